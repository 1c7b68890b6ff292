# La leçon d’OWR (data/lessons/owr.yaml) : ce qui est dit à chaque étape, et à qui répond autrement.

lesson-owr-summon = Bienvenue ! Vous êtes assis en bas, avec cinq **voies** en rangée ; chacune fait face à la voie de la maison du même numéro. Les créatures montrent ATK (rouge) et DEF (bleu). Il reste à la maison 900 de **Force vitale** (FV).
    Une fois par tour, vous pouvez invoquer une créature de votre main. **Sanglier tornade** coûte 1 **tribut** : une de vos créatures part pour lui. **Invocation Normale**, **Sanglier tornade**, tribut **Vendeur de portails** (voie 3), dans la **voie 3**, **face visible**. (Ce qui fait avancer est vert.)
lesson-owr-summon-otherwise = D’abord le plus fort : **Invocation Normale**, **Sanglier tornade**, tribut **Vendeur de portails** de la voie 3, dans la **voie 3**, **face visible**.
lesson-owr-battle = Le Vendeur de portails n’est pas parti : il est sur la **pile** derrière la voie 3 comme **âme**, et donne son bonus, +0/+100, à qui se tient devant. L’effet **Entrée** du Sanglier tornade a infligé 100 dégâts au Geai d’âme d’en face.
    Passez à la **Phase de Combat**.
lesson-owr-battle-otherwise = Gardez ces deux cartes pour plus tard. Passez maintenant à la **Phase de Combat**.
lesson-owr-attack = Les créatures combattent la voie d’en face. L’ATK rencontre ce qui reste de DEF, des deux côtés à la fois : les 300 du Sanglier tornade contre 100, les 100 de la maison contre 400. **Attaquer** avec la **voie 3**.
lesson-owr-attack-otherwise = Commencez par le coup sûr : **Attaquer** avec la **voie 3**.
lesson-owr-direct = Le Geai d’âme de la maison est une âme, lui aussi. Le vôtre (voie 2) en a une derrière lui : il frappe donc avec 200, et personne n’est en face ; cela va droit à la FV de la maison. **Attaquer** avec la **voie 2**. Laissez la voie 1 tranquille : si l’ATK est inférieure à la DEF, vous payez la différence en FV.
lesson-owr-direct-otherwise = La voie 2 n’a personne en face : **Attaquer** avec la **voie 2**. Le Fouille-vase de la voie 1 ne ferait que vous blesser.
lesson-owr-second = Il reste 700 FV. Chaque créature attaque une fois par tour, et le Fouille-vase est mieux chez lui. Passez à la **Phase Principale 2**.
lesson-owr-second-otherwise = Attaquer le Bœuf-enclume de la voie 1 vous coûterait de la FV. Passez à la **Phase Principale 2**.
lesson-owr-set = Maintenant un piège. Un **Maléfice** se **pose** face cachée sur une de vos piles et attend ce que nomme son texte : **Contrepoids** attend qu’une de vos créatures soit attaquée. **Poser une carte face cachée**, **Contrepoids**, sur la **pile 3**. (Les créatures à flèches pourraient aussi changer de voie maintenant.)
lesson-owr-set-otherwise = D’abord le piège : **Poser une carte face cachée**, **Contrepoids**, sur la **pile 3**.
lesson-owr-finish = La maison voit qu’une carte est là, mais non laquelle. Pressez **Finir le tour**.
lesson-owr-finish-otherwise = Tout est prêt. Gardez votre Rune : **Finir le tour**.
lesson-owr-jinx = Le Bœuf-enclume de la maison (300) attaque votre Fouille-vase, voie 1 (DEF 200). C’est ce que le Maléfice attendait : **Utiliser une carte posée**, **Contrepoids**. Sa DEF passe à 500 pour ce tour : qui attaque avec moins paie la différence.
lesson-owr-jinx-otherwise = Le Fouille-vase tomberait. **Utiliser une carte posée**, **Contrepoids**.
lesson-owr-cast = 500 contre 300 : la maison a payé la différence, il lui reste 500 FV. Le Fouille-vase a tenu sous le coup, mais Contrepoids a cessé avec le tour, et 300 dégâts sont trop pour une DEF de 200 : c’est une âme de la voie 1, à présent. C’est de nouveau votre tour ; vous avez pioché, et tous les dégâts des créatures sont guéris.
    Les âmes sont aussi de l’argent. **Fil d’emprunt** coûte 1 âme et donne +300 d’ATK pour le tour. **Lancer une carte de la main**, **Fil d’emprunt**, sur n’importe quelle pile, et payez avec **Vendeur de portails** (a3.1), qui ne donne pas d’ATK.
lesson-owr-cast-otherwise = Comptez : le Sanglier tornade a 300 d’ATK, la maison 500 FV. **Lancer une carte de la main**, **Fil d’emprunt**, payé avec **Vendeur de portails** (a3.1).
lesson-owr-target = Pour qui ? La voie 3 de la maison est toujours vide, donc : **Sanglier tornade (a3)**.
lesson-owr-target-otherwise = Celui qui n’a personne en face et la plus haute ATK : **Sanglier tornade (a3)**.
lesson-owr-battle-again = 600 contre une voie vide, et 500 FV. À la **Phase de Combat** !
lesson-owr-battle-again-otherwise = Vous avez ce qu’il faut. À la **Phase de Combat** !
lesson-owr-win = **Attaquer** avec la **voie 3**.
lesson-owr-win-otherwise = La voie 3 gagne tout de suite : **Attaquer** avec la **voie 3**.
lesson-owr-end = **La maison n’a plus de FV : vous avez gagné !** Vous avez offert un tribut, combattu, tendu un piège, l’avez refermé, et payé avec une âme. C’est le cœur du jeu.
    Il y a plus encore : des créatures **face cachée** qui surprennent par **Révélation**, des **Arènes** pour tous, des **Artefacts** qui agissent au sommet d’une pile, des **Armes**, des œufs à **Éclosion**, et des flèches pour changer de voie. *Ma main* et `/carte` montrent vos cartes, `/règles` explique chaque mot. Continuez avec `/partie entraînement` contre la maison, ou `/partie ouvrir` contre quelqu’un d’autre.

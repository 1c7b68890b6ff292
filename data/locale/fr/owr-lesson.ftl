# La leçon d’OWR (data/lessons/owr.yaml) : ce qui est dit à chaque étape, et à qui répond autrement.

lesson-owr-summon = Bienvenue ! Vous êtes assis en bas, avec cinq **voies** en rangée ; chacune fait face à la voie de la maison du même numéro. Les créatures montrent ATK (rouge) et DEF (bleu). Il reste 900 FV à la maison.
    Une fois par tour, vous pouvez invoquer une créature de votre main. **Tornado Boar** coûte 1 **tribut** : une de vos créatures part pour lui. **Invoquer**, **Tornado Boar**, tribut **Portal Seller** (voie 3), dans la **voie 3**, **face visible**. (Ce qui fait avancer est vert.)
lesson-owr-summon-otherwise = D’abord le plus fort : **Invoquer**, **Tornado Boar**, tribut **Portal Seller** de la voie 3, dans la **voie 3**, **face visible**.
lesson-owr-battle = Portal Seller n’est pas parti : il est sur la **pile** derrière la voie 3 comme **âme**, et donne son bonus, +0/+100, à qui se tient devant. L’effet **Entrée** de Tornado Boar a infligé 100 dégâts au Soul Jay d’en face.
    Passez à la **Phase de combat**.
lesson-owr-battle-otherwise = Gardez ces deux cartes pour plus tard. Passez maintenant à la **Phase de combat**.
lesson-owr-attack = Les créatures combattent la voie d’en face. L’ATK rencontre ce qui reste de DEF, des deux côtés à la fois : les 300 de Tornado Boar contre 100, les 100 de la maison contre 400. **Attaquer** avec la **voie 3**.
lesson-owr-attack-otherwise = Commencez par le coup sûr : **Attaquer** avec la **voie 3**.
lesson-owr-direct = Le Soul Jay de la maison est une âme, lui aussi. Le vôtre (voie 2) en a une derrière lui : il frappe donc avec 200, et personne n’est en face ; cela va droit à la FV de la maison. **Attaquer** avec la **voie 2**. Laissez la voie 1 tranquille : si l’ATK est inférieure à la DEF, vous payez la différence en FV.
lesson-owr-direct-otherwise = La voie 2 n’a personne en face : **Attaquer** avec la **voie 2**. L’oiseau de la voie 1 ne ferait que vous blesser.
lesson-owr-second = Il reste 700 FV. Chaque créature attaque une fois par tour, et celle de la voie 1 est mieux chez elle. Passez à la **Phase principale 2**.
lesson-owr-second-otherwise = Attaquer le bœuf de la voie 1 vous coûterait de la FV. Passez à la **Phase principale 2**.
lesson-owr-set = Maintenant un piège. Un **Jinx** se **pose** face cachée sur une de vos piles et attend ce que nomme son texte : celui-ci attend qu’une de vos créatures soit attaquée. **Poser une carte**, le Jinx, sur la **pile 3**. (Les créatures à flèches pourraient aussi changer de voie maintenant.)
lesson-owr-set-otherwise = D’abord le piège : **Poser une carte**, le Jinx, sur la **pile 3**.
lesson-owr-finish = La maison voit qu’une carte est là, mais non laquelle. **Finissez le tour**.
lesson-owr-finish-otherwise = Tout est prêt. Gardez votre Rune et **finissez le tour**.
lesson-owr-jinx = Le bœuf de la maison (300) attaque votre oiseau de la voie 1 (DEF 200). C’est ce que le Jinx attendait : **Utiliser une carte posée**, le Jinx. La DEF de votre oiseau passe à 500.
lesson-owr-jinx-otherwise = Votre créature tomberait. **Utiliser une carte posée**, le Jinx.
lesson-owr-cast = Votre créature tient, et la maison a payé la différence : il lui reste 500 FV. C’est de nouveau votre tour ; vous avez pioché, et tous les dégâts des créatures sont guéris.
    Les âmes sont aussi de l’argent. Votre Rune Flash coûte 1 âme et donne +300 d’ATK pour le tour. **Lancer une Rune**, sur n’importe quelle pile, et payez avec **Portal Seller** (a3.1), qui ne donne pas d’ATK.
lesson-owr-cast-otherwise = Comptez : Tornado Boar a 300 d’ATK, la maison 500 FV. **Lancer une Rune**, payée avec **Portal Seller** (a3.1).
lesson-owr-target = Pour qui ? La voie 3 de la maison est toujours vide, donc : **Tornado Boar (a3)**.
lesson-owr-target-otherwise = Celui qui n’a personne en face et la plus haute ATK : **Tornado Boar (a3)**.
lesson-owr-battle-again = 600 contre une voie vide, et 500 FV. À la **Phase de combat** !
lesson-owr-battle-again-otherwise = Vous avez ce qu’il faut. À la **Phase de combat** !
lesson-owr-win = **Attaquer** avec la **voie 3**.
lesson-owr-win-otherwise = La voie 3 gagne tout de suite : **Attaquer** avec la **voie 3**.
lesson-owr-end = **La maison n’a plus de FV : vous avez gagné !** Vous avez sacrifié, combattu, tendu un piège, l’avez refermé, et payé avec une âme. C’est le cœur du jeu.
    Il y a plus encore : des créatures **face cachée** qui surprennent par **Révélation**, des **Arènes** pour tous, des **Artefacts** qui agissent au sommet d’une pile, des **Armes**, des œufs à **Éclosion**, et des flèches pour changer de voie. *Ma main* et `/card` montrent vos cartes, `/rules` explique chaque mot. Continuez avec `/match practice` contre la maison, ou `/match open` contre quelqu’un d’autre.

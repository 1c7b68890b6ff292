# La leçon de Rise (data/lessons/rise.yaml) : ce qui est dit à chaque étape, et à qui répond autrement.

goal-rise = But : faire tomber à 0 la Vie des deux Invocateurs de chaque adversaire. Le dernier à avoir un Invocateur gagne.

lesson-rise-package = Bienvenue ! Vos deux **Invocateurs** sont en bas, à gauche, leur Vie dans le cœur ; la maison en a deux aussi, en haut. Qui perd les deux est éliminé. Ceux de la maison ont 3 de Vie chacun : deux bons coups, et vous avez gagné.
    Un tour commence par la **Restauration** : des cartes ou des pièces. Prenez l’un ou l’autre ; des cartes, ce n’est jamais une erreur. (Ce qui fait avancer la leçon est en vert.)
lesson-rise-package-otherwise = Un tour commence par l’un de ces deux choix. Prenez celui que vous voulez.
lesson-rise-level = Les Invocateurs paient presque tout en **Points de Capacité** (PC) : 1 par tour au niveau 1. Une **Montée de niveau** en renforce un pour le reste de la partie, et ne coûte rien. **Jouer une Montée de niveau**, puis **Second serment**, puis **Vieux Péager** (as2).
lesson-rise-level-otherwise = Chaque chose en son temps. D’abord la Montée de niveau : elle est gratuite, une fois par tour, et donne désormais 2 PC au Vieux Péager. **Jouer une Montée de niveau**, **Second serment**, **Vieux Péager**.
lesson-rise-invoke = À présent, un allié pour 1 PC. Les nombres d’une Créature sont Attaque / Défense. **Barbier rouillé** est 2/3 avec **Riposte** : son Attaque double quand il bloque. **Invoquer une carte**, puis **Barbier rouillé**, payé par **Mère Laîche** (as1) : le Vieux Péager garde ses PC pour plus tard.
lesson-rise-invoke-otherwise = Gardez les PC du Vieux Péager pour le tour de la maison ; il vous en faudra un. **Invoquer une carte**, **Barbier rouillé**, **Mère Laîche**.
lesson-rise-attack = Une Créature ne peut pas attaquer le tour où elle arrive : Barbier rouillé attend. Veuve lamproie (a1) et Courtier en sangsues (a2) sont là depuis longtemps, et personne ne leur a demandé d’être doux. **Attaquer**.
lesson-rise-attack-otherwise = Ici, deux Créatures avec 3 d’Attaque ; en face, un Invocateur avec 3 de Vie. **Attaquer**.
lesson-rise-attackers = Quelles Créatures attaquent ? Vous les nommez une à une. **Veuve lamproie (a1) attaque** la maison, puis **Courtier en sangsues (a2)**. (S’il y en avait plus, **Terminé** dirait que personne d’autre n’attaque.) Les attaquants **s’inclinent** : ils ne peuvent plus bloquer jusqu’à votre prochain tour.
lesson-rise-attackers-otherwise = Envoyez les deux, la maison n’en bloquera peut-être qu’un : d’abord **Veuve lamproie (a1)**, puis **Courtier en sangsues (a2)**.
lesson-rise-pass = Garde riveté a bloqué Veuve lamproie et en est mort : 3 dégâts contre 3 de Défense. Des dégâts inférieurs à la Défense ne font rien. Personne n’a bloqué Courtier en sangsues, un Invocateur a donc pris le coup : **Docteur Voile est perdu**. Plus qu’un !
    Il n’y a rien de plus à faire maintenant. **Passer le tour**.
lesson-rise-pass-otherwise = Vous avez fait ce qu’il y avait à faire ; gardez les PC du Vieux Péager pour la suite. **Passer le tour**.
lesson-rise-respond = La maison vous attaque avec Infirmière de peste (3/3) et Rêveuse fébrile (2/4). Avant que quiconque bloque, vous pouvez **répondre**, avec des cartes à vitesse **Imminente**. **Couvre-feu soudain** renvoie un attaquant chez lui : **Invoquer une carte**, **Couvre-feu soudain**, **Infirmière de peste (b2)**, la plus forte. Le Vieux Péager a encore ses PC.
lesson-rise-respond-otherwise = Vous pourriez les laisser venir. Mais vous avez gardé une carte et un Point de Capacité pour ce moment : **Invoquer une carte**, **Couvre-feu soudain**, **Infirmière de peste (b2)**.
lesson-rise-block = Rêveuse fébrile (b3) avance seule. Vos deux attaquants sont inclinés, mais pas Barbier rouillé (a3), qui riposte avec deux fois son Attaque : 4 contre 4 de Défense. **Barbier rouillé (a3) bloque**.
lesson-rise-block-otherwise = Sans bloqueur, un de vos Invocateurs subit les 2 dégâts. Barbier rouillé tient le choc, et riposte : **Barbier rouillé (a3) bloque**.
lesson-rise-package-again = Rêveuse fébrile n’est plus là, et c’est de nouveau votre tour. Invocateurs et Créatures se sont redressés, et la Restauration vient d’abord : prenez ce que vous voulez.
lesson-rise-package-again-otherwise = L’un de ces deux choix, comme à chaque tour.
lesson-rise-skill = Encore une chose : chaque Invocateur a des **Compétences**, payées en PC. **Utiliser une Compétence d’Invocateur**, puis **Vieux Péager** (as2), puis celle qui vous plaît. Vous pouvez le faire aussi pendant les tours de la maison.
lesson-rise-skill-otherwise = Bientôt. Voyez d’abord ce qu’un Invocateur sait faire seul : **Utiliser une Compétence d’Invocateur**, **Vieux Péager**, et celle qui vous plaît.
lesson-rise-attack-again = Infirmière de peste a attaqué et reste inclinée : personne en face ne peut bloquer, et Sœur Toux a 3 de Vie. Vous savez quoi faire.
lesson-rise-attack-again-otherwise = Plus tard, c’est trop tard. **Attaquer** maintenant, et la partie est à vous.
lesson-rise-attackers-again = Veuve lamproie (a1) d’abord, puis Courtier en sangsues (a2), et Barbier rouillé (a3) si vous voulez ; puis **Terminé**.
lesson-rise-attackers-again-otherwise = Envoyez au moins Veuve lamproie (a1) et Courtier en sangsues (a2), dans cet ordre, puis **Terminé**.
lesson-rise-end = **Les deux Invocateurs de la maison sont perdus : vous avez gagné !** Vous avez restauré, monté de niveau, invoqué, attaqué, répondu, bloqué et utilisé une Compétence. C’est tout un tour de jeu.
    Beaucoup de cartes ont leurs propres **Actions**, payées en pièces ou décidées par un lancer de pièce ou de dé : *Ma main* et `/carte` les montrent, `/règles` explique chaque mot. Continuez contre la maison avec `/partie entraînement`, ou contre un à trois autres avec `/partie ouvrir`.

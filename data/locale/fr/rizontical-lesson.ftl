# La leçon de Rizontical (data/lessons/rizontical.yaml) : ce qui est dit à chaque étape, et à qui répond autrement.

goal-rizontical = But : vaincre les Fighters adverses. Chacun rapporte une Soul ; 6 Souls gagnent, et un adversaire sans Fighter a perdu.

lesson-rizontical-move = Bienvenue ! Les pièces rondes sont vos **Fighters**, les carrées ceux de la maison ; le nombre dans le coin est l’emplacement d’un Fighter, celui dans le cœur ses HP. Chaque Fighter vaincu vous donne une **Soul**, et 6 Souls gagnent. Vous en avez 3 : il en manque trois, toutes à portée.
    C’est le tour de **Kain**, en c5. Pendant son tour, un Fighter se déplace une fois, pousse une fois et frappe une fois, dans l’ordre qu’il veut. **Poe** est en c8, le bord du plateau juste derrière lui. Allez vous placer devant lui : **Se déplacer**, puis **c7** (ce qui fait avancer la leçon est en vert).
lesson-rizontical-move-otherwise = C’est possible aussi. Mais Poe est encore hors de portée de Kain, et ce serait dommage de l’y laisser. **Se déplacer**, puis **c7** : les deux cases marquées se toucheront.
lesson-rizontical-push = Vous voilà au contact. Kain pousse de 2 cases au plus, et Poe ne peut aller nulle part : le bord est derrière lui. Chaque case qu’il ne peut pas parcourir lui coûte 1. **Pousser**, puis **2**. (Seul Poe peut être poussé, et seulement vers le nord : quand il n’y a qu’un choix, il est fait pour vous.)
lesson-rizontical-push-otherwise = D’abord le cadeau : pousser contre le bord ne coûte rien, et un Fighter peut pousser et frapper dans le même tour. Frapper finit le tour, alors poussez avant. **Pousser**, puis **2**.
lesson-rizontical-hit = Il reste 2 HP à Poe ; voyez le cœur en c8. Un coup retire votre **ATK** moins sa **DEF** : 3 moins 1. Frapper, c’est aussi finir le tour de Kain. **Frapper**, puis **c8**.
lesson-rizontical-hit-otherwise = Poe est juste là avec 2 HP, un coup suffit. **Frapper**, puis **c8**.
lesson-rizontical-weakness = Kain a deux éléments : à vous de dire lequel compte. Poe est de glace et a une **Faiblesse** au feu, qui ajoute 2 à ce qu’il subit. **Feu**.
lesson-rizontical-weakness-otherwise = La terre suffirait cette fois. Mais retenez l’astuce : chaque choix montre les DMG qu’il inflige, et la Faiblesse de Poe est le feu. **Feu**.
lesson-rizontical-deploy = Votre quatrième Soul ! La maison n’avait plus personne à jouer à l’emplacement 1, et voici le tour 2 de la timeline : chaque camp a pioché un **Power** et gagné 2 **AP**, et les Fighters de l’emplacement 2 agissent, le plus rapide d’abord. C’est le vôtre, **ZILL**.
    Vous avez un Fighter dans votre deck, et deux emplacements vides. Le faire venir ne coûte rien : **Déployer**, puis l’emplacement **3** ou **4**.
lesson-rizontical-deploy-otherwise = Bientôt. Appelez d’abord du renfort : un emplacement vide, c’est un tour où personne des vôtres n’agit. **Déployer**, puis l’emplacement **3** ou **4**.
lesson-rizontical-deploy-cell = Les Fighters arrivent de votre côté du plateau. Hurlecuivre sera bien partout pour l’instant : choisissez n’importe quelle case marquée.
lesson-rizontical-deploy-cell-otherwise = N’importe laquelle des cases marquées convient.
lesson-rizontical-power = Une carte, maintenant. Les **Powers** se paient en AP ; *Ma main* montre les vôtres. **Trempe** (2 AP) fait infliger 2 de plus aux coups d’un allié. Le Defecator en g5, juste à côté de ZILL, est coriace : sans Trempe, il pourrait tenir. **Power**, puis **Trempe** et **f4 : ZILL**.
lesson-rizontical-power-otherwise = Le Defecator à côté de vous a 4 HP et 2 de DEF. Pour cela, il faut à ZILL un peu plus de force : **Power**, **Trempe**, puis ZILL en **f4**.
lesson-rizontical-skill = Les **Skills** font le caractère d’un Fighter. Le deuxième de ZILL, un **SPELL**, frappe toutes les cases autour de lui et coûte 2 AP. Il compte comme son coup, et finit donc son tour. **Skill**, puis **Skill 2**.
lesson-rizontical-skill-otherwise = Vous pourriez. Mais avec Trempe sur ZILL et le Defecator à côté de lui, son SPELL est le meilleur coup du plateau. **Skill**, puis **Skill 2**.
lesson-rizontical-skill-weakness = ZILL a presque tous les éléments. Chaque bouton dit ce qu’il infligerait ; la Faiblesse du Defecator est l’**Air**.
lesson-rizontical-skill-weakness-otherwise = Regardez les nombres : l’**Air** inflige le plus.
lesson-rizontical-respond = Cinq Souls. Et la maison riposte : le Greffier du ressac est venu en f6, et s’apprête à frapper ZILL en f4. C’est une **réponse** : avant que le coup porte, vous pouvez agir. ZILL a un Skill **TRIGGER** pour cet instant précis, et il ne coûte rien. Choisissez **ZILL (A2) : Skill 1**. (*Passer* laisserait le coup porter.)
lesson-rizontical-respond-otherwise = Passer est permis, et souvent sage. Ici, vous prendriez le coup pour rien : ZILL peut frapper le premier. **ZILL (A2) : Skill 1**.
lesson-rizontical-respond-sure = Certains effets disent « peut » : ils demandent. Celui-ci, vous le voulez : **Oui**.
lesson-rizontical-respond-sure-otherwise = C’est gratuit, et cela frappe avant qu’on vous frappe. **Oui**.
lesson-rizontical-respond-weakness = Encore une fois, quel élément ? Le Greffier est fait d’eau : pensez à ce qu’on ne fait pas dans son bain. **Foudre**.
lesson-rizontical-respond-weakness-otherwise = La Faiblesse du Greffier est la **Foudre** : elle inflige le plus.
lesson-rizontical-end = **Six Souls : vous avez gagné !** Vous vous êtes déplacé, avez poussé, frappé, déployé, joué un Power, utilisé un Skill et répondu à une attaque. C’est tout un tour de jeu.
    Restent les cartes : *Ma main* et `/carte` les montrent, `/règles` explique chaque mot. Continuez contre la maison avec `/partie entraînement`, ou contre quelqu’un avec `/partie ouvrir`.

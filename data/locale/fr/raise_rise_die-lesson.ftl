# La leçon de Raise, Rise & Die (data/lessons/raise_rise_die.yaml) : ce qui est dit à chaque étape, et à qui répond autrement.

lesson-raise_rise_die-lay = Bienvenue, revenant ! Vous êtes en bas. Il vous reste 14 **PV**, à la maison 12 ; qui tombe à 0 a perdu. Chaque carte porte une **valeur d’âme (VA)** : c’est ce qu’elle coûte, ce qu’elle rapporte sacrifiée, et ce que vous perdez si elle tombe comme **Top soul**, la carte retournée sur le deck.
    C’est votre tour dans l’**Affrontement**. Un **assaut** (rouge) se pose chez l’adversaire, sur un de ses cinq **emplacements**. **Poser** **Crochet de cendre** en **Haut**, et **sacrifiez** pour lui **Écran de fumée** (VA 2) : il coûte 1, l’autre point reste en **Réserve**.
lesson-raise_rise_die-lay-otherwise = Commencez par le coup le moins cher : **Poser** **Crochet de cendre** en **Haut** de la maison, en sacrifiant **Écran de fumée**.
lesson-raise_rise_die-counter = 2 dégâts : la Top soul de la maison (VA 1) est tombée, puis la suivante, car il restait 1 dégât. Peu importe combien : elle perd toute la VA, soit 1 + 2 PV.
    La maison riposte : **Avance régulière**, 4 dégâts sur votre **Corps**. On **contre** sur le même emplacement : une **défense** (verte) retire son **Blocage** des dégâts. **Contrer** avec **Voile de braise** en **Corps**. Votre Réserve suffit, ne sacrifiez rien de plus.
lesson-raise_rise_die-counter-otherwise = 4 dégâts feraient mal. **Contrer** avec **Voile de braise** en **Corps**, sans rien sacrifier.
lesson-raise_rise_die-answer = 4 − 2 : il est resté 2 dégâts, et deux Top souls de VA 1 sont tombées. Mais une défense qui bloque applique toujours son texte : **Brûlez 1** (et 1 de plus grâce à Orsanne) a envoyé une Top soul de la maison au **Néant**, d’où elle ne revient pas. Rien ne peut bloquer une brûlure.
    La maison pose un **soutien** (violet) : **Rappel des troupes**, Ébranlement 2, qui piocherait une carte. Avant et après chaque carte s’ouvre une **fenêtre de réaction** pour les **instantanés**. **Répondre** avec **Point d’éclair** : 2 dégâts suffisent à annuler un Ébranlement de 2. Sacrifiez **Semer les tisons**.
lesson-raise_rise_die-answer-otherwise = Ne la laissez pas piocher : **Répondre** avec **Point d’éclair** sur **Rappel des troupes**, en sacrifiant **Semer les tisons**.
lesson-raise_rise_die-infusion = Annulé ! Vous n’avez pas contré davantage : le tour vous revient.
    Certains soutiens ont un **texte d’infusion** (bleu) : posés sur un emplacement optimal et non contrés, ils peuvent rejoindre une **châsse** de vos armes à la fin de la passe d’armes. **Poser** **Habit ignifuge** en **Corps**, en sacrifiant **Brèche roussie**.
lesson-raise_rise_die-infusion-otherwise = D’abord de quoi durer : **Poser** **Habit ignifuge** en **Corps**, en sacrifiant **Brèche roussie**.
lesson-raise_rise_die-pass = La maison a **passé**. L’Affrontement finit quand les deux joueurs passent à la suite, ou quand l’un passe deux fois d’affilée. **Passer**.
lesson-raise_rise_die-pass-otherwise = Il n’y a plus rien à gagner ici : **Passer**.
lesson-raise_rise_die-infuse = **Consolidation** : les cartes posées vont à la défausse, et la défausse sous le deck. Les sacrifiées, elles, restent au Néant. Avant cela, infusez **Habit ignifuge**.
lesson-raise_rise_die-infuse-otherwise = La châsse est libre, et l’occasion ne revient pas : choisissez **Habit ignifuge**.
lesson-raise_rise_die-gather = La châsse est occupée pour de bon : à partir de maintenant, la première carte que vous transcenderez à chaque passe d’armes vous rendra 2 PV.
    Rassemblez vos autres cartes **dans l’ordre de votre choix** : la première partie à la défausse sera repiochée la première. Cet ordre reste secret.
lesson-raise_rise_die-gather-otherwise = Rassemblez vos trois cartes, **dans l’ordre de votre choix**.
lesson-raise_rise_die-latent = Nouvelle passe d’armes. Vous avez pioché vos 3 cartes (**potentiel actif**). Le **potentiel latent** est un stock de pioches en plus, pour toute la partie : il vous en reste 2. Prenez une carte : **Piocher dans le deck**.
lesson-raise_rise_die-latent-otherwise = Une carte de plus, et du **deck** : le Néant n’offre que ce que vous avez sacrifié en dernier.
lesson-raise_rise_die-enough = **Volée de bûcher** : voilà ce qu’il fallait. Gardez l’autre pioche pour plus tard : **Ne plus piocher**.
lesson-raise_rise_die-enough-otherwise = Vous avez ce qu’il faut : **Ne plus piocher**, et gardez votre dernier potentiel latent.
lesson-raise_rise_die-win = La maison, qui avait passé la première, vous laisse commencer. Il lui reste 7 PV.
    Votre **Volée de bûcher** inflige 4 dégâts ; **transcendée**, sa seconde sphère en donne 7. Cela coûte ses 3 VA **et** 3 PV, et la carte part au Néant. **Poser** **Volée de bûcher** en **Corps**, **transcendée**, en sacrifiant **Serment de la veuve** et **Voile de braise**.
lesson-raise_rise_die-win-otherwise = 7 PV, 7 dégâts : **Poser** **Volée de bûcher** en **Corps**, **transcendée**, avec **Serment de la veuve** et **Voile de braise** en sacrifice.
lesson-raise_rise_die-end = **La maison est tombée à 0 PV : vous avez gagné !** Vous avez posé, contré, réagi, infusé, transcendé. C’est le cœur du jeu : le deck est à la fois votre arme, votre monnaie et votre armure.
    Il y a plus encore : les **objets**, qu’on incline pour les **utiliser**, les **marqueurs** Poison et Saignement, **Enchaînement**, **Frénésie**, **Amplitude**, et la capacité de chaque personnage. *Ma main* et `/carte` montrent vos cartes, `/règles` explique chaque mot. Continuez avec `/partie entraînement` contre la maison, ou `/partie ouvrir` contre quelqu’un d’autre.

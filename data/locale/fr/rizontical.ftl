# Rizontical : ce que le jeu demande, fait, note et refuse. Un nom de carte n’a pas de genre connu : les phrases s’en passent.
#
same-rizontical = frapper attaquer cogner taper, power jouer joue lancer pouvoir, deplacer aller avancer bouger marcher, pousser pousse, defausser jeter, deployer invoquer placer, skill competence

# Les mots du jeu restent ceux du livret : Numen, Fighter, Power, Skill, Summon, Tile, Soul, AP, DMG (le DMG, un DMG), HP, Mana, ATK, DEF, MP, RA,
# PSH, Speed, Protection, Use, Time, Buff, Debuff, Status, Marker, Enchantment, Conjuration, Aura, Trigger, PASSIVE, SPELL, ULTIMATE, UNIQUE,
# Common, Legendary, Deploy Zone, void, timeline. Sont français : Weakness Faiblesse, Resistance Résistance, slot emplacement, round manche, turn tour, hand
# main, cell case, hit coup (frapper), push poussée (pousser), move déplacement, set poser, deploy déployer, negate annuler, take DMG prendre, deal
# infliger, defeated vaincu, les éléments et les types, ability capacité.

## Noms

rz-fighter = { $name } ({ $at })
rz-power-at = { $name } ({ $at })
rz-facedown = une carte face cachée ({ $at })
rz-token = { $name } ({ $at })
rz-cell = { $cell }
rz-target = { $key } : { $name }
rz-target-own = { $key } : { $name }, à vous
rz-card = { $name }
rz-slot = Emplacement { $slot }
rz-condition = { $what }
rz-buff = Buff { $name }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }
rz-debuff = Debuff { $name }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }
rz-status = { $name }
rz-nowhere = Nulle part
rz-none-fits = Aucune carte ne convient
rz-stay = Rester
rz-first = Commencer
rz-second = Être second
rz-pass = Passer
rz-path = { $cell }, { $n ->
        [one] 1 case
       *[other] { $n } cases
    }
rz-path-over = { $cell }, { $n ->
        [one] 1 case
       *[other] { $n } cases
    } (par { $tiles })
rz-skill = Skill { $number }, { $label } ({ $ap } AP)
rz-power-cost = { $name } ({ $ap } AP)
rz-power-use = { $name } (Use { $n })
rz-discard-field = { $name }, sur l’emplacement { $slot }
rz-effect-of = { $what }
rz-use-enchantment = Enchantment { DE($what) }
rz-use-skill = { $who } : Skill { $number } ({ $ap } AP)
rz-use-trigger = { $what }, sur l’emplacement { $slot } ({ $ap } AP)
rz-with-element = { $what } : { $dmg } DMG
rz-with-type = { $what } : { $dmg } DMG
rz-dir-n = nord
rz-dir-ne = nord-est
rz-dir-e = est
rz-dir-se = sud-est
rz-dir-s = sud
rz-dir-sw = sud-ouest
rz-dir-w = ouest
rz-dir-nw = nord-ouest
rz-element-neutral = Neutre
rz-element-fire = Feu
rz-element-ice = Glace
rz-element-air = Air
rz-element-earth = Terre
rz-element-thunder = Foudre
rz-element-water = Eau
rz-element-akasha = Akasha
rz-type-physical = Physique
rz-type-magical = Magique
rz-stat-atk = ATK
rz-stat-def = DEF
rz-stat-mana = Mana
rz-stat-mp = MP
rz-stat-ra = RA
rz-stat-psh = PSH
rz-section-numen = Numen
rz-section-fighters = Fighters
rz-section-powers = Powers

## Actions

rz-verb-move = Se déplacer
rz-verb-hit = Frapper
rz-verb-push = Pousser
rz-verb-skill = Skill
rz-verb-power = Power
rz-verb-use = Utiliser en jeu
rz-verb-set = Poser un Trigger
rz-verb-discard = Défausser
rz-verb-deploy = Déployer
rz-verb-conjure = Conjuration ({ $ap } AP)
rz-verb-decline = Ne rien faire
rz-verb-skip = Sauter le tour
rz-verb-skip-ap = Sauter le tour (+2 AP)
rz-verb-end = Finir le tour
rz-does-discard = { $who } défausse une carte de sa main
rz-does-discard-field = { $who } défausse le Power de l’emplacement { $slot }
rz-does-deploy = { $who } déploie sur l’emplacement { $slot }
rz-does-move = { $who } se déplace : { $path }
rz-does-hit = { $who } frappe { $target } en { $at }
rz-does-hit-empty = { $who } frappe la case vide { $at }
rz-does-hit-dealt = { $who } a frappé en { $at }
rz-does-push = { $who } pousse { $target } de { $n }
rz-does-set = { $who } pose un Power Trigger sur l’emplacement { $slot }
rz-does-skip = { $who } saute son tour
rz-does-skill = { $what } utilise le Skill { $number }{ rz-does-skill.of }, { $label }
    .of = { $other ->
        [yes] {" "}{ DE($of) }
       *[no] {""}
    }
rz-does-skill-at = { $what } utilise le Skill { $number }{ rz-does-skill.of }, { $label }, sur { $at }
rz-does-power = { $who } joue { $what }
rz-does-power-at = { $who } joue { $what } sur { $at }
rz-does-use = { $who } utilise { $what }
rz-does-use-at = { $who } utilise { $what } sur { $at }
rz-does-trigger = { $who } retourne { $what }
rz-does-trigger-at = { $who } retourne { $what } sur { $at }
rz-does-conjure = { $who } utilise la Conjuration { DE($what) }
rz-does-conjure-at = { $who } utilise la Conjuration { DE($what) } sur { $at }
rz-does-enchant = { $who } utilise l’Enchantment { DE($what) }
rz-does-enchant-at = { $who } utilise l’Enchantment { DE($what) } sur { $at }

## Questions

rz-ask-main = Que faites-vous ?
rz-ask-respond = Répondre ?
rz-ask-about-whom = Pour lequel ?
rz-ask-targets = { $card } : { $effect }{ BEGINS($effect, "choisissez", "ciblez") ->
    [yes] {""}
   *[no] {" "}À vous de choisir.
}
rz-about-effect = { $card } : { $text }
rz-about-turn = { $who } agit. Vous avez { $ap } AP.
rz-about-bonus = Une action bonus, avant que l’autre joueur continue : une action avec { $who }, ou avec vos cartes. Vous avez { $ap } AP.
rz-about-nobody = Vous n’avez aucun Fighter sur l’emplacement { $slot }, celui qui agit ce tour-ci : seules vos cartes peuvent agir. Vous avez { $ap } AP.
rz-forecast = { $dmg } DMG{ $protection ->
        [0] {""}
       *[other] {" "}(dont { $protection } sur la Protection)
    }, HP { $hp } → { $left }
rz-forecast-defeat = { $dmg } DMG{ $protection ->
        [0] {""}
       *[other] {" "}(dont { $protection } sur la Protection)
    }, HP { $hp } → 0 : vaincu
rz-forecast-summon = { $dmg } DMG : vaincu
rz-forecast-none = aucun DMG
rz-forecast-shield = son Shield annule les { $dmg } DMG
rz-forecast-invincible = aucun DMG : il est Invincible
rz-forecast-sheltered = aucun DMG : personne n’est blessé au tout premier tour
rz-ask-optional = { $card } : { $effect } Le faire ?
rz-ask-aim = Quelle case frapper ?
rz-ask-direction = Quelle direction ?
rz-ask-move = Aller où ? (MP { $mp })
rz-ask-push = Pousser qui ?
rz-ask-push-cells = De combien de cases ?
rz-ask-push-direction = Dans quelle direction pousser { $who } ?
rz-lent-skill = { $who } : Skill { $number }, { $label } ({ $ap } AP)
rz-ask-skill = Quel Skill ?
rz-ask-power = Quel Power ?
rz-ask-power-slot = Sur quel emplacement de Power ?
rz-ask-bearer = Sur quel Fighter ?
rz-ask-use = Quel Power en jeu ?
rz-ask-set = Quel Power Trigger ?
rz-ask-discard-action = Défausser quel Power pour 1 AP ?
rz-ask-deploy-slot = Sur quel emplacement ?
rz-ask-deploy-card = Quel Fighter ?
rz-ask-deploy-cell = Où se place { $what } ?
rz-ask-toss = Vous gagnez le tirage. Commencer la mise en place, ou la suivre ?
rz-ask-mulligan = Mulligan : quelles cartes vont sous votre deck, contre autant de nouvelles ? (jusqu’à 5, la dernière nommée sera tout en dessous ; aucune d’elles : vous gardez tout)
rz-ask-element = { $by } frappe { $who } : quel élément s’applique ?
rz-ask-type = { $by } frappe { $who } : quel type s’applique ?
rz-ask-order = Plusieurs effets agissent : dans quel ordre ?
rz-ask-order-summons = Dans quel ordre vos Summons prennent-ils le DMG ?
rz-ask-replacement = Quel effet s’applique d’abord ?
rz-ask-defeat-draw = Défaite { DE($who) }. Piocher 1 Power ?
rz-ask-defeat-deploy = Déployer un Fighter sur l’emplacement { $slot } ?
rz-ask-defeat-deploy-last = Déployer un Fighter sur l’emplacement { $slot } ? Vous n’en avez plus sur le plateau : sinon, vous perdez.
rz-ask-discard = Défaussez { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
rz-ask-cost-discard = Le coût : défaussez { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
rz-ask-cost-payer = Le coût : lequel des vôtres { $way ->
        [destroy] détruisez-vous
        [return] renvoyez-vous
        [defeat] est vaincu
       *[other] le paie
    } ?
rz-ask-cost-way = Quel coût payez-vous ?
rz-ask-search = Fouillez votre deck de Powers : que prenez-vous ?
rz-ask-reorder = Dans quel ordre les remettre ? (la première est sur le dessus)
rz-ask-cleanse = Quelles conditions retirer { TO($who) } ?
rz-ask-move-buff = Combien { DE($name) } passe { DE($who) } { TO($to) } ?
rz-ask-place = Où va { $what } ?
rz-ask-facing = Dans quel sens tourner { $what } ?
rz-ask-slot = Sur quel emplacement va { $who } ?
rz-ask-control-slot = Sur lequel de vos emplacements va { $who } ?
rz-ask-effect-path = Où bouge { $who } ? (jusqu’à { $upto })
rz-ask-number = Combien ?

## Ce à quoi on peut répondre

rz-event-announced = { $who } agit.
rz-event-targeted = Quelque chose vise { $who }.
rz-event-about-to-be-hit = { $by } va frapper { $who }.
rz-event-hit-done = { $by } a frappé.
rz-event-hit-negated = Le coup { DE($by) } a été annulé.
rz-event-calc-a = Le DMG subi par { $who } va être calculé.
rz-event-calc-b = { $who } doit prendre { $n } DMG.
rz-event-dmg-about = { $who } va prendre { $n } DMG.
rz-event-damaged = { $who } a pris { $n } DMG.
rz-event-hp-lost = { $who } a perdu { $n } HP.
rz-event-healed = { $who } a récupéré { $n } HP.
rz-event-defeated = Défaite { DE($who) }.
rz-event-would-be-defeated = Défaite imminente { DE($who) }.
rz-event-deployed = Déploiement { DE($who) }.
rz-event-removed = { $who } a quitté le plateau.
rz-event-step = { $who } arrive sur une case.
rz-event-moved = { $who } a bougé.
rz-event-push-about = { $by } va pousser { $who }.
rz-event-pushed = Poussée { DE($who) }.
rz-event-blocked = Quelque chose a arrêté { $who } pendant une poussée.
rz-event-power-used = Utilisation { DE($who) }.
rz-event-power-set = Un Power Trigger a été posé.
rz-event-would-be-destroyed = Destruction imminente { DE($who) }.
rz-event-destroyed = Destruction { DE($who) }.
rz-event-power-left = { $who } a quitté le terrain.
rz-event-skill-used = { $who } a utilisé un Skill.
rz-event-condition-gained = { $who } a reçu une condition.
rz-event-condition-lost = { $who } a perdu une condition.
rz-event-marker-placed = { $who } a reçu un Marker.
rz-event-ap-gained = { $who } a gagné { $n } AP.
rz-event-ap-lost = { $who } a perdu { $n } AP.
rz-event-drawn = { $who } a pioché { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
rz-event-discarded = { $who } a défaussé.
rz-event-searched = { $who } a fouillé un deck.
rz-event-summoned = Invocation { DE($who) }.
rz-event-tile-placed = Pose { DE($who) }.
rz-event-deck-empty = Le deck de Powers { DE($who) } est vide.
rz-event-bonus-taken = { $who } prend une action bonus.
rz-event-round-start = La manche commence.
rz-event-turn-start = Le tour de la timeline commence.
rz-event-own-turn-start = Le tour du joueur commence.
rz-event-turn-end = Le tour du joueur se termine.
rz-event-own-turn-end = Le tour du joueur se termine.
rz-event-round-end = La manche se termine.

## Le journal

rz-log-setup-shuffled = Les decks sont mélangés.
rz-log-setup-placed = Chacun pose deux Fighters face cachée sur les emplacements 1 et 2.
rz-log-setup-toss = { $winner } gagne le tirage de la mise en place.
rz-log-numen = { $who } révèle { $what }.
rz-log-mulligan = { $who } { $n ->
        [0] ne rend aucune carte
        [one] rend 1 carte
       *[other] rend { $n } cartes
    }.
rz-log-mulligan-these = Vous { $n ->
        [0] ne rendez aucune carte
       *[other] rendez { $cards }
    }.
rz-log-round = La manche { $round } commence.
rz-log-round-end = La manche { $round } se termine.
rz-log-turn = Manche { $round }, tour { $turn } de la timeline.
rz-log-order = { $first } joue en premier le tour { $turn } de la timeline.
rz-log-player-turn = { $who } joue le tour { $turn } de la timeline.
rz-log-turn-end = Fin du tour { DE($who) }.
rz-log-turn-will-end = Le tour finira une fois tout ce qui est en cours achevé.
rz-log-round-will-end = La manche finira une fois tout ce qui est en cours achevé.
rz-log-bonus = { $who } peut prendre une action bonus.
rz-log-extra-turn = { $who } gagne un tour de plus.
rz-log-speed-toss-round = Égalité sur l’emplacement { $slot }, tirage pour le début de la manche : { $winner } passe en premier.
rz-log-speed-toss = Égalité sur l’emplacement { $slot }, tirage : { $winner } passe en premier.
rz-log-heads = { $who } tire pile ou face : face.
rz-log-tails = { $who } tire pile ou face : pile.
rz-log-drew = { $who } pioche { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }.
rz-log-drew-these = Vous piochez { $cards }.
rz-log-void-reshuffled = { $who } mélange son void de Powers pour en faire un nouveau deck.
rz-log-shuffled = { $who } mélange un deck.
rz-log-discarded = { $who } défausse { $cards }.
rz-log-ap-gained = { $who } gagne { $n } AP.
    .many = { $who } gagnent { $n } AP chacun.
rz-log-ap-lost = { $who } perd { $n } AP.
    .many = { $who } perdent { $n } AP chacun.
rz-log-souls = { $who } a maintenant { $souls } { $souls ->
        [one] Soul
       *[other] Souls
    }.
rz-log-marked = Marker { $marker } : { $at }.
rz-log-unmarked = Le Marker { $marker } { DE($at) } est retiré.
rz-log-reveals = { $who } révèle { $what } sur l’emplacement { $slot }.
rz-log-deployed = { $who } entre en jeu en { $at }.
rz-log-moved = { $who } bouge de { $start } à { $end }.
rz-log-pushed = Poussée { DE($who) } : { $n }, direction { $direction }.
rz-log-blocked-border = Le bord arrête { $who } : il manque { $n } { $n ->
        [one] case
       *[other] cases
    }.
rz-log-blocked-entity = { $by } arrête { $who } : il manque { $n } { $n ->
        [one] case
       *[other] cases
    }.
rz-log-put = { $who } va en { $at }.
rz-log-swapped = { $a } et { $b } échangent leurs places.
rz-log-slots = { $a } et { $b } échangent leurs emplacements.
rz-log-slot = { $who } va sur l’emplacement { $slot }.
rz-log-hit-empty = { $who } frappe dans le vide en { $at }.
rz-log-learned = { $who } a les Skills { DE($of) }.
rz-log-does = { $what }.
rz-log-retargeted = Cela vise désormais { $who } : { $what }.
rz-log-hit-turned = Le coup frappe { $who } à la place { DE($instead) }.
rz-log-hit-negated = Le coup { DE($who) } est annulé.
rz-log-sum = { $who } : ATK { $atk } − DEF { $defense } = { $base } ; +{ $weakness } de Faiblesse, −{ $resistance } de Résistance, { $added } par des effets = { $total }.
rz-log-damaged = { $who } prend { $n } DMG{ $protection ->
        [0] {""}
       *[other] {" "}(dont { $protection } par Protection)
    }, HP { $hp }.
rz-log-damaged-summon = { $who } prend { $n } DMG.
rz-log-hp-lost = { $who } perd { $n } HP, HP { $hp }.
rz-log-healed = { $who } récupère { $n } HP, HP { $hp }.
rz-log-protected = { $who } gagne { $n } Protection ({ $total }).
rz-log-shield = Le Shield { DE($who) } annule { $n } DMG.
rz-log-invincible = { $who } est Invincible.
rz-log-sheltered = Pas de DMG pour { $who } : qui joue le premier tour n’en inflige pas.
rz-log-poison = Poison : { $who }.
rz-log-defeated = Défaite { DE($who) }. { $gainer } a { $souls ->
        [one] 1 Soul
       *[other] { $souls } Souls
    }.
rz-log-summon-defeated = Défaite { DE($who) }.
rz-log-returned = { $who } retourne dans le deck de Fighters.
rz-log-condition = { $who } a la condition { $condition }.
rz-log-condition-lost = { $who } perd la condition { $condition }.
rz-log-condition-full = { $who } a déjà quatre conditions.
rz-log-stat = { $who } : { $stat } { $by }.
rz-log-stat-set = { $who } : { $stat } vaut { $to }.
rz-log-skills-off = Les Skills { DE($who) } sont annulés.
rz-log-set = { $who } a posé un Power Trigger sur l’emplacement { $slot }.
rz-log-power-void = { $what } va au void { DE($who) }.
rz-log-power-hand = { $what } revient dans la main { DE($who) }.
rz-log-power-deck = { $what } va dans le deck { DE($who) }.
rz-log-put-back = { $to ->
    [hand] { $who } prend une carte en main.
    [void] { $what } va dans le void { DE($who) }.
    [deck_top] Une carte va sur le dessus du deck { DE($who) }.
    [deck_bottom] Une carte va au fond du deck { DE($who) }.
   *[deck] Une carte est mélangée dans le deck { DE($who) }.
}
rz-log-recovered = { $who } récupère { $what }.
rz-log-revealed = { $at }, c’est { $what }.
rz-log-destroyed = Destruction : { $what }.
rz-log-use = { $what } a Use { $n }.
rz-log-time = { $what } a Time { $n }.
rz-log-token-left = { $what } retourne à la réserve.
rz-log-token = { $who } place { $what } en { $at }.
rz-log-token-limit = Quatre exemplaires { DE($what) } sont déjà en jeu.
rz-log-turned = { $what } regarde maintenant vers : { $direction }.
rz-log-control = { $who } contrôle { $what }.
rz-log-no-slot = Aucun emplacement libre pour { $who }.
rz-log-searched = { $who } fouille son deck de Powers et { $n ->
        [0] ne prend rien
        [one] prend 1 carte
       *[other] prend { $n } cartes
    }.
rz-log-searched-for = { $who } fouille son deck de Powers et prend { $what }.
rz-log-looks = { $who } regarde { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }.
rz-log-sees = Vous voyez { $cards }.
rz-log-acts = { $what } agit.
rz-log-replaced = { $what } agit.
rz-log-negated = C’est annulé.
rz-log-fizzled = Sans effet : { $what }.
rz-log-too-often = { $what } a agi 20 fois de suite et s’arrête là.
rz-log-stalemate-near = Sans défaite d’un Fighter, le duel sera nul dans { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    }.

## Fin du duel

rz-outcome-souls = { $winner } a { $souls } Souls.
rz-outcome-souls-both = Les deux joueurs ont six Souls : duel nul.
rz-outcome-empty = { $loser } n’a plus de Fighter sur le plateau.
rz-outcome-empty-both = Plus personne n’a de Fighter sur le plateau : duel nul.
rz-outcome-surrender = { $loser } abandonne.
rz-outcome-rounds = Après la manche { $round }, { $winner } est en tête.
rz-outcome-rounds-draw = Après la manche { $round }, personne n’est en tête : duel nul.
rz-outcome-stalemate = { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    } sans Fighter vaincu : duel nul.
rz-outcome-deck = { $loser } ne peut plus piocher.
rz-outcome-decks = Plus personne ne peut piocher : duel nul.

## Decks

rz-deck-size = { $section } : { $given } { $given ->
        [one] carte
       *[other] cartes
    }, il en faut { $size }.
rz-deck-unknown = Aucune carte ne s’appelle « { $card } ».
rz-deck-token = { $card } est un Summon ou une Tile, aucun deck n’en contient.
rz-deck-kind = { $card } n’a pas sa place dans { $section }.
rz-deck-twice = { $card } figure { $count } fois ; une seule est permise.
rz-deck-section = Un deck n’a pas de section « { $section } ».

## Refus

rz-no-ally = Vous n’avez pas de Fighter sur l’emplacement de ce tour.
rz-no-cell = La case « { $cell } » n’existe pas : le plateau va de a1 à h8.
rz-no-cell-taken = { $cell } est occupée par une entité.
rz-no-tile-there = { $cell } a déjà une Tile.
rz-no-move-left = Le déplacement de ce tour est utilisé.
rz-no-move-forbidden = Un effet empêche ce Fighter de bouger.
rz-no-mp = Avec MP 0, il ne peut pas bouger.
rz-no-move-zero = Un déplacement fait au moins une case.
rz-no-move-through = Quelque chose barre le chemin.
rz-no-move-far = Trop loin : MP vaut { $mp }.
rz-no-move-way = Aucun chemin n’y mène.
rz-no-move-room = Aucune case libre où aller.
rz-no-move-step = Chaque pas va sur une case voisine de la précédente.
rz-no-hit-left = Le coup de ce tour est utilisé.
rz-no-hit-forbidden = Un effet empêche ce Fighter de frapper.
rz-no-ra = Avec RA 0, il ne peut pas frapper.
rz-no-reach = Hors de portée : RA vaut { $ra }.
rz-no-line = Quelque chose se trouve entre les deux.
rz-no-straight = Ici, on ne frappe qu’en ligne droite.
rz-no-self-aim = Il ne peut pas viser sa propre case.
rz-no-friend = Ici, il est interdit de frapper les siens.
rz-no-push-left = La poussée de ce tour est utilisée.
rz-no-push-forbidden = Un effet empêche ce Fighter de pousser.
rz-no-psh = Avec PSH 0, il ne peut pas pousser.
rz-no-push-reach = On ne pousse qu’une entité sur une case autour.
rz-no-push-target = Il n’y a pas d’entité à pousser.
rz-no-push-near = Rien à pousser sur les cases autour.
rz-no-push-proof = Elle ne peut pas être poussée.
rz-no-push-cells = { $psh ->
        [one] Une poussée fait 1 case.
       *[other] Une poussée fait de 1 à { $psh } cases.
    }
rz-no-push-direction = On pousse droit devant soi.
rz-no-skip = Il n’y a pas de Fighter dont sauter le tour.
rz-no-skip-bonus = Sauter le tour n’est pas une action bonus.
rz-no-such-skill = { $n ->
        [0] Il n’a pas de Skill.
        [one] Il a 1 Skill.
       *[other] Il a { $n } Skills.
    }
rz-no-skill-active = Il n’a aucun Skill à utiliser comme action.
rz-no-action-skill = Un Skill { $label } ne s’utilise pas ici comme action.
rz-no-skill-off = Ce Skill est annulé.
rz-no-time = Il n’y reste plus de Time.
rz-no-skill-forbidden = Un effet interdit ce Skill.
rz-no-mana = Plus de Mana.
rz-no-ap = Cela coûte { $needed } AP, et vous en avez { $have }.
rz-no-hp = Pas assez de HP pour en payer { $n }.
rz-no-hp-sheltered = Au premier tour, on ne peut ni payer de HP ni vaincre de Fighter.
rz-no-level = Cela coûte { $n } { $of ->
        [protection] Protection
        [mana] Mana
        [souls] { $n ->
            [one] Soul
           *[other] Souls
        }
        [uses] Use
       *[time] Time
    }.
rz-no-condition = Pas { DE($name) } pour payer.
rz-no-cards = Cela coûte { $n } { $n ->
        [one] carte
       *[other] cartes
    } de votre main.
rz-no-own = Vous n’avez rien à { $way ->
        [destroy] détruire
        [return] renvoyer
       *[defeat] sacrifier
    } pour cela.
rz-no-marker-there = Il n’y a pas de Marker { $marker } à retirer.
rz-no-use = Plus de Use.
rz-no-more = { $period ->
    [match] Il ne s’utilise plus de cette partie.
    [round] Il ne s’utilise plus de cette manche.
   *[turn] Il ne s’utilise plus de ce tour.
}
rz-no-marker = Vous avez déjà le Marker { $marker }, qui dit que c’est utilisé.
rz-no-repetition = Cela a déjà ramené trois fois la même position pendant ce tour ; choisissez autre chose.
rz-no-conjure-forbidden = Un effet interdit cette Conjuration.
rz-no-skip-forbidden = Un effet interdit de passer ce tour.
rz-no-target = Aucune cible légale, ou pas celle-ci.
rz-no-target-now = Il n’a pas de cible en ce moment.
rz-no-use-unmet = Ce qu’il exige n’est pas réuni.
rz-no-bearer = Aucun Fighter ne peut porter cette Aura.
rz-no-power-slot = Tous vos emplacements de Power sont pris.
rz-no-slot-taken = L’emplacement de Power { $slot } est pris.
rz-no-such-slot = Cet emplacement n’existe pas : il y a @1 à @4.
rz-no-such-card = Vous n’avez pas cette carte en main.
rz-no-power-now = Aucun de vos Powers n’est utilisable maintenant ; votre main dit pourquoi.
rz-no-trigger-from-hand = Un Power Trigger doit d’abord être posé.
rz-no-set-category = Seuls les Powers Trigger se posent face cachée.
rz-no-set-forbidden = Un effet vous empêche de poser.
rz-no-discard = On ne défausse que ses propres Powers, de la main ou des emplacements.
rz-no-discard-forbidden = Un effet vous empêche de défausser.
rz-no-fighters = Votre deck de Fighters est vide.
rz-no-fighter-slot = Cet emplacement n’est pas libre.
rz-no-deploy-forbidden = Un effet vous empêche de déployer.
rz-no-deploy-cell = Votre Deploy Zone est pleine.
rz-no-deploy-current = On ne déploie pas sur l’emplacement du tour en cours.
rz-no-use-in-play = Ce Power n’a pas d’effet à utiliser comme action.
rz-no-conjuration-left = La Conjuration de ce tour est utilisée.
rz-no-move-which = Plusieurs chemins mènent à { $cell }, par des Tiles différentes : nommez le chemin entier, comme d4-e5-d6.
rz-no-flip-yet = On pourra le retourner à partir du prochain tour de joueur.
rizontical-window-w1 = Une action est annoncée
rizontical-window-w2 = Un coup va porter
rizontical-window-w3 = Avant le calcul du DMG
rizontical-window-w4 = Le DMG est calculé
rizontical-window-w5 = Le DMG va être infligé
rizontical-window-w6 = Quelque chose est arrivé
rizontical-window-w7 = Un pas sur une case
rizontical-window-w8 = Un tour ou une manche commence ou finit
rz-log-later = Ce que { $what } avait remis à plus tard a lieu.
rz-log-mark = { $what } : marque « { $mark } ».
rz-log-unmark = { $what } perd la marque « { $mark } ».
rz-log-pays = { $who } paie { $price } ({ $what }).
rz-log-shows = { $who } révèle { $cards }.
rz-log-removed = { $who } va dans le void de Fighters ; ce n’est pas une défaite.
rz-no-use-forbidden = Un effet interdit de l’utiliser.
rz-ask-move-condition = Quelle condition passe { DE($who) } { TO($to) } ?
rz-log-turned-round = La timeline se joue de 4 à 1 dans la prochaine manche.

## Mots et marques, expliqués

rz-term-turn = **Tour, emplacement et qui agit** · Une manche a quatre tours, joués par les Fighters des emplacements 1 à 4. Celui qui agit maintenant est encadré ; les autres attendent le tour de leur emplacement.
rz-term-fighter-slot = **Emplacement de Fighter** · L’une des quatre places de vos Fighters (A1 à A4, B1 à B4). Au clavier, un emplacement s’écrit `@1` à `@4`.
rz-term-power-slot = **Emplacement de Power** · L’une des quatre places de vos Powers, sous celles de vos Fighters. Un Power se joue sur une place libre ; laquelle ne compte que si une carte le dit.
rz-term-cell = **Case, direction** · Les colonnes du plateau vont de a à h, d’ouest en est, ses rangées de 1 à 8, du sud au nord : c4 est la troisième case depuis l’ouest dans la quatrième rangée. A commence au sud, B au nord.
rz-term-ap = **AP** · Points d’action : le prix des Skills, des Powers et de la Conjuration. Vous en recevez 2 à chaque tour, et 2 en sautant un tour.
rz-term-souls = **Souls** · Vous en gagnez une par Fighter adverse vaincu. À six, vous gagnez.
rz-term-skip-end = **Sauter le tour, finir le tour** · Les deux mettent fin à votre tour. Sauter rapporte 2 AP si votre Fighter ne s’est pas déplacé, n’a pas frappé ni utilisé de Skill ; finir ne rapporte rien.
rz-term-bonus = **Action bonus** · Quand l’autre joueur agirait deux fois de suite, vous pouvez faire une chose entre les deux. Elle n’entame en rien votre prochain tour.
rz-term-hit = **Frapper** · Le DMG est l’ATK moins la DEF, plus la Faiblesse de la cible, moins sa Résistance. RA est la portée. Un coup qui n’est pas annulé finit le tour, même sur une case vide.
rz-term-move-push = **Se déplacer et pousser** · MP est le nombre de cases qu’un Fighter peut parcourir, PSH celui dont il peut pousser ce qui est à côté de lui, droit devant. Une fois chacun par tour.
rz-term-hp = **HP, Protection, Shield** · Le DMG entame d’abord la Protection, puis les HP. Un Shield annule un DMG entier et disparaît. À 0 HP, un Fighter est vaincu.
rz-term-mana = **Mana** · Ce que dépensent les Skills MANA : une par utilisation.
rz-term-spell = **SPELL et SPELL\*** · Des Skills qui frappent. Un SPELL frappe puis fait son effet, un SPELL\* l’inverse. Les deux comptent comme le coup du tour.
rz-term-passive = **PASSIVE, TRIGGER** · Des Skills qu’on n’utilise pas comme actions : un PASSIVE agit toujours, un TRIGGER répond à ce qu’il nomme, et on vous le demande alors.
rz-term-markers = **L, U et le Marker ULTIMATE** · Ce qui n’est permis qu’une fois par partie et a servi : un Power Legendary (L), un Skill UNIQUE (U) et, sur un emplacement de Fighter, un Skill ULTIMATE.
rz-term-trigger = **Poser un Trigger** · Un Power Trigger se pose face cachée pour 1 AP. Quand arrive ce qu’il attend, on vous demande si vous le retournez.
rz-term-use-time = **Use et Time** · Combien de fois une chose peut encore servir, et combien de manches elle dure encore.
rz-term-conditions = **Buff, Debuff, Status** · Des états d’un Fighter. Un Buff ou un Debuff change le DMG de son nombre ; ce que fait un Status, `/règles` et son nom le disent.
rz-term-numen = **Numen, Enchantment, Conjuration** · Votre Numen a un Enchantment, qui agit ou répond à quelque chose, et une Conjuration, utilisable une fois par tour pour ses AP.

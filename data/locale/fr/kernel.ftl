# Ce que disent tous les jeux.

yes = Oui
no = Non
nobody = personne
number = { $n }
list-and = { $first } et { $last }
mode = { $number } : { $text }
mode-named = { $number } : { $name }. { $text }
match-over = Cette partie est terminée.
command-unknown = La commande « { $name } » n’existe pas.
outcome-forfeit = { $who } n’a plus de temps.
outcome-agreed = Les joueurs se sont mis d’accord sur une nulle.
outcome-endless = Partie nulle : ce que la dernière réponse a déclenché ne finirait jamais.
outcome-series = { $winner } gagne la série { $n } à { $other }.
outcome-series-draw = La série finit à { $n } partout : partie nulle.
log-game = La partie { $n } de la série commence.
ask-exchange-out = Quelles cartes quittent votre deck pour la réserve, contre d’autres qui entrent ?
ask-exchange-in = { $n ->
        [one] Quelle carte entre à sa place
       *[other] Quelles { $n } cartes entrent à leur place
    } ?
ask-exchange-nothing = La partie suivante commence dès que tout le monde est prêt.
exchange-nothing = Prêt
exchange-card = { $card }{ $n ->
        [1] {""}
       *[other] {" "}(exemplaire { $n })
    }
ask-mode = Lequel de ces effets ?
ask-effect = { $card } : { $effect }{ BEGINS($effect, "choisissez", "ciblez") ->
    [yes] {""}
   *[no] {" "}À vous de choisir.
}
ask-none-fits = Rien n’y convient
ask-optional = { $card } : { $effect } Le faire ?
ask-number = { $card } : quel nombre ?
ask-again = { $card } : Succès. Relancer la pièce ?
ask-pay = { $card } : { $done ->
        [yes] { $price }
       *[no] payer { $price }
    } ?
decline = Ne pas payer
about-met = Il s’agit de : { $what }
about-told-met = { $told } Il s’agit de : { $what }
ask-stale = Cette question a déjà eu sa réponse. Regardez le plateau actuel.
ask-not-yours = Ce n’est pas à vous de décider : on attend { $who }.
ask-incomplete = « { $key } » n’est pas complet. { $wanted } Suites possibles : { $tokens }
ask-unknown = « { $token } » n’est pas possible ici. { $wanted } Possible : { $tokens }
ask-too-much = « { $token } » est de trop dans « { $key } ».
ask-count = { $given ->
        [one] { $given } choisi
       *[other] { $given } choisis
    }, mais il en faut { $exactly ->
        [yes] exactement { $most }
       *[no] { $least ->
            [0] au plus { $most }
           *[other] de { $least } à { $most }
        }
    }.
ask-twice = « { $token } » est choisi deux fois.
ask-sum-short = Ces choix valent { $given } : il faut au moins { $least }.
ask-sum-over = Ces choix valent { $given } : il faut au plus { $most }.
ask-superfluous = « { $token } » est superflu : sans lui, les autres valent déjà { $least }.
option-unknown = L’option « { $option } » n’existe pas. Il y a : { $known }.
option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
verify-game = C’est une partie { DE($game) }, et non du jeu pour lequel on la vérifie.
verify-version = La partie a été jouée avec les règles { $recorded } ; ici, ce sont les règles { $here }.
verify-secret = Le secret de la partie n’est pas un nombre hexadécimal.
verify-commitment = Le secret ne correspond pas à l’engagement publié à l’ouverture de la partie.
verify-line = La ligne { $line } (« { $key } ») ne peut pas être rejouée : { $why }
verify-line-broken = elle n’a pas de sens
verify-digest = Après la dernière ligne, la position diffère : notée { $recorded }, rejouée { $here }.
verify-seal = La feuille de partie n’est plus celle qui a été scellée : quelque chose y a été modifié.
verify-cards = Les définitions des cartes de la feuille de partie sont illisibles, ou n’ont pas la forme voulue.
verify-seats = La feuille de partie ne concorde pas avec les places : decks { $decks }, mots de joueurs { $words }.
verify-deck = Le deck { $deck } n’est pas légal : { $why }
verify-beginning = La partie de cette feuille ne peut pas commencer : { $why }
save-game = Elle a été enregistrée comme une partie { DE($saved) }, pas { DE($here) }.
save-newer = Elle a été enregistrée par une version plus récente du bot, sous la forme { $saved } ; celle-ci connaît les formes jusqu’à { $here }.
save-rules = Elle suit la version { $saved } des règles, et ce bot a la version { $here }, sous laquelle elle ne peut pas continuer.

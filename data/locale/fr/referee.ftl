# Ce que dit l’arbitre : refus, pendules, propositions et annonces.

## Parties

match-not-found = La partie { $match } n’existe pas.
match-not-seated = Vous ne jouez pas dans cette partie. Mais rien n’empêche de la regarder.
match-not-opener = Seul le joueur qui a ouvert la partie peut l’annuler.
match-not-open = Cette partie est complète.
match-not-invited = La place libre de cette partie est réservée à quelqu’un d’autre.
match-seated-already = Vous êtes déjà assis à cette partie.
match-not-playing = La partie n’a pas encore commencé : il reste une place libre.
match-has-ended = Cette partie est terminée.
match-paused = La partie est en pause. Reprenez-la d’abord.
match-out = Vous êtes hors de cette partie : vous ne faites plus que regarder.
game-unknown = Le jeu « { $game } » n’existe pas ici. Il y a : { $known }.
seats-out-of-range = { $most ->
    [1] { $game } se joue en solo, pas à { $given }.
    [2] { $game } se joue à deux, pas à { $given }.
   *[other] { $game } se joue de { $least } à { $most }, pas à { $given }.
}
house-unknown = Le joueur maison « { $given } » n’existe pas. Il y a : { $known }.
house-count = La partie a { $seats } places ; vous avez nommé { $given } joueurs maison.
house-random = Le Dé
house-greedy = L’Avare
name-apart = { $name } { $letter }
too-many-open = Vous avez { $most } parties en attente de joueurs. Annulez-en ou quittez-en une d’abord.
too-many-playing = Vous jouez déjà { $most } parties. Finissez-en une d’abord.
word-too-long = Votre mot peut avoir { $most } caractères au plus.
answer-too-long = Une réponse peut avoir { $most } caractères au plus.
record-not-begun = Pas de feuille de partie : elle n’a pas commencé.
record-not-over = La feuille de partie s’obtient quand la partie est finie. D’ici là, consultez le journal.
replay-not-over = On peut revoir une partie quand elle est finie. D’ici là, il y a le journal.
replay-too-old = Cette partie s’est jouée avec des règles d’avant ; on ne peut plus la revoir.
log-takeback = Reprise acceptée : la partie continue d’avant.
log-cut = … d’autres choses entre-temps : voir le journal.
save-broken = Sa position enregistrée est illisible.
save-cards = Ses cartes sont écrites d’une manière que cette version du bot ne sait pas lire.

## Decks

deck-none = Il n’y a pas encore de deck pour { $game }. Apportez le vôtre.
deck-unknown = Le deck « { $deck } » n’existe pas. Il y a : { $known }.
deck-not-kept = Vous n’avez pas de deck « { $deck } ».
deck-not-legal = { $faults ->
    [1] Le deck « { $deck } » n’est pas légal : { $first }
    [2] Le deck « { $deck } » n’est pas légal. { $first } Il y a encore une faute.
   *[other] Le deck « { $deck } » n’est pas légal. { $first } Il y a encore { $more } fautes.
}
deck-no-name = Donnez un nom au deck.
deck-other-game = Le deck « { $deck } » n’est pas fait pour { $game }.
deck-section = Un deck n’a pas de section « { $section } ». Ses sections sont : { $known }.
deck-too-large = Un deck peut avoir { $most } cartes au plus.
deck-card-unknown = Le deck « { $deck } » cite une carte qui n’existe pas : « { $card } ».
too-many-decks = Vous avez déjà { $most } decks. Jetez-en un d’abord.

## Pendules

clock-none = Sans limite de temps
clock-correspondence = { $move } par décision
clock-bank = { $bank } pour la partie, plus { $increment } chaque fois que la main vous revient
clock-live = { $bank } pour la partie, sans compter { $move } au début de chaque décision
clock-on-flag = Quand le temps est écoulé : « { $given } » n’est pas possible. Choisissez parmi { $allowed }.
clock-lengths = Les temps d’une pendule vont de rien à 90 jours, et le rappel vient avant la fin.
clock-too-short = Cette pendule ne laisse pas le temps de jouer. Donnez au moins 5 secondes.
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
flag-default = Temps écoulé pour { $who } : la réponse par défaut a été donnée.
flag-turn = Temps écoulé pour { $who } : le reste du tour est passé.

## Réglages et congés

timezone-unknown = Le fuseau horaire « { $given } » n’existe pas. Écrivez-le comme Europe/Paris.
quiet-hours-wrong = Les heures calmes vont d’une heure de la journée à une autre, et laissent au moins quatre heures du jour.
vacation-already = Vous êtes déjà en congé.
vacation-left = Un congé dure au moins un jour. Il vous reste { $left }.

## Consignes

orders-mode = « { $given } » n’est pas une consigne. Choisissez parmi { $allowed }.
orders-window = La fenêtre « { $given } » n’existe pas dans ce jeu. Il y a : { $allowed }.

## Propositions

offer-draw = la nulle
offer-takeback = une reprise
offer-pause = une pause
offer-none = Personne ne vous a proposé { $what }.
offer-own = C’est vous qui avez proposé { $what } : la réponse est aux autres. Refuser retire la proposition.
offer-stands = On a déjà proposé { $what } ; les autres n’ont pas encore répondu.
offer-refused-before = On vous a refusé { $what }. Jouez d’abord avant de redemander.
house-declines-draw = Les joueurs maison n’acceptent jamais la nulle.
pause-needless = Aucune pendule ne tourne : rien à mettre en pause.
not-paused = La partie n’est pas en pause.
takeback-nothing = Vous n’avez rien à reprendre.
takeback-informed = Impossible de reprendre ce coup : une information cachée a été révélée depuis.
takeback-left = Impossible de reprendre ce coup : quelqu’un a quitté la partie depuis.
takeback-lanes = Pas maintenant : quelqu’un décide en secret. Demandez quand ce sera fait.

## Annonces

notice-declined = { $name } a décliné la partie.
notice-left = { $name } a quitté la partie.
notice-cancelled = La partie a été annulée avant de commencer.
notice-offer-draw = { $who } propose la nulle.
notice-offer-pause = { $who } voudrait mettre les pendules en pause.
notice-offer-takeback = { $who } demande à reprendre { $answers ->
    [1] sa dernière réponse
   *[other] les { $answers } dernières réponses
}.
notice-draw-declined = { $who } refuse la nulle.
notice-pause-declined = { $who } refuse la pause.
notice-offer-takeback-of = { $who } demande à reprendre { $answers ->
        [1] cette réponse
       *[other] cette réponse et ce qui l’a suivie, { $answers } réponses en tout
    } : « { $what } »
notice-takeback-declined = { $who } refuse la reprise.
notice-taken-back = { $who } a repris { $answers ->
    [1] une réponse
   *[other] { $answers } réponses
}. La partie continue de là.
notice-paused = La partie est en pause : les pendules s’arrêtent jusqu’à ce qu’un joueur reprenne.
notice-resumed = { $who } a repris la partie.
notice-brought = { $who } a emmené la partie dans { $channel } : elle continue là-bas. /partie plateau, montré au salon, la ramène ici.
notice-stranded = La partie ne peut pas continuer pour l’instant. { $why } Les pendules s’arrêtent. Elle reprendra quand le bot pourra la mener de nouveau et qu’un joueur la reprendra ; ou bien mettez-vous d’accord sur une nulle, et elle se termine.

## Decks et leçons

deck-drawn = Vous n’avez pas choisi de deck : le sort vous donne « { $deck } ».
lesson-none = { $game } n’a pas encore de leçon.

## Revanches

rematch-not-over = Cette partie n’est pas finie.
rematch-waiting = Vous êtes déjà d’accord ; on attend les autres.
rematch-begun = La revanche a déjà commencé : c’est la partie { $match }.
rematch-declined = La revanche a été refusée. /partie ouvrir en propose une autre.
rematch-declined-by = { $who } refuse la revanche.

## Les commandes : noms et descriptions

name-match = partie
about-match = Les parties : ouvrir, rejoindre, regarder, s’entendre, abandonner
name-open = ouvrir
about-open = Ouvrir une partie dans ce salon, contre quelqu’un ou le premier venu
name-practice = entraînement
about-practice = Jouer tout de suite contre un joueur maison
name-join = rejoindre
about-join = Prendre une place libre dans une partie ouverte
name-accept = accepter
about-accept = Accepter une invitation
name-decline = refuser
about-decline = Refuser une invitation, quitter une partie ouverte, ou annuler la sienne
name-board = plateau
about-board = Montrer le plateau, à vous ou au salon (un joueur amène ainsi la partie ici)
name-hand = main
about-hand = Montrer votre main, à vous seul
name-log = journal
about-log = Ce qui s’est passé dans une partie
name-record = feuille
about-record = La feuille d’une partie finie : chaque réponse et chaque tirage, à vérifier
name-replay = revoir
about-replay = Une partie finie, encore une fois : en film, ou pas à pas
name-list = liste
about-list = Ce qui vous attend, dans toutes vos parties ou dans celles de ce salon
name-concede = abandonner
about-concede = Abandonner une partie
name-draw = nulle
about-draw = Proposer la nulle, ou accepter celle qu’on vous propose
name-takeback = reprise
about-takeback = Demander à reprendre votre dernière réponse, ou accorder celle qu’on vous demande
name-pause = pause
about-pause = Proposer une pause, l’accepter ou y mettre fin
name-more = autres
about-more = Tout le reste, en boutons
name-settings = réglages
about-settings = Consignes, main en message privé, heures calmes, congés
name-server = serveur
about-server = Ce qui vaut pour toutes les parties de ce serveur
name-decks = decks
about-decks = Les decks que vous gardez, à jouer par leur nom
name-keep = garder
about-keep = Garder le deck d’un fichier, à la place du vôtre qui porte ce nom
name-kept = liste
about-kept = Les decks que vous gardez
name-drop = jeter
about-drop = Jeter un deck ; les parties qui l’utilisent le gardent
name-option-file = fichier
about-option-file = Un fichier de deck comme dans data/decks : name, game, et les cartes par section (cards)
about-option-own-deck = Un de vos decks
name-do = jouer
about-do = Répondre au clavier à la question posée, les réponses légales étant proposées
name-learn = apprendre
about-learn = Apprendre un jeu en y jouant : dix minutes contre la maison, pas à pas
name-rules = règles
about-rules = Consulter les règles, par numéro de clause ou par mots
name-card = carte
about-card = Montrer une carte

name-option-game = jeu
about-option-game = Quel jeu
name-option-opponent = adversaire
about-option-opponent = Qui inviter ; sinon, n’importe qui peut rejoindre
name-option-deck = deck
about-option-deck = Votre deck : un des vôtres, ou un deck de départ
name-option-clock = pendule
about-option-clock = Le temps de réflexion
name-option-options = options
about-option-options = Règles maison, sous la forme règle=valeur, séparées par des espaces
name-option-word = mot
about-option-word = Votre part du hasard de cette partie : un mot quelconque, révélé à la fin
name-option-seats = places
about-option-seats = Combien de joueurs, quand le jeu laisse le choix
name-option-thread = fil
about-option-thread = Donner à la partie un fil à elle (ou non) ; le serveur a sa valeur par défaut
name-option-threads = fils
about-option-threads = Donner à chaque partie un fil à elle, sauf avis contraire de celui qui l’ouvre
name-option-house = maison
about-option-house = Quel genre de joueur maison
name-option-match = partie
about-option-match = Quelle partie, s’il y en a plusieurs
name-option-show = montrer
about-option-show = À qui
name-option-which = lesquelles
about-option-which = Quelles parties
name-option-hands = mains
about-option-hands = Votre main en message privé quand votre tour arrive
name-option-timezone = fuseau
about-option-timezone = Votre fuseau horaire, par exemple Europe/Paris
name-option-quiet = calme
about-option-quiet = Vos heures calmes, par exemple 22:00-7:30, ou non
name-option-vacation = congés
about-option-vacation = Partir en congé pour tant de jours ; 0 y met fin
name-option-move = coup
about-option-move = Votre réponse : commencez à taper, puis choisissez parmi les réponses légales
name-option-about = sujet
about-option-about = Un numéro de clause, ou ce dont il s’agit ; rien pour un aperçu
name-option-name = nom
about-option-name = Le nom de la carte

choice-clock-three-days = Trois jours par question
choice-clock-day = Un jour par question
choice-clock-week = Une semaine par question
choice-clock-bank = Sept jours en tout, et huit heures de plus à chaque tour
choice-clock-live = D’une traite : 25 minutes, et 15 secondes par question
choice-clock-none = Sans pendule
choice-house-greedy = Un qui cherche à gagner
choice-house-random = Un qui joue n’importe quoi
choice-show-me = À moi seul
choice-show-words = À moi seul, en mots
choice-show-channel = Au salon
choice-list-mine = Les miennes
choice-list-here = Celles de ce salon

## Boutons

button-move = À vous de jouer
button-hand = Ma main
button-log = Journal
button-rules = Règles
button-terms = Lexique
button-more = Autres
button-join = Rejoindre
button-accept = Accepter
button-decline = Refuser
button-leave = Quitter
button-cancel = Annuler
button-again = La question en cours
button-cards = En mots
button-words = Le plateau en mots
button-orders = Consignes
button-draw = Nulle
button-takeback = Reprise
button-pause = Pause
button-resume = Reprendre le jeu
button-concede = Abandonner
button-rematch = Revanche
button-free = Jouer librement
button-record = Feuille de partie
button-replay = Revoir
button-hands-on = M’envoyer ma main
button-hands-off = Ne plus m’envoyer ma main

## Une partie dans son salon

match-title = **{ $game }** · partie { $match } · { $players }
match-choice = { $match } · { $game } · { $players }
turn-acts = ▶ { TO($who, start: 1) } de répondre
turn-acts-until = ▶ { TO($who, start: 1) } de répondre, jusqu’au { $until } ({ $left })
turn-paused = ⏸ En pause. Aucune pendule ne tourne tant qu’un joueur ne reprend pas.
board-link = [Aller au plateau]({ $url })
picture-missing = L’image ne peut pas être dessinée pour le moment. *Autres* donne le plateau en mots.
open-title = **Partie { $match }**
open-invited = { $who } défie { $invited } à { $game }.
open-anyone = { $who } ouvre une partie { DE($game) }. Qui en est ?
open-both = { $who } invite { $invited } à une partie { DE($game) }. Qui d’autre en est ?
open-seats = Places prises : { $taken } sur { $seats } ({ $players })
open-clock = Pendule : { $clock }
open-options = Règles maison : { $options }
open-commitment = Hasard scellé de cette partie : { $hash }. Ce qu’il cache est dit à la fin, et chacun peut le vérifier.
table-topic = Première visite ? Qui doit répondre appuie sur À vous de jouer sous le plateau : devenez cette personne par « Viewing as », en haut. En bas, tapez /apprendre (un jeu en dix minutes) ou /partie entraînement (contre la maison).
started = La partie commence.
goal-learn = Vous découvrez ? `/apprendre { $game }` l’enseigne en dix minutes, en jouant.
started-in = La partie commence dans { $thread }.
reminder = ⏰ { $who }, on attend votre réponse.
reminder-until = ⏰ { $who }, on attend votre réponse jusqu’au { $until } ({ $left }).
result-winner = 🏆 Victoire { DE($who) }. { $reason }
result-draw = 🤝 Partie nulle. { $reason }
result-secret = La feuille de partie contient tout pour vérifier chaque tirage ; le secret de cette partie était { $secret }

## Panneaux privés

panel-about = En réponse à : { $about }
panel-answered = ✅ Noté : { $key } · { $words }
panel-answered-so = ✅ Noté : { $key }
panel-earlier = Ce plateau date d’un moment passé. Voici la question en cours.
panel-sure = C’est sûr ?
panel-only = Une seule possibilité :
panel-ends = Cela met fin à votre tour.
panel-ends-before = Cela met fin à votre tour. Avant, vous pourriez encore : { $rest }
panel-elsewhere = Ailleurs ({ $count })
panel-far = rien d’utile à portée
panel-confirm = Confirmer
panel-done = { $count ->
    [0] Ne rien choisir
   *[other] Terminé ({ $count })
 }
panel-clear = Recommencer
panel-back = Retour
panel-previous = ◀ Précédents
panel-next = Suivants ▶
panel-picked = Choix :
panel-copy = { $name } (n° { $n })
panel-range = { $first } – { $last }
panel-nothing = rien
panel-worth = Valeur : { $total } sur { $least }
panel-leap = Aller à…
panel-from = À partir de { $first }
panel-default = Si votre temps s’épuise : { $default }
panel-itself = Vous pouvez laisser faire : la réponse { $default } vient d’elle-même sous peu.
panel-rules = Règles : { $rules }
choose-deck = Avec quel deck jouez-vous ?
deck-surprise = 🎲 Surprenez-moi
deck-taken = Vous jouez « { $deck } ».
seat-waiting = Votre place est prise. La partie commence quand les autres auront la leur.
declined = C’est refusé.
left = Vous avez quitté la partie.
called-off = La partie est annulée.
lesson-step = 🎓 **{ $place }/{ $length }** { $text }
lesson-over = 🎓 { $text }
lesson-left = Vous avez quitté la leçon. À partir d’ici tout est permis ; la maison joue comme elle veut.
hand-note = Les boutons sous le plateau et /partie main montrent votre main à tout moment. Trop de messages ? /partie réglages les arrête.
hands-closed = Vos messages privés me sont fermés, je n’y envoie donc plus votre main. *Ma main* la montre ici ; /partie réglages les rétablit.
concede-sure = Abandonner cette partie ? On ne revient pas là-dessus.
conceded = Vous avez abandonné.
undo-which = Quelle réponse reprenez-vous ? Tout ce qui l’a suivie est repris avec elle. On demande aux autres leur accord pour cela, et rien d’autre.
undo-further = Voici les dernières réponses que l’on peut reprendre. Pour remonter plus loin, reprenez la plus ancienne, puis redemandez.
undo-informed = Ce qui précède ne peut plus être repris : depuis, quelque chose de caché a été révélé, ou quelqu’un a quitté la partie.
undo-answer = { $key }{ $answers ->
        [1] {""}
       *[other] {" "}et ce qui l’a suivie ({ $answers } réponses)
    }
talk-offered = C’est proposé. On le demande aux autres.
talk-agreed = Entendu.
talk-declined = C’est refusé.
talk-resumed = La partie reprend.
rematch-wanted = On demande aux autres. La revanche commence dès que tous sont d’accord.
rematch-asked = { $who } voudrait une revanche : mêmes joueurs, mêmes decks, autres places. { $others }, d’accord ?
log-older = ◀ Plus ancien
log-newer = Plus récent ▶
log-empty = Il ne s’est encore rien passé.
log-quiet = Ici, rien n’a été raconté.
rules-here = Ce sur quoi repose ce moment :
rules-none = Aucune clause n’est en jeu pour l’instant. /règles les trouve toutes.
fact-players = { $value } joueurs
fact-minutes = { $value } minutes
fact-age = âge { $value }
rules-sections = Livret { $version }, { $count } clauses : { $sections }
rules-how = `/règles sujet` accepte un numéro comme { $example }, le nom d’une section ou quelques mots de la règle ; `/carte` montre une carte ; `/partie ouvrir` commence une partie.
terms-all = **Tous les jeux** · Un bouton grisé ne sert pas maintenant ; la ligne marquée ✗ dit pourquoi. *Ailleurs* réunit ce qu’on ne vise presque jamais. Les `mots écrits ainsi` se tapent dans /jouer ; le numéro de règle derrière une ligne se cherche avec /règles. Une *fenêtre* est un moment où vous pouvez répondre ; les *consignes*, sous *Autres*, disent quand on vous interroge.
terms-options = **Règles maison** de ce jeu, avec leur règle : { $options }
clause-ruling = *Décision :*
clause-why = Pourquoi :
record-here = La feuille de la partie { $match }. `python bot.py verify` la rejoue et vérifie chaque tirage.
list-mine = À vous de jouer
list-others = Aux autres de jouer
list-open = Pas encore commencées
list-free = attend des joueurs
list-deck = attend que vous choisissiez un deck
match-number = partie { $match }
replay-film = Toute la partie.
replay-last = Le dernier tour.
replay-step = Étape { $at } sur { $count }.
button-film = Film
button-last-turn = Dernier tour
button-steps = Pas à pas
list-none = Aucune partie. /partie ouvrir en commence une, /partie entraînement joue contre la maison.

## Réglages

settings-title = **Vos réglages**
settings-hands-on = Votre main arrive en message privé quand votre tour commence.
settings-hands-off = Votre main n’arrive pas en message privé.
settings-quiet = Heures calmes : { $hours } ({ $zone }). Aucun rappel n’y arrive et aucun temps ne s’y épuise.
settings-no-quiet = Pas d’heures calmes.
settings-leave = { $days ->
    [0] Plus de congé.
    [one] Un jour de congé restant.
   *[other] { $days } jours de congé restants.
 }
settings-away = Vous êtes en congé jusqu’au { $until }.
orders-about = **Consignes** pour les réponses, connues de vous seul ; elles valent aussi pour la question en cours. Tout le reste vous est demandé, sauf là où chacun voit qu’il n’y a rien à choisir.
orders-default = Quand vous pouvez répondre
orders-windows = Sauf à ces moments (là, c’est l’inverse)
orders-ask = Toujours me demander
orders-able = Me demander quand je peux faire quelque chose (par défaut)
orders-aimed = Me demander quand je suis attaqué ou visé
orders-pass = Passer pour moi
orders-pass-turn = Passer pour moi jusqu’à la fin de ce tour
orders-pass-turn-off = Me redemander pendant ce tour
orders-pass-round = Passer pour moi jusqu’à mon prochain tour
orders-pass-round-off = Me redemander avant mon prochain tour

## Decks

deck-kept = Gardé : le deck « { $deck } » pour { $game }. Donnez son nom en ouvrant ou en rejoignant une partie.
deck-dropped = Le deck « { $deck } » n’est plus. Les parties qui l’utilisent le gardent.
decks-none = Vous ne gardez aucun deck. /decks garder en prend un dans un fichier.
decks-many = Plusieurs de vos decks s’appellent « { $deck } ». Choisissez parmi ce qui est proposé pendant la saisie.
deck-file-form = { $file } n’est pas un fichier de deck. C’est du YAML avec name, game, et les cartes par section (cards).
deck-file-wrong = { $file } ne se lit pas comme un deck : { $problem }
deck-file-large = { $file } est trop grand pour un deck ; { $most } ko sont permis.

## Ce qui ne se peut pas

answer-failed = Quelque chose a mal tourné de mon côté ; c’est dans mon journal. Ce qui est noté reste noté : regardez le plateau, puis réessayez.
click-unknown = Ce bouton vient d’un Arbiter plus ancien et ne sert plus.
do-joints = à au aux avec case dans d de des du en et l la le les ma mes mon par payé pour puis sacrifier sacrifiant sur tribut un une vers voie
do-endings = fin, fin du tour, fin de tour, finir, finir le tour, finir mon tour, fini, terminer, terminer le tour, terminer mon tour, je termine, je termine le tour, je termine mon tour, je finis, je finis mon tour, j’ai fini, terminé, termine, passer, passer le tour, je passe, passe, non, rien, stop, end, end turn, done, pass, suivant, tour suivant, pas de réponse, pas de réaction, ne pas répondre, ne pas contrer, pas de blocage, ne pas bloquer, aucun
do-keeping = garder, garde, garder tout, je garde, garder la main, garder ma main, tout garder
do-all = tout, toutes, tous, tel quel, dans l’ordre, dans cet ordre, même ordre, peu importe
do-with = avec par
do-same = oui o ouais ok, non n, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, attaquer attaque attaques attaquent, bloquer bloque bloques bloquent bloquant, frapper frappe frappent, deplacer deplace, aller va vais, bouger bouge, avancer avance, pousser pousse, jouer joue
do-verbs = activer active aller choisir choisis faire fais joue jouer mets mettre passer pose poser prendre prends répondre réponds utilise utiliser avec
do-several = « { $typed } » peut désigner plusieurs réponses : { $keys }
do-sure = Pour le confirmer en tapant : /jouer { $key }
do-near =
    { $why }
    Vouliez-vous dire : { $keys } ?
do-possible =
    { $why }
    Possible : { $keys }
command-unreadable = Je n’arrive pas à lire cela. Choisissez parmi ce qui est proposé pendant la frappe.
refusal-clause = Clause { $clause } : /règles en dit plus.
match-needs-server = Une partie a besoin d’un salon de serveur.
permissions-missing = Je ne peux pas publier de partie dans { $channel }. Il me manque : { $names }. Quelqu’un qui gère le salon peut l’accorder.
permission-view = Voir le salon
permission-send = Envoyer des messages
permission-send-threads = Envoyer des messages dans les fils
permission-create-threads = Créer des fils publics
thread-not-here = Un fil ne s’ouvre que dans un salon textuel de serveur : ni dans un fil, ni dans un salon vocal. Ouvrez la partie sans fil, ou dans un autre salon.
thread-missing = Je ne peux pas ouvrir de fil dans { $channel }. Il me manque : { $names }. Quelqu’un qui gère le salon peut l’accorder ; ouverte sans fil, la partie se joue dans le salon.
thread-refused = Je n’ai pas pu ouvrir de fil pour cette partie : elle se joue donc ici.
thread-left = Le fil de cette partie a été verrouillé ou supprimé : elle continue donc ici.
thread-name = { $game } · { $match } · { $players }
server-threads-on = Sur ce serveur, chaque partie a un fil à elle, sauf avis contraire de celui qui l’ouvre.
server-threads-off = Sur ce serveur, les parties se jouent dans le salon où on les ouvre, sauf si celui qui les ouvre veut un fil.
server-not-yours = Seuls ceux qui peuvent gérer le serveur peuvent changer cela.
permission-attach = Joindre des fichiers
channel-gone = Le salon de cette partie a disparu, ou m’est caché. /partie plateau, montré au salon, amène la partie ailleurs.
which-none = Il n’y a pas de partie pour cela ici. /partie liste montre les vôtres.
which-many = Il y a plusieurs parties : { $matches }. Choisissez-en une dans l’option *partie* ; /jouer prend aussi son numéro devant le coup : `3: end`.
options-form = Une règle maison s’écrit règle=valeur ; ce n’est pas le cas de { $given }.
hours-form = Les heures calmes s’écrivent 22:00-7:30, ou non ; ce n’est pas le cas de { $given }.
rules-nothing = Aucune clause sur { $about }.
card-nothing = Aucune carte nommée { $name }.

"""Which emblem a card gets: an icon of Material Design for its id or a word of it, else one of a heraldic set."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from .fonts import icon_names

_WORDS = """
    aaro:shield abbess:church aftertaste:glass-wine again:scale aim:bow-arrow arm:arm-flex ash:campfire
    backdraft:fire-alert bark:tree becalmed:sail-boat bell:bell bellwether:sheep berserk:axe-battle
    berserk-clause:emoticon-angry blood:water bloom:flower-tulip blow:hammer borrowed:hand-coin
    borrowed-lightning:hand-coin bottled:bottle-tonic bottled-wave:bottle-tonic brace:wall brasshowl:bullhorn
    breath:weather-windy broken-bark:axe bud:flower-tulip burn:fire business:briefcase call:bugle called:bugle
    called-back:undo change:swap-horizontal choir:music clause:script-text clean:broom clean-record:broom
    clerk:clipboard-text closed:boom-gate closed-gate:gate coat:coat-rack coil:current-ac coins:cash
    collector:basket court:bank curfew:bell-sleep current:waves-arrow-right deal:cards deep-breath:lungs
    deep-roots:shovel defecator:bulldozer deluge:weather-pouring deluge-edict:weather-pouring door:door dull:knife
    eater:silverware-fork-knife edge:sword-cross edict:script embers:fire emergency:alarm-light
    encore:microphone-variant errand:run-fast extra-errand:bag-personal eye:eye fanned:fan fanned-flames:fan
    feet:shoe-print ferry:ferry ferry-rope:jump-rope flames:fire flashpoint:flash frost:snowflake
    frost-post:snowflake frozen:snowflake-variant fuq-yew:fish furnace:fireplace fury:emoticon-angry
    gallowbright:lightning-bolt-circle gap:arrow-split-vertical gate:gate gates:gate-open graftknight:chess-knight
    grave:grave-stone grave-bloom:grave-stone grave-bud:flower growth:tree gustnail:screw-lag
    hailmarch:weather-hail hands:hand-back-right heron:bird hidden:eye-off hidden-clause:incognito
    horizon:weather-sunset hour:clock-outline hour-post:clock-time-four humlae:leaf-maple imp:emoticon-devil
    imp-call:whistle ink:feather inkwell:feather interest:percent iron:anvil kain:fencing keeper:key
    kindling:campfire knellhound:dog knight:chess-knight landing:parachute lantern:coach-lamp lash:jellyfish
    last-page:book-remove law:scale-balance leak:water-minus ledger:notebook lens:magnify letter:email
    lightning:lightning-bolt loam:shovel loose-change:cash-multiple measured:ruler measured-burn:ruler
    minute:timer-outline minute-eater:timer-outline minutes:timer-outline mirror:mirror mirrorfawn:horse-variant
    mossbed:grass mossbed-path:grass moth:butterfly muster:flag muted:volume-off mya:weather-windy
    notes:note-multiple nursery:baby-carriage oathroot:tree old-growth:pine-tree ondrask:ship-wheel
    order:format-list-numbered overheat:thermometer-high page:book-open-page-variant palewood:pine-tree
    paper:newspaper parcel:package-variant path:map-marker-path patience:meditation paved:road paved-sea:ferry
    pinned:pin poe:owl poison:bottle-tonic-skull poison-loam:bottle-tonic-skull post:bulletin-board
    push:arrow-right-bold-box quickened:run-fast quillon:clock-outline recall:restore record:script-text
    red:format-color-fill red-ink:format-color-fill reef:jellyfish reef-lantern:lighthouse refused:cancel
    refused-edict:file-cancel regent:crown reply:reply rewind:rewind rimewarden:snowflake-thermometer ring:ring
    riptide:swim rolling:weather-lightning rook:chess-rook root:sprout roots:sprout rope:jump-rope
    route:road-variant rust:iron rust-the-hands:hand-back-left sage:account-star salvage:recycle sand:timer-sand
    sandglass:timer-sand sap:leaf sap-shield:leaf scar:bandage scorched:fire sea:waves
    second-wind:weather-windy-variant sender:reply sentence:gavel shadow:weather-night shield:shield
    shift:swap-horizontal-bold shift-change:account-switch short:arrow-collapse shove:hand-front-right
    showing-hands:cards-playing silenced:bell-off silenced-bell:bell-off siltwright:hammer-wrench slate:eraser
    slow:snail sootmantle:hat-fedora spark:flash spark-coil:magnet spell:magic-staff spell-tax:cash-minus
    spent:battery-low spent-fury:battery-low sporeling:mushroom static:flash-alert stay:hand-back-right
    stay-of-sentence:pause-octagon storm:weather-lightning straw:barley strength:arm-flex struck:bell-ring
    sudden:flash sudden-strength:weight-lifter tariff:cash-register tax:hand-coin temper:anvil thistle:cactus
    thorn:cactus thorn-reply:cactus thread:content-cut through:arrow-right-bold thunder:lightning-bolt
    tiles:hexagon-multiple tissue:bandage toll:cash toll-gate:boom-gate totem:pillar totem-ring:pillar
    turncoat:tshirt-crew twins:account-multiple undertow:waves-arrow-left unfinished:progress-clock
    unread:email-outline untouchable:shield-star untouchable-hour:shield-star vashtirel:fireplace verdict:gavel
    verger:candle vow:ring waiting:timer-off walk:walk wall:wall warding:shield-half-full wave:waves weighed:scale
    whirl:weather-tornado wind:weather-windy word:comment-quote written:pencil written-in-sand:pencil yew:waves
    zill:palm-tree
"""
_IDS = """
    lychgate:gate pest-house:home-alert sealed-vault:safe brass-ballista:bow-arrow portcullis-on-a-timer:gate-alert
    murder-hole:circle-opacity weather-vane:compass-rose ice-counter-window:window-closed-variant
    ministry-of-drafts:weather-windy-variant second-oath:hand-front-right deeper-compact:handshake
    chief-of-medicine:doctor guild-seal:seal winter-commission:snowflake-check proper-training:dumbbell
    threadbare-title:certificate battering-argument:gavel bolt-from-the-wire:lightning-bolt last-rites-unpaid:candle
    second-opinion:comment-question puppet-fever:account-arrow-up objection-sustained:scale-balance
    flash-freeze:snowflake-alert reclassified-as-furniture:table-chair sleight-of-hand:hand-coin
    quick-fingers:hand-pointing-up smoke-and-mirrors:smoke hot-coals:grill orchard-archer:bow-arrow
    puddle-twin:water ditch-walker:walk vigil-dog:dog lamprey-widow:jellyfish candle-warden:candle
    sexton-of-spares:shovel hollow-guest:ghost-outline the-late-organist:piano tide-cantor:waves
    silver-tongued-ghoul:emoticon-tongue paid-mourner:emoticon-cry alley-vagrant:city-variant
    rat-with-a-licence:rodent plague-nurse:mother-nurse ward-orderly:broom sneeze-courier:email-fast
    leech-broker:snake quack-in-residence:duck patient-zero:numeric-0-circle fever-dreamer:thermometer-high
    custody-lawyer:briefcase-account pustulent-duke:crown riveted-guard:shield-account picket-hound:dog-side
    mining-mule:donkey powder-monkey:barrel chain-gang-giant:link-variant long-musketeer:pistol clock-parrot:bird
    wrecking-apprentice:wall-fire locksmith-errant:key-chain bridge-inspector:bridge siege-walker:robot-industrial
    tollhouse-ogre:boom-gate ram-crew-of-six:sheep glass-swift:bird archivist-penguin:penguin
    hail-lancer:weather-hail tide-thrower:wave thaw-petitioner:snowflake-melt stamp-golem:stamper
    blizzard-witness:weather-snowy-heavy cloud-elephant:elephant crater-tout:volcano ember-boar:pig
    three-card-fox:cards-playing-club coin-eared-hare:rabbit wire-duelist:fencing card-counter:calculator
    retired-high-roller:dice-multiple cinder-bookmaker:book-open-variant pit-boss-salamander:fire
    lucky-dragon:clover magpie-cashier:cash-register trapdoor-magician:wizard-hat squire-on-stilts:stairs
    dented-paladin:shield-cross insured-ranger:umbrella cavalry-by-appointment:horse-variant-fast salt-saint:shaker
    banner-bearer:flag drill-sergeant-retired:bullhorn heir-presumptive:crown-outline the-understudy:drama-masks
    tailor-of-small-armies:needle champion-emeritus:trophy lady-of-lost-property:umbrella-closed
    matron-of-the-tea-urn:tea master-of-ceremonies:microphone mother-sedge:barley old-tollman:hand-coin
    doctor-veil:stethoscope sister-cough:emoticon-sick foreman-ilsa-crank:hard-hat quiet-bertin:volume-mute
    registrar-hoar:notebook-edit postmaster-gale:email-newsletter madame-roulade:poker-chip
    nine-finger-pip:hand-front-left dame-threadbare:chess-queen quartermaster-boggs:package-variant-closed
    brickwork:wall seasonal-temp:snowman spare-squire:account-plus waybread-basket:basket marrow-loan:bone
    obituary-column:newspaper-variant wake-with-sandwiches:food turning-the-soil:shovel
    the-river-takes-its-share:waves recycled-hymnals:recycle free-samples:gift contact-tracing:fingerprint
    chicken-broth:pot-steam family-discount:tag-heart chartered-catapult:castle guild-surcharge:cash-plus
    open-day:door-open no-fly-ordinance:airplane-off wanted-poster:account-search general-overhaul:wrench
    winter-session:snowflake form-27b:form-select suggestion-box:mailbox hiring-freeze:account-cancel
    mass-adjournment:calendar-remove demotion:arrow-down-bold-box filing-cabinet:file-cabinet
    out-to-lunch:silverware loaded-squall:dice-6 double-or-nothing:numeric-2-circle hot-streak:fire all-in:cash-100
    the-even-bargain:scale-balance wheel-of-misfortune:tire marked-deck:cards table-limit:table-furniture
    rummage-sale:sale second-charge:horse field-promotion:chevron-up-circle strong-tea:tea
    trial-by-combat:sword-cross jumble-of-armour:tshirt-crew tandem-oath:bike complaints-desk:desk
    boiler-plate:shield-half-full snowshoes-of-office:shoe-print laminated-licence:card-account-details
    rabbits-other-foot:rabbit-variant sword-with-previous-owner:sword cloak-of-near-invisibility:hanger
    ladder-of-opportunity:ladder boots-both-left:shoe-formal medal-for-turning-up:medal powder-keg:barrel
    cold-snap:snowflake-thermometer moon-madness:moon-waning-crescent brawl-fever:boxing-glove hives:beehive-outline
    night-trauma:heart-broken two-voices:account-voice gut-lodger:bug watching-eyes:eye-circle the-ninth-bell:bell
    choir-echo:account-music mourning-ferry:ferry shield-of-reasonable-doubt:shield-search
    ring-of-small-keys:key-chain-variant reef-partner:fishbowl toll-gate:boom-gate-up slot-machine-gate:slot-machine
    coat-check:coat-rack pawnshop-shutter:window-shutter grave-abbot:church leg-iron:handcuffs
    heirloom-banjo:guitar-acoustic sudden-refusal:cancel compound-interest:percent sedges-vow:ring
    avalanche-in-waiting:image-filter-hdr loaded-knight:chess-knight
    hollis:account-lock oathwall:wall bell-maul:bell-ring shield-rap:shield-alert maul-drop:hammer
    hold-the-gate:gate wide-guard:shield-half return-the-blow:keyboard-return snap-parry:sword-cross
    vow-of-iron:ring second-vow:numeric-2-box-multiple banner-reliquary:flag-triangle war-ledger:notebook
    steady-advance:shoe-print sunder:hammer-wrench last-wall:wall-sconce third-vow:numeric-3-box-multiple
    unbroken-line:dots-horizontal siege-bell:bell-circle oathbreaker:heart-broken
    quartermasters-chest:treasure-chest shield-wall:shield-link-variant grudging-mercy:handshake stand-fast:anchor
    tower-charge:chess-rook padded-oath:sofa standing-order:clipboard-list armoury-key:key
    on-your-feet:human-handsup roll-of-honour:certificate guardian-slab:pillar broken-shelf:bookshelf
    words-in-steel:comment-quote requisition:file-sign orsanne:candelabra-fire pyre-scythe:sickle
    wick-lantern:coach-lamp branding-iron:heating-coil cinder-jab:boxing-glove pyre-swing:fire
    frenzied-brand:fire-circle kindle-the-grudge:campfire ember-veil:curtains widows-oath:hand-front-right
    coal-heart:heart-flash spend-the-dead:cash-remove scorched-opening:door-open everburn:fireplace
    smoke-screen:smoke scatter-coals:scatter-plot ash-lantern:lamp second-cremation:pot-steam burning-bridge:bridge
    last-match:fire-alert slow-fuse:bomb fireproof-habit:fire-off charred-shield:shield-remove
    feed-the-fire:gas-burner black-breath:cloud ash-wedding:account-heart spite:emoticon-devil blinding-flash:flare
    sevrin:alarm twin-needles:needle kite-fan:fan storm-pike:weather-lightning needle-feint:incognito
    quick-cut:content-cut third-wind:weather-windy fifth-wind:weather-windy-variant gust-step:run-fast
    flurry:weather-snowy-heavy crosswind:swap-horizontal-bold thread-the-gap:arrow-collapse-horizontal
    whirl-guard:rotate-360 dizzying-eddy:weather-hurricane kite-charm:kite still-air:weather-cloudy
    sky-ledger:cloud-check pike-lunge:spear updraft:arrow-up-bold tailwind:arrow-right-bold scattered-leaves:leaf
    eye-of-the-storm:eye-circle sudden-squall:weather-pouring fan-dance:dance-ballroom kite-string:jump-rope
    lightning-rod:lightning-bolt-circle skyfall:weather-night afterimage:content-copy borrowed-breeze:hand-coin
    dust-devil:weather-tornado second-glance:eye-plus slipstream:waves-arrow-right unclasp:lock-open riposte:fencing
    wide-sleeves:tshirt-crew mouldrick:church bog-sickle:sickle censer-of-rot:pot-mix gutter-nick:knife
    bog-kiss:lipstick plague-bell:bell-alert lose-the-thread:head-question dream-rot:sleep
    drain-the-sore:water-minus harvest-of-boils:basket leech-jar:jellyfish mud-cloak:coat-rack
    sinking-ground:arrow-down-bold cudgel-of-sleep:power-sleep rotten-breath:emoticon-sick the-long-wound:bandage
    grave-gossip:account-voice marsh-light:lightbulb-on stagnant-water:water swamp-toll:cash
    bitter-cordial:bottle-tonic-skull mask-of-silt:drama-masks quagmire:pine-tree rust-fever:thermometer-high
    amputate:hand-saw drowned-choir:music leech-cloth:medical-bag lost-and-kept:umbrella creeping-damp:stairs-up
    dream-thief:bed bog-silence:volume-off mislay:help-circle nilo:account-arrow-down grave-spade:shovel
    psalter-of-names:book-cross knuckle-rap:hand-back-right spade-work:grave-stone
    borrowed-name:card-account-details mass-grave:account-group exhume:arrow-up-bold-box bone-dice:dice-5
    skull-lamp:skull reliquary-chain:link-variant grave-goods:bread-slice marrow-guard:shield-cross
    coffin-lid:coffin pallbearers:human-queue memento:knife-military many-hands:hand-clap funeral-toll:bell
    hollow-march:ghost name-the-dead:format-list-numbered breath-on-credit:credit-card ivory-lance:bone
    grave-silence:volume-mute ossuary-oath:hand-front-left turn-the-soil:sprout second-burial:nail
    omen-bell:crystal-ball read-the-bones:skull-scan patient-dead:timer-sand quiet-loan:bank grief:emoticon-cry
    offering:gift hungry-urn:glass-mug hourglass-of-ash:timer-sand-full loosen-the-clasp:lock-open-variant
    potters-field:grass second-helping:silverware
    soul-jay:bird portal-seller:door-open tornado-boar:weather-tornado mudlark:pail lantern-moth:butterfly
    copper-gambler:dice-5 penny-fox:paw gust-piper:music kite-squire:kite wayfinder-crane:compass
    heath-courier:run-fast weathercock-knight:chess-knight storm-herald:bullhorn cloud-drover:weather-cloudy
    north-gale:weather-windy tally-clerk:clipboard-text crypt-mouse:rodent ditch-mole:shovel bone-usher:bone
    toll-taker:hand-coin candle-broker:candle grave-gardener:sprout shroud-weaver:needle mourning-magpie:owl
    usurer-of-breath:lungs ash-wife:campfire auditor-of-bones:calculator charnel-choir:account-music
    last-ferryman:ferry the-last-register:book-open-page-variant masked-caller:guy-fawkes-mask
    trapdoor-nun:stairs-down fog-doe:weather-fog prompter:script-text stagehand:hammer-wrench curtain-maid:curtains
    ragpicker:basket eavesdropper:ear-hearing cloakroom-girl:hanger velvet-bravo:fencing knife-in-the-wings:knife
    hired-applause:hand-clap props-mistress:treasure-chest diva-of-nothing:microphone quiet-emperor:crown
    the-ninth-encore:numeric-9-circle drumling-caller:bugle skitter-nurse:mother-nurse nest-scout:binoculars
    hide-tanner:content-cut ember-egg:egg river-egg:egg-outline storm-egg:egg-easter brood-matron:human-female-girl
    hatch-warden:shield-sun drum-major:music-circle drum-colossus:human-handsup the-whole-nest:home-group
    glass-beetle:bug gate-mason:wall scaffold-clerk:ladder shelf-keeper:bookshelf arms-porter:sword-cross
    bell-warden:bell anvil-ox:anvil wall-saint:wall-sconce hedgehog-abbot:church ash-smith:hammer
    patient-engine:engine ram-of-ages:sheep tower-that-walks:chess-rook cinder-wyrmling:fire cinder-wyrm:fire-circle
    river-colossus:waves eel-of-two-minds:fish thunder-roc:weather-lightning drumling:music-note skitter:spider
    wisp:lightbulb-on pitfall-ledger:notebook door-in-the-way:door counterclaim:scale-balance
    turned-coat:tshirt-crew grudge:emoticon-angry bad-bargain:handshake headwind:weather-windy-variant
    stage-blood:water torn-ticket:ticket lost-post:email wrong-address:map-marker-off counterweight:weight
    sudden-brood:egg-easter wet-mortar:wall-fire spark-ledger:notebook-edit toll-of-bells:bell-ring snuff-out:candle
    scrap-rain:weather-pouring borrowed-hour:clock-outline locked-gate:gate quiet-hours:volume-off
    missed-morning:weather-sunset-up not-today:cancel great-leveller:format-align-bottom even-keel:sail-boat
    lane-change:swap-horizontal chart-of-winds:compass-rose sidestep:shoe-print borrowed-edge:sword
    mirror-hour:mirror grave-passage:grave-stone harvest-of-names:format-list-numbered paupers-field:grass
    shared-burial:account-group dead-letter:email-outline polite-threat:comment-quote bones-on-the-table:skull
    slow-tide:snail ledger-of-mercy:heart unmasking:drama-masks painted-shut:format-color-fill exit-left:exit-run
    dress-rehearsal:tshirt-crew-outline unwanted-gift:gift sealed-lips:emoticon-neutral
    whisper-gallery:account-voice sudden-thorns:cactus hush:volume-mute early-cue:timer-outline march-of-drums:flag
    warm-hands:hand-back-right double-shift:numeric-2-circle standing-orders:clipboard-list kind-hands:hand-heart
    closed-roads:boom-gate mortar-of-hours:timer-sand plumb-line:arrow-collapse-down windswept-common:weather-windy
    ossuary-court:bank footlights:spotlight-beam drumhead-fair:tent ring-wall:circle-outline
    open-windows:window-open duelling-green:sword-cross dry-well:bucket iron-orchard:tree whetstone-wheel:cog
    beggars-bowl:bowl sky-ferry:airballoon tithe-jar:cash bone-scales:scale empty-shell:shield-outline
    war-drum:music-circle town-clock:clock-time-four thorn-rake:rake bark-shield:shield long-stirrups:horse-variant
    ember-pike:spear sleepers-veil:sleep pavise:shield-half-full fogcloak:weather-fog crown-of-nails:nail
    twin-spurs:star-four-points emberhorn-whelp:fire mossback-grazer:cow scarback-brawler:boxing-glove
    coil-spear-stalker:map-marker-path blood-runner:run-fast thunderhoof:horseshoe twinfang-raider:tooth
    hide-shifter:paw cinder-shaman:fire-circle horn-caller:bugle ridgebreaker:image-filter-hdr mossback-elder:turtle
    packcaller:dog-side avalanche-bull:bullseye stormhide-matriarch:weather-lightning brass-sparrow:bird
    rivet-mite:bug spark-apprentice:flash cog-swarm:cogs fourth-bell-tinker:bell spring-heel:arrow-up-bold
    iron-nursemaid:mother-nurse slag-hauler:dump-truck coiled-engine:engine arc-caster:flash-alert
    homunculus-press:stamper hungry-smelter:fireplace ledger-engine:calculator wound-giant:clock-outline
    forge-mother-anouk:anvil rift-engine:engine-outline rivet-hammer:hammer oathkeeper-maul:gavel
    far-glass-crossbow:bow-arrow spellbitten-wand:magic-staff widows-scythe:sickle hourbreaker:timer-off
    patchmail-coat:tshirt-crew thorned-mantle:cactus bastion-plate:shield ledger-mail:notebook
    last-light-aegis:shield-sun gloamwing-courier:bat whisperroot-spy:incognito dewlight-prankster:water
    bramble-jester:emoticon-tongue moonpetal-charmer:flower oracle-of-the-still-pool:crystal-ball
    larkspur-archer:bow-arrow silkstep-duelist:fencing twicefold-fool:cards duskmoth-cloud:butterfly
    hollow-oak-drowser:tree queens-understudy:chess-queen veil-painter:brush changeling-guest:account-switch
    masque-assassin:guy-fawkes-mask thornveil-regent:crown kindle-fury:emoticon-angry heartroot:sprout
    glasswall:wall enfeebling-hex:hexagon-outline field-dressing:bandage stray-spark:flash
    trade-places:swap-horizontal bitter-lesson:school wither:leaf readers-lantern:coach-lamp
    turn-the-hourglass:timer-sand slow-snow:snowflake firebrand:fire-alert grave-bargain:grave-stone
    clean-linen:broom split-oath:heart-broken blood-price:water second-curtain:curtains three-cold-needles:needle
    rift-surge:waves splintering-mirror:mirror call-to-the-breach:bullhorn cold-shoulder:snowflake-alert
    stolen-fire:campfire sealed-gate:gate ash-in-the-stacks:bookshelf open-the-barrow:door-open
    forgetting:head-question end-of-the-line:tram rift-collapse:arrow-collapse-all turncloak:hanger
    unmasking-bell:bell-ring sheathed-blades:sword behind-the-veil:drama-masks coin-of-the-rift:hand-coin
    quicksand:timer-sand-empty silence-in-the-hall:volume-off scar-tissue:medal loaded-bones:dice-6
    level-ground:format-align-bottom doubled-edge:sword-cross rift-door:door close-the-rift:door-closed
    volley-from-the-wall:arrow-projectile-multiple rattlebone:bone pack-cub:dog militia:account-group cogling:cog
    hide-shifter-beast-shape:paw-outline snare-at-the-gate:jump-rope bared-throat:knife
    borrowed-footsteps:shoe-print uninvited-guest:account-alert spoiled-ink:feather last-laugh:emoticon-lol
    shambling-levy:human-queue plague-crow:owl marrow-leech:snake vermin-tide:rodent mourning-widow:emoticon-cry
    crypt-sleeper:sleep grave-piper:music barrow-chanter:account-music gallows-wisp:lightbulb-on
    bone-collector:basket twice-buried-knight:chess-knight ossuary-golem:robot-industrial
    lich-registrar:book-open-variant bonewall-colossus:wall rotmother-ysolde:mushroom
    carrion-choir:microphone-variant gate-recruit:gate ford-warden:waves lamp-signaller:lamp
    shieldline-veteran:shield-account hourglass-medic:medical-bag pikewall-sentinel:spear parley-envoy:flag
    banner-serjeant:flag-triangle wallbow-crew:target bell-tower-keeper:key drillmaster:bullhorn
    runebound-magus:wizard-hat stonehide-templar:shield-cross second-shield:shield-link-variant
    marshal-odrec:chess-king
"""
_HERALDRY = """
    anchor axe-battle bat bow-arrow bugle campfire candle castle chess-bishop chess-king chess-knight
    chess-queen chess-rook crown crystal-ball dolphin drama-masks eye feather fencing fleur-de-lis flower
    flower-tulip fountain ghost guy-fawkes-mask hammer horse-variant horseshoe island jellyfish key lamp
    leaf-maple lighthouse mace magic-staff mirror moon-waning-crescent mushroom owl pillar pine-tree rabbit
    sail-boat scale-balance shield-cross ship-wheel skull snail spear spider sprout star-shooting sword-cross
    tower-fire treasure-chest tree turtle unicorn-variant volcano waterfall wizard-hat yin-yang
"""

WORDS: dict[str, str] = {}
"""Icons by card ids and by words of card ids. A card's face can also name an icon itself."""
for _pair in (_WORDS + _IDS).split():
    _word, _, WORDS[_word] = _pair.partition(":")

HERALDRY = _HERALDRY.split()
"""Emblems for cards that no word is known of."""


@cache
def emblem(card: str, wanted: str = "") -> str:
    """The icon of a card, as "mdi:anchor": the one its file wants, else one for the last word of its id that has one,
    else one drawn by its id."""
    known = icon_names("mdi")
    name = wanted.rpartition(":")[2]
    if name in known:
        return f"mdi:{name}"
    for word in (card, *reversed(card.split("-"))):
        if word in WORDS:
            return f"mdi:{WORDS[word]}"
    drawn = int.from_bytes(blake2b(card.encode(), digest_size=4).digest(), "big")
    return f"mdi:{HERALDRY[drawn % len(HERALDRY)]}"

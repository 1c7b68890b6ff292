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
for _pair in _WORDS.split():
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

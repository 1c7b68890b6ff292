"""Words that other games' cards have, each with what Rizontical says instead."""

from __future__ import annotations

from .words import L

_COMBAT = "a hit has an attacker and what is struck: `about_to_be_hit`, `hit_done`, `damaged`; nothing blocks"
_TILT = "nothing tilts; a Fighter that acted is asked by `did`, and kept from acting by `forbid`"
_ATTACHED = "only Auras lie on something: `on`, and `host` is what bears them"
_KEYWORDS = "there are no keywords; a state is a Status, Buff or Debuff: `status`, `buff`, `debuff`, `has`"
_USES = "an ability has a `label` (spell, trigger, passive, ...), or no head on a Power"
_TURNS = "`turn`, `timeline_turn`, `round`, {next_own_turn: foe}"
_LOST = "a player's Souls run out: `lose: {souls: 1}`, and `defeated` Fighters cost them"

L.explain(
    "elsewhere",
    {
        **dict.fromkeys(("summoner", "skills", "level", "leveled", "level_up", "levels", "capacity"), "a Numen, with "
            "its `enchantment` and `conjuration`"),
        "creature": "a `fighter`, or a `summon` of 1 HP",
        "door": "a `summon`, or a `tile`",
        "body": "`entity`: Fighters and Summons",
        "incantation": "a `power` of category normal or permanent",
        "imminent": "a `power` of category trigger",
        **dict.fromkeys(("attackers", "blockers", "met", "attacked", "attacks", "is_blocked", "blocks", "unblocked",
            "fought", "was_blocked", "has_blocked", "attacking", "blocking", "out_of_combat", "be_blocked", "block",
            "block_several", "attack_at_once", "attack_tilted", "choose_summoner", "after_combat", "extra_attack",
            "before_attack_announced"), _COMBAT),
        **dict.fromkeys(("strikes", "strike", "is_hit", "redirect"), "`hit` or `damage`; the event is `damaged`, "
            "before it `dmg_about`"),
        **dict.fromkeys(("host_of", "attached", "attach", "carries", "infected", "may_infect", "may_hold", "transmit",
            "transmitted", "together_alone"), _ATTACHED),
        "retarget": "{redirect: this} behind `when: {event: targeted, ...}`",
        "game_begins": "`when: round_start` with `limit: {match: 1}`",
        "battlefield": "`play`: the board and the field",
        "library": "`deck`, or `fighter_deck`",
        **dict.fromkeys(("cemetery", "to_cemetery"), "`void`, or `fighter_void`; the events are `defeated`, "
            "`destroyed`, `power_left`"),
        **dict.fromkeys(("excluded", "exclude"), "nothing leaves the game: what is gone lies in the `void`"),
        **dict.fromkeys(("chain", "cancel", "play"), "nothing waits on a chain; `negate` stops what is under way"),
        "attack": "`atk`; the action is a `hit`",
        "defense": "`def`",
        **dict.fromkeys(("life", "life_lost", "lose_life"), "`hp` of Fighters (`hp_lost`, {lose: {hp: 1, who: ...}}), "
            "`souls` of players"),
        **dict.fromkeys(("plus", "counter_placed", "put", "take"), "figures change by `change`; Protection comes by "
            "{gain: {protection: 1, who: ...}}"),
        **dict.fromkeys(("coins", "ether", "coins_gained", "ether_gained", "stolen", "steal"), "`ap`: {gain: {ap: 1}}, "
            "{lose: {ap: 1, who: foe}}, `ap_gained`, `ap_lost`"),
        **dict.fromkeys(("phase", "awakening", "restored", "restoration", "turn_begins", "turn_ends", "turn_begin",
            "next_turn", "during_next_turn", "next_turn_end", "your_turn", "opponents_turn", "first_turn"), _TURNS),
        **dict.fromkeys(("tilted", "untilted", "tilt", "untilt"), _TILT),
        **dict.fromkeys(("plane", "same_plane"), "what has a place is near something: `within`, `around`, `adjacent`"),
        **dict.fromkeys(("constant", "in_play"), "`category: permanent` stays; what has left play is no longer found"),
        "token": "Summons and Tiles are created: {create: {tile: ..., to: cell}}",
        **dict.fromkeys(("dies", "died", "sacrificed", "sacrifice"), "`defeated`, `destroyed`; the operations are "
            "`defeat` and `destroy`, and {destroy: ...} can be a cost"),
        **dict.fromkeys(("enters", "invoked", "invoke"), "`deployed`, `summoned`, `tile_placed`, `power_set`, "
            "`power_used`"),
        "returned": "`power_left` of kind hand",
        **dict.fromkeys(("lock_opened", "freed", "open_lock", "free"), "there are no Locks and chains; what keeps a "
            "Fighter is a `forbid` with an end"),
        **dict.fromkeys(("control_changed", "command"), "`control`, until `round`"),
        "summoner_lost": _LOST,
        "lose_summoner": _LOST,
        **dict.fromkeys(("action_used", "actions", "purchase", "relaunch"), "`announced` of a kind, `skill_used`, "
            "`power_used`"),
        **dict.fromkeys(("toss_made", "rolled", "dice"), "nothing answers chance; `toss` and `roll` are operations"),
        "result": "what becomes of a toss stands in its `heads` and `tails`",
        **dict.fromkeys(("buried", "goes"), "what would leave: `would: {event: defeated}` or `power_left`, and `do`"),
        **dict.fromkeys(("grant", "revoke", "keyword", "keywords", "x", "partner", "restraints", "printed"), _KEYWORDS),
        "mill": "Powers go to the void from the hand (`discard`) or from a slot (`destroy`)",
        **dict.fromkeys(("become", "copies", "keeps"), "nothing copies a Fighter; `create` makes Summons and Tiles"),
        "during": _USES,
        "regain": "AP come at the start of a turn; {change: ...} or {gain: {ap: 1}}",
        **dict.fromkeys(("lane", "pointed", "arrows", "here", "opposite", "number", "stack", "stack_card", "moves",
            "move_in_main_1"), "there is a board of cells: `cell`, `adjacent`, `within`, `slot`; steps are `mp`"),
        **dict.fromkeys(("arena", "artifact", "rune", "cast"), "a `power`: `category: permanent` stays; the event is "
            "`power_used`"),
        **dict.fromkeys(("weapon", "weapon_lost", "weapon_slots", "armed", "bearer"), _ATTACHED),
        **dict.fromkeys(("jinx", "set_card"), "a Power of `category: trigger`, which lies `facedown`; the event is "
            "`power_set`"),
        **dict.fromkeys(("face_down", "revealed", "turn_up", "turned_down", "entered"), "`facedown`, of Powers"),
        **dict.fromkeys(("attack_declared", "battled", "battle", "battle_phase", "end_attack", "defender", "pierce",
            "be_attacked", "recoil", "phase_battle"), _COMBAT),
        **dict.fromkeys(("be_destroyed", "be_destroyed_by_effects", "be_destroyed_in_battle", "be_returned"),
            "`would: {event: would_be_defeated, ...}`"),
        **dict.fromkeys(("grave", "send", "banish", "banished", "extra"), "what is gone lies in the `void` or the "
            "`fighter_void`"),
        **dict.fromkeys(("tribute", "tributed", "token_removed"), "{defeat: ...} and {destroy: ...} can be a cost"),
        **dict.fromkeys(("soul", "soul_spent", "became_soul"), "`souls` are a number of each player; costs are `ap`"),
        **dict.fromkeys(("lf", "lf_lost", "lf_restored", "set_lf", "left"), "`hp` of Fighters (`hp_lost`), `souls` of "
            "players"),
        "drew": "`drawn`",
        "show": "`reveal`",
        "arrange": "`look`, and {move: {what: {among: ...}, to: deck_bottom}}",
        "subtype": "`types`",
        "new": "what has come this turn is asked by `did` and `happened`",
        "into": "another thing comes by `create` or `deploy`",
        **dict.fromkeys(("method", "of_kind", "pending", "waits", "ability_activated", "activated", "respond"),
            "what is under way is `announced` of a kind; " + _USES),
        **dict.fromkeys(("draw_phase", "phase_draw", "next_draw", "main_1", "main_2", "phase_end", "foes_turn",
            "flash_any_turn", "normal_summons", "stackables"), _TURNS),
    },
)  # fmt: skip

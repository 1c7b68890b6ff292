"""Words that other games' cards have, each with what Rise says instead."""

from __future__ import annotations

from .words import L

_BOARD = "there is no board of cells; what fights is on a plane (`plane`, `same_plane`), or attached (`host`)"
_DAMAGE = "`damage`, or `strike` for a hit with Attack; the event is `is_hit`, before it `damaged`"
_CONDITIONS = "a state is a keyword (`grant`, `has`), a figure that changes for a time (`change`), or a mark (`mark`)"
_TURNS = "there are turns of one player, and no rounds: `turn`, {next_turn: foe}"
_SKILLS = "what is used is an Action (purchase, toss, dice) or a Skill (`use: skill`)"
_TRACKERS = "how often something is used is its `limit`; how long it lasts its `until`"

L.explain(
    "elsewhere",
    {
        **dict.fromkeys(("numen", "enchantment", "conjuration"), "a Summoner has Skills: {use: skill}, and `always`"),
        "fighter": "a `creature`; with a `door` it is a `body`",
        "entity": "`body`: Creatures and Doors",
        "power": "an `incantation`, or an `imminent` that is played on any turn",
        "summon": "a token: `create`, {token: true}",
        "tile": "an Incantation that is `constant`, or one that is attached",
        **dict.fromkeys(("attacker", "ally_now", "enemy_now"), "`attackers`, `blockers`, `met`, `attacked`, `subject`"),
        **dict.fromkeys(("cell", "moved", "push", "push_about", "pushed", "step", "swap", "be_pushed", "move_straight",
            "move_through", "hit_through", "hit_inf", "deploy_anywhere", "within", "around", "adjacent", "deploy_zone",
            "distance", "mp", "psh", "ra", "slot", "same_slot", "change_slot", "empty", "stop_motion", "at", "half"),
            _BOARD),
        "field": "`battlefield`",
        **dict.fromkeys(("have_skills", "use_skill"), "an Action of another card is performed again by `relaunch`; "
            "Skills stay with their Summoners"),
        "targeted": "what is aimed at is known from `attacked`, `is_blocked` and `play`",
        "deck": "`library`",
        "void": "`cemetery`, or `excluded`",
        "fighter_deck": "`library`: Creatures lie there with all other cards",
        "fighter_void": "`cemetery`",
        "atk": "`attack`",
        "def": "`defense`",
        **dict.fromkeys(("hp", "max_hp", "hp_lost"), "a Summoner has `life` (`life_lost`), a Creature dies of a hit as "
            "high as its `defense`"),
        **dict.fromkeys(("mana", "ap_cost"), "`capacity` points, Coins and Ether are what cards cost"),
        **dict.fromkeys(("weakness", "resistance"), "damage {change: {amount: 1}} behind `would: damaged`"),
        "speed": "who plays first is the order of turns; what happens at once is ordered by its players",
        "protection": "`prevent`, or defense counters: {put: {plus: 1, to: this}}",
        **dict.fromkeys(("time", "uses_left"), _TRACKERS),
        **dict.fromkeys(("conditions", "buffs", "debuffs", "statuses", "lacks", "buff", "debuff", "status", "cleanse",
            "move_condition", "move_buffs", "shift", "condition_gained", "condition_lost"), _CONDITIONS),
        **dict.fromkeys(("ap", "ap_gained", "ap_lost"), "`coins` or `ether`"),
        "souls": "a player is out when all Summoners are lost: `lose_summoner`, `summoner_lost`",
        **dict.fromkeys(("timeline", "timeline_turn", "timeline_turn_end", "round", "round_start", "round_end",
            "round_begin", "turn_start", "end_round", "reverse_timeline", "next_own_turn", "own_turn_start",
            "own_turn_end", "current"), _TURNS),
        "elements": "`element`",
        **dict.fromkeys(("labels", "label", "aim", "hit_done", "negate_skills"), _SKILLS),
        **dict.fromkeys(("markers", "marker_placed", "place_marker", "remove_marker"), "`mark`, or counters by `put`"),
        "did": "what something did is asked by `happened: {event: ..., subject: this}`",
        "category": "the kind of card: `kind: imminent`, `constant: true`",
        "facedown": "nothing lies face down; what waits in a hand is an `imminent`",
        **dict.fromkeys(("defeated", "defeat", "would_be_defeated"), "`dies`, `destroy`; before it `destroyed`"),
        "announced": "`action_used`, `skill_used`, `invoked`, `attacks`",
        "about_to_be_hit": "`would: {event: damaged, ...}`",
        **dict.fromkeys(("hit", "dmg", "dmg_about", "calc_a", "calc_b", "extra_hit", "act_after_hit"), _DAMAGE),
        **dict.fromkeys(("hit_negated", "negate"), "`cancel` what waits on the chain, or `prevent` damage"),
        **dict.fromkeys(("deployed", "deploy", "summoned", "tile_placed", "power_set", "deploy_current"), "`enters`; "
            "cards come into play by `move` to the battlefield or `create`"),
        **dict.fromkeys(("removed", "power_left"), "`leaves`, `to_cemetery`, `returned`, `excluded`"),
        "would_be_destroyed": "`would: {event: destroyed, ...}`",
        **dict.fromkeys(("power_used", "use_power"), "`invoked`; to forbid it, `invoke`"),
        "searched": "nothing answers a search; what was found arrives by `move`",
        "deck_empty": "a short draw loses a Summoner: `summoner_lost`",
        **dict.fromkeys(("bonus_taken", "extra_action", "extra_turn", "end_turn"), "`extra_attack`; an Action is "
            "`free`, and nothing gives or ends turns"),
        "transfer": "{lose_life: {n: 1, to: ...}} and {heal: {n: 1, to: ...}}",
        "set_free": "`price`, or {move: {what: {zone: hand, ...}, to: battlefield}}",
        "order": "turns come in a fixed order",
        "arrive": "`when: {event: enters}`, and what it gets by `put` or `mark`",
        "be_moved": "nothing moves on a battlefield; `tilt`, `attack` and `block` are forbidden",
        "be_targeted": "Immunity keeps Diseases away; what waits on the chain is `cancel`led",
        "skip": "nobody forbids passing",
        "conjure": "a Summoner has Skills: `forbid: {act: skills}`",
        **dict.fromkeys(("revive", "recover"), "`move` out of the cemetery: to the battlefield, or to the hand"),
        **dict.fromkeys(("lane", "pointed", "arrows", "armed", "here", "opposite", "number", "stack", "stack_card",
            "moves", "move_in_main_1", "bearer"), _BOARD),
        **dict.fromkeys(("arena", "artifact", "rune"), "an Incantation that is `constant`"),
        **dict.fromkeys(("weapon", "weapon_lost", "weapon_slots"), "what is attached: `host`, `attached`"),
        **dict.fromkeys(("jinx", "set_card"), "an `imminent`, which waits in a hand"),
        **dict.fromkeys(("face_down", "revealed", "turn_up", "turned_down", "entered"), "nothing lies face down"),
        **dict.fromkeys(("attack_declared", "battled", "battle", "battle_phase", "end_attack", "defender", "pierce",
            "be_attacked", "recoil", "phase_battle"), "an attack goes from `attacks` over `blocks` to `fought`; in it "
            "are `attackers`, `blockers`, `met`; moments are `combat` and `after_combat`"),
        **dict.fromkeys(("be_destroyed", "be_destroyed_by_effects", "be_destroyed_in_battle", "be_returned"), "`would: "
            "{event: destroyed, ...}`, and `prevent`"),
        **dict.fromkeys(("grave", "send"), "`cemetery`; cards go there by `move`"),
        **dict.fromkeys(("banish", "banished", "extra"), "`excluded`, by `exclude`"),
        **dict.fromkeys(("tribute", "tributed", "token_removed"), "`sacrifice`; the event is `sacrificed`"),
        **dict.fromkeys(("soul", "soul_spent", "became_soul"), "the dead lie in the `cemetery`; Coins and Ether pay"),
        **dict.fromkeys(("lf", "lf_lost", "lf_restored", "set_lf"), "a Summoner's `life`: `life_lost`, `restored`"),
        "left": "a Creature has `defense`, of which damage takes nothing away",
        "drew": "`drawn`",
        "show": "`reveal`",
        "arrange": "`look`, and {move: {what: {among: seen}, to: library_bottom}}",
        "subtype": "`types`",
        "new": "what has come this turn is asked by `happened: {event: enters, subject: this}`",
        "top": "of a library only `look` knows the top",
        "into": "another card comes by `move` or `create`",
        **dict.fromkeys(("cast", "method", "of_kind", "pending", "waits", "ability_activated", "activated", "respond"),
            "what is played waits on the chain: `play`, `action_used`, `skill_used`, `invoked`"),
        **dict.fromkeys(("draw_phase", "phase_draw", "next_draw", "main_1", "main_2", "phase_end", "foes_turn",
            "flash_any_turn", "normal_summons", "stackables"), _TURNS),
    },
)  # fmt: skip

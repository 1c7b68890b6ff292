"""Words that other games' cards have, each with what OWR says instead."""

from __future__ import annotations

from .words import L

_LANES = "there are lanes and no cells between them: `lane`, `adjacent`, `pointed`, and `move` from lane to lane"
_COMBAT = (
    "an attack is announced (`attack_declared`), fought (`battled`) and known by `attacker`, `defender`, `attacked`"
)
_DAMAGE = "creatures are `damaged` and keep it (`damage`, `left`); players lose `lf`"
_LEAVING = "what leaves is `destroyed`, `tributed`, `returned` or `banished`; a creature that dies becomes a soul"
_STATES = "a state is a figure that changes (`change`) or what is forbidden (`forbid`), `until` a moment"
_COSTS = "cards cost souls (`cost`), creatures tributes; there are no points that are spent beside `souls` and `lf`"
_USES = "creatures do things by Play, Reveal, Stackable, Hatch and Soul, or by {use: activated}"
_TURNS = "there are turns of one player, and no rounds: `turn`, {next_turn: you}, `phase_battle`, `phase_end`"
_WORDS = {
    _LANES: "around body change_slot deploy_anywhere deploy_zone distance move_straight move_through mp plane push "
    "push_about pushed be_moved be_pushed ra same_plane same_slot slot step stop_motion within psh speed calc_a calc_b",
    _COMBAT: "about_to_be_hit act_after_hit after_combat aim ally_now enemy_now attack_at_once attack_tilted attackers "
    "attacking be_blocked before_attack_announced block block_several blocked blockers blocking blocks combat did "
    "extra_attack extra_hit fought has_blocked hit hit_done hit_inf hit_negated hit_through is_blocked met "
    "out_of_combat together_alone unblocked was_blocked",
    _DAMAGE: "defense dmg dmg_about hp hp_lost infected is_hit life life_lost lose_life max_hp may_infect protection "
    "recover regain resistance restoration restored strike strikes struck weakness healed",
    _LEAVING: "buried defeat defeated dies died exclude excluded freed goes return to_cemetery would_be_defeated "
    "would_be_destroyed removed sacrifice sacrificed steal stolen take cemetery void fighter_void",
    _STATES: "awakening be become buff buffs bonus_taken cleanse condition_gained condition_lost conditions "
    "counter_placed current debuff debuffs elements free grant keeps lacks mark marked marker_placed markers "
    "may_hold move_buffs move_condition place_marker remove_marker restraints set_free status statuses tilt tilted "
    "transfer transmit transmitted unmark unmarked untilt untilted",
    _COSTS: "ap ap_cost ap_gained ap_lost capacity coins coins_gained ether ether_gained mana plus price purchase rank",
    _USES: "action_used actions category command copies door have_skills label labels level level_up leveled "
    "lock_opened negate_skills numen open_lock partner power power_left power_set power_used printed relaunch "
    "skill skill_used skills use_power use_skill",
    _TURNS: "during_next_turn end_round end_turn extra_action extra_turn first_turn next_own_turn opponents_turn order "
    "own_turn own_turn_end own_turn_start reverse_timeline round round_begin round_end round_start shift skip time "
    "timeline timeline_turn timeline_turn_end turn_begin turn_end turn_ends turn_start game_begins",
    "a creature is a `creature`; what is behind it in a stack a `soul`": "entity fighter summoner lose_summoner "
    "summoner_lost choose_summoner",
    "creatures are `summon`ed, tokens made by `token`; the event is `summoned`": "arrive conjure create deploy "
    "deployed deploy_current enters put revive invoke invoked",
    "Runes and Jinxes lie in stacks; they are `cast`, or `set` and turned up": "announced chain constant facedown "
    "imminent incantation tile tile_placed revoke negate redirect",
    "`deck` and `hand`; the events are `drew` and `discarded`": "battlefield deck_empty drawn fighter_deck "
    "library searched",
    "{toss: ...} and {roll: ...} say beside them what follows": "dice result rolled toss_made",
    "`bearer` and `carries`; Weapons are attached, nothing else": "attached host_of",
    "`subtype`": "types",
    "what waits is `cancel`led; its targets stay as they were named": "retarget",
}
L.explain("elsewhere", {word: instead for instead, words in _WORDS.items() for word in words.split()})

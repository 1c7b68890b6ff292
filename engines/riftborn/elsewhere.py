"""Words that other games' cards have, each with what Riftborn says instead."""

from __future__ import annotations

from .words import L

_RANKS = "there are ranks and no cells: `adjacent`, `within`, `in_front`, `behind`, `rank`; `swap` and `place` move"
_COMBAT = "an attack is declared (`attack_declared`), dealt (`damaged`, `strikes`) and over (`attacked`)"
_DAMAGE = "creatures are `damaged` and keep it (`damage`, `left`); players are `hurt` and have `life`"
_LEAVING = "creatures `dies` or `left`; cards go to the `discard` pile or are `removed`"
_STATES = "states are `charm`, `pacify`, tokens (`put`), keywords (`grant`, `revoke`), or what is forbidden (`forbid`)"
_COSTS = "nothing is paid for: cards have a `level` and `xp`, Actions use the creature's one Action"
_USES = "creatures act by the keywords SPELL, SUMMON and TRANSFORM, and those of the rulebook"
_TURNS = "there are turns of one player: `turn_begins`, `turn_ends`, {next_turn: you}"
_INSTEAD = "nothing is replaced by cards: what UNDEATH, BLOCK, RESISTANCE and DEPLETED do are rules"
_WORDS = {
    _RANKS: "around body change_slot deploy_anywhere deploy_zone distance move_straight move_through mp plane push "
    "push_about pushed be_moved be_pushed ra same_plane same_slot slot step stop_motion psh calc_a calc_b "
    "lane opposite pointed here number lanes stack stacks move cell",
    _COMBAT: "about_to_be_hit act_after_hit after_combat aim ally_now enemy_now attack_at_once attack_tilted attackers "
    "attacking be_blocked before_attack_announced block block_several blocked blockers blocking blocks combat did "
    "extra_attack extra_hit fought has_blocked hit hit_done hit_inf hit_negated hit_through is_blocked met "
    "out_of_combat together_alone unblocked was_blocked battled attacker defender end_attack recoil pierce attacks",
    _DAMAGE: "defense def dmg dmg_about hp hp_lost infected is_hit life_lost lose_life max_hp may_infect protection "
    "recover regain resistance restoration restored struck weakness lf lf_lost lf_restored set_lf",
    _LEAVING: "buried defeat defeated died exclude excluded freed goes return to_cemetery would_be_defeated "
    "would_be_destroyed sacrificed steal stolen cemetery void fighter_void grave banish banished destroyed "
    "returned tributed tribute became_soul token_removed leaves",
    _STATES: "awakening be become buff buffs bonus_taken cleanse condition_gained condition_lost conditions "
    "counter_placed current debuff debuffs elements free keeps lacks mark marked marker_placed markers "
    "may_hold move_buffs move_condition place_marker remove_marker restraints set_free status statuses tilt tilted "
    "transfer transmit transmitted unmark unmarked untilt untilted must",
    _COSTS: "ap ap_cost ap_gained ap_lost capacity coins coins_gained ether ether_gained mana plus minus price pay "
    "purchase cost souls soul_spent tributes set_cost",
    _USES: "action_used actions category command copies door_have_skills have_skills label labels level_up "
    "lock_opened negate_skills numen open_lock partner power power_left power_set power_used printed relaunch "
    "skill skill_used skills use_power use_skill ability_activated activated method methods",
    _TURNS: "during_next_turn end_round end_turn extra_action extra_turn first_turn next_own_turn opponents_turn order "
    "own_turn own_turn_end own_turn_start reverse_timeline round round_begin round_end round_start shift skip time "
    "timeline timeline_turn timeline_turn_end turn_begin phase phase_battle phase_draw phase_end next_draw battle "
    "game_begins",
    _INSTEAD: "instead prevent would replace",
    "a creature is a `creature`, tokens among them": "entity fighter summoner lose_summoner summoner_lost "
    "choose_summoner soul",
    "creatures are `summon`ed; the events are `entered` and `played`": "arrive conjure create deploy deployed "
    "deploy_current enters revive invoke invoked summoned token cast turn",
    "Spells are played and done (`spell_done`); TRICK cards are no Spells": "announced chain constant facedown "
    "imminent incantation tile tile_placed revoke_play negate redirect rune jinx set_card cancel pending answered "
    "retarget",
    "`library` and `hand`; the events are `drew` and `discarded`": "battlefield deck_empty drawn fighter_deck "
    "deck searched",
    "Weapons and Armours lie beside their player; nothing is attached": "attach attached host host_of bearer carries "
    "equip artifact arena armed weapon_lost weapon_slots",
    "`family`": "types subtype",
}
L.explain("elsewhere", {word: instead for instead, words in _WORDS.items() for word in words.split()})

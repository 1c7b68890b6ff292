# The lesson of Riftborn (data/lessons/riftborn.yaml): what is said at each step, and to who answers otherwise.

lesson-riftborn-move = Welcome! Your formation stands below, rank behind rank; the house’s faces it from above. Creatures show Attack (left) and Health (right). The house has **3 life** left, you have 30.
    Once a turn each creature has a **Move**, one tile. Larkspur Archer has **RANGE** and stands in front, where she gets hurt; Pikewall Sentinel behind her can take it. Let them change places: **Move a creature**, **Pikewall Sentinel** (S2a), to **S1a**. (What leads on is green.)
lesson-riftborn-move-otherwise = First put the formation in order: **Move a creature**, **Pikewall Sentinel** (S2a), to **S1a**.
lesson-riftborn-weapon = Better. Now you strike yourself: a **Weapon** hits a creature that has a free way to you, nobody in line between, and nothing strikes back. Gate Recruit on the left (N1a) has 2 Health left, your Rivet Hammer has 2 Attack. **Use a Weapon**, **Rivet Hammer**, **N1a**.
lesson-riftborn-weapon-otherwise = Start with the easy prey: **Use a Weapon**, **Rivet Hammer** (SW1), at Gate Recruit (**N1a**).
lesson-riftborn-play = Killed by an attack, it pays you its **Experience**: 100. Now a card from your hand. At **Level 2** the cards of one turn may add up to 2 Levels. **Bramble Jester** costs both: **Play a card**, **Bramble Jester**, into a **new rank** behind (or to the right of the Archer). A new creature may move at once, but its **Action** has to wait for your next turn.
lesson-riftborn-play-otherwise = Something from your hand first: **Play a card**, **Bramble Jester**, into a **new rank** behind the others.
lesson-riftborn-trick = Playing a card earns its Experience, too: 200 more. And the Jester has **TRICK**: you may lay a TRICK card face down. It goes off by itself as soon as its condition is met. The house will attack, so take **Snare at the Gate**: an enemy attacks one of your creatures.
lesson-riftborn-trick-otherwise = The house will attack your creatures, and only one of these cards waits for that: **Snare at the Gate**.
lesson-riftborn-armour = It lies there, and the house doesn’t know which it is. Count your Experience: 1,050. You are **Level 3**, and the new Level counts at once, so there is 1 left to spend this turn. **Play a card**, **Patchmail Coat**. Armour takes damage in your place, 4 points of it.
lesson-riftborn-armour-otherwise = You have 1 Level left this turn. Use it: **Play a card**, **Patchmail Coat**.
lesson-riftborn-shoot = When somebody leaves, the rank closes up and is **centred** again: now two creatures stand opposite your Sentinel. Larkspur Archer’s RANGE(2) reaches both, over his head, and from two tiles away nobody strikes back. Marrow Leech (N1b) has 3 Health left. **Attack**, **Larkspur Archer** (S2a), **N1b**.
lesson-riftborn-shoot-otherwise = The Archer shoots first: **Attack**, **Larkspur Archer** (S2a), at Marrow Leech (**N1b**), which would otherwise feed on you.
lesson-riftborn-strike = Now hand to hand. Pikewall Sentinel deals 3 damage to Slag Hauler, which **retaliates** with half of its Attack, rounded down: 1. **Attack**, **Pikewall Sentinel** (S1a), **N1a**.
lesson-riftborn-strike-otherwise = The Sentinel still has his Action: **Attack**, **Pikewall Sentinel** (S1a), **N1a**.
lesson-riftborn-finish = Damage stays from turn to turn. Everybody who can has acted; the Jester is new, and waits. **End the turn**.
lesson-riftborn-finish-otherwise = There is no need to move anybody now: who walks away from an enemy is struck. **End the turn**.
lesson-riftborn-prey = Slag Hauler attacks, and your **Snare at the Gate** goes off before it strikes. You choose a TRICK effect of one of your creatures: the Jester puts **2 Weakness tokens** on an enemy. The attacker, of course: **N1a**.
lesson-riftborn-prey-otherwise = The Crow does no harm just now. Weaken the attacker: **N1a**.
lesson-riftborn-again = 1 damage instead of 3, and your Sentinel struck back. Your turn again: 300 Experience and a card, as every turn. Slag Hauler has 3 Health left. **Attack**, **Larkspur Archer** (S2a), **N1a**.
lesson-riftborn-again-otherwise = First the Hauler, from where it can’t strike back: **Attack**, **Larkspur Archer** (S2a), **N1a**.
lesson-riftborn-spell = Its rank was empty, so Plague Crow has stepped forward: the last one between you and the house. You drew **Firebrand**, a **Spell**: it does what it says at once. **Play a card**, **Firebrand**.
lesson-riftborn-spell-otherwise = Nothing must stand in front of your Sentinel. **Play a card**, **Firebrand**.
lesson-riftborn-burn = 3 damage to a creature or a player, and the Crow has 2 Health: **Plague Crow (N1a)**. (The house itself would do, too. But let us finish by hand.)
lesson-riftborn-burn-otherwise = Clear the way: **Plague Crow (N1a)**.
lesson-riftborn-win = Nobody stands in front of Pikewall Sentinel any more, so he may attack **the player**: 3 damage, 3 life. **Attack**, **Pikewall Sentinel** (S1a), then the option **the player**.
lesson-riftborn-win-otherwise = The way is free: **Attack**, **Pikewall Sentinel** (S1a), then the option **the player**.
lesson-riftborn-end = **The house has no life left: you have won!** You have moved, played, laid a trick, struck with a Weapon, grown a Level, shot, fought, and seen a rank close up. That is the heart of it.
    There is more: **STEALTH** creatures that come face down, **FLIGHT** over the front rank, **MORALE** and **AURA** for those beside them, **UNDEATH**, Spells that wait, tokens of five kinds. *My hand* and `/card` show your cards, `/rules` explains any word. Go on with `/match practice` against the house, or `/match open` against somebody else.

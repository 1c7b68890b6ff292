# The lesson of OWR (data/lessons/owr.yaml): what is said at each step, and to who answers otherwise.

lesson-owr-summon = Welcome! You sit below, with five **lanes** in a row; each faces the house’s lane of the same number. Creatures show ATK (red) and DEF (blue). The house has 900 **Life Force** (LF) left.
    Once a turn you may summon a creature from your hand. **Tornado Boar** costs 1 **tribute**: a creature of yours leaves for it. **Normal Summon**, **Tornado Boar**, tribute **Portal Seller** (lane 3), into **lane 3**, **face-up**. (What leads on is green.)
lesson-owr-summon-otherwise = First the strongest you have: **Normal Summon**, **Tornado Boar**, tribute **Portal Seller** in lane 3, into **lane 3**, **face-up**.
lesson-owr-battle = Portal Seller is not gone: it lies on the **stack** behind lane 3 as a **soul**, and gives its bonus, +0/+100, to whoever stands before it. Tornado Boar’s **Play** effect dealt 100 damage to the Soul Jay opposite.
    Go on to the **Battle Phase**.
lesson-owr-battle-otherwise = Keep those two cards for later. Now go on to the **Battle Phase**.
lesson-owr-attack = Creatures fight the lane opposite. ATK meets what is left of DEF, both ways at once: Tornado Boar’s 300 against 100, the house’s 100 against 400. **Attack** with **lane 3**.
lesson-owr-attack-otherwise = Start with the safe one: **Attack** with **lane 3**.
lesson-owr-direct = The house’s Soul Jay is a soul now, too. Your own Soul Jay (lane 2) has one behind it, so it strikes with 200, and nobody stands opposite: that goes straight to the house’s LF. **Attack** with **lane 2**. Leave lane 1 alone: if ATK is lower than DEF, you pay the difference in LF.
lesson-owr-direct-otherwise = Lane 2 faces nobody: **Attack** with **lane 2**. Mudlark in lane 1 would only hurt you.
lesson-owr-second = 700 LF left. Each creature attacks once a turn, and Mudlark is better off at home. Go on to **Main Phase 2**.
lesson-owr-second-otherwise = Mudlark against Anvil Ox would cost you LF. Go on to **Main Phase 2**.
lesson-owr-set = Now a trap. A **Jinx** is **set** face-down on one of your stacks and waits for what its text names: **Counterweight** waits until a creature of yours is attacked. **Set a card face-down**, **Counterweight**, on **stack 3**. (Creatures with arrows could also change lanes now.)
lesson-owr-set-otherwise = Set the trap first: **Set a card face-down**, **Counterweight**, **stack 3**.
lesson-owr-finish = The house sees a card there, and not which. **End the turn**.
lesson-owr-finish-otherwise = All is prepared. Keep your Rune and **end the turn**.
lesson-owr-jinx = Anvil Ox (300) attacks your Mudlark (DEF 200). This is what the Jinx has waited for: **Use a set card**, **Counterweight**. Mudlark’s DEF becomes 500 for this turn: whoever attacks with less pays the difference.
lesson-owr-jinx-otherwise = Mudlark would fall. **Use a set card**, **Counterweight**.
lesson-owr-cast = 500 against 300: the house paid the difference and has 500 LF. Mudlark stood the blow, but Counterweight ended with the turn, and 300 damage is too much for DEF 200: it is a soul in lane 1 now. Your turn again; you drew a card, and all damage on creatures is healed.
    Souls are money, too. **Borrowed Edge** costs 1 soul and gives +300 ATK for the turn. **Cast from the hand**, **Borrowed Edge**, on any stack, and pay with **Portal Seller** (a3.1), which gives no ATK anyway.
lesson-owr-cast-otherwise = Count: Tornado Boar has 300 ATK, the house 500 LF. **Cast from the hand**, **Borrowed Edge**, paid with **Portal Seller** (a3.1).
lesson-owr-target = For whom? Lane 3 of the house is still empty, so: **Tornado Boar (a3)**.
lesson-owr-target-otherwise = The one with nobody opposite and the highest ATK: **Tornado Boar (a3)**.
lesson-owr-battle-again = 600 against an empty lane, and 500 LF. To the **Battle Phase**!
lesson-owr-battle-again-otherwise = You have what you need. To the **Battle Phase**!
lesson-owr-win = **Attack** with **lane 3**.
lesson-owr-win-otherwise = Lane 3 wins at once: **Attack** with **lane 3**.
lesson-owr-end = **The house has no LF left: you have won!** You have tributed, fought, set a trap, sprung it, and paid with a soul. That is the heart of it.
    There is more: creatures that lie **face-down** and surprise with **Reveal**, **Arenas** for both, **Artifacts** that work on top of a stack, **Weapons**, eggs that **Hatch**, and arrows that change lanes. *My hand* and `/card` show your cards, `/rules` explains any word. Go on with `/match practice` against the house, or `/match open` against somebody else.

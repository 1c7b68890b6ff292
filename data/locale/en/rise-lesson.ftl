# The lesson of Rise (data/lessons/rise.yaml): what is said at each step, and to who answers otherwise.

goal-rise = Goal: bring both Summoners of every opponent down to 0 Life. Who still has a Summoner when nobody else has wins.

lesson-rise-package = Welcome! Your two **Summoners** stand below, on the left, with their Life in the heart; the house has two as well, above. Who loses both is out. The house’s have 3 Life each: two good hits, and you have won.
    A turn begins with **Restoration**: cards or coins. Take either; cards are never wrong. (What leads on is green.)
lesson-rise-package-otherwise = A turn begins with one of these two. Take either.
lesson-rise-level = Summoners pay for nearly everything with **Capacity Points** (CP): 1 each turn at level 1. A **Level Up** makes one stronger for the rest of the match, and costs nothing. **Play a Level Up**, then **Second Oath**, then **Old Tollman** (as2).
lesson-rise-level-otherwise = All in good time. The Level Up first: it is free, once a turn, and from now on Old Tollman has 2 CP. **Play a Level Up**, **Second Oath**, **Old Tollman**.
lesson-rise-invoke = Now an ally for 1 CP. The numbers of a Creature are Attack / Defense. **Rust Barber** is 2/3 with **Fightback**: its Attack is doubled when it blocks. **Invoke a card**, then **Rust Barber**, paid by **Mother Sedge** (as1): Old Tollman saves his CP for later.
lesson-rise-invoke-otherwise = Keep Old Tollman’s CP for the house’s turn; you will need one. **Invoke a card**, **Rust Barber**, **Mother Sedge**.
lesson-rise-attack = A Creature can’t attack in the turn it comes, so Rust Barber waits. Lamprey Widow (a1) and Leech Broker (a2) have been here, and nobody has told them to be gentle. **Attack**.
lesson-rise-attack-otherwise = There are two Creatures with Attack 3 here, and a Summoner with 3 Life over there. **Attack**.
lesson-rise-attackers = Which Creatures attack? You name them one by one. **Lamprey Widow (a1) attacks** the house, then **Leech Broker (a2)**. (With more of them, **Done** says that no more attack.) Attackers **tilt**: they can’t block until your next turn.
lesson-rise-attackers-otherwise = Send both, the house may block only one: first **Lamprey Widow (a1)**, then **Leech Broker (a2)**.
lesson-rise-pass = Riveted Guard blocked Lamprey Widow and died: 3 damage against 3 Defense. Damage that is less than the Defense does nothing. Nobody blocked Leech Broker, so a Summoner took it: **Doctor Veil is lost**. One to go!
    There is nothing more to do now. **Pass the turn**.
lesson-rise-pass-otherwise = You have done what there is to do; keep Old Tollman’s CP for what comes. **Pass the turn**.
lesson-rise-respond = The house attacks you with Plague Nurse (3/3) and Fever Dreamer (2/4). Before anybody blocks you may **respond**, with cards at **Imminent** speed. **Sudden Curfew** sends an attacker home: **Invoke a card**, **Sudden Curfew**, **Plague Nurse (b2)**, the stronger one. Old Tollman still has his CP.
lesson-rise-respond-otherwise = You could let them come. But you have kept a card and a Capacity Point for just this: **Invoke a card**, **Sudden Curfew**, **Plague Nurse (b2)**.
lesson-rise-block = Fever Dreamer (b3) comes on alone. Your two attackers are tilted, but Rust Barber (a3) is not, and he fights back with twice his Attack: 4 against Defense 4. **Rust Barber (a3) blocks**.
lesson-rise-block-otherwise = Without a block one of your Summoners takes the 2 damage. Rust Barber stands it, and strikes back: **Rust Barber (a3) blocks**.
lesson-rise-package-again = Fever Dreamer is gone, and the turn is yours again. Summoners and Creatures have stood up, and Restoration comes first: take either.
lesson-rise-package-again-otherwise = One of these two, as in every turn.
lesson-rise-skill = One more thing: every Summoner has **Skills**, paid with CP. **Use a Summoner Skill**, then **Old Tollman** (as2), then the one you like. You can do that in the house’s turns, too.
lesson-rise-skill-otherwise = Soon. First see what a Summoner can do alone: **Use a Summoner Skill**, **Old Tollman**, and the one you like.
lesson-rise-attack-again = Plague Nurse attacked and is tilted, so nobody over there can block, and Sister Cough has 3 Life. You know what to do.
lesson-rise-attack-again-otherwise = Later is later. **Attack** now, and the match is yours.
lesson-rise-attackers-again = Lamprey Widow (a1) first, then Leech Broker (a2), and Rust Barber (a3) if you like; then **Done**.
lesson-rise-attackers-again-otherwise = Send at least Lamprey Widow (a1) and Leech Broker (a2), in this order, then **Done**.
lesson-rise-end = **Both of the house’s Summoners are lost: you have won!** You have restored, levelled up, invoked, attacked, responded, blocked and used a Skill. That is the whole turn.
    Many cards have **Actions** of their own, bought with coins or decided by a toss or a die: *My hand* and `/card` show them, `/rules` explains any word. Go on with `/match practice` against the house, or `/match open` against up to three others.

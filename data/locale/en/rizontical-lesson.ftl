# The lesson of Rizontical (data/lessons/rizontical.yaml): what is said at each step, and to who answers otherwise.

goal-rizontical = Goal: defeat enemy Fighters. Each gives you a Soul; 6 Souls win, and so does an enemy without Fighters.

lesson-rizontical-move = Welcome! The round pieces are your **Fighters**, the square ones the house’s; the number in the corner is a Fighter’s slot, the one in the heart its HP. Every Fighter you defeat gives you a **Soul**, and 6 Souls win. You have 3: three to go, and they are all in reach.
    It is the turn of **Kain**, on c5. In a turn a Fighter moves once, pushes once and hits once, in any order. **Poe** stands on c8, with the border of the board right behind him. Go and stand before him: **Move**, then **c7** (what leads on is green).
lesson-rizontical-move-otherwise = That can be done, too. But Poe is still out of Kain’s reach, and it would be a pity to leave him there. **Move**, then **c7**: the two marked cells will touch.
lesson-rizontical-push = Now you touch. Kain pushes by up to 2 cells, and Poe can’t go anywhere: the border is behind him. Every cell that he can’t travel hurts him by 1. **Push**, then **2**. (Only Poe can be pushed, and only to the north: where there is one choice, it is made for you.)
lesson-rizontical-push-otherwise = First the free gift: a push against the border costs nothing, and a Fighter may push and hit in the same turn. A hit ends the turn, so push first. **Push**, then **2**.
lesson-rizontical-hit = Poe has 2 HP left; look at the heart on c8. A hit takes your **ATK** minus his **DEF**: 3 minus 1. A hit is also the end of Kain’s turn. **Hit**, then **c8**.
lesson-rizontical-hit-otherwise = Poe stands right there with 2 HP, and one hit will do. **Hit**, then **c8**.
lesson-rizontical-weakness = Kain has two elements, so you say which one counts. Poe is made of ice and has a **Weakness** to fire: it adds 2 to what he takes. **Fire**.
lesson-rizontical-weakness-otherwise = Earth would do as well this time. But learn the trick: each option shows the DMG it deals, and Poe’s Weakness is fire. **Fire**.
lesson-rizontical-deploy = Your fourth Soul! The house had nobody left to play in slot 1, so timeline turn 2 has come: each side has drawn a **Power** and gained 2 **AP**, and the Fighters in slot 2 act, the faster one first. That is yours, **ZILL**.
    You have a Fighter in your deck, and two empty slots. Bringing one in costs nothing: **Deploy**, then slot **3** or **4**.
lesson-rizontical-deploy-otherwise = Soon. First send for help: an empty slot is a turn in which nobody of yours acts. **Deploy**, then slot **3** or **4**.
lesson-rizontical-deploy-cell = Fighters come in on your side of the board. Brasshowl will do well anywhere for now: choose any marked cell.
lesson-rizontical-deploy-cell-otherwise = Any of the marked cells will do.
lesson-rizontical-power = Now a card. **Powers** are paid with AP; *My hand* shows yours. **Temper** (2 AP) makes an ally’s hits deal 2 more. The Defecator on g5, right beside ZILL, is tough: without Temper he may stand it. **Power**, then **Temper** and **f4: ZILL**.
lesson-rizontical-power-otherwise = The Defecator beside you has 4 HP and DEF 2. ZILL wants a little more strength for that: **Power**, **Temper**, then ZILL on **f4**.
lesson-rizontical-skill = **Skills** are what makes a Fighter special. ZILL’s second, a **SPELL**, hits every cell around him and costs 2 AP. It counts as his hit, so his turn ends with it. **Skill**, then **Skill 2**.
lesson-rizontical-skill-otherwise = You could. But with Temper on ZILL and the Defecator beside him, his SPELL is the best thing on the board. **Skill**, then **Skill 2**.
lesson-rizontical-skill-weakness = ZILL has nearly every element. Each button says what it would deal; the Defecator’s Weakness is **Air**.
lesson-rizontical-skill-weakness-otherwise = Look at the numbers: **Air** deals the most.
lesson-rizontical-respond = Five Souls. And now the house strikes back: the Undertow Clerk has come to f6, and is about to hit ZILL on f4. This is a **response**: before the hit lands, you may act. ZILL has a **TRIGGER** Skill for this very moment, and it costs nothing. Choose **ZILL (A2): Skill 1**. (*Pass* would let the hit happen.)
lesson-rizontical-respond-otherwise = Passing is allowed, and often wise. Here you would take the hit for nothing: ZILL can hit first. **ZILL (A2): Skill 1**.
lesson-rizontical-respond-sure = Some effects say “may”, so they ask. You want this one: **Yes**.
lesson-rizontical-respond-sure-otherwise = It is free, and it hits before you are hit. **Yes**.
lesson-rizontical-respond-weakness = Once more, which element? The Clerk is made of water: think of what you would not do in a bath. **Thunder**.
lesson-rizontical-respond-weakness-otherwise = The Clerk’s Weakness is **Thunder**: it deals the most.
lesson-rizontical-end = **Six Souls: you have won!** You have moved, pushed, hit, deployed, played a Power, used a Skill and answered an attack. That is the whole turn.
    What is left are the cards: *My hand* and `/card` show them, `/rules` explains any word. Go on with `/match practice` against the house, or `/match open` against somebody.

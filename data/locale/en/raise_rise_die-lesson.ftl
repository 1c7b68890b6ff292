# The lesson of Raise, Rise & Die (data/lessons/raise_rise_die.yaml): what is said at each step, and to who answers otherwise.

lesson-raise_rise_die-lay = Welcome back from the dead! You sit at the bottom. You have 14 **HP** left, the house 12; at 0 you have lost. Each card has a **Soul Value (SV)**: what it costs, what it is worth sacrificed, and what you lose if it falls as your **Top Soul**, the card face up on your deck.
    It is your turn in the **Clash**. An **assault** (red) is laid on the opponent’s side, on one of five **slots**. **Lay** **Cinder Jab** on **High**, and **sacrifice** **Smoke Screen** (SV 2) for it: it costs 1, and the other point stays in your **Reserve**.
lesson-raise_rise_die-lay-otherwise = Begin with the cheapest blow: **Lay** **Cinder Jab** on the house’s **High**, sacrificing **Smoke Screen**.
lesson-raise_rise_die-counter = 2 damage: the Top Soul of the house (SV 1) fell, then the next one, as 1 damage was left. However little it was: the whole SV is lost, so 1 + 2 HP.
    The house hits back: **Steady Advance**, 4 damage to your **Body**. One **counters** on the same slot: a **defence** (green) takes its **Block** from the damage. **Counter** with **Ember Veil** on the **Body**. Your Reserve is enough, sacrifice nothing more.
lesson-raise_rise_die-counter-otherwise = 4 damage would hurt. **Counter** with **Ember Veil** on the **Body**, sacrificing nothing.
lesson-raise_rise_die-answer = 4 − 2: 2 damage were left, and two Top Souls of SV 1 fell. But a defence that blocks always applies its text: **Burn 1** (and 1 more, by Orsanne) sent a Top Soul of the house to the **Void**, from where it does not come back. Nothing can block a burn.
    The house lays a **support** (violet): **Muster**, Break 2, which would draw a card. Before and after each card there is a **reaction window** for **instants**. **Answer** with **Flashpoint**: 2 damage are enough to cancel a Break of 2. Sacrifice **Scatter Coals**.
lesson-raise_rise_die-answer-otherwise = Do not let it draw: **Answer** **Muster** with **Flashpoint**, sacrificing **Scatter Coals**.
lesson-raise_rise_die-infusion = Cancelled! You countered no further, so the turn is yours.
    Some supports have an **infusion text** (blue): laid on an optimal slot and not countered, they may go into a **socket** of your weapons at the end of the bout. **Lay** **Fireproof Habit** on the **Body**, sacrificing **Scorched Opening**.
lesson-raise_rise_die-infusion-otherwise = First something that lasts: **Lay** **Fireproof Habit** on the **Body**, sacrificing **Scorched Opening**.
lesson-raise_rise_die-pass = The house has **passed**. The Clash ends when both players pass one after the other, or one passes twice in a row. **Pass**.
lesson-raise_rise_die-pass-otherwise = There is nothing more to win here: **Pass**.
lesson-raise_rise_die-infuse = **Consolidation**: the cards laid go to the discard, and the discard goes under the deck. Those sacrificed stay in the Void. Before that, infuse **Fireproof Habit**.
lesson-raise_rise_die-infuse-otherwise = The socket is free, and the chance will not come back: choose **Fireproof Habit**.
lesson-raise_rise_die-gather = That socket is taken for good: from now on the first card that you transcend in each bout gives you 2 HP back.
    Gather your other cards **in any order**: the first to be discarded will be the first to be drawn again. The order stays secret.
lesson-raise_rise_die-gather-otherwise = Gather your three cards, **in any order**.
lesson-raise_rise_die-latent = A new bout. You have drawn your 3 cards (**active potential**). **Latent potential** is a stock of further draws for the whole match: you have 2 left. Take a card: **From the deck**.
lesson-raise_rise_die-latent-otherwise = One more card, and from the **deck**: the Void only offers what you sacrificed last.
lesson-raise_rise_die-enough = **Pyre Swing**: just what was needed. Keep the other draw for later: **Draw no more**.
lesson-raise_rise_die-enough-otherwise = You have what you need: **Draw no more**, and keep your last latent potential.
lesson-raise_rise_die-win = The house, which passed first, lets you start. It has 7 HP left.
    Your **Pyre Swing** deals 4 damage; **transcended**, its second sphere gives 7. That costs its SV of 3 **and** 3 HP, and the card goes to the Void. **Lay** **Pyre Swing** on the **Body**, **transcended**, sacrificing **Widow’s Oath** and **Ember Veil**.
lesson-raise_rise_die-win-otherwise = 7 HP, 7 damage: **Lay** **Pyre Swing** on the **Body**, **transcended**, with **Widow’s Oath** and **Ember Veil** sacrificed.
lesson-raise_rise_die-end = **The house is at 0 HP: you have won!** You have laid, countered, reacted, infused, transcended. That is the heart of the game: your deck is your weapon, your money and your armour at once.
    There is more: **objects** that are turned to be **used**, Poison and Bleed **markers**, **Combo**, **Frenzy**, **Amplitude**, and the ability of each character. *My hand* and `/card` show your cards, `/rules` explains every word. Go on with `/match practice` against the house, or `/match open` against somebody else.

### The tutorial: one thing at a time, one sentence, two at most. Names stand in their base form.

long-tutorial-title = Tutorial
long-tutorial-step = Step { $number } of { $total }
long-tutorial-next = Next
long-tutorial-skip = Skip this step
long-tutorial-leave = Leave the tutorial
long-tutorial-restart = Start over
long-tutorial-watch-dice = Watch the dice.
long-tutorial-watch-own = Done! Watch the map.
long-tutorial-watch-others = Watch what the others do.
long-tutorial-play = Play against bots now
long-tutorial-more = Read all the rules

## Answers to a wrong choice

long-tutorial-wrong-territory = You chose: { $chosen }. Look for the one with the bright outline: { $wanted }.
long-tutorial-wrong-number = Not quite. The right number here: { $wanted }.
long-tutorial-wrong-origin = You chose: { $chosen }. Start from the one with the bright outline: { $wanted }.
long-tutorial-wrong-end = Not yet, there’s still something to do. Look for the bright outline.
long-tutorial-wrong-other = In a match you could do that. Here, do what it says above.

## The lessons

long-tutorial-welcome = You run a company. China has closed its borders, and everyone is rushing for raw materials.
long-tutorial-objective = This is your Objective: four Applications. Each one scores points if you control all of its Materials at the end.
long-tutorial-materials = Each tile on the map is a Material. Green with a tick is yours. Orange with a dot is what you need.
long-tutorial-place = You have 3 Assets to place. Put one here: { $territory }.
long-tutorial-place_more = Put the next one here: { $territory }.
long-tutorial-place_last = And the last one here too: { $territory }.
long-tutorial-numbers = Turn 1, and you go first. Each of your Territories shows two numbers: Assets that can still act, and all Assets there.
long-tutorial-move-origin = You need { $material }, and there’s an empty Territory with it: { $target }. Choose where to move from: { $origin }.
long-tutorial-move-target = A dashed line joins the two across the sea. Now choose the target: { $target }.
long-tutorial-move-assets = Leave one Asset at home. Set the number to { $assets } and confirm.
long-tutorial-first = Now you control { $material }, and an Application is complete: { $application }, { $points } points if you keep it all to the end.
long-tutorial-clash-origin = Another company has the { $material } you need, here: { $target }. Choose where to attack from: { $origin }.
long-tutorial-clash-target = Now choose the target: { $target }. A Commercial Clash will follow.
long-tutorial-clash-assets = Each side can use up to 3 Assets. Attack with { $assets }.
long-tutorial-dice = The highest dice go first: 6 beats 4, so the defender loses an Asset. 3 against 3 is a tie, and on a tie the attacker loses an Asset.
long-tutorial-again-origin = The attack didn’t get through, so your Assets haven’t moved and can try again. Choose where from again: { $origin }.
long-tutorial-again-target = And the target again: { $target }.
long-tutorial-again-assets = Leave one behind, or this Territory will be empty: { $origin }. Attack with { $assets }.
long-tutorial-second = You’ve conquered { $territory }, with { $material }. Another Application is complete: { $application }, { $points } points.
long-tutorial-end = That’s enough for now. End your actions.
long-tutorial-investment = Turn 2 begins with the Investment Phase. You control { $materials } Materials. Divide by 3 and round up: { $assets } new Assets. Put one here: { $territory }.
long-tutorial-guard = They’ll want it back. Put another one here: { $territory }. The game places the rest for you.
long-tutorial-last_turn = This is the last Turn, and you have what you need. End your actions and hold on!
long-tutorial-held = They attacked with 3 Assets and lost them all. Your new Assets held { $territory }!
long-tutorial-score = The match is over, and all cards are shown. You completed { $count } Applications: { $points } points!

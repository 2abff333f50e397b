### The tutorial: one thing at a time, one sentence, two at most. Names stand in their base form.

long-tutorial-title = Tutorial
long-tutorial-step = Step { $number } of { $total }
long-tutorial-next = Go on
long-tutorial-skip = Skip this step
long-tutorial-leave = Leave the tutorial
long-tutorial-restart = Start over
long-tutorial-watch-dice = Watch the dice.
long-tutorial-watch-own = Done. Watch the map.
long-tutorial-watch-others = Watch what the others do.
long-tutorial-play = Play now against bots
long-tutorial-more = Read all the rules

## Answers to a wrong choice

long-tutorial-wrong-territory = That is { $chosen }. Look for the one with the bright outline: { $wanted }.
long-tutorial-wrong-number = Not yet: { $wanted } is the right number here.
long-tutorial-wrong-origin = That is { $chosen }. Begin at { $wanted }, the one with the bright outline.
long-tutorial-wrong-end = Not yet, there is something left to do: look for the bright outline.
long-tutorial-wrong-other = In a match you could do that. Here, do what is asked above.

## The lessons

long-tutorial-welcome = You head a company. China has closed its borders, and everybody is rushing for raw materials.
long-tutorial-objective = This is your Objective: four Applications. Each gives points if you control all of its Materials at the end.
long-tutorial-materials = Each tile on the map is a Material. Green with a tick is yours, orange with a dot is what you need.
long-tutorial-place = You have 3 Assets to place. Put one here: { $territory }.
long-tutorial-place_more = Put the next one here: { $territory }.
long-tutorial-place_last = And the last one here too: { $territory }.
long-tutorial-numbers = Turn 1: you act first. Each of your Territories shows two numbers: Assets that can still act, and Assets in all.
long-tutorial-move-origin = An empty Territory holds { $material }, which you need: { $target }. Choose where to move from: { $origin }.
long-tutorial-move-target = A dashed line joins the two across the sea. Now choose the target: { $target }.
long-tutorial-move-assets = One Asset should stay at home. Set the number to { $assets } and confirm.
long-tutorial-gallium = { $material } is yours, and an Application is complete: { $application }, { $points } points, if you keep all of it to the end.
long-tutorial-clash-origin = { $material } lies where another company stands: { $target }. Choose where to attack from: { $origin }.
long-tutorial-clash-target = Now choose the target: { $target }. A Commercial Clash will follow.
long-tutorial-clash-assets = At most 3 Assets take part on each side. Attack with { $assets }.
long-tutorial-dice = The highest dice are compared first: 6 beats 4, the defender loses an Asset. 3 against 3 is a tie, and a tie costs the attacker.
long-tutorial-again-origin = You did not get in, so your Assets have not moved and may try again. Once more, choose where from: { $origin }.
long-tutorial-again-target = And the target again: { $target }.
long-tutorial-again-assets = One should stay behind, or this Territory will be empty: { $origin }. Attack with { $assets }.
long-tutorial-pencils = Conquered: { $territory }, with { $material }. Another Application is complete: { $application }, { $points } points.
long-tutorial-end = That is enough for now. End your actions.
long-tutorial-investment = Turn 2 begins with the Investment Phase: you control { $materials } Materials, a third of them rounded up makes { $assets } new Assets. Put one here: { $territory }.
long-tutorial-guard = They will want it back. Put another one here: { $territory }. The rest is placed for you.
long-tutorial-last_turn = This is the last Turn, and you have what you need. End your actions and hold on.
long-tutorial-held = They attacked with 3 Assets and lost them all: your new Assets held { $territory }.
long-tutorial-score = The match is over, and all cards are shown. You completed { $count } Applications: { $points } points.

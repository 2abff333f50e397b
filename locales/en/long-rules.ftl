### The rules page, in plain words. Clauses are those of docs/rules.md.

long-rules-title = The rules
long-rules-lead = All the rules in plain words. Numbers like R4.6 tell you which rule it is. When the game refuses something, it gives you the number too.
long-rules-contents = On this page
long-rules-decided = decided here
long-rules-decided-lead = The rulebook doesn’t say, or its versions disagree, so this program made a choice. If you own the box, you can play it your way.
long-rules-borders = Territories are parts of the game, made from countries so that you can play on a map. They say nothing about real borders.
long-rules-clause = Rule { $clause }

## Aim

long-rules-aim = What it’s about
long-rules-aim-story = In the future of this game, China, the largest exporter of critical raw materials, has closed its borders. Companies are rushing to get what they need.
long-rules-aim-players = Three, four or five people play. Each runs a company and has one secret Objective card.
long-rules-aim-card = A card lists four Applications, such as Digital Cameras. Each one brings victory points if you control all the Materials it needs at the end.
long-rules-aim-short = In matches of five Turns or fewer, only cards that can be completed so quickly are dealt, if the board says which cards these are.
long-rules-aim-order = The order of play is decided at random at the start and stays the same.

## Board

long-rules-board = The board
long-rules-board-territories = Continents are made of Territories, and Territories hold Materials. China is on the map, but closed.
long-rules-board-adjacent = Two Territories are adjacent if they share a border or if a dashed line joins them across the sea. Both count the same, in setup too.
long-rules-board-control = You control a Territory as long as at least one of your Assets is there. Without Assets it’s empty and belongs to nobody. Two players never share one.
long-rules-board-material = You control a Material as long as you control a Territory that has it. A second one adds nothing, but you keep the Material if you lose the first.
long-rules-board-marks = On the map, a Material you own is green with a tick. One you still need is orange with a dot.

## Setup

long-rules-setup = Setup
long-rules-setup-first = In order of play, everyone chooses a Continent and Territories in it: 3 with three players, 2 with four or five.
long-rules-setup-second = Then, in reverse order, everyone chooses a second Continent: 2 Territories with three players, 1 with four or five. So the last player goes twice in a row.
long-rules-setup-continents = If there are Continents with no players, you must choose one of them. You can’t choose a Continent that already has two players, or your first one again.
long-rules-setup-connected = The Territories you choose in a Continent must be free and connected to each other. Each gets 1 Asset right away.
long-rules-setup-offer = The game only offers you what you can complete, so nobody gets stuck.
long-rules-setup-assets = Then, in order of play, everyone places 6 more Assets on their own Territories, all of them before the next player starts.

## Turn

long-rules-turn = A Turn
long-rules-turn-phases = A Turn has two parts: the Investment Phase, in which everyone places new Assets, then an Action Phase for each player in order of play. The first Turn has no Investment Phase.
long-rules-turn-investment = At the start of the Turn, count the different Materials you control, divide by 3 and round up: that’s how many new Assets you get. Place them on your own Territories.
long-rules-turn-action = In your Action Phase you make as many moves as you like. You decide when it ends.

## Moves

long-rules-move = Moves
long-rules-move-once = A move takes one or more Assets from one of your Territories to an adjacent one. Each Asset can move once in an Action Phase.
long-rules-move-numbers = During your Action Phase, each of your Territories shows two numbers: Assets that can still act, and all Assets there.
long-rules-move-empty = If the target is yours or empty, your Assets just arrive. An empty Territory, with all its Materials, is yours at once.
long-rules-move-leave = You can move any number of Assets out of a Territory, even all of them. Then it’s empty.

## Clash

long-rules-clash = The Commercial Clash
long-rules-clash-begin = If another player is on the target, a Commercial Clash begins. You attack with 1 to 3 Assets. The defender uses all the Assets there, up to 3.
long-rules-clash-dice = Each side rolls one die per Asset. The highest dice are paired, then the second highest, then the third. Dice without a partner don’t count.
long-rules-clash-pairs = In each pair, the side with the lower die loses an Asset, which leaves the board. On a tie, the attacker loses an Asset.
long-rules-clash-won = If the defender has no Assets left there, all the surviving attackers move in. They count as moved.
long-rules-clash-lost = If not, the survivors stay where they were. They haven’t moved, so they can act again.
long-rules-clash-again = You can attack the same Territory again as long as you have Assets that can move there.

## Elimination

long-rules-out = Elimination
long-rules-out-when = If you have no Assets left on the board, you’re eliminated at once and can’t act again.
long-rules-out-rank = An eliminated player ranks below everyone who survived, even those with 0 points. The later you’re eliminated, the higher you rank.
long-rules-out-one = If only one player is left, the match ends at once. They’ve won and score what the board shows, without Trade with China.

## End

long-rules-end = The end
long-rules-end-when = The match ends when the last Turn is over. All cards are shown.
long-rules-end-score = You score an Application if you control all of its Materials. An incomplete Application scores nothing.
long-rules-end-ranking = The player with the most points wins. If points are equal, more completed Applications decide, then more Materials, then more Territories. If everything is equal, players share the place.

## Options

long-rules-options = Match options
long-rules-options-turns = Number of Turns: 8, or any number from 1 to 30.
long-rules-options-advanced = Advanced game setup: the game draws the Continents at random. Every allowed one has the same chance.
long-rules-options-stranglehold = Monopoly Stranglehold: each time a player is eliminated, the Turn counter jumps ahead by one, but never past the last Turn.
long-rules-options-china = Trade with China: just before scoring, you can claim one Material for every Continent where only you have Territories. Several players can claim the same one, nobody loses it, and you can claim fewer.
long-rules-options-leave = Leave one behind: at least one Asset must stay on every Territory you move from. This is a house rule, not from the rulebook.
long-rules-options-head = Head start: at the end of setup, players place as many Assets as the board says, instead of 6. The numbers make up for a player’s place in the order of play. This is a house rule, not from the rulebook.
long-rules-options-time = Host keeps time: a host who doesn’t play can set which Turn is the last, as long as the last Turn hasn’t begun. Everyone is told at once. This is a house rule for lessons, not from the rulebook.
long-rules-options-bell = Bell: a host who keeps time can also stop the match at any moment. The board counts as it was at the end of the last completed Turn, without Trade with China. Nothing that happened after that counts. Before the first Turn is completed, nobody wins.
long-rules-options-news = World news: at the start of each Turn from the second on, one real event is revealed. While its card is open, the Territory it names stops or starts supplying one Material. This is a house rule, not from the rulebook.
long-rules-options-recycling = Recycling: once in the match, in your Action Phase, you can trade Assets that can still act in one Territory for a Material that has a price. You keep the Material until the end. This is a house rule, not from the rulebook.

## Secrets

long-rules-see = What everyone sees
long-rules-see-all = Everyone sees the board, all Assets, all dice, whose go it is and how many Assets each player would get next.
long-rules-see-card = Only you see your Objective card until the end.

## Pictures

long-rules-picture-adjacent = Four Territories. Two touch at a border, two are joined by a dashed line across the sea: both pairs are adjacent. The fourth is joined to none.
long-rules-picture-land = by land
long-rules-picture-sea = by sea
long-rules-picture-not = not adjacent
long-rules-picture-investment = Seven Materials, in groups of three, three and one: three new Assets.
long-rules-picture-numbers = A Territory with the numbers 2 and 4: two Assets can still act, and there are four in all.
long-rules-picture-can-act = can still act
long-rules-picture-in-all = in all
long-rules-picture-clash = The attacker rolls 6, 3 and 2, the defender 4 and 3. 6 beats 4: the defender loses an Asset. 3 and 3 are a tie: the attacker loses one. The 2 doesn’t count.
long-rules-picture-attacker = Attacker
long-rules-picture-defender = Defender
long-rules-picture-loses-attacker = attacker loses 1
long-rules-picture-loses-defender = defender loses 1
long-rules-picture-ignored = doesn’t count
long-rules-picture-application = { $application }, { $points } points: two of its Materials are ticked and one is missing, so it scores nothing. With the third, it scores all its points.
long-rules-picture-nothing = 0 points

### The rules page, in plain words. Clauses are those of docs/rules.md.

long-rules-title = The rules
long-rules-lead = All the rules in plain words. Numbers such as R4.6 name the clause; when the game refuses something, it names the clause too.
long-rules-contents = On this page
long-rules-decided = decided here
long-rules-decided-lead = The rulebook is silent at this point, or its languages disagree, so this program made a choice. If you own the box, your table may play it otherwise.
long-rules-borders = Territories are areas of the game, made from countries so that a map can be played on. They are no statement on borders.
long-rules-clause = Clause { $clause }

## Aim

long-rules-aim = What it is about
long-rules-aim-story = In the future of this game China, the largest exporter of critical raw materials, has closed its borders. Companies rush to secure what they need.
long-rules-aim-players = Three, four or five people play. Each heads a company and has one secret Objective card.
long-rules-aim-card = A card lists four Applications, such as Digital Cameras. Each gives victory points if, at the end, you control all the Materials it needs.
long-rules-aim-order = The order of play is drawn at random at the beginning and stays the same.

## Board

long-rules-board = The board
long-rules-board-territories = Continents are made of Territories, and Territories hold Materials. China is drawn on the map but closed.
long-rules-board-adjacent = Two Territories are adjacent if they share a border or if a dashed line joins them across the sea. Both count the same, in setup too.
long-rules-board-control = You control a Territory while at least one of your Assets stands on it. Without Assets it is empty and nobody’s. Two players never share one.
long-rules-board-material = You control a Material while you control any Territory that holds it. A second copy adds nothing, but you keep the Material if you lose the first.
long-rules-board-marks = On the map a Material that you own is green with a tick; one that you still need is orange with a dot.

## Setup

long-rules-setup = Setup
long-rules-setup-first = In order of play, everybody chooses a Continent and Territories in it: 3 with three players, 2 with four or five.
long-rules-setup-second = Then, in reverse order, everybody chooses a second Continent and 2 Territories with three players, 1 with four or five. So the last player goes twice in a row.
long-rules-setup-continents = As long as a Continent has no player, only such a one may be chosen. Never one where two players are already, and never your own first one again.
long-rules-setup-connected = The Territories that you choose in a Continent are free and hang together. Each gets 1 Asset at once.
long-rules-setup-offer = You are only offered what can be completed, so that nobody gets stuck.
long-rules-setup-assets = Then, in order of play, everybody places 6 more Assets on their own Territories, all of them before the next player begins.

## Turn

long-rules-turn = A Turn
long-rules-turn-phases = A Turn has two parts: the Investment Phase, in which everybody places new Assets, then an Action Phase for each player in order of play. The first Turn has no Investment Phase.
long-rules-turn-investment = At the beginning of the Turn count the different Materials that you control, divide by 3 and round up: that many new Assets are yours, to be placed on your own Territories.
long-rules-turn-action = In your Action Phase you make as many moves as you like, and you end it yourself.

## Moves

long-rules-move = Moves
long-rules-move-once = A move takes one or more Assets from one of your Territories to an adjacent one. Each Asset moves at most once in an Action Phase.
long-rules-move-numbers = During your Action Phase each of your Territories shows two numbers: Assets that can still act, and Assets in all.
long-rules-move-empty = If the target is your own or empty, the Assets simply arrive. An empty Territory, with all its Materials, is yours at once.
long-rules-move-leave = Any number of Assets may leave a Territory, all of them too. Then it is empty.

## Clash

long-rules-clash = The Commercial Clash
long-rules-clash-begin = If another player stands on the target, a Commercial Clash begins. You attack with 1 to 3 Assets; the defender defends with all that stand there, 3 at most.
long-rules-clash-dice = Each side rolls one die per Asset. The highest dice are paired, then the second highest, then the third. Dice without a partner are ignored.
long-rules-clash-pairs = In each pair the lower die loses an Asset, which leaves the board. A tie costs the attacker.
long-rules-clash-won = If the defender has no Asset left there, all surviving attackers move in, and they count as moved.
long-rules-clash-lost = Otherwise the survivors stay where they were and have not moved: they may act again. (In the English and the Slovak rulebook a slip says “attacked” for “attacker” here.)
long-rules-clash-again = You may attack the same Territory again as long as Assets can move onto it.

## Elimination

long-rules-out = Elimination
long-rules-out-when = Whoever has no Asset left on the board is out at once and does not act again.
long-rules-out-rank = A player who is out ranks below everybody who survived, even with 0 points. Who went out later ranks above who went out earlier.
long-rules-out-one = If only one player is left, the match ends at once. They have won and are scored as the board stands, without Trade with China.

## End

long-rules-end = The end
long-rules-end-when = The match ends when the last Turn is completed. All cards are shown.
long-rules-end-score = You score an Application if you control all of its Materials. A partly served one gives nothing.
long-rules-end-ranking = Most points win. If equal, more completed Applications decide, then more Materials, then more Territories; if all is equal, the place is shared. (Both Italian rulebooks leave out the Applications here, though their score table shows them.)

## Options

long-rules-options = Options of a match
long-rules-options-turns = Number of Turns: 8 unless chosen otherwise, from 1 to 30.
long-rules-options-advanced = Advanced game setup: the game draws the Continents at random, each allowed one with the same chance.
long-rules-options-stranglehold = Monopoly Stranglehold: whenever a player goes out, the Turn counter jumps ahead by one, but never past the last Turn.
long-rules-options-china = Trade with China: just before scoring, each player may claim one Material for every Continent where they are the only one with Territories. Several may claim the same one, nobody loses it, and one may claim fewer.
long-rules-options-leave = Leave one behind: at least one Asset must stay on every Territory that you leave. A house rule, not of the rulebook.
long-rules-options-head = Head start: whoever acts early places more than 6 Assets at the end of setup, as many as the board says. It makes up for acting before the others. A house rule, not of the rulebook.
long-rules-options-time = Host keeps time: a host who does not play may set which Turn is the last, as long as the last Turn has not begun. Everybody is told at once. A house rule for lessons, not of the rulebook.
long-rules-options-bell = Bell: a host who keeps time may also stop the match at any moment. It is scored as the last completed Turn left it, without Trade with China. Nothing that happened after that counts. Before the first Turn is completed nobody wins.

## Secrets

long-rules-see = What everybody sees
long-rules-see-all = The board, all Assets, all dice, whose turn it is and how many Assets everybody would get next are there for all to see.
long-rules-see-card = Only you see your Objective card, until the end.

## Pictures

long-rules-picture-adjacent = Four Territories. Two touch at a border, two are joined by a dashed line across the sea: both pairs are adjacent. The fourth is joined to none.
long-rules-picture-land = by land
long-rules-picture-sea = by sea
long-rules-picture-not = not adjacent
long-rules-picture-investment = Seven Materials, in groups of three, three and one: three new Assets.
long-rules-picture-numbers = A Territory with the numbers 2 and 4: two Assets can still act, four are there in all.
long-rules-picture-can-act = can still act
long-rules-picture-in-all = in all
long-rules-picture-clash = The attacker rolls 6, 3 and 2, the defender 4 and 3. 6 beats 4: the defender loses an Asset. 3 and 3 are a tie: the attacker loses one. The 2 is ignored.
long-rules-picture-attacker = Attacker
long-rules-picture-defender = Defender
long-rules-picture-loses-attacker = attacker loses 1
long-rules-picture-loses-defender = defender loses 1
long-rules-picture-ignored = ignored
long-rules-picture-application = { $application }, { $points } points: of its Materials two are ticked and one is missing, so it gives nothing; with the third it gives all its points.
long-rules-picture-nothing = 0 points

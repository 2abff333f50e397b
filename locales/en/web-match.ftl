### The Match screen: what is asked, panels, moments, log, chat, menu and end.

## What is asked

web-match-asked-over = The match is over
web-match-asked-paused = The match is paused
web-match-asked-stand-in = Time’s up. A bot finishes this phase for you
web-match-asked-draw = Drawing your Continent…
web-match-asked-continent-first = Choose a Continent
web-match-asked-continent-second = Choose your second Continent
web-match-asked-territory = { $count ->
        [one] Choose { $count } Territory in { $continent }
       *[other] Choose { $count } Territories in { $continent }
    }
web-match-asked-place = { $count ->
        [one] Place { $count } Asset on your Territories
       *[other] Place { $count } Assets on your Territories
    }
web-match-asked-origin = Choose a Territory to move from
web-match-asked-target = { $origin }: where to?
web-match-asked-move = { $target }: how many Assets?
web-match-asked-clash = { $defenders ->
        [one] { $target }: { $defenders } Asset defends. Attack?
       *[other] { $target }: { $defenders } Assets defend. Attack?
    }
web-match-asked-no-move = No moves left. End your actions.
web-match-asked-claim = { $count ->
        [one] Claim { $count } Material
       *[other] Claim { $count } Materials
    }
web-match-other-draw = Drawing a Continent for { $player }…
web-match-other-NewsDraw = World news coming in…
web-match-other-ContinentChoice = { $player } is choosing a Continent
web-match-other-TerritoryChoice = { $player } is choosing Territories
web-match-other-InitialPlacement = { $player } is placing Assets
web-match-other-InvestmentPhase = { $player } is placing Assets
web-match-other-ActionPhase = { $player } is playing
web-match-other-TradeWithChina = { $player } is trading with China

## Why something cannot be chosen

web-match-why-continent-own = You’ve already chosen this Continent. Your second one must be another.
web-match-why-continent-full = Two players are in this Continent already.
web-match-why-continent-free = Some Continents have no player yet. Choose one of those first.
web-match-why-continent-room = This Continent doesn’t have enough free Territories next to each other.
web-match-why-TerritoryChoice = Choose free Territories in this Continent, adjacent to the ones you’ve already chosen.
web-match-why-InitialPlacement = You can only place Assets on your own Territories.
web-match-why-InvestmentPhase = You can only place Assets on your own Territories.
web-match-why-ActionPhase = Assets that haven’t moved yet can go from your Territory to an adjacent one.
web-match-why-TradeWithChina = Claim a Material you don’t control yet.

## Panels

web-match-panels = Panels
web-match-fold = Close the panel
web-match-unfold = Open the panel
web-match-watching = You’re watching
web-match-phase-ContinentChoice = Game setup
web-match-phase-TerritoryChoice = Game setup
web-match-phase-InitialPlacement = Initial Assets
web-match-phase-InvestmentPhase = Investment Phase
web-match-phase-ActionPhase = Action Phase
web-match-phase-TradeWithChina = Trade with China
web-match-phase-Finished = Final score
web-match-last-turn = Last Turn
web-match-last = last
web-match-status = Match Status
web-match-numbers = What the numbers mean
web-match-numbers-territories = Territories each player controls
web-match-numbers-materials = Different Materials on them
web-match-numbers-investment = Assets in the next Investment Phase
web-match-you = You
web-match-bot = Bot
web-match-stand-in = A bot is standing in
web-match-time-up = Time’s up. A bot has finished this phase for you. The next one is yours.
web-match-away = Not connected
web-match-eliminated = Eliminated
web-match-waited-for = Now
web-match-to-place = { $count ->
        [one] { $count } Asset to place
       *[other] { $count } Assets to place
    }
web-match-timer = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-match-objective = Objective
web-match-points = { $now } of { $all } points
web-match-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-match-details = Detailed Objective
web-match-card-hidden = Your card is hidden right now.
web-match-cards-secret = Objective cards stay secret until the end.
web-match-complete = Complete
web-match-missing = { $count ->
        [one] { $count } Material missing
       *[other] { $count } Materials missing
    }
web-match-nobody = nobody
web-match-tab-action = Action
web-match-tab-players = Players
web-match-show-list = Show the list of Territories
web-match-show-map = Show the map

## Acting

web-match-from = From
web-match-to = To
web-match-other-starts = Start from
web-match-assets-there = Assets there
web-match-how-many = How many Assets
web-match-more = One more
web-match-fewer = One fewer
web-match-move = Move { $assets }
web-match-attack = Attack with { $assets }
web-match-sending = Sending…
web-match-cancel = Cancel
web-match-undo = Undo
web-match-end-actions = End my actions
web-match-empties = { $territory }: this leaves it empty
web-match-empties-conquering = { $territory }: left empty if you conquer your target
web-match-action-hint = Choose one of your highlighted Territories or a target with a dashed edge.
web-match-action-nothing = None of your Assets can act any more.
web-match-wait-hint = Waiting for the other players.
web-match-goal = Your goal: the Materials on your card. Start where they are.
web-match-touch = The Territories you choose must touch each other.
web-match-touch-next = The next one must touch a Territory you have just chosen.
web-match-first-move = Tap one of your Territories, then one next to it. If it’s empty, you take it. If it’s a rival’s, dice decide.
web-deal-title = Get these Materials and hold them to the end
web-deal-application = { $application }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $materials }.
web-deal-orange = Orange: a Material that you still need.
web-match-draw-hint = With Advanced game setup, your Continents are drawn at random.
web-match-left-to-place = { $count ->
        [one] Asset left to place. Choose one of your Territories.
       *[other] Assets left to place. Choose your Territories.
    }
web-match-claimable = Materials you can claim
web-match-claim = Claim { $material }
web-match-claim-pick = Pick a Material
web-match-claim-completes = Completes { $applications }
web-match-end-trade = Done claiming

## Moments

web-match-skip = Skip
web-match-clash-lost = { $lost ->
        [0] You lose nothing
       *[other] You lose { $lost }
    }
web-match-clash-won = You win { $territory }
web-match-clash-gone = You lose { $territory }
web-match-clash-taken = { $player } conquers { $territory }
web-match-clash-alone = Doesn’t count
web-match-clash-tie = A tie: the defender keeps the Asset.
web-match-pair-beats = { $higher } beats { $lower }
web-match-pair-tie = { $die } ties with { $die }
web-match-moment-draw = Drawn for { $player }
web-match-moment-last = Last Turn!
web-match-moment-act = Your Action Phase
web-match-moment-complete = Application complete: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-match-moment-lost = Application lost: −{ $points ->
         [one] { $points } point
        *[other] { $points } points
    }
web-match-moment-total = { $points ->
        [one] You have { $points } point now.
       *[other] You have { $points } points now.
    }
web-match-moment-eliminated = has no Assets left and is eliminated.
web-match-moment-you-eliminated = You have no Assets left. You can keep watching.
web-match-moment-trade = You can claim one Material for each Continent with exclusive presence.
web-match-moment-trade-others = With exclusive presence: { $players }.
web-match-taken-back = Undone.

## Log and chat

web-match-log = Log
web-match-log-show = What the log shows
web-match-log-all = Everything
web-match-log-clashes = Clashes only
web-match-log-mine = Only mine
web-match-log-received = New Assets: { $assets }
web-match-log-empty = Nothing has happened yet.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-match-chat-off = Chat is off at this table.
web-match-chat-empty = No messages yet.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Say something…
web-match-chat-greetings = Greetings
web-match-chat-match = During the match
web-match-chat-players = To a player
web-match-chat-territories = About a Territory
web-match-chat-materials = About a Material
web-match-chat-text = Write something
web-match-chat-send = Send
web-match-chat-mute = Mute on this device
web-match-emoji-smile = Smile
web-match-emoji-laugh = Laugh
web-match-emoji-wow = Surprise
web-match-emoji-thinking = Thinking
web-match-emoji-sad = Sad
web-match-emoji-party = Party
web-match-emoji-thumbs_up = Thumbs up
web-match-emoji-handshake = Handshake

## Buttons and menu

web-match-tools = Tools
web-match-sound = Sound
web-match-full = Full screen
web-match-small = Exit full screen
web-match-info = Info
web-match-menu = Menu
web-match-back = Back to the match
web-match-server-good = Server: all moves are saved.
web-match-server-slow = Server: reconnecting. Nothing you did is lost.
web-match-server-bad = Server: can’t save right now. Your moves are waiting.
web-match-menu-settings = Settings
web-match-menu-rules = Rules
web-match-menu-tutorial = Tutorial
web-match-menu-last-turn = Last Turn…
web-match-menu-bell = Ring the bell
web-match-menu-host = Manage the table
web-match-menu-home = Start page
web-match-menu-home-note = You keep your seat if you go to the start page. After a while, a bot stands in until you’re back.
web-match-menu-leave = Give up my seat
web-match-last-turn-help = Everyone is told at once. The Turn being played can’t be the last one.
web-match-last-turn-set = Set the last Turn
web-match-bell-sure = The match ends now. What counts is the board at the end of the last completed Turn. If no Turn is completed yet, nobody wins.
web-match-leave-sure = Give up your seat? A bot takes over, and you can’t get your seat back.
web-match-leave-yes = Give up my seat
web-match-stay = Stay
web-match-legend = On the map
web-match-legend-owned = Yours
web-match-legend-needed = Needed for your Objective
web-match-legend-neither = Other Material
web-match-legend-elsewhere = Yours already, in another Territory
web-match-legend-family = A family of elements mined together
web-match-legend-stone = A rock or mineral
web-match-legend-portrait = Who’s on this Continent
web-match-legend-star = Only one company is on this Continent
web-match-legend-two = Assets that can still act, and all Assets
web-match-legend-lane = Adjacent by sea
web-match-legend-closed = Closed
web-match-info-materials = Materials
web-match-info-all = All Materials

## Keys

web-match-shortcuts = Keyboard shortcuts
web-match-key-arrows = Move from Territory to Territory; a letter jumps to the next name that starts with it
web-match-key-confirm = Choose a Territory; press again on the target to confirm
web-match-key-cancel = Cancel the move
web-match-key-more = One more Asset
web-match-key-fewer = One fewer Asset
web-match-key-undo = Undo
web-match-key-end = End my actions, or finish claiming
web-match-key-objective = Detailed Objective
web-match-key-log = Log
web-match-key-chat = Chat
web-match-key-map = Go to the map
web-match-key-menu = Menu
web-match-key-skip = Skip the dice or the bots’ pauses
web-match-key-hint = Open or close a hint
web-match-key-plan = Open or close your plan
web-match-key-help = This list
web-match-letters = Single-key shortcuts
web-match-letters-more = Turn them off if you use voice control.

## The end

web-match-lead = Who was in the lead
web-match-lead-loading = Reading the replay…
web-match-rematch = Play again
web-match-rematch-told = A new table is open. The others can join with this code.
web-match-rematch-qr = Link to the new table
web-match-rematch-go = Go to the new table
web-match-rematch-wait = Want to play again? Ask the host to open a new table.
web-match-watch-replay = Watch the replay
web-match-check-dice = Check the dice
web-match-see-map = See the map

### The Match screen: what is asked, panels, moments, log, chat, menu and end.

## What is asked

web-match-asked-over = The match is over
web-match-asked-paused = The match is paused
web-match-asked-draw = A Continent is being drawn for you
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
web-match-asked-origin = Choose a Territory to act from
web-match-asked-target = { $origin }: where to?
web-match-asked-move = { $target }: how many Assets?
web-match-asked-clash = { $defenders ->
        [one] { $target }: attack { $defenders } Asset?
       *[other] { $target }: attack { $defenders } Assets?
    }
web-match-asked-no-move = No move is left. End your actions.
web-match-asked-claim = { $count ->
        [one] Claim { $count } Material
       *[other] Claim { $count } Materials
    }
web-match-other-draw = A Continent is being drawn for { $player }
web-match-other-ContinentChoice = { $player } is choosing a Continent
web-match-other-TerritoryChoice = { $player } is choosing Territories
web-match-other-InitialPlacement = { $player } is placing Assets
web-match-other-InvestmentPhase = { $player } is placing Assets
web-match-other-ActionPhase = { $player } is acting
web-match-other-TradeWithChina = { $player } is trading with China

## Why something cannot be chosen

web-match-why-ContinentChoice = While a Continent has no players, choose such a one. Never one where two players are, nor your first one again, nor one without enough adjacent free Territories.
web-match-why-TerritoryChoice = Choose free Territories of this Continent that are adjacent to those you chose before.
web-match-why-InitialPlacement = Assets are placed on Territories of your own.
web-match-why-InvestmentPhase = Assets are placed on Territories of your own.
web-match-why-ActionPhase = Assets that have not moved yet go from one of your Territories to an adjacent one.
web-match-why-TradeWithChina = Claim a Material that you do not control yet.

## Panels

web-match-panels = Panels
web-match-fold = Fold the panel
web-match-unfold = Open the panel
web-match-watching = You are watching
web-match-phase-ContinentChoice = Game setup
web-match-phase-TerritoryChoice = Game setup
web-match-phase-InitialPlacement = Initial Assets
web-match-phase-InvestmentPhase = Investment Phase
web-match-phase-ActionPhase = Action Phase
web-match-phase-TradeWithChina = Trade with China
web-match-phase-Finished = Final score
web-match-last-turn = The last Turn
web-match-last = last
web-match-status = Match Status
web-match-numbers = What the numbers mean
web-match-numbers-territories = Territories that a player holds
web-match-numbers-materials = Different Materials on them
web-match-numbers-investment = Assets that the next Investment Phase brings
web-match-you = You
web-match-bot = Bot
web-match-stand-in = A bot stands in
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
web-match-card-hidden = Your card is not on the screen now.
web-match-cards-secret = Objective cards are secret until the end.
web-match-complete = Complete
web-match-missing = { $count ->
        [one] { $count } Material is missing
       *[other] { $count } Materials are missing
    }
web-match-nobody = nobody
web-match-tab-action = Action
web-match-tab-players = Players
web-match-show-list = Show the list of Territories
web-match-show-map = Show the map

## Acting

web-match-from = From
web-match-to = To
web-match-assets-there = Assets there
web-match-how-many = How many Assets
web-match-more = One more
web-match-fewer = One fewer
web-match-move = Move { $assets }
web-match-attack = Attack with { $assets }
web-match-sending = Sending…
web-match-cancel = Cancel
web-match-undo = Take back
web-match-end-actions = End my actions
web-match-empties = { $territory } will be empty
web-match-empties-conquering = { $territory } will be empty if you conquer
web-match-action-hint = Choose one of your outlined Territories, then where its Assets go.
web-match-action-nothing = None of your Assets can act any more.
web-match-wait-hint = Nothing is asked of you just now.
web-match-draw-hint = With Advanced game setup chance chooses the Continent.
web-match-left-to-place = { $count ->
        [one] Asset left to place. Choose one of your Territories.
       *[other] Assets left to place. Choose your Territories.
    }
web-match-odds-conquer = { $assets ->
        [one] to conquer, if { $assets } goes on
       *[other] to conquer, if all { $assets } go on
    }
web-match-odds-losses = You lose about { $attacker }, they { $defender }
web-match-odds-clash = this Clash
web-match-odds-they = they lose
web-match-odds-you = you lose
web-match-odds-outcome = { $chance }: you lose { $attacker }, they lose { $defender }
web-match-claimable = Materials that you may claim
web-match-claim = Claim { $material }
web-match-claim-pick = Pick a Material
web-match-claim-completes = Completes { $applications }
web-match-end-trade = Claim no more

## Moments

web-match-skip = Skip
web-match-clash-losses = Assets lost: attacker { $attacker }, defender { $defender }.
web-match-moment-draw = Drawn for { $player }
web-match-moment-last = This is the last Turn.
web-match-moment-act = Your Action Phase
web-match-moment-complete = Application complete: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-match-moment-total = { $points ->
        [one] You have { $points } point now.
       *[other] You have { $points } points now.
    }
web-match-moment-eliminated = has no Asset left and is eliminated.
web-match-moment-you-eliminated = You have no Asset left. You can go on watching.
web-match-moment-trade = Exclusive presence on a Continent gives one Material each.
web-match-taken-back = Taken back.

## Log and chat

web-match-log = Log
web-match-log-show = What the log shows
web-match-log-all = Everything
web-match-log-clashes = Clashes only
web-match-log-mine = Only mine
web-match-log-joined = You joined here. The replay tells what came before.
web-match-log-received = New Assets: { $assets }
web-match-log-empty = Nothing has happened yet.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-match-chat-off = Chat is switched off at this table.
web-match-chat-empty = Nothing has been said yet.
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
web-match-small = Leave full screen
web-match-info = Info
web-match-menu = Menu
web-match-back = Back to the match
web-match-server-good = Server: all moves are saved.
web-match-server-slow = Server: connecting again. Nothing you did is lost.
web-match-server-bad = Server: it cannot save just now. Moves wait.
web-match-menu-settings = Settings
web-match-menu-rules = Rules
web-match-menu-tutorial = Tutorial
web-match-menu-host = Host
web-match-menu-home = Start page
web-match-menu-home-note = You keep your seat when you go to the start page. After a while a bot stands in for you until you are back.
web-match-menu-leave = Give up my seat
web-match-leave-sure = Give up your seat? A bot plays on for you, and you cannot come back to it.
web-match-leave-yes = Give up my seat
web-match-stay = Stay
web-match-legend = On the map
web-match-legend-owned = Under your control
web-match-legend-needed = Needed for your Objective
web-match-legend-neither = Another Material
web-match-legend-two = Assets that can act, and Assets in all
web-match-legend-lane = Adjacent by sea
web-match-legend-closed = Closed
web-match-info-materials = Materials
web-match-info-all = All Materials

## Keys

web-match-shortcuts = Keyboard shortcuts
web-match-key-arrows = From Territory to Territory; a letter leads to the next name with it
web-match-key-confirm = Choose a Territory; on the chosen target: confirm
web-match-key-cancel = Cancel the move
web-match-key-more = One Asset more
web-match-key-fewer = One Asset fewer
web-match-key-undo = Take back
web-match-key-end = End my actions, or claim no more
web-match-key-objective = Detailed Objective
web-match-key-log = Log
web-match-key-chat = Chat
web-match-key-map = To the map
web-match-key-menu = Menu
web-match-key-skip = Skip the dice, or the pauses of bots
web-match-key-hint = A hint, or close it
web-match-key-help = This list
web-match-letters = Shortcuts of one character
web-match-letters-more = Switch them off if you speak to your computer.

## The end

web-match-lead = How the lead changed
web-match-lead-loading = Reading the replay…
web-match-rematch = Play again
web-match-rematch-told = A new table is open. The others join by this code.
web-match-rematch-qr = The link to the new table
web-match-rematch-go = To the new table
web-match-rematch-wait = For another match, ask the host to open a new table.
web-match-watch-replay = Watch the replay
web-match-check-dice = Check the dice
web-match-see-map = See the map

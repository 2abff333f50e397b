### The start page, tables before and around their match, and what is said when something goes wrong.

web-home-lead = Lead a company and win the places where the Materials are. Make smartphones, cameras and wind turbines before your rivals do.
web-home-play-now = Play now
web-home-opening = Setting up the table…
web-home-open-table = Open a table for others
web-home-one-device = Everyone on this device
web-home-watch = Find or watch a table
web-home-learn = Learn
web-home-tutorial = Tutorial
web-home-rules = Rules
web-home-materials = Materials
web-home-replays = Replays
web-home-settings = Settings
web-home-credits = Credits
web-home-connect = A phone can’t connect?
web-home-language = Language
web-home-back = Back to the start page
web-home-come-back-to = Your tables
web-home-come-back = Continue at table { $code }
web-home-forget = Forget table { $code }

## Joining

web-home-code = Join with a code
web-home-code-short = A join code has six letters and digits. Check it again.
web-home-code-never = Join codes never use the letters I and O or the digits 0 and 1. Check it again.
web-home-join = Join
web-home-join-title = Join a table
web-home-looking = Looking for the table…
web-home-table-code = Table { $code }
web-home-open-seats = { $seats ->
    [one] One seat is free.
   *[other] { $seats } seats are free.
}
web-home-already-seated = You already have a seat at this table, in this browser.
web-home-to-my-seat = Go to my seat
web-home-already-playing = The match has started. If you had a seat, get back in with your link or rejoin code.
web-home-who = Your company
web-home-company = Company name
web-home-company-any = Any free name
web-home-own-name = Make up a name
web-home-own-name-help = Up to 16 letters. Don’t use your real name.
web-home-portrait = Portrait
web-home-portrait-number = Portrait { $number }
web-home-sit-down = Sit down
web-home-rejoin = Get back in with a rejoin code
web-home-rejoin-title = Get back to your seat
web-home-rejoin-help = Type the code you wrote down when you sat down, or the one your teacher shows you. Your seat opens here and closes where it was open before.
web-home-rejoin-label = Rejoin code
web-home-rejoin-short = A rejoin code has sixteen letters and digits. Check it again.
web-home-come-in = Get back in

## Tables of others

web-home-tables-title = Tables
web-home-tables-help = Tables that everyone here can see. To watch one that isn’t listed, ask its host for the link or the code.
web-home-tables-none = No tables are listed right now.
web-home-table-free = { $seats ->
    [0] No seat is free
    [one] One seat is free
   *[other] { $seats } seats are free
}
web-home-table-playing = Match in progress
web-home-watch-link = Link to watch
web-home-watch-link-help = Paste the link the host gave you.
web-home-watch-open = Watch
web-home-watch-wrong = That’s not a link to a table. Copy the whole link and try again.

## A new table

web-home-new-title = New table
web-home-new-lead = Choose how to play, then invite the others by code, link or QR.
web-home-new-open = Open the table
web-home-new-sit = I’m playing too
web-home-new-sit-help = Turn this off to run the table without playing, for example as a teacher.
web-home-new-seats = Who’s playing
web-home-hot-title = Everyone on this device
web-home-hot-lead = Pass the device around. Cards stay hidden between players.
web-home-hot-people = People
web-home-hot-bots = Bots
web-home-hot-start = Start the match
web-home-hot-other-portrait = Another portrait for { $player }

## The lobby

web-home-seats = Seats
web-home-seat-open = Free seat
web-home-seat-waiting = Waiting for someone
web-home-seat-person = Person
web-home-seat-away = Not connected
web-home-seat-ready = Ready
web-home-seat-not-ready = Not ready yet
web-home-seat-host = You start the match
web-home-you = You
web-home-who-plays = Who plays on seat { $seat }
web-home-change = Change
web-home-remove = Remove
web-home-fill = Fill with bots
web-home-invite = Invite others
web-home-invite-help = Open this page on another device and type the code:
web-home-copy-link = Copy the link
web-home-copy-watch = Copy the link to watch
web-home-copied = Copied.
web-home-not-copied = This browser doesn’t allow copying. Select the link and copy it yourself.
web-home-qr = QR code of the link to this table
web-home-rejoin-code = Your rejoin code
web-home-rejoin-code-help = Write it down! It gets you back to your seat from any device, any day.
web-home-options = How you’ll play
web-home-change-options = Change
web-home-turns = { $turns ->
    [one] One Turn
   *[other] { $turns } Turns
}
web-home-timer-on = { $seconds } seconds per phase
web-home-seats-open = { $seats ->
    [one] One seat is still free: invite someone or add a bot.
   *[other] { $seats } seats are still free: invite others or add bots.
}
web-home-not-ready = { $players ->
    [one] One player isn’t ready yet.
   *[other] { $players } players aren’t ready yet.
}
web-home-all-ready = Everyone’s here. You can start the match.
web-home-start = Start the match
web-home-ready = I’m ready
web-home-not-yet = I’m not ready after all
web-home-ready-asked = Only the host can start the match. Say when you’re ready.
web-home-waiting-host = You’re ready. The host will start the match.
web-home-watching-lobby = You’re watching. The match will begin soon.
web-home-leave = Leave the table
web-home-cancel = Cancel
web-home-save = Save

## What a host decides

web-home-form-rules = Rules
web-home-form-table = Table
web-home-option-turns = Turns
web-home-option-turns-help = A Turn takes about three minutes.
web-home-option-advanced_setup = Advanced game setup
web-home-option-advanced_setup-help = Your Continents are drawn at random.
web-home-option-monopoly_stranglehold = Monopoly Stranglehold
web-home-option-monopoly_stranglehold-help = Each time a player is eliminated, the Turn counter jumps ahead by one.
web-home-option-trade_with_china = Trade with China
web-home-option-trade_with_china-help = Before scoring, you get one more Material for each Continent you have to yourself.
web-home-option-leave_one_behind = Leave one behind
web-home-option-leave_one_behind-help = At least one Asset stays on every Territory you move from.
web-home-option-head_start = Head start
web-home-option-head_start-help = You place more Assets at the beginning if your place in the order of play is a hard one. That makes it fairer for everyone.
web-home-option-host_keeps_time = Host keeps time
web-home-option-host_keeps_time-help = You don’t play. You set the last Turn, or ring the bell when the lesson ends.
web-home-option-world_news = World news
web-home-option-world_news-help = Each Turn from the second on, a real event stops or adds a Material in one Territory. A second source helps.
web-home-option-recycling = Recycling
web-home-option-recycling-help = Once in the match, you give up Assets for a Material and keep it to the end.
web-home-short-cards = With { $turns } Turns or fewer, you get Objective cards for short matches.
web-home-chat = Chat
web-home-chat-off = Off
web-home-chat-phrases = Phrases
web-home-chat-free = Free text
web-home-chat-off-help = Nobody can write.
web-home-chat-phrases-help = Ready-made phrases that everyone reads in their own language.
web-home-chat-free-help = Short messages too, without links. You can mute the chat at any time.
web-home-free-names = Custom names
web-home-free-names-help = Players can make up their company’s name.
web-home-spectators = Spectators
web-home-spectators-help = Anyone with the link can watch. Cards stay hidden.
web-home-listed = List this table
web-home-listed-help = Everyone on this server can find it.
web-home-odds = Show the odds
web-home-odds-help = Before a Clash, you see your chances of conquering.
web-home-timer = Time per phase
web-home-timer-help = When time’s up, a bot finishes this phase. The next one is yours again.
web-home-timer-none = No limit
web-home-extra-time = Extra time
web-home-extra-time-help = Added to every phase, for anyone who needs it.
web-home-extra-time-none = None
web-home-extra-time-more = { $time } more
web-home-absence = When someone’s away
web-home-absence-help = After this time, a bot stands in until they’re back.
web-home-stand-in = Bot that stands in
web-home-table-language = Table language
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## The host, during the match

web-home-host = Manage the table
web-home-pause = Pause
web-home-resume = Resume
web-home-end = End the match
web-home-end-sure = End the match for everyone?
web-home-end-help = You can’t continue it later, but the replay is kept.
web-home-give-to-bot = Hand over to a bot
web-home-give-sure = Hand { $player }’s seat to a bot for the rest of the match?
web-home-more-time = One more minute
web-home-mute = Mute { $player }
web-home-mute-all = Mute the chat for everyone
web-home-host-table = Table settings

## One device for all

web-home-pass-to = Pass the device to { $player }
web-home-pass-help = Everyone else, look away: this company’s card comes next.
web-home-pass-show = I’m { $player }

## Waiting, and when something goes wrong

web-home-connecting = Connecting…
web-home-connecting-long = This is taking longer than usual. Still trying…
web-home-loading = Unfolding the map…
web-home-starting = The match is starting…
web-home-starting-help = Every player adds a secret to the dice, so nobody can cheat.
web-home-banner-reconnecting = Connection lost. Trying again. Nothing you did is lost.
web-home-banner-cannot-save = The server can’t save right now. Your moves are waiting and will be sent again.
web-home-banner-stopping = The server is restarting. The match will continue in a moment.
web-home-banner-paused = The host has paused the match.
web-home-banner-elsewhere = Your seat is open in another window or on another device.
web-home-banner-paused-host = You’ve paused the match.
web-home-no-storage = This browser forgets everything when you close the page. Write down your rejoin code, or keep the address.
web-home-try-now = Try now
web-home-try-again = Try again
web-home-reload = Reload the page
web-home-take-back = Open it here
web-home-forget-table = Forget this table
web-home-aborted = The host ended the match
web-home-aborted-help = You can watch what was played as a replay for a while.
web-home-expired = This table has closed
web-home-expired-help = Nobody came back for a long time, so the match ended here.
web-home-see-replay = Watch the replay
web-home-trouble-title = That didn’t work
web-home-trouble-unreachable = The server isn’t answering. Check your network, wait a moment and try again.
web-home-trouble-no_sitting-title = No seat in this browser
web-home-trouble-no_sitting = You don’t have a seat at that table in this browser. Join with its code, or get back in with your rejoin code.
web-home-trouble-unknown_token-title = This link no longer works
web-home-trouble-class_deleted-title = The lesson is over
web-home-trouble-rehearsal_over-title = The rehearsal is over
web-home-trouble-rehearsal_over = It has been deleted, and none of it was kept.
web-home-trouble-unknown_content-title = This match is closed
web-home-trouble-not_seated-title = This seat isn’t yours any more
web-home-trouble-not_seated = The host gave your seat away, or you left it. Ask the host for another one.
web-home-trouble-opened_elsewhere-title = Your seat is open elsewhere
web-home-trouble-opened_elsewhere = You opened it in another window or on another device. Carry on there, or open it here again.
web-home-trouble-spectators_not_allowed-title = Nobody can watch here
web-home-trouble-other_version-title = There’s a new version
web-home-trouble-other_version = The server was updated. Reload the page to carry on. You keep your seat.
web-home-trouble-other_content-title = The board has changed
web-home-trouble-other_content = The server’s board has a newer version than this page. Reload the page to carry on. You keep your seat.
web-home-trouble-chunk-title = Part of the page is missing
web-home-trouble-chunk = It didn’t load: maybe the network is down, or the server was updated. Reload the page to carry on.
web-home-trouble-web_fault-title = Something went wrong on this page
web-home-trouble-web_fault = It wasn’t your fault, and the match is safe on the server. Reload the page to carry on.

## Settings

web-home-settings-help = Saved in this browser only.
web-home-look = Look and sound
web-home-change-company = Change company or portrait
web-home-unmute-all = Unmute the chat for everyone
web-home-give-seat = Hand { $player }’s seat to a bot
web-home-give-help = Their link and rejoin code will stop working.
web-home-sound = Sound
web-home-sound-help = Soft sounds for what happens on the board.
web-home-scheme = Colours
web-home-scheme-auto = Same as device
web-home-scheme-light = Light
web-home-scheme-dark = Dark
web-home-contrast = Contrast
web-home-contrast-auto = Same as device
web-home-contrast-high = High
web-home-patterns = Company patterns
web-home-patterns-help = They help you tell Territories apart without colours.
web-home-patterns-off = Off
web-home-patterns-soft = Soft
web-home-patterns-strong = Strong
web-home-motion = Animations
web-home-motion-auto = Same as device
web-home-motion-reduced = Reduced
web-home-motion-full = Full
web-home-text-size = Text size

## Credits

web-home-credits-game = The game
web-home-credits-game-who = RAWsiko – Materials Around Us was created by Italy’s National Research Council (CNR) within the project Raw MatTERS Ambassadors at Schools (RM@Schools), with funding from EIT RawMaterials, supported by the European Institute of Innovation and Technology, a body of the European Union. The idea, the rules and the name are theirs.
web-home-credits-game-independent = This program is an independent version of the game, made from its rulebook. CNR, RM@Schools and EIT RawMaterials didn’t make, check or endorse it; mistakes are ours.
web-home-credits-facts = Facts and map
web-home-credits-facts-help = Facts about where Materials are found and what Applications are made of come from public sources; each Material’s page names them. Territories are parts of the game and say nothing about real borders.
web-home-credits-drawn = Type, icons and portraits
web-home-credits-drawn-help = It all comes with the game: no page loads anything from another server.
web-home-credits-software = Software
web-home-credits-software-help = RAWsiko’s own code is under the MIT licence. Some of what it’s built on:

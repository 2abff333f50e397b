### The start page, tables before and around their match, and what is said when something goes wrong.

web-home-lead = Lead a company, win the raw materials of the world, and make what they are needed for.
web-home-play-now = Play now
web-home-opening = Setting the table…
web-home-play-note = You against three bots. No account, nothing to install.
web-home-ways = Ways to play
web-home-open-table = Open a table for others
web-home-one-device = Everybody on this device
web-home-watch = Find or watch a table
web-home-learn = Learn
web-home-tutorial = Tutorial
web-home-rules = Rules
web-home-materials = Materials
web-home-replays = Replays
web-home-settings = Settings
web-home-credits = Credits
web-home-connect = A phone cannot connect?
web-home-language = Language
web-home-back = Back to the start page
web-home-come-back-to = Your tables
web-home-come-back = Go on at table { $code }
web-home-forget = Forget table { $code }

## Joining

web-home-code = Join with a code
web-home-code-short = A join code has six letters and digits. Look at it once more.
web-home-code-never = Join codes never have the letters I and O or the digits 0 and 1. Look at it once more.
web-home-join = Join
web-home-join-title = Join a table
web-home-looking = Looking for the table…
web-home-table-code = Table { $code }
web-home-open-seats = { $seats ->
    [one] One seat is free.
   *[other] { $seats } seats are free.
}
web-home-already-seated = This browser already has a seat at this table.
web-home-to-my-seat = To my seat
web-home-already-playing = The match at this table has begun. Who was already seated comes back with their link or their rejoin code.
web-home-who = Your company
web-home-company = Name of the company
web-home-company-any = Any that is free
web-home-own-name = A name of your own
web-home-own-name-help = At most 16 letters. Better not your real name.
web-home-portrait = Portrait
web-home-portrait-number = Portrait { $number }
web-home-sit-down = Sit down
web-home-rejoin = Come back with a rejoin code
web-home-rejoin-title = Come back to your seat
web-home-rejoin-help = Type the code that you wrote down when you sat down. Your seat then opens here, and closes where it was open before.
web-home-rejoin-label = Rejoin code
web-home-rejoin-short = A rejoin code has sixteen letters and digits. Look at it once more.
web-home-come-in = Come back

## Tables of others

web-home-tables-title = Tables
web-home-tables-help = Tables whose hosts list them for everybody here. To watch a match, ask its host for the link.
web-home-tables-none = No table is listed just now.
web-home-table-free = { $seats ->
    [0] No seat is free
    [one] One seat is free
   *[other] { $seats } seats are free
}
web-home-table-playing = The match is being played
web-home-watch-link = A link to watch
web-home-watch-link-help = Paste the link that the host gave you.
web-home-watch-open = Watch
web-home-watch-wrong = This is no link to a table. Copy it once more, as a whole.

## A new table

web-home-new-title = A new table
web-home-new-lead = Choose how to play, then invite the others by code, link or QR.
web-home-new-open = Open the table
web-home-new-sit = I play too
web-home-new-sit-help = Without this you lead the table, for example as a teacher, and do not play.
web-home-new-seats = Who plays
web-home-hot-title = Everybody on this device
web-home-hot-lead = The device goes from hand to hand. Between two players a screen hides the cards.
web-home-hot-people = People
web-home-hot-bots = Bots
web-home-hot-start = Start the match
web-home-hot-other-portrait = Another portrait for { $player }

## The lobby

web-home-seats = Seats
web-home-seat-open = Free seat
web-home-seat-waiting = Waiting for somebody
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
web-home-not-copied = This browser does not allow copying. Mark the link and copy it by hand.
web-home-qr = QR code of the link to this table
web-home-rejoin-code = Your rejoin code
web-home-rejoin-code-help = Write it down: with it you come back to your seat from any device, any day.
web-home-options = How it is played
web-home-change-options = Change
web-home-turns = { $turns ->
    [one] One Turn
   *[other] { $turns } Turns
}
web-home-timer-on = { $seconds } seconds for each phase
web-home-seats-open = { $seats ->
    [one] One seat is still free: invite somebody, or add a bot.
   *[other] { $seats } seats are still free: invite others, or add bots.
}
web-home-not-ready = { $players ->
    [one] One player is not ready yet.
   *[other] { $players } players are not ready yet.
}
web-home-all-ready = Everybody is there. You can start the match.
web-home-start = Start the match
web-home-ready = I am ready
web-home-not-yet = Not ready after all
web-home-ready-asked = Only the host can start the match. Say when you are ready.
web-home-waiting-host = You are ready. The host starts the match.
web-home-watching-lobby = You are watching. The match begins soon.
web-home-leave = Leave the table
web-home-cancel = Cancel
web-home-save = Save

## What a host decides

web-home-form-rules = Rules
web-home-form-table = Table
web-home-option-turns = Turns
web-home-option-turns-help = A Turn takes about three minutes.
web-home-option-advanced_setup = Advanced game setup
web-home-option-advanced_setup-help = Chance draws your Continents, instead of a choice.
web-home-option-monopoly_stranglehold = Monopoly Stranglehold
web-home-option-monopoly_stranglehold-help = Each elimination moves the Turn counter on by one.
web-home-option-trade_with_china = Trade with China
web-home-option-trade_with_china-help = Before the score, each Continent that you have to yourself brings one more Material.
web-home-option-leave_one_behind = Leave one behind
web-home-option-leave_one_behind-help = One Asset always stays on a Territory that you move from.
web-home-option-head_start = Head start
web-home-option-head_start-help = Who acts early places more Assets at the beginning. It makes the seats fairer.
web-home-option-host_keeps_time = Host keeps time
web-home-option-host_keeps_time-help = You do not play. You set the last Turn, or ring the bell when the lesson ends.
web-home-chat = Chat
web-home-chat-off = Off
web-home-chat-phrases = Phrases
web-home-chat-free = Free text
web-home-chat-off-help = Nobody writes anything.
web-home-chat-phrases-help = Ready-made phrases, which everybody reads in their own language.
web-home-chat-free-help = Short texts too, without links. You can silence the chat at any time.
web-home-free-names = Names of one’s own
web-home-free-names-help = Players may type a company name instead of choosing one.
web-home-spectators = Spectators
web-home-spectators-help = Whoever has the link may watch. Cards stay hidden.
web-home-listed = List this table
web-home-listed-help = Everybody on this server can find it.
web-home-odds = Show the odds
web-home-odds-help = Before a Clash the chance to conquer is shown.
web-home-timer = Time for a phase
web-home-timer-help = When it is over, a bot plays on until you act yourself.
web-home-timer-none = No limit
web-home-extra-time = More time for some
web-home-extra-time-help = Added to the time of every phase, for whoever needs it.
web-home-extra-time-none = None
web-home-extra-time-more = { $time } more
web-home-absence = When somebody is gone
web-home-absence-help = After this time a bot stands in until they are back.
web-home-stand-in = Bot that stands in
web-home-table-language = Language of the table
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## The host, during the match

web-home-host = Lead the table
web-home-pause = Pause
web-home-resume = Go on
web-home-end = End the match
web-home-end-sure = End the match for everybody?
web-home-end-help = It cannot be taken up again. The replay of what was played stays.
web-home-give-to-bot = Give to a bot
web-home-give-sure = Give the seat of { $player } to a bot for the rest of the match?
web-home-more-time = One more minute
web-home-mute = Silence { $player }
web-home-mute-all = Silence the chat for everybody
web-home-host-table = Settings of the table

## One device for all

web-home-pass-to = Pass the device to { $player }
web-home-pass-help = Everybody else looks away: the card of this company comes next.
web-home-pass-show = I am { $player }

## Waiting, and when something goes wrong

web-home-connecting = Connecting…
web-home-connecting-long = This takes longer than usual. The page keeps trying by itself.
web-home-loading = Unfolding the map…
web-home-starting = The match begins…
web-home-starting-help = Every player adds a secret to the dice, so that nobody can bend them.
web-home-banner-reconnecting = Connection lost. Trying again; nothing that you did gets lost.
web-home-banner-cannot-save = The server cannot save just now. Your moves wait and are sent again by themselves.
web-home-banner-stopping = The server is restarting. The match goes on in a moment.
web-home-banner-paused = The host has paused the match.
web-home-banner-paused-host = You have paused the match.
web-home-no-storage = This browser keeps nothing when the page is closed. Write down your rejoin code, or keep the address.
web-home-try-now = Try now
web-home-try-again = Try again
web-home-reload = Reload the page
web-home-take-back = Open it here
web-home-forget-table = Forget this table
web-home-aborted = The host ended the match
web-home-aborted-help = What was played until then is kept as a replay for a while.
web-home-expired = This table has closed
web-home-expired-help = Nobody came back for a long time, so the match ended here.
web-home-see-replay = See the replay
web-home-trouble-title = That did not work
web-home-trouble-unreachable = The server does not answer. Check the network, wait a moment and try again.
web-home-trouble-no_sitting-title = No seat in this browser
web-home-trouble-no_sitting = This browser holds no seat at that table. Join with its code, or come back with your rejoin code.
web-home-trouble-unknown_token-title = This link does not work any longer
web-home-trouble-not_seated-title = This seat is no longer yours
web-home-trouble-not_seated = The host gave your seat away, or you left it. Ask the host whether there is another one for you.
web-home-trouble-opened_elsewhere-title = Your seat is open elsewhere
web-home-trouble-opened_elsewhere = It was opened in another window or on another device. Go on there, or open it here again.
web-home-trouble-spectators_not_allowed-title = Nobody can watch here
web-home-trouble-other_version-title = There is a new version
web-home-trouble-other_version = The server was updated. Reload the page to go on; your seat stays yours.
web-home-trouble-other_content-title = The board has changed
web-home-trouble-other_content = The server has another version of the board than this page. Reload the page to go on; your seat stays yours.
web-home-trouble-chunk-title = Part of the page is missing
web-home-trouble-chunk = It could not be loaded: perhaps the network is gone, or the server was updated. Reload the page to go on.
web-home-trouble-web_fault-title = Something went wrong on this page
web-home-trouble-web_fault = It was not your fault, and the match is safe on the server. Reload the page to go on.

## Settings

web-home-settings-help = Kept in this browser only.
web-home-look = Look and sound
web-home-change-company = Change company or portrait
web-home-unmute-all = Open the chat again
web-home-give-seat = Give the seat of { $player } to a bot
web-home-give-help = Their link and their rejoin code stop working.
web-home-sound = Sound
web-home-sound-help = Soft tones for what happens on the board.
web-home-scheme = Colours
web-home-scheme-auto = As the device
web-home-scheme-light = Light
web-home-scheme-dark = Dark
web-home-contrast = Contrast
web-home-contrast-auto = As the device
web-home-contrast-high = High
web-home-patterns = Patterns of the companies
web-home-patterns-help = They tell Territories apart without colours.
web-home-patterns-off = Off
web-home-patterns-soft = Soft
web-home-patterns-strong = Strong
web-home-motion = Movement
web-home-motion-auto = As the device
web-home-motion-reduced = Little
web-home-motion-full = Full
web-home-text-size = Size of the text

## Credits

web-home-credits-game = The game
web-home-credits-game-who = RAWsiko – Materials Around Us was created by Italy’s National Research Council (CNR) within the project Raw MatTERS Ambassadors at Schools (RM@Schools), with funding from EIT RawMaterials, supported by the European Institute of Innovation and Technology, a body of the European Union. The idea, the rules and the name are theirs.
web-home-credits-game-independent = This program is an independent implementation of the rulebook. It is not made, checked or endorsed by CNR, RM@Schools or EIT RawMaterials; mistakes are ours.
web-home-credits-facts = Facts and map
web-home-credits-facts-help = Where a Material lies and what an Application is made of comes from public sources; the page of each Material names them. Territories are areas of the game, not statements on borders.
web-home-credits-drawn = Type, icons and portraits
web-home-credits-drawn-help = All of it travels with the game: no page asks another server for anything.
web-home-credits-software = Software
web-home-credits-software-help = RAWsiko’s own code is under the MIT licence. Among what it is built on:

### What a teacher does in a class.

## Opening a class: the plan of the lesson

class-teacher-plan = What will happen
class-teacher-part-join = Join
class-teacher-part-join-note = Code and QR on the projector
class-teacher-part-questions_before = Eight questions
class-teacher-part-questions_before-note = Anonymous
class-teacher-part-briefing = Briefing
class-teacher-part-briefing-note = Four pictures
class-teacher-part-seats = Find your table
class-teacher-part-seats-note = The names are on the projector
class-teacher-part-play = Play
class-teacher-part-debrief = Debrief
class-teacher-part-debrief-note = From your own matches
class-teacher-part-questions_after = The same questions
class-teacher-part-questions_after-note = Again
class-teacher-part-last_figure = Before and after
class-teacher-part-last_figure-note = The last chart
class-teacher-plan-tables =
    { $tables ->
        [0] Each table:
        [one] One table:
       *[other] { $tables } tables:
    } { $pupils ->
        [one] one pupil
       *[other] { $pupils } pupils
    }{ $bots ->
        [0] { "" }
        [one] { " " }and a bot
       *[other] { " " }and { $bots } bots
    }, Turns: { $turns }
class-teacher-plan-setup = Cards, first Territories
class-teacher-plan-turn = Turn { $turn }
class-teacher-plan-last-turn = Turn { $turn }, the last
class-teacher-plan-score = Final score
class-teacher-plan-pace = Slow tables play a Turn less, quick ones a Turn more. Everyone is told before the last Turn begins.
class-teacher-plan-short = Two Turns fit. It’s short, but it works.
class-teacher-plan-too-short = Not even two Turns fit before this bell. You can open the class all the same: the last completed Turn will count.
class-teacher-plan-left-out = So that more Turns fit, this is left out: { $parts }. You can switch it on again.
class-teacher-left-questions = the questions
class-teacher-left-briefing = the briefing
class-teacher-left-debrief = the debrief
class-teacher-left-debrief-short = half of the debrief
class-teacher-price-without =
    { $turns ->
        [0] Leaving it out doesn’t add a Turn.
        [one] Leaving it out adds one Turn.
       *[other] Leaving it out adds { $turns } Turns.
    }
class-teacher-price-with =
    { $turns ->
        [0] It costs no Turn.
        [one] It costs one Turn.
       *[other] It costs { $turns } Turns.
    }
class-teacher-data-sheet = Data protection, for parents

## Dealing the tables

class-teacher-counts =
    { $companies ->
        [one] One company
       *[other] { $companies } companies
    }, { $pupils ->
        [one] one pupil
       *[other] { $pupils } pupils
    }
class-teacher-bell-at = bell { $time }
class-teacher-deal-rest = Assign the rest again
class-teacher-stay = { $companies ->
    [one] One stays where it is
   *[other] { $companies } stay where they are
}
class-teacher-late-comers = Latecomers take a bot’s seat
class-teacher-about = about { $time }
class-teacher-instead-quick = instead of { $turns ->
    [one] one Turn
   *[other] { $turns } Turns
} as planned: you were quick
class-teacher-instead-late = instead of { $turns ->
    [one] one Turn
   *[other] { $turns } Turns
} as planned: there’s less time left
class-teacher-slower = { $pupils ->
    [one] takes longer with one pupil
   *[other] takes longer with { $pupils } pupils
}
class-teacher-too-long = too long for this lesson
class-teacher-slow = { $tables }: time for { $turns ->
        [one] one Turn
       *[other] { $turns } Turns
    }. The others: up to { $most }.
class-teacher-whole-table = One device for { $companies } companies
class-teacher-slow-help = Let two of its pupils share a company; a bot takes the free seat.
class-teacher-let-share = Let two pupils share
class-teacher-shared = { $first } and { $second } now lead one company together: { $second }.
class-teacher-separate = Separate them
class-teacher-move = Move { $company } to…
class-teacher-move-second = Move { $company }’s second pupil to…
class-teacher-second = Second device, { $language }
class-teacher-heads = { $heads } pupils share this company
class-teacher-heads-short = Pupils at this device
class-teacher-heads-whole = Pupils at this device, a company each
class-teacher-locked = Stays at this table
class-teacher-lock = Keep at this table
class-teacher-unlock = Allow a change of table
class-teacher-bot = Bot
class-teacher-drop = Drop here to replace the bot
class-teacher-people =
    { $pupils ->
        [one] one pupil
       *[other] { $pupils } pupils
    }{ $bots ->
        [0] { "" }
        [one] { " " }+ bot
       *[other] { " " }+ { $bots } bots
    }
class-teacher-full-short = full: share a company
class-teacher-full = Table { $table } is full
class-teacher-full-help = { $company }: choose a company to lead together.
class-teacher-share-with = Together with { $company }
class-teacher-fifth = A fifth company at this table
class-teacher-own-company = A company of their own

## The dashboard

class-teacher-on-time = { $tables ->
    [one] One is on time.
   *[other] { $tables } are on time.
}
class-teacher-now = now
class-teacher-plan-at = plan { $time }
class-teacher-more-until = more time, until { $time }
class-teacher-was = { $turns ->
    [one] one was planned
   *[other] { $turns } were planned
}
class-teacher-usual = Others at this table take about { $time }.
class-teacher-stand-in = A bot will stand in soon, so that the table can carry on.
class-teacher-gone = { $company } isn’t connected, so a bot is standing in
class-teacher-away =
    { $people ->
        [one] One away
       *[other] { $people } away
    }{ $bots ->
        [0] { "" }
        [one] , one stand-in
       *[other] , { $bots } stand-ins
    }
class-teacher-why-setup = Why: choosing the first Territories takes longer than planned.
class-teacher-why-slow = Why: everybody takes a little longer than planned.
class-teacher-turn-less = One Turn less: Turn { $turn } is the last
class-teacher-timer-on = { $seconds } s for each phase: on
class-teacher-out-of-reach = The server can’t reach this table right now. The others carry on, and it will come back by itself.
class-teacher-suggested = Last Turn: { $turn }
class-teacher-keep-time = Keep to the time
class-teacher-keep-time-help = The program sets the last Turn so that each table ends in time. Off: it only makes suggestions.
class-teacher-to-debrief = On to the debrief
class-teacher-bell-due = The planned time is over. Matches only stop if you stop them.
class-teacher-bell-waits = Stops when this Turn ends: { $tables }
class-teacher-bell-back = Don’t stop
class-teacher-saved = Everything is saved. Open this page again within 30 days and press “Carry on”.
class-teacher-go-on = Carry on today
class-teacher-go-on-help = All tables are timed to this lesson’s bell. Pupils open the class with the code and press “Go to the class”.
class-teacher-lost = Not connected since { $time }. This is how things stood then.
class-teacher-cannot-save = The server can’t save.
class-teacher-cannot-save-help = The server can’t save: its disk or database is full or out of reach. All tables are on hold and nothing is lost. They’ll carry on by themselves as soon as it can save again.
class-teacher-unseated = Without a table: { $company }
class-teacher-key = How to read it
class-teacher-key-on_time = within 2 min
class-teacher-key-late = over 2 min
class-teacher-key-very_late = over 4 min
class-teacher-key-help = Sorted by who needs you most. No cards, no points: you can mirror this screen.
class-teacher-key-table = Go to table 1 to 9
class-teacher-key-pause = Pause all tables; once more: carry on
class-teacher-key-names = Show or hide real names

## Door, chat, one pupil

class-teacher-door = Door
class-teacher-door-open = Door: open
class-teacher-door-knock = Door: knock
class-teacher-door-closed = Door: closed
class-teacher-send-away = Send away
class-teacher-chat-on = Chat: on
class-teacher-chat-off = Chat: off
class-teacher-silence = Turn chat off
class-teacher-unsilence = Turn chat on
class-teacher-rename = New company name
class-teacher-remove = Remove
class-teacher-remove-sure = Remove this company?
class-teacher-leaving = { $company } is leaving the class.
class-teacher-undo = Undo
class-teacher-bot-sure = Hand this seat to a bot?
class-teacher-acting = playing now
class-teacher-only-bots = Only bots play here.
class-teacher-no-timer = No time limit
class-teacher-timer = Time limit: { $seconds } s for each phase
class-teacher-timer-off = Remove the time limit
class-teacher-back = Bring back: { $company }

## More

class-teacher-more = More
class-teacher-menu = Back
class-teacher-names = Real names
class-teacher-names-help = They stay in this browser and are never sent anywhere.
class-teacher-names-show = Show real names
class-teacher-names-key = The key N hides and shows them.
class-teacher-names-shown = Real names are shown.
class-teacher-names-hidden = Real names are hidden.
class-teacher-name = name
class-teacher-name-of = Real name for { $company }
class-teacher-many = Remove many at once
class-teacher-many-help = Has one device joined many times? You can remove all its seats here at once. In some schools all devices have the same address, so look at the companies first.
class-teacher-many-absent =
    Remove { $places ->
        [one] one seat
       *[other] { $places } seats
    } whose device never connected
class-teacher-many-address = Remove { $places } seats from one address
class-teacher-many-none = All devices are connected, and no address has more than two seats.
class-teacher-pair = Pair my phone
class-teacher-pair-help = Scan this with your phone. It shows four digits: type them here, and the phone is a second remote control.
class-teacher-pair-qr = QR code of the page for your phone
class-teacher-pair-digits = Four digits on the phone
class-teacher-pair-do = Pair
class-teacher-paired = Your phone is paired.
class-teacher-phone-help = Type these digits into your page of the class: More, Pair my phone.
class-teacher-another-day = Carry on another day
class-teacher-another-day-help = All tables pause and everything is saved. You can carry on within 30 days, with the same code and the same devices.
class-teacher-another-day-do = Pause until then
class-teacher-export = Export
class-teacher-export-help = A ZIP file with spreadsheets, the replays and a guide to the columns. It contains no names.
class-teacher-export-for = For
class-teacher-export-spreadsheet = Spreadsheets
class-teacher-export-rfc4180 = Programs (RFC 4180)
class-teacher-export-names = Add real names
class-teacher-export-names-help = This browser adds them to the file. The server never sees them.
class-teacher-export-do = Download
class-teacher-end = End the class
class-teacher-end-ask = End the class for good?
class-teacher-end-help = Matches that are still running end without a winner. The debrief and the export stay for now; links stop working after a day, and everything is deleted after 30 days.
class-teacher-delete = Delete now
class-teacher-delete-ask = Delete everything about this class?
class-teacher-delete-help = Class, tables, matches and the names in this browser are gone for good, at once. Export what you want to keep first.
class-teacher-delete-do = Delete everything
class-teacher-deleted = The class was deleted.

### Why a table refuses something. What the rules refuse stands in refusals.ftl, `refusal-number_of_turns` too.

refusal-malformed = The server didn’t understand that. Reload the page and try again.
refusal-too_fast = That was too fast. Wait a moment and try again.
refusal-too_large = That was too long to send. Make it shorter and try again.
refusal-try_again = That doesn’t work right now. Wait a moment and try again.
refusal-cannot_save = The server can’t save right now. Wait a moment and try again.
refusal-server_full = This server has no room for another table. Join an open one, or try again later.
refusal-server_fault = Something went wrong on the server. It wasn’t your fault. Wait a moment and try again.

## Seats and host

refusal-not_seated = You don’t have a seat at this table. Ask the host if there’s one for you.
refusal-not_your_seat = That’s not your seat. Go back to your own and try again.
refusal-not_host = Only the host can do that. Ask them to do it for you.
refusal-host_plays = If you’re playing, you can’t keep time for the others. Give up your seat, or play without “Host keeps time”.
refusal-no_such_seat = This table doesn’t have that seat. Choose another one.
refusal-seat_not_open = All seats at this table are taken. Ask the host, or look for another table.
refusal-seats_open = Some seats are still empty. Wait for more players, or fill them with bots.

## The match and its settings

refusal-not_in_lobby = You can only do that before the match begins. Wait for the next one.
refusal-not_playing = The match isn’t running right now. Wait until it begins or continues.
refusal-not_paused = The match isn’t paused. Just keep playing.
refusal-table_over = This table is closed. Open a new one to play again.
refusal-unknown_level = There’s no bot of that level. Choose one from the list.
refusal-number_of_seats = That number of seats doesn’t fit this board or the players already at the table. Choose another number.
refusal-unknown_board = The server doesn’t have this board any more. Choose another one.
refusal-board_too_small = A class needs a board for three, four and five players. Choose another one.
refusal-no_news_cards = This board has no news cards. Switch World news off, or choose another board.
refusal-nothing_recyclable = Nothing on this board can be recycled. Switch Recycling off, or choose another board.
refusal-already_revealed = Your share in the dice is already here. You’re all set.
refusal-wrong_contribution = Your share in the dice isn’t the one you promised. The match can begin without it: just wait a moment.
refusal-nothing_to_take_back = There’s nothing you can undo right now. Play on from here.
refusal-no_timer = No timer is running right now. Take your time.
refusal-hints_off = Hints are off at this table. Think it over, or ask the host to allow them.
refusal-why_not_off = At this table you can’t ask what a move costs. Think it over, or ask the host to allow it.
refusal-why_not_used_up = You’ve asked five times this Turn. Ask again next Turn.
refusal-not_your_decision = You can only ask for a hint about your own decision. Wait until it’s your go, then ask again.
refusal-no_hint = No hint this time. Ask again in a moment.

## Names and chat

refusal-names_not_allowed = This table uses ready-made company names. Choose one from the list.
refusal-name_not_clean = You can’t use this name. Choose another one: short, friendly and in ordinary letters.
refusal-chat_off = This kind of chat is off at this table. Ask the host if you need it.
refusal-muted = The chat is muted for now. Keep playing and try again later.
refusal-unknown_phrase = There’s no such phrase. Choose one from the list.
refusal-text_not_allowed = You can’t send this text. Write something short and friendly, without links or long numbers.

## Coming to a table

refusal-unknown_table = There’s no table or class with this code. Check every letter.
refusal-unknown_token = This link or code doesn’t work. Check every letter, or ask for a new one.
refusal-table_damaged = The saved moves of this table are damaged, so its match can’t continue. Tell the host, or open a new table.
refusal-unknown_content = The server no longer has the board of this match, so the match can’t continue. Open a new table to play again.
refusal-spectators_not_allowed = This table doesn’t allow spectators. Ask the host to let you watch.
refusal-other_version = The page and the server have different versions. Reload the page.
refusal-opened_elsewhere = Your seat is open in another window or on another device. Play on there, or come back here with your rejoin code.
refusal-table_not_over = The replay shows everyone’s cards. Wait until the match is over.
refusal-no_match = This table closed before its match began, so there’s no replay. Open a new table to play.
refusal-replay_wrong = This replay file isn’t valid. Choose another file, or ask for the original.
refusal-replay_of_other_content = This replay was played on another version of the board. Open it on a server with that version.
refusal-unknown_conversation = The connection was lost. Reload the page to carry on.
refusal-foreign_origin = This page doesn’t belong to the server. Open the game at the server’s own address.
refusal-foreign_host = This server doesn’t know the address you used. Open the game at the address the server showed when it started.
refusal-no_such_page = There’s no page here. Check the address, or go back.
refusal-wrong_method = This address doesn’t work that way. Go back and try again.

# Of a class
refusal-unknown_class = There is no class with this code. Look again at the code on the projector.
refusal-not_class_host = Only the teacher can do that.
refusal-class_full = This class is full: it has room for 60 devices. Share one with somebody.
refusal-class_closed = The teacher has closed the door. Ask them to open it.
refusal-class_ended = This class has ended. The teacher can open a new one.
refusal-class_deleted = Your teacher ended this lesson and deleted its data.
refusal-rehearsal = This class is a teacher’s rehearsal: nobody else can join, and nothing is exported.
refusal-rehearsal_runs = Somebody on this network is rehearsing already. Close that page, wait a minute and try again.
refusal-class_waiting = You have no seat yet. Your teacher will give you one in a moment.
refusal-bot_plays = A bot plays your company now. If you want to play again, ask your teacher for a seat.
refusal-mate_plays = The pupil you shared your company with now plays alone. If you want to play again, ask your teacher for a seat.
refusal-not_a_member = This pupil is not in the class, or has no seat. Look at the list again.
refusal-no_such_table = The class has no table with this number. Choose another one.
refusal-nobody_to_deal = Nobody can be given a table yet. Wait until somebody has joined, then assign the tables.
refusal-tables_started = That is only possible before the tables are started.
refusal-tables_not_started = That is only possible once the tables are started.
refusal-table_is_full = No seat is free at this table. The pupil can share a company there, or go to another table.
refusal-lesson_time = The bell must ring within the next eight hours. Choose another time.
refusal-past_the_bell = That’s after the bell. Choose fewer minutes, or give all tables more time.
refusal-no_bell_waits = No bell is set: it has already rung, or it was called off. Look at the tables again.
refusal-round_not_open = These questions are not open. Wait until the teacher opens them.
refusal-round_open = These questions are open already.
refusal-already_answered = You have already answered. Thank you!
refusal-unknown_phone = No phone shows these four digits. Look at the phone again.
refusal-no_debrief = No match has finished yet. The first chart appears as soon as a table has finished.


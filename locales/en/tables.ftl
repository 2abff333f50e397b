### Why a table refuses something. What the rules refuse stands in refusals.ftl, `refusal-number_of_turns` too.

refusal-malformed = The server did not understand that. Reload the page and try again.
refusal-too_fast = That was too fast. Wait a moment and try again.
refusal-too_large = That was too long to send. Make it shorter and try again.
refusal-try_again = That does not work just now. Wait a moment and try again.
refusal-cannot_save = The server cannot save just now. Wait a moment and try again.
refusal-server_full = This server has no room for another table. Join an open one, or try again later.
refusal-server_fault = Something went wrong in the server. It was not your fault: wait a moment and try again.

## Seats and host

refusal-not_seated = You have no seat at this table. Ask the host whether there is one for you.
refusal-not_your_seat = That is not your seat. Go back to your own and try again.
refusal-not_host = Only the host can do that. Ask them to do it for you.
refusal-host_plays = Who plays cannot keep time for the others. Give up your seat, or play without Host keeps time.
refusal-no_such_seat = There is no such seat at this table. Choose another one.
refusal-seat_not_open = All seats at this table are taken. Ask the host, or look for another table.
refusal-seats_open = Some seats are still empty. Wait for more players, or give these seats to bots.

## The match and its settings

refusal-not_in_lobby = That is only possible before the match begins. Wait for the next one.
refusal-not_playing = The match is not being played just now. Wait until it begins or goes on.
refusal-not_paused = The match is not paused. You can simply go on playing.
refusal-table_over = This table is closed. Open a new one to play again.
refusal-unknown_level = There is no bot of that level. Choose one from the list.
refusal-number_of_seats = That number of seats does not fit this board or the players who are already seated. Choose another number.
refusal-already_revealed = Your share in the dice is already there. You need not do anything more.
refusal-wrong_contribution = Your share in the dice is not the one that you promised. The match can begin without it: just wait a moment.
refusal-nothing_to_take_back = There is nothing that you can take back just now. Go on playing from here.
refusal-no_timer = No timer is running just now. You can take your time.
refusal-hints_off = Hints are switched off at this table. Think it over, or ask the host to allow them.
refusal-not_your_decision = A hint is about your own decision, as it is now. Wait until it is your go, then ask again.
refusal-no_hint = No hint was found this time. Ask again in a moment.

## Names and chat

refusal-names_not_allowed = At this table companies have ready-made names. Choose one from the list.
refusal-name_not_clean = This name cannot be used. Choose another one: short, friendly and in ordinary letters.
refusal-chat_off = This kind of chat is switched off at this table. Ask the host if you need it.
refusal-muted = The chat is silent for now. Go on playing and try again later.
refusal-unknown_phrase = There is no such phrase. Choose one from the list.
refusal-text_not_allowed = This text cannot be sent. Write something short and friendly, without links or long numbers.

## Coming to a table

refusal-unknown_table = This table was not found. Check the join code, or ask the host for it.
refusal-unknown_token = This link or code does not work. Check every letter, or ask the host.
refusal-table_damaged = The saved moves of this table are damaged, so its match cannot go on. Tell the host, or open a new table.
refusal-unknown_content = This server no longer has the board that this match was played on. Tell the host, or open a new table.
refusal-spectators_not_allowed = Nobody can watch at this table. Ask the host to allow it.
refusal-other_version = The page and the server are of different versions. Reload the page.
refusal-opened_elsewhere = Your seat is open in another window or on another device. Go on playing there, or come back here with your rejoin code.
refusal-table_not_over = The replay shows everybody’s cards. Wait until the match is over.
refusal-no_match = This table closed before its match began, so there is no replay. Open a new table to play.
refusal-replay_wrong = This file is not a replay that holds. Choose another file, or ask for the original.
refusal-replay_of_other_content = This replay was played on another version of the board. Open it on a server of that version.
refusal-unknown_conversation = The connection was interrupted. Reload the page to go on.
refusal-foreign_origin = This page does not belong to the server. Open the game at the server’s own address.
refusal-foreign_host = This server does not know the address that you used. Open the game at the address that the server showed when it started.
refusal-no_such_page = There is no page here. Check the address, or go back.
refusal-wrong_method = This address is not meant for that. Go back and try again.

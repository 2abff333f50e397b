"""Why a table refuses a command. The rules' own refusals stand in engine.refusals."""

from enum import StrEnum


class TableRefusal(StrEnum):
    MALFORMED = "malformed"
    TOO_FAST = "too_fast"
    TOO_LARGE = "too_large"
    TRY_AGAIN = "try_again"  # the server is stopping or cannot save just now
    CANNOT_SAVE = "cannot_save"
    NOT_SEATED = "not_seated"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_HOST = "not_host"
    NOT_IN_LOBBY = "not_in_lobby"
    NOT_PLAYING = "not_playing"
    NOT_PAUSED = "not_paused"
    TABLE_OVER = "table_over"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_NOT_OPEN = "seat_not_open"
    SEATS_OPEN = "seats_open"  # a match needs somebody on every seat
    UNKNOWN_LEVEL = "unknown_level"
    NUMBER_OF_SEATS = "number_of_seats"
    NUMBER_OF_TURNS = "number_of_turns"
    ALREADY_REVEALED = "already_revealed"
    WRONG_CONTRIBUTION = "wrong_contribution"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    NAMES_NOT_ALLOWED = "names_not_allowed"
    NAME_NOT_CLEAN = "name_not_clean"
    CHAT_OFF = "chat_off"
    MUTED = "muted"
    UNKNOWN_PHRASE = "unknown_phrase"
    TEXT_NOT_ALLOWED = "text_not_allowed"
    NO_TIMER = "no_timer"
    HINTS_OFF = "hints_off"
    NOT_YOUR_DECISION = "not_your_decision"  # a hint is about what one has to decide now
    NO_HINT = "no_hint"  # none was found this time
    UNKNOWN_TABLE = "unknown_table"
    UNKNOWN_TOKEN = "unknown_token"
    SPECTATORS_NOT_ALLOWED = "spectators_not_allowed"
    OTHER_VERSION = "other_version"
    OPENED_ELSEWHERE = "opened_elsewhere"
    TABLE_NOT_OVER = "table_not_over"  # a replay shows everybody's card
    NO_MATCH = "no_match"  # the table ended before its match began
    REPLAY_WRONG = "replay_wrong"  # a line of it does not hold
    REPLAY_OF_OTHER_CONTENT = "replay_of_other_content"
    UNKNOWN_CONVERSATION = "unknown_conversation"
    FOREIGN_ORIGIN = "foreign_origin"
    NO_SUCH_PAGE = "no_such_page"
    WRONG_METHOD = "wrong_method"
    SERVER_FAULT = "server_fault"

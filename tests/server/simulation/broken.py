"""The server's promises by name, and the exception for one that is broken."""

from enum import StrEnum


class Promise(StrEnum):
    KEEPS_WHAT_IT_TOLD = "nothing that was told or acknowledged is lost"
    APPLIED_ONCE = "no command is applied twice"
    NO_GAP = "a client is told every entry, in order"
    ONE_ANSWER = "an order gets one answer, and always the same"
    TRUE_ANSWER = "an answer says what the journal says"
    SAME_VIEW = "every client sees what the server would show it now"
    SECRECY = "nobody is sent another's card or the secret"
    DICE = "all chance is that of docs/dice.md"
    JOURNAL = "the journal alone gives the same table"
    TAKEN_BACK = "only the player of the last action takes it back, and nothing that was revealed"
    HANDED_BACK = "whoever is back plays their own seat"
    FOLLOWED = "what a class has decided comes to pass at its tables, once"
    NOBODY_WAITS = "bots, draws and the secret come by themselves"
    SETTLES = "when nothing goes wrong any more, everybody soon knows the same"


class Broken(Exception):
    def __init__(self, promise: Promise, how: str) -> None:
        super().__init__(f"{promise.name}: {how}")
        self.promise = promise

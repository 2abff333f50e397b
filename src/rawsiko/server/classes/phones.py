"""Pairs a teacher's phone as a remote control: it shows four digits, which the teacher enters on
the dashboard, so nothing secret is on the projector. In memory only."""

import secrets
from typing import NamedTuple

from rawsiko.server.clock import Clock
from rawsiko.server.tables import tokens

WAITS_SECONDS = 120.0
MOST_WAITING = 20  # of a class: more of them would be abuse


class _Phone(NamedTuple):
    class_id: str
    digits: str
    until: float
    token: str | None = None  # once the digits were accepted
    is_stored: bool = False


class Phones:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[str, _Phone] = {}  # by the secret that the phone keeps
        self.process = ""  # in a cluster: the secrets begin with it

    def ask(self, class_id: str) -> tuple[str, str] | None:
        """The digits to show, and the phone's secret. None if too many are waiting."""
        self._forget_old()
        digits = [one.digits for one in self._waiting.values() if one.class_id == class_id]
        if len(digits) >= MOST_WAITING:
            return None
        while (shown := f"{secrets.randbelow(10_000):04}") in digits:
            pass
        pairing = tokens.new_token()
        if self.process:
            pairing = f"{self.process}.{pairing}"
        until = self._clock.now() + WAITS_SECONDS
        self._waiting[pairing] = _Phone(class_id, shown, until)
        return shown, pairing

    def accept(self, class_id: str, digits: str, token: str) -> bool:
        """False if no phone shows these digits."""
        self._forget_old()
        for pairing, phone in self._waiting.items():
            if (phone.class_id, phone.digits, phone.token) == (class_id, digits, None):
                self._waiting[pairing] = phone._replace(token=token)
                return True
        return False

    def hand_over(self, class_id: str, digits: str) -> None:
        """The token is on disk: the phone may have it."""
        for pairing, phone in self._waiting.items():
            if (phone.class_id, phone.digits) == (class_id, digits):
                self._waiting[pairing] = phone._replace(is_stored=True)

    def is_known(self, pairing: str) -> bool:
        self._forget_old()
        return pairing in self._waiting

    def token_for(self, pairing: str) -> str | None:
        """The teacher's token, once; None until the digits are accepted."""
        phone = self._waiting.get(pairing)
        if phone is None or phone.token is None or not phone.is_stored:
            return None
        del self._waiting[pairing]
        return phone.token

    def _forget_old(self) -> None:
        now = self._clock.now()
        self._waiting = {key: one for key, one in self._waiting.items() if one.until > now}

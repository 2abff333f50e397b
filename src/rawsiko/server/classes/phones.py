"""Pairs a teacher's phone as a remote control: it shows four digits, which the teacher enters on
the dashboard, so nothing secret is on the projector. In memory only."""

import secrets
from collections import Counter
from typing import NamedTuple

from rawsiko.server.clock import Clock
from rawsiko.server.rate_limits import network_of
from rawsiko.server.tables import tokens

WAITS_SECONDS = 120.0
MOST_WAITING = 20  # of a class


class _Phone(NamedTuple):
    class_id: str
    network: str
    digits: str
    until: float
    token: str | None = None  # once the digits were accepted


class Phones:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[str, _Phone] = {}  # by the secret that the phone keeps, oldest first
        self.process = ""  # in a cluster: the secrets begin with it

    def ask(self, class_id: str, address: str) -> tuple[str, str]:
        """The digits to show, and the phone's secret. If too many are waiting, the oldest one of
        the network that asked most has to ask again: so nobody keeps the others out."""
        self._forget_old()
        waiting = {
            pairing: phone
            for pairing, phone in self._waiting.items()
            if (phone.class_id, phone.token) == (class_id, None)
        }
        if len(waiting) >= MOST_WAITING:
            asked = Counter(phone.network for phone in waiting.values())
            del self._waiting[max(waiting, key=lambda pairing: asked[waiting[pairing].network])]
        digits = {phone.digits for phone in self._waiting.values() if phone.class_id == class_id}
        while (shown := f"{secrets.randbelow(10_000):04}") in digits:
            pass
        pairing = tokens.new_token()
        if self.process:
            pairing = f"{self.process}.{pairing}"
        until = self._clock.now() + WAITS_SECONDS
        self._waiting[pairing] = _Phone(class_id, network_of(address), shown, until)
        return shown, pairing

    def is_waiting(self, class_id: str, digits: str) -> bool:
        """Whether a phone shows these digits."""
        self._forget_old()
        return self._showing(class_id, digits) is not None

    def hand_over(self, class_id: str, digits: str, token: str) -> None:
        """The phone that shows these digits may have this token, which is on disk."""
        pairing = self._showing(class_id, digits)
        if pairing is not None:
            self._waiting[pairing] = self._waiting[pairing]._replace(token=token)

    def _showing(self, class_id: str, digits: str) -> str | None:
        for pairing, phone in self._waiting.items():
            if (phone.class_id, phone.digits, phone.token) == (class_id, digits, None):
                return pairing
        return None

    def is_known(self, pairing: str) -> bool:
        self._forget_old()
        return pairing in self._waiting

    def token_for(self, pairing: str) -> str | None:
        """The teacher's token, once; None until the digits are accepted."""
        phone = self._waiting.get(pairing)
        if phone is None or phone.token is None:
            return None
        del self._waiting[pairing]
        return phone.token

    def _forget_old(self) -> None:
        now = self._clock.now()
        self._waiting = {key: one for key, one in self._waiting.items() if one.until > now}

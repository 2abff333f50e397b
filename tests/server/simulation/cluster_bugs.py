"""Mistakes of a cluster that the simulation must find, each with the promise that it breaks."""

from collections.abc import Mapping
from typing import Any
from unittest.mock import patch

from rawsiko.server.cluster import frames
from rawsiko.server.cluster.directory import Directory
from rawsiko.server.cluster.ownership import Ownership
from rawsiko.server.cluster.remote_conversations import RemoteConversation
from rawsiko.server.tables.live_table import LiveTable
from tests.server.simulation.broken import Promise
from tests.server.simulation.bugs import Bug, Planted, both, commands_are_applied_again
from tests.server.simulation.shared_disk import SharedClaims, SharedStorage

HEAR_TOLD = RemoteConversation.hear_told


def relays_to_an_old_owner() -> Planted:
    """A wrong memory is never looked up again, whatever others say."""

    def forget(_self: Directory, _wanted: str) -> None:
        return

    def learn(_self: Directory, _wanted: str, _owner: str) -> None:
        return

    return both(
        patch.object(Directory, "forget", forget),
        patch.object(Directory, "forget_process", forget),
        patch.object(Directory, "learn", learn),
    )


def two_owners_write() -> Planted:
    """One that lost its lease goes on, and the journal takes whatever comes."""

    def check(_self: SharedStorage, *_: Any) -> None:
        return

    return both(goes_on_after_a_lost_lease(), patch.object(SharedStorage, "_check", check))


def a_gap_is_not_noticed() -> Planted:
    def hear_told(self: RemoteConversation, delivery: frames.Delivery, body: bytes) -> None:
        self.received = max(self.received, delivery.number - 1)
        HEAR_TOLD(self, delivery, body)

    return patch.object(RemoteConversation, "hear_told", hear_told)


def goes_on_after_a_lost_lease() -> Planted:
    """It renews, and believes that everything is still its own, even when it can't write."""

    def give_up(_self: LiveTable) -> None:
        return

    return both(
        patch.object(LiveTable, "give_up", give_up),
        patch.object(Ownership, "check", _nothing_to_take),
        patch.object(SharedClaims, "has_lease", _yes),
    )


def _yes(_self: SharedClaims) -> bool:
    return True


async def _nothing_to_take(_self: Ownership) -> list[str]:
    return []


CLUSTER_BUGS: Mapping[str, Bug] = {
    plant.__name__: Bug(plant, promise)
    for plant, promise in (
        (relays_to_an_old_owner, Promise.SETTLES),
        (two_owners_write, Promise.KEEPS_WHAT_IT_TOLD),
        (a_gap_is_not_noticed, Promise.NO_GAP),
        (goes_on_after_a_lost_lease, Promise.SETTLES),
        (commands_are_applied_again, Promise.APPLIED_ONCE),
    )
}

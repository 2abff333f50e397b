"""Joins a cluster for `rawsiko serve --cluster`. Failures end the command with a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rawsiko.cli.hosting.database import fail_because_of
from rawsiko.cli.stopping import fail

if TYPE_CHECKING:
    from rawsiko.server.broker import Broker
    from rawsiko.server.storage import Storage
    from rawsiko.server.thinking.thinking import Thinking
    from rawsiko.server.web.app import ClusterMember


def check_options(database: str, cluster: str | None, processes: int) -> None:
    """Call it before anything is opened."""
    if processes == 1 and cluster is None:
        return
    import sys

    from rawsiko.server.storage.databases.connect import is_postgresql

    if processes > 1 and sys.platform == "win32":
        fail("serve-processes-windows")
    if not is_postgresql(database):
        fail("serve-needs-postgresql")
    if processes > 1 and cluster is None:
        fail("serve-needs-cluster")


def check_reachable(database: str, cluster: str) -> None:
    """Check it once, so that not every process prints the same message."""
    import asyncio

    async def check() -> None:
        from rawsiko.server.storage import Storage, StorageError

        broker = await reach(cluster, "check")
        try:
            async with await Storage.open_to_serve(database) as storage:
                await join_through(broker, storage)
        except (StorageError, OSError, ValueError) as error:
            fail_because_of(error, database)
        finally:
            await broker.close()

    asyncio.run(check())


async def join(storage: Storage, cluster: str) -> ClusterMember:
    return await join_through(await reach(cluster, storage.claims.owner), storage)


async def reach(cluster: str, name: str) -> Broker:
    try:
        import cryptography
        import nats
    except ImportError:
        fail("serve-cluster-packages")
    del cryptography, nats
    from rawsiko.server.broker import Broker, BrokerUnreachable

    try:
        return await Broker.connect(cluster, name)
    except BrokerUnreachable as error:
        fail("serve-no-broker", reason=str(error))
    except ValueError:
        fail("serve-bad-cluster-url")


async def join_through(broker: Broker, storage: Storage) -> ClusterMember:
    from rawsiko.server.cluster.cluster import VERSION
    from rawsiko.server.storage import StorageError
    from rawsiko.server.storage.processes import processes_of
    from rawsiko.server.web.app import ClusterMember

    try:
        return ClusterMember(await processes_of(storage).join(VERSION), broker)
    except StorageError as error:
        await broker.close()
        fail_because_of(error, "")


async def think_elsewhere(member: ClusterMember) -> Thinking:
    """Bots think where `rawsiko think` runs."""
    from rawsiko.content.load import standard_content
    from rawsiko.server.thinking.remote import RemoteThinking

    thinking = RemoteThinking(member.broker, standard_content())
    await thinking.start()
    return thinking

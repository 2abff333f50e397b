"""Several servers in this process, joined by a real broker and a real database."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server.nats import NatsServer
from tests.server.postgres import Cluster
from tests.server.running import Running, running


@asynccontextmanager
async def joined(
    folder: Path, cluster: Cluster, nats: NatsServer, count: int = 2
) -> AsyncGenerator[list[Running]]:
    database = cluster.new_database()
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running(folder, database=database, owner=f"process{number}", broker=nats.url)
            )
            for number in range(count)
        ]

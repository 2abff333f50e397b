"""Counters and timers for whoever runs the server. `monitoring.expose` replaces `current` by
metrics that Prometheus reads.

No method takes a name, a token or the id of a table, so none of them can become a label.
"""


class Metrics:
    """Does nothing."""

    def committed(self, entries: int, seconds: float) -> None:
        """A group of entries was stored."""

    def played(self, by: str) -> None:
        """An action was stored and told; `by` is a PlayedBy."""

    def refused(self, code: str) -> None:
        """A message or a request was refused, or a conversation ended, with this code."""

    def relayed(self, seconds: float) -> None:
        """Another process answered a message that came in here."""

    def taken_over(self, tables: int) -> None:
        """This process goes on with tables that another one had."""

    def thought(self, question: str, waited: float, seconds: float) -> None:
        """A question was answered: seconds in the queue, and from then on."""

    def stepped_in(self) -> None:
        """The simple bot chose, because there was no answer."""


current = Metrics()

"""What is wrong with a content folder."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rawsiko.texts.fluent import SayMessage
from rawsiko.texts.words import printable

LONGEST_ARGUMENT = 400  # a way into a dead end names many Territories

Argument = str | int


@dataclass(frozen=True)
class Problem:
    """One fault, named by file and entry; `message` is the id of the text that says what it is."""

    file: str
    entry: str  # "" if the fault concerns the whole file
    message: str
    arguments: Mapping[str, Argument] = field(default_factory=dict[str, Argument])

    @property
    def place(self) -> str:
        """File and entry, the same in every language."""
        return f"{self.file} [{self.entry}]" if self.entry else self.file

    def line(self, say: SayMessage) -> str:
        """One line for people; text from files is sanitized for the terminal."""
        arguments = {
            name: printable(value, LONGEST_ARGUMENT) if isinstance(value, str) else value
            for name, value in self.arguments.items()
        }
        return f"{printable(self.place, LONGEST_ARGUMENT)}: {say(self.message, **arguments)}"

    def __str__(self) -> str:
        """One line for logs and test output."""
        details = "".join(f" {name}={value}" for name, value in self.arguments.items())
        return f"{self.place}: {self.message}{details}"


def problem(file: str, entry: str, message: str, /, **arguments: Argument) -> Problem:
    """A Problem with the message `content-error-<message>`."""
    return Problem(file, entry, f"content-error-{message}", arguments)


class ContentError(Exception):
    """The content is invalid; carries all faults."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

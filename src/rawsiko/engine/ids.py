"""The names of things: lower-case words, the same in every file and message."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
"""A player, named by their seat: `p1` to `p5`."""

ContinentId = NewType("ContinentId", str)
"""The id of a Continent in the content."""

TerritoryId = NewType("TerritoryId", str)
"""The id of a Territory in the content."""

MaterialId = NewType("MaterialId", str)
"""The id of a Material in the content."""

ApplicationId = NewType("ApplicationId", str)
"""The id of an Application in the content."""

ObjectiveId = NewType("ObjectiveId", str)
"""The id of an Objective card in the content."""

NewsId = NewType("NewsId", str)
"""The id of a news card in the content."""

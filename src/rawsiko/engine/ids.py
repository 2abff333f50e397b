"""The names of things: lower-case words, the same in every file and message."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
ContinentId = NewType("ContinentId", str)
TerritoryId = NewType("TerritoryId", str)
MaterialId = NewType("MaterialId", str)
ApplicationId = NewType("ApplicationId", str)
ObjectiveId = NewType("ObjectiveId", str)

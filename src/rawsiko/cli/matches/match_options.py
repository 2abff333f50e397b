"""Options shared by the commands that play many matches."""

from pathlib import Path
from typing import Annotated

import typer

from rawsiko.cli.paths import named_path

Players = Annotated[int, typer.Option(help="help-simulate-players", metavar="NUMBER")]
Seed = Annotated[int, typer.Option(help="help-simulate-seed", metavar="NUMBER")]
Jobs = Annotated[int, typer.Option(help="help-simulate-jobs", metavar="NUMBER")]
Turns = Annotated[int, typer.Option(help="help-simulate-turns", metavar="NUMBER")]
AdvancedSetup = Annotated[
    bool, typer.Option("--advanced-setup", help="help-simulate-advanced-setup")
]
MonopolyStranglehold = Annotated[
    bool, typer.Option("--monopoly-stranglehold", help="help-simulate-monopoly-stranglehold")
]
TradeWithChina = Annotated[
    bool, typer.Option("--trade-with-china", help="help-simulate-trade-with-china")
]
LeaveOneBehind = Annotated[
    bool, typer.Option("--leave-one-behind", help="help-simulate-leave-one-behind")
]
HeadStart = Annotated[bool, typer.Option("--head-start", help="help-simulate-head-start")]
WorldNews = Annotated[bool, typer.Option("--world-news", help="help-simulate-world-news")]
Recycling = Annotated[bool, typer.Option("--recycling", help="help-simulate-recycling")]
Exact = Annotated[bool, typer.Option("--exact", help="help-simulate-exact")]
Out = Annotated[
    Path | None, typer.Option(help="help-simulate-out", metavar="FOLDER", parser=named_path)
]
ContentFolder = Annotated[
    Path | None, typer.Option(help="help-simulate-content", metavar="FOLDER", parser=named_path)
]

"""`rawsiko odds`: the exact odds of Commercial Clashes."""

from typing import Annotated

import typer

from rawsiko.cli.stopping import WRONG_INPUT, stop

MOST_TARGETS = 6


def odds(
    attackers: Annotated[int, typer.Argument(help="help-odds-attackers", metavar="NUMBER")],
    defenders: Annotated[
        list[int], typer.Argument(help="help-odds-defenders", metavar="NUMBER...")
    ],
) -> None:
    """With one number of defenders, everything about attacking that Territory; with several, about
    conquering them one after the other. Exits 2 on invalid numbers."""
    from rawsiko.cli.reports.odds import one_target, several_targets
    from rawsiko.cli.reports.page import Page
    from rawsiko.simulator.odds import MOST_ASSETS

    for assets in (attackers, *defenders):
        if not 1 <= assets <= MOST_ASSETS:
            stop(WRONG_INPUT, "odds-wrong-assets", assets=assets, most=MOST_ASSETS)
    if len(defenders) > MOST_TARGETS:
        stop(WRONG_INPUT, "odds-too-many-targets", targets=len(defenders), most=MOST_TARGETS)
    if len(defenders) == 1:
        told = one_target(attackers, defenders[0])
    else:
        told = several_targets(attackers, tuple(defenders))
    Page(players=()).show_all(told)

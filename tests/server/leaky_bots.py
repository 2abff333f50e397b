"""As `strange_bots`, in a process with a mistake: reasons are made from the seat's own view."""

from rawsiko.server.thinking import questions
from tests.server.strange_bots import bot_named, compare, explain, hint_for, turning_points, warm_up

__all__ = ["bot_named", "compare", "explain", "hint_for", "turning_points", "warm_up"]

questions.open_view = lambda view: view

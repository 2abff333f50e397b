"""The names of the bots that play by the evaluation; `minds` says how each plays."""

OFFERED = ("easy", "medium", "hard", "expert")  # to hosts; programs and tests may use any name
CHARACTERS = ("collector", "guardian", "raider")
LEVEL_NAMES = (*OFFERED, *CHARACTERS)

### What `rawsiko demo` prints besides the story of its match.

demo-intro = A demonstration match: four companies, played by the program, rush for raw materials. Ctrl-C stops it.
demo-stopped = Stopped.
demo-next = What next?
demo-next-again = shows this match again
demo-next-simulate = plays a hundred matches and counts what happens in them
demo-next-replay = tells the story of the first of them
demo-next-content = tells where a Material is found, and why
demo-next-rules = the rules of the game, to read (in English)
demo-next-help = lists all commands

help-demo-seed = Random seed of the match; a new one each time if not given.
help-demo-fast = Without pauses.

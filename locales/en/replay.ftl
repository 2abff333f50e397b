### What `rawsiko replay` prints besides the story.

replay-stops = The record stops here
replay-aborted = The match was ended early: there’s no score.
replay-position-setup-end = Position after the setup
replay-position-setup-stopped = Position during the setup, where the record stops
replay-position-turn-end = Position at the end of Turn { $turn }
replay-position-turn-traded = Position at the end of the match: Turn { $turn }, then Trade with China
replay-position-turn-advanced = Position in Turn { $turn }, before the Turn counter advanced
replay-position-turn-stopped = Position in Turn { $turn }, where the record stops
replay-no-such-turn = Turn { $turn } isn’t in the record: it goes from 0 (the setup) to { $last }.

help-replay-file = A replay file; - is standard input.
help-replay-turn = Print the position at the end of this Turn instead of the story; 0 is the end of the setup.
help-replay-content = Folder of the content that the match was played with, if it isn’t a standard one.

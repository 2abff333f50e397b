### What the command line says about itself. Help messages (help-…) are plain text: no placeables.

help-rawsiko =
    RAWsiko, the board game of raw materials: tables for everyone on the network, whole matches from
    the command line, a factual world board. Without a command it serves the game.
help-version = Print the version and stop.
help-lang = Language of the texts: en, it, nl, sk, de, fr or es.
help-run = For developers, run.py also has test, web, pictures, map, types, release, site and bench: see CONTRIBUTING.md.

help-content = Check, export, show and draw the board and the cards.
help-demo = Play one match in the terminal, Turn by Turn.
help-replay = Print a recorded match as a story.
help-simulate = Let bots play many matches and print statistics.
help-verify = Check recorded matches line by line against the rules.

cli-unknown-language = There’s no language “{ $language }”. Choose one of { $known }.
cli-unknown-language-variable = { $variable }: there’s no language “{ $language }”, only { $known }. English is used.
cli-empty-name = the name is empty
cli-output-not-written = Can’t write the output ({ $reason }).

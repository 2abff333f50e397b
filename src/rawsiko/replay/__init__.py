"""Reading, writing and checking replays: `reading` checks the rules, `proof` the dice."""

### What `rawsiko verify` prints: one line per file, after the file’s name.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-ok-dice = ok, dice checked
verify-wrong = line { $line }: { $clause }: { $fault }
verify-incomplete = incomplete ({ $lines ->
        [one] { $lines } line is valid
       *[other] { $lines } lines are valid
    })
verify-cut = incomplete: line { $line } is cut off ({ $lines ->
        [one] { $lines } line is valid
       *[other] { $lines } lines are valid
    })
verify-unknown-content = unknown content { $hash }; name its folder with --content
verify-missing = no such file
verify-folder = is a folder, not a file
verify-empty-folder = no replays (*.jsonl) in this folder
verify-unreadable = can’t be read ({ $reason })
verify-bad-content = { $folder } can’t be used as content:
verify-ok-database = ok, tables: { $tables }
verify-damaged = damaged; restore a backup
verify-table-damaged = table { $table }: entry { $entry } is damaged
verify-table-content = table { $table }: its content is unknown
verify-nothing = Name a file, or a database with --database.

help-verify-files = Replay files, folders with such files (*.jsonl), SQLite databases or backups; - is standard input.
help-verify-database = A database whose stored tables are checked: sqlite:///FILE or postgresql://…
help-verify-content = Folder of the content that the matches were played with, if it isn’t a standard one.

# The proof of the dice
dice-malformed = in the proof of the dice, “{ $key }” is missing or malformed
dice-scheme = unknown kind of dice proof
dice-commitment = the secret of the dice isn’t the one that the table committed to before the match
dice-contribution = the contribution of { $player } to the dice isn’t the one committed to, or is missing
dice-order = the order of play wasn’t drawn from the dice of this table: it should be { $expected }
dice-deal = the Objective cards weren’t dealt by the dice of this table
dice-header = the header and the journal of the table disagree about “{ $key }”
dice-number = entry { $entry } of the journal is missing, duplicated or out of order
dice-taken_back = entry { $entry } of the journal isn’t a valid undo
dice-roll = these aren’t the dice of this table: they should be { $expected }
dice-draw = the Continent drawn should be { $expected }
dice-news = the news card opened should be { $expected }
dice-head = the journal doesn’t match the hash that the players were shown

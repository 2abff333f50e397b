### What `rawsiko verify` prints: one line per file, after the file’s name.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-ok-dice = ok, dice checked
verify-wrong = line { $line }: { $clause }: { $fault }
verify-incomplete = incomplete ({ $lines ->
        [one] { $lines } line holds
       *[other] { $lines } lines hold
    })
verify-cut = incomplete: line { $line } is cut off ({ $lines ->
        [one] { $lines } line holds
       *[other] { $lines } lines hold
    })
verify-unknown-content = content { $hash } is unknown; --content can name its folder
verify-missing = there is no such file
verify-folder = this is a folder, not a file
verify-empty-folder = no replay (*.jsonl) is found in this folder
verify-unreadable = cannot be read ({ $reason })
verify-bad-content = { $folder } cannot be used as content:
verify-ok-database = ok, tables: { $tables }
verify-damaged = damaged; restore a backup
verify-table-damaged = table { $table }: entry { $entry } is damaged
verify-table-content = table { $table }: its content is unknown
verify-nothing = Name a file, or a database with --database.

help-verify-files = Replay files, folders with such files (*.jsonl), SQLite databases or backups; - is standard input.
help-verify-database = A database whose stored tables are checked: sqlite:///FILE or postgresql://…
help-verify-content = Folder of the content that the matches were played with, where it is not a standard one.

# The proof of the dice
dice-malformed = in the proof of the dice, “{ $key }” is missing or not as it should be
dice-scheme = the proof of the dice is of a kind that this program does not know
dice-commitment = the secret behind the dice is not the one that the table promised before the match
dice-contribution = the share of { $player } in the dice is not the one promised, or was left out
dice-order = the order of play was not drawn from the dice of this table: it should be { $expected }
dice-deal = the Objective cards were not dealt by the dice of this table
dice-header = the header and the journal of the table disagree about “{ $key }”
dice-number = entry { $entry } of the journal is missing, doubled or out of place
dice-taken_back = entry { $entry } of the journal is not a right taking back
dice-roll = these are not the dice of this table: they should be { $expected }
dice-draw = not this Continent was drawn, but { $expected }
dice-head = the journal is not the one whose hash the players were shown

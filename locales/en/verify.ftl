### What `rawsiko verify` prints: one line per file, after the file’s name.

verify-line = { $file }: { $verdict }
verify-ok = ok
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
verify-unreadable = cannot be read ({ $reason })
verify-bad-content = { $folder } cannot be used as content:

help-verify-files = Replay files.
help-verify-content = Folder of the content that the matches were played with, where it is not a standard one.

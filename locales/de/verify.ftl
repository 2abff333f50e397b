### Was `rawsiko verify` ausgibt: eine Zeile je Datei, nach deren Namen.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-wrong = Zeile { $line }: { $clause }: { $fault }
verify-incomplete = unvollständig ({ $lines ->
        [one] { $lines } Zeile stimmt
       *[other] { $lines } Zeilen stimmen
    })
verify-cut = unvollständig: Zeile { $line } ist abgeschnitten ({ $lines ->
        [one] { $lines } Zeile stimmt
       *[other] { $lines } Zeilen stimmen
    })
verify-unknown-content = Inhalte { $hash } sind unbekannt; --content kann ihren Ordner nennen
verify-missing = diese Datei gibt es nicht
verify-folder = das ist ein Ordner, keine Datei
verify-unreadable = nicht lesbar ({ $reason })
verify-bad-content = { $folder } enthält keine brauchbaren Inhalte:

help-verify-files = Dateien mit Aufzeichnungen.
help-verify-content = Ordner der Inhalte, mit denen die Partien gespielt wurden, falls es nicht die Standardinhalte sind.

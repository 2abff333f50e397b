### Was `rawsiko verify` ausgibt: eine Zeile je Datei, nach deren Namen.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-ok-dice = ok, Würfel geprüft
verify-wrong = Zeile { $line }: { $clause }: { $fault }
verify-incomplete = unvollständig ({ $lines ->
        [one] { $lines } Zeile stimmt
       *[other] { $lines } Zeilen stimmen
    })
verify-cut = unvollständig: Zeile { $line } ist abgeschnitten ({ $lines ->
        [one] { $lines } Zeile stimmt
       *[other] { $lines } Zeilen stimmen
    })
verify-unknown-content = unbekannte Inhalte { $hash }; nenne ihren Ordner mit --content
verify-missing = diese Datei gibt es nicht
verify-folder = das ist ein Ordner, keine Datei
verify-empty-folder = keine Aufzeichnungen (*.jsonl) in diesem Ordner
verify-unreadable = nicht lesbar ({ $reason })
verify-bad-content = { $folder } enthält keine brauchbaren Inhalte:
verify-ok-database = ok, Tische: { $tables }
verify-damaged = beschädigt; hol eine Sicherung zurück
verify-table-damaged = Tisch { $table }: Eintrag { $entry } ist beschädigt
verify-table-content = Tisch { $table }: seine Inhalte sind unbekannt
verify-nothing = Nenne eine Datei oder mit --database eine Datenbank.

help-verify-files = Dateien mit Aufzeichnungen, Ordner mit solchen Dateien (*.jsonl), SQLite-Datenbanken oder Sicherungen; - ist die Standardeingabe.
help-verify-database = Eine Datenbank, deren gespeicherte Tische geprüft werden: sqlite:///DATEI oder postgresql://…
help-verify-content = Ordner der Inhalte, mit denen die Partien gespielt wurden, falls es nicht die Standardinhalte sind.

# The proof of the dice
dice-malformed = im Nachweis der Würfel fehlt „{ $key }“ oder ist falsch
dice-scheme = unbekannte Art von Nachweis der Würfel
dice-commitment = das Geheimnis hinter den Würfeln ist nicht das, auf das sich der Tisch vor der Partie festgelegt hat
dice-contribution = der Anteil von { $player } an den Würfeln ist nicht der festgelegte oder wurde ausgelassen
dice-order = die Spielreihenfolge wurde nicht mit den Würfeln dieses Tisches ausgelost: richtig wäre { $expected }
dice-deal = die Zielkarten wurden nicht mit den Würfeln dieses Tisches ausgeteilt
dice-header = Kopfzeile und Journal des Tisches widersprechen sich bei „{ $key }“
dice-number = Eintrag { $entry } des Journals fehlt, ist doppelt oder steht am falschen Platz
dice-taken_back = Eintrag { $entry } des Journals ist kein gültiges Zurücknehmen
dice-roll = das sind nicht die Würfel dieses Tisches: richtig wären { $expected }
dice-draw = nicht dieser Kontinent wurde ausgelost, sondern { $expected }
dice-news = die aufgedeckte Nachricht müsste { $expected } sein
dice-head = das Journal passt nicht zu dem Hashwert, der den Spielern gezeigt wurde

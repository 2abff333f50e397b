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
verify-unknown-content = Inhalte { $hash } sind unbekannt; --content kann ihren Ordner nennen
verify-missing = diese Datei gibt es nicht
verify-folder = das ist ein Ordner, keine Datei
verify-empty-folder = in diesem Ordner findet sich keine Aufzeichnung (*.jsonl)
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
dice-malformed = im Beweis der Würfel fehlt „{ $key }“ oder ist nicht, wie es sein soll
dice-scheme = der Beweis der Würfel ist von einer Art, die dieses Programm nicht kennt
dice-commitment = das Geheimnis hinter den Würfeln ist nicht das, das der Tisch vor der Partie zugesagt hat
dice-contribution = der Beitrag von { $player } zu den Würfeln ist nicht der zugesagte oder wurde weggelassen
dice-order = die Spielreihenfolge wurde nicht mit den Würfeln dieses Tisches gezogen: richtig wäre { $expected }
dice-deal = die Zielkarten wurden nicht mit den Würfeln dieses Tisches ausgeteilt
dice-header = Kopfzeile und Journal des Tisches widersprechen sich bei „{ $key }“
dice-number = Eintrag { $entry } des Journals fehlt, ist doppelt oder steht am falschen Platz
dice-taken_back = Eintrag { $entry } des Journals ist keine gültige Rücknahme
dice-roll = das sind nicht die Würfel dieses Tisches: richtig wären { $expected }
dice-draw = nicht dieser Kontinent wurde gezogen, sondern { $expected }
dice-head = das Journal ist nicht das, dessen Prüfsumme die Spieler gesehen haben

### Was `rawsiko simulate` ausgibt und was seine Diagramme sagen.

help-simulate-players = Zahl der Spieler: 3, 4 oder 5.
help-simulate-games = Zahl der Partien.
help-simulate-bots = Wer spielt, durch Kommas getrennt: random, greedy. Der erste Name gilt für p1, der zweite für p2; sind es weniger Namen als Spieler, beginnen sie von vorn.
help-simulate-seed = Zahl, die alles bestimmt: dieselbe Zahl ergibt dieselben Partien.
help-simulate-jobs = Zahl der Prozesse, die sich die Arbeit teilen; die Ergebnisse ändern sich dadurch nicht.
help-simulate-turns = Zahl der Runden, von 1 bis 30.
help-simulate-advanced-setup = Erweiterter Spielaufbau: Kontinente werden ausgelost.
help-simulate-monopoly-stranglehold = Monopol-Würgegriff: Jedes Ausscheiden rückt den Rundenzähler vor.
help-simulate-trade-with-china = Handel mit China: Alleinige Präsenz auf einem Kontinent bringt am Ende einen Rohstoff.
help-simulate-leave-one-behind = Eines bleibt zurück: In jedem Gebiet muss ein Asset bleiben.
help-simulate-replays = Leerer oder neuer Ordner für die Aufzeichnungen: 000001.jsonl und so weiter.
help-simulate-out = Leerer oder neuer Ordner für CSV-Dateien und Diagramme.
help-simulate-content = Ordner mit den Inhalten, mit denen statt des Standardspielplans gespielt wird.

simulate-playing = Läuft
simulate-title = { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $players } Spieler
simulate-made-with = Bots: { $bots } · Runden: { $turns } · Inhalte: { $content } · Seed: { $seed }
simulate-no-options = keine
simulate-by-seat = Siege nach Platz in der Spielreihenfolge
simulate-by-bot = Siege nach Bot
simulate-by-card = Siege nach Zielkarte
simulate-seat = Platz
simulate-bot = Bot
simulate-card = Karte
simulate-played = Gespielt
simulate-win-rate = Siege
simulate-interval = 95-%-Intervall
simulate-points = Punkte
simulate-course = Verlauf einer Partie
simulate-mean = Mittel
simulate-quartiles = Quartile
simulate-actions = Aktionen
simulate-turns = Runden
simulate-minutes = Minuten, die Menschen brauchen würden (Schätzung)
simulate-points-of-player = Punkte eines Spielers
simulate-clashes = Handelskonflikte je Runde
simulate-conquests = Eroberungen je Runde
simulate-eliminations = Ausgeschiedene je Partie
simulate-last-turn = Mit der letzten Runde beendet
simulate-one-left = Mit nur einem verbliebenen Spieler beendet
simulate-note = Wer sich den ersten Platz teilt, teilt sich den Sieg. Die Intervalle sind die von Wilson. docs/simulation.md erklärt die Schätzung.
simulate-count = { NUMBER($count) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rate = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-written = CSV-Dateien und Diagramme liegen in { $folder }.

simulate-wrong-players = Mit { $players } Spielern kann man auf diesem Spielplan nicht spielen: Zur Wahl stehen { $known }.
simulate-wrong-games = { $games } Partien lassen sich nicht spielen: Es muss mindestens 1 sein.
simulate-wrong-jobs = { $jobs } Prozesse können die Arbeit nicht tun: Es muss mindestens 1 sein.
simulate-wrong-turns = Eine Partie kann nicht { $turns } Runden haben: Wähle von { $fewest } bis { $most }.
simulate-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht: Zur Wahl stehen { $known }.
simulate-too-many-bots = { $bots } Bots sind für { $players } Spieler genannt: Nenne höchstens einen je Spieler.
simulate-not-a-folder = { $folder } ist eine Datei und kein Ordner: Nenne einen anderen.
simulate-not-empty = Der Ordner { $folder } ist nicht leer, und Ergebnisse werden nicht gemischt: Nenne einen leeren oder neuen.
simulate-cannot-write = In { $folder } kann nicht geschrieben werden ({ $reason }).
simulate-wrong-content = Mit den Inhalten in { $folder } kann nicht gespielt werden, siehe oben.
simulate-stopped = Angehalten. Bis jetzt geschriebene Aufzeichnungen sind vollständig und bleiben.
simulate-stopped-without-replays = Angehalten.
simulate-process-died = Ein Prozess, der Partien spielte, wurde von außen beendet: Beginne neu, vielleicht mit weniger --jobs.

simulate-plot-seat = Siege nach Platz in der Spielreihenfolge
simulate-plot-card = Siege nach Zielkarte
simulate-plot-bot = Siege nach Bot
simulate-plot-win-rate = Anteil der Siege, mit 95-%-Intervall
simulate-plot-fair = gleiche Aussichten
simulate-plot-points = Siegpunkte am Ende
simulate-plot-everybody = alle
simulate-plot-winners = Sieger
simulate-plot-players = Spieler
simulate-plot-turns = Was in jeder Runde geschieht
simulate-plot-turn = Runde
simulate-plot-per-match = Mittel je Partie
simulate-plot-clashes = Handelskonflikte
simulate-plot-conquests = Eroberungen
simulate-plot-moves = Züge ohne Konflikt
simulate-plot-minutes = Wie lange Menschen für die Partien brauchen würden (Schätzung)
simulate-plot-minute = Minuten
simulate-plot-lesson = eine Schulstunde ({ $minutes } Minuten)
simulate-plot-matches = Partien

### Die Geschichte einer Partie. Namen stehen immer in ihrer Grundform.

## Beginn und Aufbau

story-title = RAWsiko: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $turns ->
        [one] { $turns } Runde
       *[other] { $turns } Runden
    }
story-order = Spielreihenfolge: { $players }
story-options = Optionen: { $options }
story-option-advanced_setup = Erweiterter Spielaufbau
story-option-monopoly_stranglehold = Monopol-Würgegriff
story-option-trade_with_china = Handel mit China
story-option-leave_one_behind = Eines bleibt zurück
story-option-head_start = Vorsprung
story-option-host_keeps_time = Spielleitung achtet auf die Zeit
story-option-world_news = Weltnachrichten
story-option-recycling = Recycling
story-setup = Spielaufbau
story-first-round = Erster Durchgang
story-second-round = Zweiter Durchgang
story-initial-assets = Start-Assets
story-chosen = { $player } wählt { $continent }: { $territories }
story-drawn = { $player } bekommt { $continent } (ausgelost): { $territories }

## Runden

story-turn = Runde { $turn } von { $turns }
story-investment-phase = Investitionsphase
story-action-phase = Aktionsphase: { $player }
story-no-move = Kein Zug.
story-placed = { $player } setzt { $assets ->
        [one] { $assets } Asset
       *[other] { $assets } Assets
    }: { $where }
story-placed-on = { $territory } +{ $assets }
story-moved = { $origin } → { $target }: { $assets ->
        [one] { $assets } Asset zieht.
       *[other] { $assets } Assets ziehen.
    }
story-occupied = { $origin } → { $target }: { $assets ->
        [one] { $assets } Asset besetzt das leere Gebiet.
       *[other] { $assets } Assets besetzen das leere Gebiet.
    }
story-gained = { $count ->
        [one] Neuer Rohstoff: { $materials }.
       *[other] Neue Rohstoffe: { $materials }.
    }
story-lost = { $player } verliert { $materials }.
story-undone = Nicht mehr erfüllt: { $applications }.
story-completed = { $player } erfüllt { $applications }.
story-clash-roll = { $attacker_dice } gegen { $defender_dice }
story-clash = Handelskonflikt { $origin } → { $target } ({ $defender }): { $rolls }. Verlorene Assets: Angreifer { $attacker_losses }, Verteidiger { $defender_losses }.
story-conquered = { $territory }: { $player } erobert das Gebiet und rückt mit { $assets ->
        [one] { $assets } Asset
       *[other] { $assets } Assets
    } ein.
story-eliminated = { $player } hat keine Assets mehr und scheidet aus.
story-stranglehold = Monopol-Würgegriff: Der Rundenzähler springt auf { $turn }.

## Das Ende

story-trade = Handel mit China
story-claims = { $player } darf { $claims ->
        [one] { $claims } Rohstoff
       *[other] { $claims } Rohstoffe
    } beanspruchen. Alleinige Präsenz: { $continents }.
story-no-claims = Niemand hat auf einem Kontinent die alleinige Präsenz.
story-claimed = { $player } beansprucht { $material }.
story-news-stops = Weltnachrichten, { $date }: „{ $headline }“. { $territory }: kein Nachschub an { $material } mehr. Runden: { $turns }.
story-news-adds = Weltnachrichten, { $date }: „{ $headline }“. { $territory }: jetzt auch { $material }. Runden: { $turns }.
story-news-over-stops = { $territory }: jetzt wieder { $material }.
story-news-over-adds = { $territory }: kein Nachschub an { $material } mehr.
story-recycled = { $player } recycelt { $material }. Abgegebene Assets in { $territory }: { $assets }.
world-news-stops = { $territory }: kein Nachschub an { $material } mehr.
world-news-adds = { $territory }: jetzt auch { $material }.
story-end = Ende der Partie
story-ended-last_turn = Die letzte Runde ist zu Ende.
story-ended-one_left = Es ist nur noch ein Spieler übrig.
story-ended-bell = Es hat geklingelt. Runde { $turn } ist die letzte, die zählt.
story-ended-bell-early = Es hat vor dem Ende einer Runde geklingelt. Niemand hat gewonnen.
story-last-turn-set = Die letzte Runde ist jetzt Runde { $turn }.
story-cards = Zielkarten
story-card = { $player }: { $applications }
story-card-item = { $application } ({ $points })
story-card-complete = ✓ { $application } ({ $points })
story-card-open = ✗ { $application } ({ $points })
story-ranking = Endstand
story-tie-applications = { $first } steht vor { $second }: gleich viele Punkte, mehr Anwendungen.
story-tie-materials = { $first } steht vor { $second }: gleich viele Punkte und Anwendungen, mehr Rohstoffe.
story-tie-territories = { $first } steht vor { $second }: gleich viele Punkte, Anwendungen und Rohstoffe, mehr Gebiete.
story-tie-shared = { $first } und { $second } sind in allem gleich und teilen sich den Platz.
story-winner = { $players } gewinnt mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
story-winners = { $players } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }

## Tabellen und Stellungen

story-players = Die Spieler
story-column-place = Platz
story-column-player = Spieler
story-column-territory = Gebiet
story-column-territories = Gebiete
story-column-assets = Assets
story-column-materials = Rohstoffe
story-column-applications = Anwendungen
story-column-investment = Nächste Investition
story-column-points = Punkte
story-eliminated-mark = { $player } (ausgeschieden)
story-materials = { $count ->
        [one] { $count } Rohstoff: { $materials }
       *[other] { $count } Rohstoffe: { $materials }
    }
story-application-complete = ✓ { $application }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: erfüllt
story-application-open = ✗ { $application }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: noch ohne { $missing }

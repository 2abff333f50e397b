### La storia di una partita. I nomi stanno nella forma base: non ricevono mai articoli o preposizioni.

## Inizio e preparazione

story-title = RAWsiko: { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $turns ->
        [one] { $turns } Turno
       *[other] { $turns } Turni
    }
story-order = Ordine di gioco: { $players }
story-options = Opzioni: { $options }
story-option-advanced_setup = Preparazione Avanzata
story-option-monopoly_stranglehold = Morsa Monopolistica
story-option-trade_with_china = Commercio con la Cina
story-option-leave_one_behind = Uno resta sul posto
story-option-head_start = Vantaggio iniziale
story-option-host_keeps_time = Tempo gestito da chi ha aperto il tavolo
story-option-world_news = Notizie dal mondo
story-option-recycling = Riciclo
story-setup = Preparazione del gioco
story-first-round = Primo giro
story-second-round = Secondo giro
story-initial-assets = Asset iniziali
story-chosen = { $player } sceglie il Continente { $continent }: { $territories }
story-drawn = { $player } riceve a sorte il Continente { $continent }: { $territories }

## Turni

story-turn = Turno { $turn } di { $turns }
story-investment-phase = Fase d’Investimento
story-action-phase = Fase d’Azione: { $player }
story-no-move = Nessuno spostamento.
story-placed = { $player } posiziona { $assets } Asset: { $where }
story-placed-on = { $territory } +{ $assets }
story-moved = { $origin } → { $target }: { $assets ->
        [one] si sposta { $assets } Asset.
       *[other] si spostano { $assets } Asset.
    }
story-occupied = { $origin } → { $target }: { $assets ->
        [one] { $assets } Asset occupa il Territorio vuoto.
       *[other] { $assets } Asset occupano il Territorio vuoto.
    }
story-gained = { $count ->
        [one] Nuova Materia Prima: { $materials }.
       *[other] Nuove Materie Prime: { $materials }.
    }
story-lost = { $player } perde: { $materials }.
story-undone = Non più complete: { $applications }.
story-completed = { $player } completa: { $applications }.
story-clash-roll = { $attacker_dice } contro { $defender_dice }
story-clash = Battaglia Commerciale { $origin } → { $target } ({ $defender }): { $rolls }. Asset persi: attaccante { $attacker_losses }, difensore { $defender_losses }.
story-conquered = { $territory }: { $player } conquista il Territorio e vi entra con { $assets } Asset.
story-eliminated = { $player } non ha più Asset ed è eliminata.
story-stranglehold = Morsa Monopolistica: il segna-Turni avanza a { $turn }.

## La fine

story-trade = Commercio con la Cina
story-claims = { $player } può reclamare { $claims ->
        [one] { $claims } Materia Prima.
       *[other] { $claims } Materie Prime.
    } Presenza esclusiva: { $continents }.
story-no-claims = Nessuno ha la presenza esclusiva in un Continente.
story-claimed = { $player } reclama: { $material }.
story-news-stops = Notizie dal mondo, { $date }: “{ $headline }”. { $territory }: niente più { $material }. Turni: { $turns }.
story-news-adds = Notizie dal mondo, { $date }: “{ $headline }”. { $territory }: ora anche { $material }. Turni: { $turns }.
story-news-over-stops = { $territory }: di nuovo { $material }.
story-news-over-adds = { $territory }: niente più { $material }.
story-recycled = { $player } ricicla { $material }. Asset ceduti in { $territory }: { $assets }.
world-news-stops = { $territory }: niente più { $material }.
world-news-adds = { $territory }: ora anche { $material }.
story-end = Fine della partita
story-ended-last_turn = L’ultimo Turno è finito.
story-ended-one_left = È rimasto un solo giocatore.
story-ended-bell = La campanella è suonata. L’ultimo Turno che conta: { $turn }.
story-ended-bell-early = La campanella è suonata prima della fine di un Turno. Non ha vinto nessuno.
story-last-turn-set = Adesso l’ultimo Turno è il { $turn }.
story-cards = Carte Obiettivo
story-card = { $player }: { $applications }
story-card-item = { $application } ({ $points })
story-card-complete = ✓ { $application } ({ $points })
story-card-open = ✗ { $application } ({ $points })
story-ranking = Punteggio Finale
story-tie-applications = { $first } precede { $second }: stessi punti, più Applicazioni.
story-tie-materials = { $first } precede { $second }: stessi punti e Applicazioni, più Materie Prime.
story-tie-territories = { $first } precede { $second }: stessi punti, Applicazioni e Materie Prime, più Territori.
story-tie-shared = { $first } e { $second } sono pari in tutto e condividono la posizione.
story-winner = { $players } vince con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
story-winners = { $players } vincono insieme con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }

## Tabelle e posizioni

story-players = I giocatori
story-column-place = Posizione
story-column-player = Giocatore
story-column-territory = Territorio
story-column-territories = Territori
story-column-assets = Asset
story-column-materials = Materie Prime
story-column-applications = Applicazioni
story-column-investment = Prossimo Investimento
story-column-points = Punti
story-eliminated-mark = { $player } (eliminata)
story-materials = { $count ->
        [one] { $count } Materia Prima: { $materials }
       *[other] { $count } Materie Prime: { $materials }
    }
story-application-complete = ✓ { $application }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: completa
story-application-open = ✗ { $application }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: ancora senza { $missing }

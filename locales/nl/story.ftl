### Het verhaal van een spel. Namen staan altijd in hun grondvorm.

## Begin en opzet

story-title = RAWsiko: { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
story-order = Speelvolgorde: { $players }
story-options = Opties: { $options }
story-option-advanced_setup = Geavanceerde spelopzet
story-option-monopoly_stranglehold = Monopoliewurggreep
story-option-trade_with_china = Handel met China
story-option-leave_one_behind = Laat er één achter
story-option-head_start = Voorsprong
story-option-host_keeps_time = Spelleiding bewaakt de tijd
story-option-world_news = Wereldnieuws
story-option-recycling = Recycling
story-setup = Spelopzet
story-first-round = Eerste ronde
story-second-round = Tweede ronde
story-initial-assets = Startmiddelen
story-chosen = { $player } kiest { $continent }: { $territories }
story-drawn = { $player } loot { $continent }: { $territories }

## Beurten

story-turn = Beurt { $turn } van { $turns }
story-investment-phase = Investeringsfase
story-action-phase = Actiefase: { $player }
story-no-move = Geen verplaatsing.
story-placed = { $player } plaatst { $assets ->
        [one] { $assets } middel
       *[other] { $assets } middelen
    }: { $where }
story-placed-on = { $territory } +{ $assets }
story-moved = { $origin } → { $target }: { $assets ->
        [one] { $assets } middel verplaatst.
       *[other] { $assets } middelen verplaatst.
    }
story-occupied = { $origin } → { $target }: { $assets ->
        [one] { $assets } middel bezet het lege gebied.
       *[other] { $assets } middelen bezetten het lege gebied.
    }
story-gained = { $count ->
        [one] Nieuw materiaal: { $materials }.
       *[other] Nieuwe materialen: { $materials }.
    }
story-lost = { $player } verliest { $materials }.
story-undone = Niet meer gehaald: { $applications }.
story-completed = { $player } haalt { $applications }.
story-clash-roll = { $attacker_dice } tegen { $defender_dice }
story-clash = Commerciële strijd { $origin } → { $target } ({ $defender }): { $rolls }. Verloren middelen: aanvaller { $attacker_losses }, verdediger { $defender_losses }.
story-conquered = { $territory }: { $player } verovert het gebied en trekt binnen met { $assets ->
        [one] { $assets } middel.
       *[other] { $assets } middelen.
    }
story-eliminated = { $player } heeft geen middelen meer en is uitgeschakeld.
story-stranglehold = Monopoliewurggreep: de beurtteller springt naar { $turn }.

## Het einde

story-trade = Handel met China
story-claims = { $player } mag { $claims ->
        [one] { $claims } materiaal
       *[other] { $claims } materialen
    } kiezen. Als enige aanwezig: { $continents }.
story-no-claims = Niemand is als enige op een continent aanwezig.
story-claimed = { $player } kiest { $material }.
story-news-stops = Wereldnieuws, { $date }: “{ $headline }”. { $territory }: geen { $material } meer. Beurten: { $turns }.
story-news-adds = Wereldnieuws, { $date }: “{ $headline }”. { $territory }: nu ook { $material }. Beurten: { $turns }.
story-news-over-stops = { $territory }: nu weer { $material }.
story-news-over-adds = { $territory }: geen { $material } meer.
story-recycled = { $player } recyclet { $material }. Ingeleverde middelen uit { $territory }: { $assets }.
world-news-stops = { $territory }: geen { $material } meer.
world-news-adds = { $territory }: nu ook { $material }.
story-end = Einde van het spel
story-ended-last_turn = De laatste beurt is voorbij.
story-ended-one_left = Er is nog maar één speler over.
story-ended-bell = De bel is gegaan. Beurt { $turn } is de laatste die telt.
story-ended-bell-early = De bel ging voordat een beurt voorbij was. Niemand heeft gewonnen.
story-last-turn-set = De laatste beurt is nu beurt { $turn }.
story-cards = Doelkaarten
story-card = { $player }: { $applications }
story-card-item = { $application } ({ $points })
story-card-complete = ✓ { $application } ({ $points })
story-card-open = ✗ { $application } ({ $points })
story-ranking = Eindscore
story-tie-applications = { $first } staat boven { $second }: evenveel punten, meer toepassingen.
story-tie-materials = { $first } staat boven { $second }: evenveel punten en toepassingen, meer materialen.
story-tie-territories = { $first } staat boven { $second }: evenveel punten, toepassingen en materialen, meer gebieden.
story-tie-shared = { $first } en { $second } zijn in alles gelijk en delen de plaats.
story-winner = { $players } wint met { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
story-winners = { $players } winnen samen met { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }

## Tabellen en standen

story-players = De spelers
story-column-place = Plaats
story-column-player = Speler
story-column-territory = Gebied
story-column-territories = Gebieden
story-column-assets = Middelen
story-column-materials = Materialen
story-column-applications = Toepassingen
story-column-investment = Volgende investering
story-column-points = Punten
story-eliminated-mark = { $player } (uitgeschakeld)
story-materials = { $count ->
        [one] { $count } materiaal: { $materials }
       *[other] { $count } materialen: { $materials }
    }
story-application-complete = ✓ { $application }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: gehaald
story-application-open = ✗ { $application }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: mist { $missing }

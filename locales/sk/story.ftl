### Príbeh zápasu. Mená a názvy stoja vždy v základnom tvare: nikdy sa neskloňujú.

## Začiatok a nastavenie

story-title = RAWsiko: { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráča
       *[other] { $players } hráčov
    }, { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
        [many] { $turns } ťahu
       *[other] { $turns } ťahov
    }
story-order = Poradie hráčov: { $players }
story-options = Možnosti: { $options }
story-option-advanced_setup = Rozšírené nastavenie hry
story-option-monopoly_stranglehold = Monopolné ovládanie
story-option-trade_with_china = Obchod s Čínou
story-option-leave_one_behind = Jedno zostáva
story-option-head_start = Náskok
story-option-host_keeps_time = Vedúci stola stráži čas
story-option-world_news = Správy zo sveta
story-option-recycling = Recyklácia
story-setup = Nastavenie hry
story-first-round = Prvé kolo
story-second-round = Druhé kolo
story-initial-assets = Počiatočné aktíva
story-chosen = Spoločnosť { $player } si vyberá kontinent { $continent }: { $territories }
story-drawn = Spoločnosť { $player } dostáva žrebom kontinent { $continent }: { $territories }

## Ťahy

story-turn = Ťah { $turn } z { $turns }
story-investment-phase = Investičná fáza
story-action-phase = Akčná fáza: { $player }
story-no-move = Žiadny presun.
story-placed = Spoločnosť { $player } umiestňuje { $assets ->
        [one] { $assets } aktívum
        [few] { $assets } aktíva
        [many] { $assets } aktíva
       *[other] { $assets } aktív
    }: { $where }
story-placed-on = { $territory } +{ $assets }
story-moved = { $origin } → { $target }: { $assets ->
        [one] presúva sa { $assets } aktívum.
        [few] presúvajú sa { $assets } aktíva.
        [many] presúva sa { $assets } aktíva.
       *[other] presúva sa { $assets } aktív.
    }
story-occupied = { $origin } → { $target }: { $assets ->
        [one] { $assets } aktívum obsadzuje prázdne územie.
        [few] { $assets } aktíva obsadzujú prázdne územie.
        [many] { $assets } aktíva obsadzuje prázdne územie.
       *[other] { $assets } aktív obsadzuje prázdne územie.
    }
story-gained = { $count ->
        [one] Nový materiál: { $materials }.
       *[other] Nové materiály: { $materials }.
    }
story-lost = Spoločnosť { $player } stráca: { $materials }.
story-undone = Už nie je splnené: { $applications }.
story-completed = Spoločnosť { $player } spĺňa: { $applications }.
story-clash-roll = { $attacker_dice } proti { $defender_dice }
story-clash = Obchodný stret { $origin } → { $target } ({ $defender }): { $rolls }. Stratené aktíva: útočník { $attacker_losses }, obranca { $defender_losses }.
story-conquered = Spoločnosť { $player } dobýja územie { $territory } a presúva naň { $assets ->
        [one] { $assets } aktívum.
        [few] { $assets } aktíva.
        [many] { $assets } aktíva.
       *[other] { $assets } aktív.
    }
story-eliminated = { $player }: spoločnosť už nemá žiadne aktíva a je vyradená.
story-stranglehold = Monopolné ovládanie: počítadlo ťahov sa posúva na { $turn }.

## Koniec

story-trade = Obchod s Čínou
story-claims = Spoločnosť { $player } si môže vybrať { $claims ->
        [one] { $claims } materiál.
        [few] { $claims } materiály.
        [many] { $claims } materiálu.
       *[other] { $claims } materiálov.
    } Výhradná prítomnosť: { $continents }.
story-no-claims = Nikto nemá výhradnú prítomnosť na žiadnom kontinente.
story-claimed = Spoločnosť { $player } si vyberá materiál { $material }.
story-news-stops = Správy zo sveta, { $date }: „{ $headline }“. Územie { $territory } už nedodáva materiál { $material }. Počet ťahov: { $turns }.
story-news-adds = Správy zo sveta, { $date }: „{ $headline }“. Územie { $territory } začína dodávať materiál { $material }. Počet ťahov: { $turns }.
story-news-over-stops = Územie { $territory } znova dodáva materiál { $material }.
story-news-over-adds = Územie { $territory } už nedodáva materiál { $material }.
story-recycled = Spoločnosť { $player } recykluje materiál { $material }. Odovzdané aktíva, { $territory }: { $assets }.
world-news-stops = Územie { $territory } už nedodáva materiál { $material }.
world-news-adds = Územie { $territory } začína dodávať materiál { $material }.
story-end = Koniec zápasu
story-ended-last_turn = Posledný ťah je dokončený.
story-ended-one_left = V hre zostal už len jeden hráč.
story-ended-bell = Zazvonilo. Posledný ťah, ktorý sa počíta, je { $turn }.
story-ended-bell-early = Zazvonilo skôr, než sa dohral ťah. Nikto nevyhral.
story-last-turn-set = Posledný ťah je teraz { $turn }.
story-cards = Karty cieľov
story-card = { $player }: { $applications }
story-card-item = { $application } ({ $points })
story-card-complete = ✓ { $application } ({ $points })
story-card-open = ✗ { $application } ({ $points })
story-ranking = Konečné skóre
story-tie-applications = Poradie: { $first }, potom { $second }. Rovnako bodov, viac aplikácií.
story-tie-materials = Poradie: { $first }, potom { $second }. Rovnako bodov a aplikácií, viac materiálov.
story-tie-territories = Poradie: { $first }, potom { $second }. Rovnako bodov, aplikácií a materiálov, viac území.
story-tie-shared = { $first } a { $second } majú všetko rovnaké a delia sa o miesto.
story-winner = Víťaz: { $players }, { $points ->
        [one] { $points } bod.
        [few] { $points } body.
        [many] { $points } bodu.
       *[other] { $points } bodov.
    }
story-winners = Spoloční víťazi: { $players }, { $points ->
        [one] { $points } bod.
        [few] { $points } body.
        [many] { $points } bodu.
       *[other] { $points } bodov.
    }

## Tabuľky a pozície

story-players = Hráči
story-column-place = Miesto
story-column-player = Hráč
story-column-territory = Územie
story-column-territories = Územia
story-column-assets = Aktíva
story-column-materials = Materiály
story-column-applications = Aplikácie
story-column-investment = Ďalšia investícia
story-column-points = Body
story-eliminated-mark = { $player } (vyradená)
story-materials = { $count ->
        [one] { $count } materiál: { $materials }
        [few] { $count } materiály: { $materials }
        [many] { $count } materiálu: { $materials }
       *[other] { $count } materiálov: { $materials }
    }
story-application-complete = ✓ { $application }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }: splnené
story-application-open = ✗ { $application }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }: treba ešte { $missing }

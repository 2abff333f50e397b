### La historia de una partida. Los nombres están en su forma básica: nunca llevan artículo ni preposición.

## Comienzo y preparación

story-title = RAWsiko: { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $turns ->
        [one] { $turns } Turno
       *[other] { $turns } Turnos
    }
story-order = Orden de juego: { $players }
story-options = Opciones: { $options }
story-option-advanced_setup = Preparación avanzada
story-option-monopoly_stranglehold = Asfixia monopolística
story-option-trade_with_china = Comercio con China
story-option-leave_one_behind = Dejar uno atrás
story-option-head_start = Ventaja inicial
story-option-host_keeps_time = Quien dirige lleva el tiempo
story-option-world_news = Noticias del mundo
story-option-recycling = Reciclaje
story-setup = Preparación
story-first-round = Primera ronda
story-second-round = Segunda ronda
story-initial-assets = Activos iniciales
story-chosen = { $player } elige { $continent }: { $territories }
story-drawn = { $player } saca por sorteo { $continent }: { $territories }

## Turnos

story-turn = Turno { $turn } de { $turns }
story-investment-phase = Fase de Inversión
story-action-phase = Fase de Acción: { $player }
story-no-move = Ningún movimiento.
story-placed = { $player } coloca { $assets ->
        [one] { $assets } Activo
       *[other] { $assets } Activos
    }: { $where }
story-placed-on = { $territory } +{ $assets }
story-moved = { $origin } → { $target }: { $assets ->
        [one] se mueve { $assets } Activo.
       *[other] se mueven { $assets } Activos.
    }
story-occupied = { $origin } → { $target }: { $assets ->
        [one] { $assets } Activo ocupa el Territorio vacío.
       *[other] { $assets } Activos ocupan el Territorio vacío.
    }
story-gained = { $count ->
        [one] Nueva Materia prima: { $materials }.
       *[other] Nuevas Materias primas: { $materials }.
    }
story-lost = { $player } pierde: { $materials }.
story-undone = De nuevo sin completar: { $applications }.
story-completed = { $player } completa: { $applications }.
story-clash-roll = { $attacker_dice } contra { $defender_dice }
story-clash = Choque comercial { $origin } → { $target } ({ $defender }): { $rolls }. Activos perdidos: atacante { $attacker_losses }, defensor { $defender_losses }.
story-conquered = { $territory }: { $player } conquista el Territorio y entra con { $assets ->
        [one] { $assets } Activo.
       *[other] { $assets } Activos.
    }
story-eliminated = { $player } ya no tiene Activos y queda eliminada.
story-stranglehold = Asfixia monopolística: el contador de Turnos avanza a { $turn }.

## El final

story-trade = Comercio con China
story-claims = { $player } puede reclamar { $claims ->
        [one] { $claims } Materia prima.
       *[other] { $claims } Materias primas.
    } Presencia exclusiva: { $continents }.
story-no-claims = Nadie tiene presencia exclusiva en ningún Continente.
story-claimed = { $player } reclama: { $material }.
story-news-stops = Noticias del mundo, { $date }: «{ $headline }». { $territory }: deja de haber { $material }. Turnos: { $turns }.
story-news-adds = Noticias del mundo, { $date }: «{ $headline }». { $territory }: ahora hay { $material }. Turnos: { $turns }.
story-news-over-stops = { $territory }: vuelve a haber { $material }.
story-news-over-adds = { $territory }: ya no hay { $material }.
story-recycled = { $player } recicla { $material }. Activos entregados en { $territory }: { $assets }.
world-news-stops = { $territory }: deja de haber { $material }.
world-news-adds = { $territory }: ahora hay { $material }.
story-end = Fin de la partida
story-ended-last_turn = El último Turno ha terminado.
story-ended-one_left = Solo queda un jugador.
story-ended-bell = Ha sonado la campana. El último Turno que cuenta es el { $turn }.
story-ended-bell-early = La campana ha sonado antes de terminar un Turno. No ha ganado nadie.
story-last-turn-set = Ahora el último Turno es el { $turn }.
story-cards = Cartas de Objetivo
story-card = { $player }: { $applications }
story-card-item = { $application } ({ $points })
story-card-complete = ✓ { $application } ({ $points })
story-card-open = ✗ { $application } ({ $points })
story-ranking = Puntuación final
story-tie-applications = { $first } supera a { $second }: los mismos puntos, más Aplicaciones.
story-tie-materials = { $first } supera a { $second }: los mismos puntos y Aplicaciones, más Materias primas.
story-tie-territories = { $first } supera a { $second }: los mismos puntos, Aplicaciones y Materias primas, más Territorios.
story-tie-shared = { $first } y { $second } empatan en todo y comparten el puesto.
story-winner = { $players } gana con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
story-winners = { $players } ganan a la vez con { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }

## Tablas y posiciones

story-players = Los jugadores
story-column-place = Puesto
story-column-player = Jugador
story-column-territory = Territorio
story-column-territories = Territorios
story-column-assets = Activos
story-column-materials = Materias primas
story-column-applications = Aplicaciones
story-column-investment = Próxima inversión
story-column-points = Puntos
story-eliminated-mark = { $player } (eliminada)
story-materials = { $count ->
        [one] { $count } Materia prima: { $materials }
       *[other] { $count } Materias primas: { $materials }
    }
story-application-complete = ✓ { $application }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: completa
story-application-open = ✗ { $application }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: aún sin { $missing }

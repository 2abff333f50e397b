### Por qué no vale una línea de una grabación. `verify` antepone la cláusula de las reglas.

## Rechazado por las reglas

refusal-not_an_action = esto no es una acción del juego
refusal-match_over = la partida ya ha terminado
refusal-unknown_player = este jugador no participa en la partida
refusal-eliminated = este jugador está eliminado
refusal-not_your_turn = le toca actuar a otro jugador
refusal-wrong_phase = esta acción no pertenece a la fase en curso
refusal-wrong_dice = los dados no son los de este Choque comercial
refusal-wrong_draw = este Continente no puede haber salido en el sorteo
refusal-unknown_continent = este Continente no existe
refusal-unknown_territory = este Territorio no existe
refusal-unknown_material = esta Materia prima no existe
refusal-continent_is_drawn = con la Preparación avanzada los Continentes se sortean, no se eligen
refusal-continent_is_chosen = sin la Preparación avanzada los Continentes se eligen, no se sortean
refusal-continent_already_yours = el jugador ya está en este Continente
refusal-continent_full = ya hay dos jugadores en este Continente
refusal-empty_continent_first = primero hay que elegir un Continente sin jugadores
refusal-continent_without_room = en este Continente no quedan bastantes Territorios libres adyacentes
refusal-territory_in_other_continent = el Territorio está en otro Continente
refusal-territory_taken = el Territorio ya pertenece a un jugador
refusal-territory_not_connected = el Territorio no es adyacente a los ya elegidos
refusal-territory_is_dead_end = desde este Territorio no se podría completar la elección
refusal-not_your_territory = el jugador no controla este Territorio
refusal-not_adjacent = los dos Territorios no son adyacentes
refusal-no_assets = hay que mover al menos un Activo
refusal-not_enough_ready = allí no hay tantos Activos que aún puedan actuar
refusal-too_many_for_a_clash = en un Choque comercial se usan como máximo 3 Activos
refusal-one_must_stay = al menos un Activo debe quedarse
refusal-material_already_controlled = el jugador ya controla esta Materia prima
refusal-host_keeps_no_time = en esta partida quien abrió la mesa no lleva el tiempo
refusal-last_turn_begun = el último Turno ya ha empezado
refusal-not_a_turn = el último Turno debe venir después de este y ser como mucho el Turno 30
refusal-number_of_players = una partida tiene 3, 4 o 5 jugadores
refusal-board_does_not_support_players = el tablero no admite este número de jugadores
refusal-player_twice = un jugador aparece dos veces en el orden de juego
refusal-number_of_turns = una partida tiene de 1 a 30 Turnos
refusal-card_for_each_player = cada jugador tiene una carta de Objetivo, y nadie más
refusal-unknown_objective = esta carta de Objetivo no existe
refusal-card_twice = dos jugadores tienen la misma carta de Objetivo
refusal-end_reason = la partida terminó como «{ $expected }», no como «{ $found }»
refusal-match_not_over = aquí la partida aún no ha terminado (Turno { $turn } de { $turns })
refusal-end_turn = el contador de Turnos estaba en { $expected }, no en { $found }
refusal-ranking_players = la clasificación no cita a cada jugador exactamente una vez
refusal-ranking_order = la clasificación no sigue el orden de los puestos
refusal-score = «{ $key }» de { $player } es { $expected }, no { $found }

## No es una grabación según el formato

format-empty_file = el archivo está vacío
format-line_too_long = la línea es más larga de lo permitido
format-not_utf8 = la línea no es texto UTF-8
format-not_json = la línea no es JSON
format-not_an_object = la línea no es un objeto JSON
format-nested_too_deep = la línea tiene demasiados niveles
format-number_too_long = un número tiene demasiadas cifras
format-lone_surrogate = un texto contiene medio carácter (un sustituto suelto)
format-key_twice = la clave «{ $key }» aparece dos veces
format-missing_key = falta la clave «{ $key }»
format-wrong_type = el valor de «{ $key }» no es del tipo correcto
format-unknown_format = esto no es una grabación en un formato conocido
format-unknown_rules = esta versión de las reglas no se conoce aquí
format-unknown_action = no existe ninguna acción de este tipo
format-unknown_reason = una partida no puede terminar así
format-wrong_number = la línea debería llevar el número { $key }
format-dice_without_clash = hay dados en una línea que no es un Choque comercial
format-drawn_without_draw = hay un Continente sorteado en una línea que no es un sorteo
format-action_on_end_line = la línea final contiene también una acción
format-ranking_of_aborted = una partida interrumpida no tiene clasificación
format-ranking_before_turn = una partida detenida antes de terminar un Turno no tiene clasificación
format-no_house_rule = esta versión es solo para partidas con «Ventaja inicial» o «Quien dirige lleva el tiempo»
format-host_line = solo la versión 2 del formato tiene líneas de quien abrió la mesa
format-host_acts_alone = una línea de quien abrió la mesa no tiene ni «player» ni «action»
format-after_end = hay algo después de la línea final

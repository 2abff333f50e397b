### Warum eine Zeile einer Aufzeichnung nicht stimmt. `verify` stellt den Abschnitt der Regeln davor.

## Von den Regeln abgelehnt

refusal-not_an_action = das ist keine Aktion des Spiels
refusal-match_over = die Partie ist schon zu Ende
refusal-unknown_player = dieser Spieler ist nicht in der Partie
refusal-eliminated = dieser Spieler ist ausgeschieden
refusal-not_your_turn = ein anderer Spieler ist dran
refusal-wrong_phase = diese Aktion gehört nicht in diese Phase
refusal-wrong_dice = die Würfel passen nicht zu diesem Handelskonflikt
refusal-wrong_draw = dieser Kontinent kann nicht ausgelost worden sein
refusal-unknown_continent = diesen Kontinent gibt es nicht
refusal-unknown_territory = dieses Gebiet gibt es nicht
refusal-unknown_material = diesen Rohstoff gibt es nicht
refusal-continent_is_drawn = beim erweiterten Spielaufbau werden Kontinente ausgelost, nicht gewählt
refusal-continent_is_chosen = ohne erweiterten Spielaufbau werden Kontinente gewählt, nicht ausgelost
refusal-continent_already_yours = der Spieler steht schon auf diesem Kontinent
refusal-continent_full = auf diesem Kontinent stehen schon zwei Spieler
refusal-empty_continent_first = zuerst muss ein Kontinent ohne Spieler gewählt werden
refusal-continent_without_room = auf diesem Kontinent sind nicht genug benachbarte freie Gebiete übrig
refusal-territory_in_other_continent = das Gebiet liegt auf einem anderen Kontinent
refusal-territory_taken = das Gebiet gehört schon einem Spieler
refusal-territory_not_connected = das Gebiet ist zu den schon gewählten nicht benachbart
refusal-territory_is_dead_end = von diesem Gebiet aus kann die Wahl nicht zu Ende gebracht werden
refusal-not_your_territory = der Spieler kontrolliert dieses Gebiet nicht
refusal-not_adjacent = die beiden Gebiete sind nicht benachbart
refusal-no_assets = ein Zug braucht mindestens ein Asset
refusal-not_enough_ready = so viele Assets sind dort nicht mehr einsatzbereit
refusal-too_many_for_a_clash = in einem Handelskonflikt werden höchstens 3 Assets eingesetzt
refusal-one_must_stay = mindestens ein Asset muss zurückbleiben
refusal-material_already_controlled = der Spieler kontrolliert diesen Rohstoff schon
refusal-host_keeps_no_time = in dieser Partie achtet die Spielleitung nicht auf die Zeit
refusal-last_turn_begun = die letzte Runde hat schon begonnen
refusal-not_a_turn = die letzte Runde muss nach dieser kommen und ist höchstens Runde 30
refusal-number_of_players = eine Partie hat 3, 4 oder 5 Spieler
refusal-board_does_not_support_players = der Spielplan ist für diese Zahl von Spielern nicht vorgesehen
refusal-player_twice = ein Spieler steht zweimal in der Spielreihenfolge
refusal-number_of_turns = eine Partie hat 1 bis 30 Runden
refusal-card_for_each_player = jeder Spieler hat eine Zielkarte, und sonst niemand
refusal-unknown_objective = diese Zielkarte gibt es nicht
refusal-card_twice = zwei Spieler haben dieselbe Zielkarte
refusal-end_reason = die Partie endete als „{ $expected }“, nicht als „{ $found }“
refusal-match_not_over = die Partie ist hier noch nicht zu Ende (Runde { $turn } von { $turns })
refusal-end_turn = der Rundenzähler stand auf { $expected }, nicht auf { $found }
refusal-ranking_players = die Rangliste nennt nicht jeden Spieler genau einmal
refusal-ranking_order = die Rangliste steht nicht in der Reihenfolge der Plätze
refusal-score = „{ $key }“ von { $player } ist { $expected }, nicht { $found }

## Keine Aufzeichnung nach dem Format

format-empty_file = die Datei ist leer
format-line_too_long = die Zeile ist länger als erlaubt
format-not_utf8 = die Zeile ist kein UTF-8-Text
format-not_json = die Zeile ist kein JSON
format-not_an_object = die Zeile ist kein JSON-Objekt
format-nested_too_deep = die Zeile ist zu tief verschachtelt
format-number_too_long = eine Zahl hat zu viele Ziffern
format-lone_surrogate = ein Text enthält ein halbes Zeichen (ein einzelnes Surrogat)
format-key_twice = der Schlüssel „{ $key }“ steht zweimal da
format-missing_key = der Schlüssel „{ $key }“ fehlt
format-wrong_type = der Wert von „{ $key }“ ist nicht vom richtigen Typ
format-unknown_format = das Format dieser Aufzeichnung ist hier nicht bekannt
format-unknown_rules = diese Version der Regeln ist hier nicht bekannt
format-unknown_action = eine Aktion dieses Typs gibt es nicht
format-unknown_reason = so kann eine Partie nicht enden
format-wrong_number = die Zeile müsste die Nummer { $key } haben
format-dice_without_clash = Würfel stehen in einer Zeile, die kein Handelskonflikt ist
format-drawn_without_draw = ein ausgeloster Kontinent steht in einer Zeile, die keine Auslosung ist
format-action_on_end_line = die Schlusszeile enthält auch eine Aktion
format-ranking_of_aborted = eine abgebrochene Partie hat keine Rangliste
format-ranking_before_turn = eine Partie, die vor dem Ende einer Runde angehalten wurde, hat keine Rangliste
format-no_house_rule = diese Version ist nur für Partien mit „Vorsprung“ oder „Spielleitung achtet auf die Zeit“
format-host_line = nur Version 2 des Formats hat Zeilen der Spielleitung
format-host_acts_alone = eine Zeile der Spielleitung hat weder „player“ noch „action“
format-after_end = nach der Schlusszeile steht noch etwas

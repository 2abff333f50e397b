### Perché una riga di una registrazione non è valida. `verify` vi premette la clausola delle regole.

## Rifiutato dalle regole

refusal-not_an_action = non è un’azione del gioco
refusal-match_over = la partita è già finita
refusal-unknown_player = questo giocatore non partecipa alla partita
refusal-eliminated = questo giocatore è stato eliminato
refusal-not_your_turn = tocca a un altro giocatore
refusal-wrong_phase = questa azione non appartiene alla fase in corso
refusal-wrong_dice = i dadi non sono quelli di questa Battaglia Commerciale
refusal-wrong_draw = questo Continente non può essere stato sorteggiato
refusal-unknown_continent = questo Continente non esiste
refusal-unknown_territory = questo Territorio non esiste
refusal-unknown_material = questa Materia Prima non esiste
refusal-continent_is_drawn = con la Preparazione Avanzata i Continenti si sorteggiano, non si scelgono
refusal-continent_is_chosen = senza la Preparazione Avanzata i Continenti si scelgono, non si sorteggiano
refusal-continent_already_yours = il giocatore si è già posizionato su questo Continente
refusal-continent_full = due giocatori si sono già posizionati su questo Continente
refusal-empty_continent_first = prima va scelto un Continente non occupato
refusal-continent_without_room = in questo Continente non restano abbastanza Territori liberi adiacenti
refusal-territory_in_other_continent = il Territorio si trova in un altro Continente
refusal-territory_taken = il Territorio appartiene già a un giocatore
refusal-territory_not_connected = il Territorio non è adiacente a quelli già scelti
refusal-territory_is_dead_end = da questo Territorio la scelta non si potrebbe completare
refusal-not_your_territory = il giocatore non controlla questo Territorio
refusal-not_adjacent = i due Territori non sono adiacenti
refusal-no_assets = bisogna spostare almeno un Asset
refusal-not_enough_ready = lì non ci sono così tanti Asset che possono ancora agire
refusal-too_many_for_a_clash = in una Battaglia Commerciale si usano al massimo 3 Asset
refusal-one_must_stay = almeno un Asset deve restare
refusal-material_already_controlled = il giocatore controlla già questa Materia Prima
refusal-host_keeps_no_time = in questa partita chi ha aperto il tavolo non tiene il tempo
refusal-last_turn_begun = l’ultimo Turno è già cominciato
refusal-not_a_turn = l’ultimo Turno deve venire dopo questo, ed essere al massimo il Turno 30
refusal-number_of_players = una partita ha 3, 4 o 5 giocatori
refusal-board_does_not_support_players = il tabellone non ammette questo numero di giocatori
refusal-player_twice = un giocatore compare due volte nell’ordine di gioco
refusal-number_of_turns = una partita ha da 1 a 30 Turni
refusal-card_for_each_player = ogni giocatore ha una Carta Obiettivo, e nessun altro ne ha
refusal-unknown_objective = questa Carta Obiettivo non esiste
refusal-card_twice = due giocatori hanno la stessa Carta Obiettivo
refusal-end_reason = la partita è finita come “{ $expected }”, non come “{ $found }”
refusal-match_not_over = qui la partita non è ancora finita (Turno { $turn } di { $turns })
refusal-end_turn = il segna-Turni era a { $expected }, non a { $found }
refusal-ranking_players = la classifica non elenca ogni giocatore esattamente una volta
refusal-ranking_order = la classifica non segue l’ordine dei posti
refusal-score = “{ $key }” di { $player } è { $expected }, non { $found }

## Non è una registrazione secondo il formato

format-empty_file = il file è vuoto
format-line_too_long = la riga è troppo lunga per una registrazione
format-not_utf8 = la riga non è testo UTF-8
format-not_json = la riga non è JSON
format-not_an_object = la riga non è un oggetto JSON
format-nested_too_deep = la riga è annidata troppo in profondità
format-number_too_long = un numero ha troppe cifre
format-lone_surrogate = un testo contiene mezzo carattere (un surrogato isolato)
format-key_twice = la chiave “{ $key }” compare due volte
format-missing_key = manca la chiave “{ $key }”
format-wrong_type = il valore di “{ $key }” non è del tipo giusto
format-unknown_format = non è una registrazione in un formato conosciuto
format-unknown_rules = questa versione delle regole non è conosciuta
format-unknown_action = non esiste un’azione di questo tipo
format-unknown_reason = non esiste un simile motivo di fine partita
format-wrong_number = la riga dovrebbe avere il numero { $key }
format-dice_without_clash = ci sono dadi in una riga che non è una Battaglia Commerciale
format-drawn_without_draw = c’è un Continente sorteggiato in una riga che non è un sorteggio
format-action_on_end_line = la riga finale contiene anche un’azione
format-ranking_of_aborted = una partita interrotta non ha classifica
format-ranking_before_turn = una partita fermata prima della fine di un Turno non ha classifica
format-no_house_rule = questa versione è solo per partite con “Vantaggio iniziale” o con “Chi guida tiene il tempo”
format-host_line = solo la versione 2 del formato ha righe di chi ha aperto il tavolo
format-host_acts_alone = una riga di chi ha aperto il tavolo non ha né “player” né “action”
format-after_end = c’è qualcosa dopo la riga finale

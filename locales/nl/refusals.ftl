### Waarom een regel van een opname niet klopt. `verify` zet de spelregelbepaling ervoor.

## Geweigerd door de spelregels

refusal-not_an_action = dit is geen actie van het spel
refusal-match_over = het spel is al afgelopen
refusal-unknown_player = deze speler doet niet mee aan het spel
refusal-eliminated = deze speler is uitgeschakeld
refusal-not_your_turn = een andere speler is aan de beurt
refusal-wrong_phase = deze actie hoort niet bij deze fase
refusal-wrong_dice = de worpen horen niet bij deze commerciële strijd
refusal-wrong_draw = dit continent kan niet geloot zijn
refusal-unknown_continent = dit continent bestaat niet
refusal-unknown_territory = dit gebied bestaat niet
refusal-unknown_material = dit materiaal bestaat niet
refusal-continent_is_drawn = bij de Geavanceerde spelopzet worden continenten geloot, niet gekozen
refusal-continent_is_chosen = zonder Geavanceerde spelopzet worden continenten gekozen, niet geloot
refusal-continent_already_yours = de speler staat al op dit continent
refusal-continent_full = er staan al twee spelers op dit continent
refusal-empty_continent_first = eerst moet een continent zonder spelers gekozen worden
refusal-continent_without_room = dit continent heeft niet genoeg aangrenzende vrije gebieden over
refusal-territory_in_other_continent = het gebied ligt op een ander continent
refusal-territory_taken = het gebied is al van een speler
refusal-territory_not_connected = het gebied grenst niet aan de eerder gekozen gebieden
refusal-territory_is_dead_end = vanuit dit gebied kan de keuze niet worden afgemaakt
refusal-not_your_territory = de speler bezit dit gebied niet
refusal-not_adjacent = de twee gebieden grenzen niet aan elkaar
refusal-no_assets = je verplaatst minstens één middel
refusal-not_enough_ready = daar staan niet zoveel middelen die nog iets kunnen doen
refusal-too_many_for_a_clash = in een commerciële strijd worden hoogstens 3 middelen ingezet
refusal-one_must_stay = er moet minstens één middel achterblijven
refusal-material_already_controlled = de speler bezit dit materiaal al
refusal-host_keeps_no_time = in dit spel bewaakt de spelleiding de tijd niet
refusal-last_turn_begun = de laatste beurt is al begonnen
refusal-not_a_turn = de laatste beurt moet na deze komen en is hooguit beurt 30
refusal-number_of_players = een spel heeft 3, 4 of 5 spelers
refusal-board_does_not_support_players = het bord is niet geschikt voor dit aantal spelers
refusal-player_twice = een speler staat twee keer in de speelvolgorde
refusal-number_of_turns = een spel heeft 1 tot 30 beurten
refusal-card_for_each_player = elke speler heeft één doelkaart, en niemand anders
refusal-unknown_objective = deze doelkaart bestaat niet
refusal-card_twice = twee spelers hebben dezelfde doelkaart
refusal-end_reason = het spel eindigde als “{ $expected }”, niet als “{ $found }”
refusal-match_not_over = het spel is hier nog niet afgelopen (beurt { $turn } van { $turns })
refusal-end_turn = de beurtteller stond op { $expected }, niet op { $found }
refusal-ranking_players = de ranglijst noemt niet elke speler precies één keer
refusal-ranking_order = de ranglijst staat niet op volgorde van plaats
refusal-score = “{ $key }” van { $player } is { $expected }, niet { $found }

## Geen opname volgens het formaat

format-empty_file = het bestand is leeg
format-line_too_long = de regel is langer dan mag
format-not_utf8 = de regel is geen UTF-8-tekst
format-not_json = de regel is geen JSON
format-not_an_object = de regel is geen JSON-object
format-nested_too_deep = de regel is te diep genest
format-number_too_long = een getal heeft te veel cijfers
format-lone_surrogate = een tekst bevat een half teken (een los surrogaat)
format-key_twice = de sleutel “{ $key }” komt twee keer voor
format-missing_key = de sleutel “{ $key }” ontbreekt
format-wrong_type = de waarde van “{ $key }” is van het verkeerde type
format-unknown_format = het formaat van deze opname is hier niet bekend
format-unknown_rules = deze versie van de spelregels is hier niet bekend
format-unknown_action = er bestaat geen actie van dit type
format-unknown_reason = zo kan een spel niet eindigen
format-wrong_number = de regel zou nummer { $key } moeten hebben
format-dice_without_clash = er staan worpen op een regel die geen commerciële strijd is
format-drawn_without_draw = er staat een geloot continent op een regel die geen loting is
format-action_on_end_line = de slotregel bevat ook een actie
format-ranking_of_aborted = een afgebroken spel heeft geen ranglijst
format-ranking_before_turn = een spel dat stopte voordat een beurt voorbij was, heeft geen ranglijst
format-no_house_rule = deze versie is alleen voor spellen met “Voorsprong” of “Spelleiding bewaakt de tijd”
format-host_line = alleen versie 2 van het formaat heeft regels van de spelleiding
format-host_acts_alone = een regel van de spelleiding heeft geen “player” en geen “action”
format-after_end = er staat iets na de slotregel

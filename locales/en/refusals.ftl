### Why a line of a replay does not hold. `verify` puts the clause of the rules before it.

## Refused by the rules

refusal-not_an_action = this is no action of the game
refusal-match_over = the match is already over
refusal-unknown_player = this player does not play in the match
refusal-eliminated = this player is eliminated
refusal-not_your_turn = it is another player’s turn to act
refusal-wrong_phase = this action does not belong to the phase being played
refusal-wrong_dice = the dice are not those of this Commercial Clash
refusal-wrong_draw = this Continent cannot have been drawn
refusal-unknown_continent = there is no such Continent
refusal-unknown_territory = there is no such Territory
refusal-unknown_material = there is no such Material
refusal-continent_is_drawn = with Advanced game setup Continents are drawn, not chosen
refusal-continent_is_chosen = without Advanced game setup Continents are chosen, not drawn
refusal-continent_already_yours = the player has already deployed on this Continent
refusal-continent_full = two players have already deployed on this Continent
refusal-empty_continent_first = a Continent without players must be chosen first
refusal-continent_without_room = this Continent has not enough adjacent free Territories left
refusal-territory_in_other_continent = the Territory lies in another Continent
refusal-territory_taken = the Territory already belongs to a player
refusal-territory_not_connected = the Territory is not adjacent to those chosen before
refusal-territory_is_dead_end = from this Territory the choice could not be completed
refusal-not_your_territory = the player does not control this Territory
refusal-not_adjacent = the two Territories are not adjacent
refusal-no_assets = a Move takes at least one Asset
refusal-not_enough_ready = not so many Assets can still act there
refusal-too_many_for_a_clash = at most 3 Assets may be used in a Commercial Clash
refusal-one_must_stay = at least one Asset must stay behind
refusal-material_already_controlled = the player already controls this Material
refusal-host_keeps_no_time = in this match the host keeps no time
refusal-last_turn_begun = the last Turn has already begun
refusal-not_a_turn = the last Turn must be a later Turn than this one, and at most Turn 30
refusal-number_of_players = a match has 3, 4 or 5 players
refusal-board_does_not_support_players = the board does not support this number of players
refusal-player_twice = a player stands twice in the order of play
refusal-number_of_turns = a match has 1 to 30 Turns
refusal-card_for_each_player = every player holds one Objective card, and nobody else does
refusal-unknown_objective = there is no such Objective card
refusal-card_twice = two players hold the same Objective card
refusal-end_reason = the match ended as “{ $expected }”, not as “{ $found }”
refusal-match_not_over = the match is not over here (Turn { $turn } of { $turns })
refusal-end_turn = the Turn counter stood at { $expected }, not at { $found }
refusal-ranking_players = the ranking does not list every player exactly once
refusal-ranking_order = the ranking does not stand in the order of the places
refusal-score = “{ $key }” of { $player } is { $expected }, not { $found }

## Not a replay as the format says

format-empty_file = the file is empty
format-line_too_long = the line is longer than a replay’s lines may be
format-not_utf8 = the line is not UTF-8 text
format-not_json = the line is not JSON
format-not_an_object = the line is not a JSON object
format-nested_too_deep = the line is nested too deep
format-number_too_long = a number has too many digits
format-lone_surrogate = a text holds half a character (a lone surrogate)
format-key_twice = the key “{ $key }” stands twice
format-missing_key = the key “{ $key }” is missing
format-wrong_type = the value of “{ $key }” is not of the right type
format-unknown_format = this is not a replay of a format known here
format-unknown_rules = this version of the rules is not known here
format-unknown_action = there is no action of this type
format-unknown_reason = there is no such reason for the end of a match
format-wrong_number = the line should have the number { $key }
format-dice_without_clash = dice stand on a line that is no Commercial Clash
format-drawn_without_draw = a drawn Continent stands on a line that is no draw
format-action_on_end_line = the end line carries an action too
format-ranking_of_aborted = an aborted match has no ranking
format-ranking_before_turn = a match that stopped before a Turn was completed has no ranking
format-no_house_rule = this version is only for matches with Head start or Host keeps time
format-host_line = only version 2 of the format has lines of the host
format-host_acts_alone = a line of the host has neither “player” nor “action”
format-after_end = something stands after the end line

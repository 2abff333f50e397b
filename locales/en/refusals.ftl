### Why a line of a replay does not hold. `verify` puts the clause of the rules before it.

## Refused by the rules

refusal-not_an_action = this isn’t an action of the game
refusal-match_over = the match is already over
refusal-unknown_player = this player isn’t in the match
refusal-eliminated = this player is eliminated
refusal-not_your_turn = it is another player’s turn to act
refusal-wrong_phase = this action doesn’t belong in the current phase
refusal-wrong_dice = the dice aren’t those of this Commercial Clash
refusal-wrong_draw = this Continent can’t have been drawn
refusal-unknown_continent = there’s no such Continent
refusal-unknown_territory = there’s no such Territory
refusal-unknown_material = there’s no such Material
refusal-continent_is_drawn = with Advanced game setup, Continents are drawn, not chosen
refusal-continent_is_chosen = without Advanced game setup, Continents are chosen, not drawn
refusal-continent_already_yours = the player has already deployed on this Continent
refusal-continent_full = two players have already deployed on this Continent
refusal-empty_continent_first = a Continent without players must be chosen first
refusal-continent_without_room = this Continent doesn’t have enough adjacent free Territories left
refusal-territory_in_other_continent = the Territory is in another Continent
refusal-territory_taken = the Territory already belongs to a player
refusal-territory_not_connected = the Territory isn’t adjacent to those already chosen
refusal-territory_is_dead_end = from this Territory, the choice couldn’t be completed
refusal-not_your_territory = the player doesn’t control this Territory
refusal-not_adjacent = the two Territories aren’t adjacent
refusal-no_assets = a Move needs at least one Asset
refusal-not_enough_ready = not that many Assets there can still act
refusal-too_many_for_a_clash = a Commercial Clash takes at most 3 Assets
refusal-one_must_stay = at least one Asset must stay behind
refusal-material_already_controlled = the player already controls this Material
refusal-host_keeps_no_time = in this match, the host doesn’t keep time
refusal-last_turn_begun = the last Turn has already begun
refusal-not_a_turn = the last Turn must be a later Turn than this one, and at most Turn 30
refusal-number_of_players = a match has 3, 4 or 5 players
refusal-board_does_not_support_players = the board doesn’t support this number of players
refusal-player_twice = a player appears twice in the order of play
refusal-number_of_turns = a match has 1 to 30 Turns
refusal-card_for_each_player = every player holds one Objective card, and nobody else does
refusal-unknown_objective = there’s no such Objective card
refusal-card_twice = two players hold the same Objective card
refusal-end_reason = the match ended as “{ $expected }”, not as “{ $found }”
refusal-match_not_over = the match isn’t over here (Turn { $turn } of { $turns })
refusal-end_turn = the Turn counter was at { $expected }, not at { $found }
refusal-ranking_players = the ranking doesn’t list every player exactly once
refusal-ranking_order = the ranking isn’t in the order of the places
refusal-score = “{ $key }” of { $player } is { $expected }, not { $found }

## Not a replay as the format says

format-empty_file = the file is empty
format-line_too_long = the line is longer than a replay’s lines can be
format-not_utf8 = the line isn’t UTF-8 text
format-not_json = the line isn’t JSON
format-not_an_object = the line isn’t a JSON object
format-nested_too_deep = the line is nested too deeply
format-number_too_long = a number has too many digits
format-lone_surrogate = a text contains half a character (a lone surrogate)
format-key_twice = the key “{ $key }” appears twice
format-missing_key = the key “{ $key }” is missing
format-wrong_type = the value of “{ $key }” has the wrong type
format-unknown_format = this replay’s format isn’t known here
format-unknown_rules = this version of the rules isn’t known here
format-unknown_action = there’s no action of this type
format-unknown_reason = there’s no such reason for the end of a match
format-wrong_number = the line should have the number { $key }
format-dice_without_clash = there are dice on a line that isn’t a Commercial Clash
format-drawn_without_draw = there’s a drawn Continent on a line that isn’t a draw
format-action_on_end_line = the end line contains an action too
format-ranking_of_aborted = an aborted match has no ranking
format-ranking_before_turn = a match that stopped before a Turn was over has no ranking
format-no_house_rule = this version is only for matches with “Head start” or “Host keeps time”
format-host_line = only version 2 of the format has host lines
format-host_acts_alone = a line of the host has neither “player” nor “action”
format-after_end = there’s something after the end line

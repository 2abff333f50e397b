### The story of a match. Names stand in their base form: they are never declined.

## Beginning and setup

story-title = RAWsiko: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }
story-order = Order of play: { $players }
story-options = Options: { $options }
story-option-advanced_setup = Advanced game setup
story-option-monopoly_stranglehold = Monopoly Stranglehold
story-option-trade_with_china = Trade with China
story-option-leave_one_behind = Leave one behind
story-option-head_start = Head start
story-option-host_keeps_time = Host keeps time
story-option-world_news = World news
story-option-recycling = Recycling
story-setup = Game setup
story-first-round = First round
story-second-round = Second round
story-initial-assets = Initial Assets
story-chosen = { $player } chooses { $continent }: { $territories }
story-drawn = { $player } draws { $continent }: { $territories }

## Turns

story-turn = Turn { $turn } of { $turns }
story-investment-phase = Investment Phase
story-action-phase = Action Phase: { $player }
story-no-move = No moves.
story-placed = { $player } places { $assets ->
        [one] { $assets } Asset
       *[other] { $assets } Assets
    }: { $where }
story-placed-on = { $assets } on { $territory }
story-moved = { $origin } → { $target }: { $assets ->
        [one] { $assets } Asset moves.
       *[other] { $assets } Assets move.
    }
story-occupied = { $origin } → { $target }: { $assets ->
        [one] { $assets } Asset occupies the empty Territory.
       *[other] { $assets } Assets occupy the empty Territory.
    }
story-gained = { $count ->
        [one] New Material: { $materials }.
       *[other] New Materials: { $materials }.
    }
story-lost = { $player } loses { $materials }.
story-undone = No longer complete: { $applications }.
story-completed = { $player } completes { $applications }.
story-clash-roll = { $attacker_dice } against { $defender_dice }
story-clash = Commercial Clash { $origin } → { $target } ({ $defender }): { $rolls }. Assets lost: attacker { $attacker_losses }, defender { $defender_losses }.
story-conquered = { $player } conquers { $territory } and moves in with { $assets ->
        [one] { $assets } Asset.
       *[other] { $assets } Assets.
    }
story-eliminated = { $player } has no Assets left and is eliminated.
story-stranglehold = Monopoly Stranglehold: the Turn counter jumps to { $turn }.

## The end

story-trade = Trade with China
story-claims = { $player } can claim { $claims ->
        [one] { $claims } Material.
       *[other] { $claims } Materials.
    } Exclusive presence: { $continents }.
story-no-claims = Nobody has exclusive presence on a Continent.
story-claimed = { $player } claims { $material }.
story-news-stops = World news, { $date }: “{ $headline }”. { $territory }: no more { $material }. Turns: { $turns }.
story-news-adds = World news, { $date }: “{ $headline }”. { $territory }: now a source of { $material }. Turns: { $turns }.
story-news-over-stops = { $territory }: again a source of { $material }.
story-news-over-adds = { $territory }: no more { $material }.
story-recycled = { $player } recycles { $material }. Assets given up in { $territory }: { $assets }.
world-news-stops = { $territory }: no more { $material }.
world-news-adds = { $territory }: now a source of { $material }.
story-end = End of the match
story-ended-last_turn = The last Turn is over.
story-ended-one_left = Only one player is left.
story-ended-bell = The bell rang. Turn { $turn } was the last that counts.
story-ended-bell-early = The bell rang before a Turn was over. Nobody has won.
story-last-turn-set = The last Turn is now Turn { $turn }.
story-cards = Objective cards
story-card = { $player }: { $applications }
story-card-item = { $application } ({ $points })
story-card-complete = ✓ { $application } ({ $points })
story-card-open = ✗ { $application } ({ $points })
story-ranking = Final score
story-tie-applications = { $first } ranks above { $second }: equal points, more Applications.
story-tie-materials = { $first } ranks above { $second }: equal points and Applications, more Materials.
story-tie-territories = { $first } ranks above { $second }: equal points, Applications and Materials, more Territories.
story-tie-shared = { $first } and { $second } are equal in everything and share their place.
story-winner = { $players } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
story-winners = { $players } win together with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Tables and positions

story-players = The players
story-column-place = Place
story-column-player = Player
story-column-territory = Territory
story-column-territories = Territories
story-column-assets = Assets
story-column-materials = Materials
story-column-applications = Applications
story-column-investment = Next Investment
story-column-points = Points
story-eliminated-mark = { $player } (eliminated)
story-materials = { $count ->
        [one] { $count } Material: { $materials }
       *[other] { $count } Materials: { $materials }
    }
story-application-complete = ✓ { $application }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: complete
story-application-open = ✗ { $application }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: missing { $missing }

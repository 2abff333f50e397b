### Faults of a content folder. Each stands after the name of the file and, in brackets, of the entry.

## Files

content-error-no-folder = There’s no such folder.
content-error-no-board = This isn’t a content folder: it has none of { $files }.
content-error-board-inside = There’s no board here, but there is one inside: { $folders }.
content-error-missing-file = The file is missing.
content-error-unreadable = The file can’t be read: { $detail }.
content-error-not-utf8 = The file isn’t UTF-8 text (byte { $position }).
content-error-bad-toml = The file isn’t valid TOML: { $detail }.
content-error-bad-table = The file isn’t a CSV table: { $detail }.
content-error-bad-row = Line { $line } has the wrong columns.
content-error-bad-map = The file isn’t a map: { $detail }.

## Entries

content-error-bad-id = “{ $id }” isn’t an id: ids are lower-case words with underscores, such as new_guinea.
content-error-missing-key = “{ $key }” is missing.
content-error-unknown-key = “{ $key }” isn’t known here. Try one of these: { $known }.
content-error-wrong-type = “{ $key }” must be { $expected ->
        [table] a table
        [tables] a list of tables
        [list] a list of texts
        [numbers] a list of whole numbers
        [number] a number
        [whole-number] a whole number
        [flag] true or false
       *[text] a text
    }.
content-error-empty-text = “{ $key }” is empty.
content-error-out-of-range = “{ $key }” must be from { $least } to { $most }.
content-error-out-of-rule = “{ $key }” must be from { $least } to { $most } ({ $clause }).
content-error-listed-twice = “{ $key }” lists { $id } twice.

## The board

content-error-no-players = No number of players is given. Write 3, 4 or 5, or several of them.
content-error-no-continents = There’s no Continent. Add at least one.
content-error-head-start-unused = There’s a head start for { $number } players, but the board isn’t for that many.
content-error-head-start-length = The head start for { $number } players needs { $number } numbers; { $found } are given.
content-error-empty-continent = There’s no Territory in the Continent { $continent }. Put Territories into it, or delete it.
content-error-unknown-continent = There’s no Continent { $continent }.
content-error-unknown-territory = “{ $key }” names { $territory }, but there’s no such Territory.
content-error-unknown-material = There’s no Material { $material }.
content-error-unknown-application = There’s no Application { $application }.
content-error-adjacent-to-itself = “{ $key }” names the Territory itself.
content-error-one-sided = “{ $key }” names { $territory }, but { $territory } doesn’t name this Territory there.
content-error-cut-off = The board is in pieces: there’s no way from the first Territory to { $territory }. Give it a neighbour on the other piece.
content-error-dead-end = With { $players } players setup can get stuck (R3.5): after { $path }, player { $seat } has no Continent left to choose. Add Territories to small Continents, or another Continent.
content-error-dead-end-without-room = With { $players } players setup can get stuck (R3.5): after { $path }, no Continent has room for player { $seat } if these are taken: { $taken }. Add Territories to small Continents, or another Continent.

## The standard board

content-error-count = Number of entries: { $count }; it must be from { $least } to { $most }.
content-error-too-few = Number of entries: { $count }; at least { $least } are needed.
content-error-materials-here = Number of Materials here: { $count }; it must be from { $least } to { $most }.
content-error-territories-with-it = Number of Territories where it’s found: { $count }; it must be from { $least } to { $most }.
content-error-rulebook-territory = The rulebook’s pictures show this Territory (R2.5).
content-error-rulebook-continent = In the rulebook’s pictures it lies in { $continent } (R2.5).
content-error-rulebook-adjacent = In the rulebook’s pictures it’s adjacent to { $territory } (R2.5).
content-error-rulebook-material = In the rulebook’s pictures it holds { $material } (R2.5).
content-error-rulebook-symbol = In the rulebook’s pictures its symbol is { $symbol } (R2.5).
content-error-rulebook-points = In the rulebook’s pictures this Application is worth { $points } (R2.5).
content-error-rulebook-card = The rulebook’s card is missing (R2.5): { $applications }.

## Materials and cards

content-error-bad-symbol = “{ $symbol }” isn’t a symbol: one or two letters or digits.
content-error-symbol-twice = The symbol { $symbol } is already that of { $material }. Choose another.
content-error-nowhere = No Territory has this Material. Place it in one, or delete it.
content-error-no-materials = The Application needs no Material. List at least one.
content-error-unobtainable = { $material }: no Territory has it, so nobody can get it. Place it in a Territory, or take it off this list.
content-error-no-applications = The card has no Application. List at least one.
content-error-too-few-cards = Number of cards: { $cards }; { $least } players may each need one. Add cards.
content-error-unknown-card = There’s no card { $card } (R1.4).
content-error-too-few-short-cards = Cards for short matches: { $cards }; at least { $least } are needed (R1.4).
content-error-bad-date = “{ $date }” isn’t a day or a month: write 2025-02-22 or 2025-02.
content-error-unknown-effect = “{ $effect }” isn’t an effect (R4.10). Try one of these: { $known }.
content-error-stops-nothing = { $territory } doesn’t have { $material }, so news can’t stop it there (R4.10).
content-error-adds-nothing = { $territory } already has { $material }, so news can’t add it there (R4.10).
content-error-points = It’s worth { $points }, but { $expected } by the formula in board.toml.
content-error-not-of-the-rulebook = Only the rulebook’s own Applications may differ from the formula.
content-error-applications-of-card = Number of Applications on the card: { $count } instead of { $expected }.
content-error-points-of-card = The card is worth { $points }; it must be from { $least } to { $most }.
content-error-cards-alike = It shares { $shared } Applications with { $card }; at most { $most } are allowed.

## Facts

content-error-no-evidence = Nothing says why this Material is there.
content-error-unknown-country = “{ $country }” isn’t a country: countries have three capital letters (ISO 3166), such as PER, and a part of one has a name after a colon, such as RUS:west.
content-error-not-on-board = This Material isn’t there.
content-error-unknown-stage = There’s no stage “{ $stage }”. Try one of these: { $known }.
content-error-unknown-source = There’s no source { $source } in the facts.
content-error-not-in-facts = The facts have no such figure for { $country }.
content-error-link-not-in-facts = The facts don’t say that it needs { $material }.
content-error-country-twice = { $country } is already in { $territory }. Delete it in one of the two.
content-error-country-elsewhere = { $country } isn’t in this Territory.
content-error-moved-part = Only an outlying part of { $country } lies in this Territory, and that proves nothing.
content-error-national-figure = { $country } is split into parts, so the figure is that of the whole country: “in_country” must be true.
content-error-country-not-cut = { $country } isn’t split into parts, so “in_country” must not be true.
content-error-country-used-twice = The figure of { $country } already serves { $territory }.
content-error-larger-producers = Far larger producers are missing from the board: { $countries }. Place them too, or give a “reason”.
content-error-needless-reason = No far larger producer is missing, so this needs no “reason”.
content-error-too-many-reasons = { $count } placements give a “reason”; at most { $most } may.
content-error-rarity-and-risk = The riskier a Material, the fewer places it should have: the rank correlation is { $value }, not { $limit } or below.
content-error-rarity-and-suppliers = The more countries supply a Material, the more places it should have: the rank correlation is { $value }, not { $limit } or above.

## Map

content-error-no-shape = The map has no shape for this Territory.
content-error-shape-of-nothing = The map has a shape for it, but there’s no such Territory.
content-error-no-portrait = The map has no portrait place for this Continent.
content-error-portrait-of-nothing = The map has a portrait place for it, but there’s no such Continent.
content-error-label-off-map = Its label is outside the map.
content-error-no-lane = The map has no line over the sea to { $territory }.
content-error-lane-without-sea = The map has a line over the sea to { $territory }, but the rules don’t.
content-error-border-without-adjacency = The shapes touch { $territory }, but “land” doesn’t name it, nor is there an exception.
content-error-adjacency-without-border = “land” names { $territory }, but the shapes don’t touch, nor is there an exception.
content-error-unknown-exception = There’s no exception of the kind “{ $kind }”.
content-error-idle-exception = The exception for { $a } and { $b } isn’t needed.

## Texts

content-error-bad-fluent = Not valid Fluent: { $detail }.
content-error-unknown-language = The game doesn’t have this language. Try one of these: { $known }.
content-error-text-outside-folder = Texts belong in a folder per language, such as locales/en/names.ftl.
content-error-message-twice = The message is in { $other } too.
content-error-no-name = It has no name in these languages: { $languages }. Fill it in, or leave a language empty everywhere.
content-error-name-of-nothing = It names something that isn’t on the board.
content-error-unknown-message = No message of the game has this id.
content-error-missing-message = The message is missing.
content-error-surplus-message = The message doesn’t exist in English.
content-error-other-variables = Its variables aren’t those of the English text: { $variables }.

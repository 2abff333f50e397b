### What `rawsiko content` prints, besides the faults that it finds.

help-content-check = Check a content folder; print what was proved, or what’s wrong in which file and entry.
help-content-export = Print board and cards as one JSON object.
help-content-show = Describe a Territory, Material, Application or card with its sources; without a name, list everything.
help-content-picture = Draw the board as an SVG file.
help-content-folder = Folder with content of your own; the standard board if not given.
help-content-show-id = Id, name or symbol of a Continent, Territory, Material, Application or card, such as new_guinea, “New Guinea” or PR.
help-content-picture-out = File to write; standard output if not given.

content-wrong = { $count ->
        [one] { $count } fault found.
       *[other] { $count } faults found.
    }
content-not-written = { $file } can’t be written: { $reason }.
content-folder-twice = The folder is named twice: write it once, with or without “--content”.
content-hint-id = The id in board.toml is “world”, so this folder is checked as the standard board. For a board of your own, change the id.

## What the check proved

content-proved-board = Board: { $continents } Continents with { $territories } Territories, { $applications } Applications, { $objectives } Objective cards; every reference exists, adjacency is mutual, the board is connected, every Application can be obtained.
content-proved-setup = Setup: with { $players } players no choice of Continents and Territories is a dead end (R3.5).
content-proved-symbols = Symbols: { $materials } Materials, each with a short symbol of its own.
content-proved-members = Countries: each of the { $count } countries and parts of countries exists and lies in one Territory.
content-proved-standard = Rulebook: agrees with its pictures (R2.5); sizes and cards are within their limits.
content-proved-points = Points: { $applications } Applications follow the formula, except those of the rulebook.
content-proved-placements = Places: all { $count } places where a Material is found are backed by the facts.
content-proved-representative = Typical: where a small producer is placed, the far larger ones are too or a reason is given; riskier Materials are rarer.
content-proved-links = Needs: each of the { $count } Materials that an Application needs is backed by the facts.
content-proved-map = Map: every Territory is drawn; { $land } land borders and { $sea } sea lines are those of the rules.
content-proved-texts = Texts: everything has a name, and all { $languages } languages have the same messages.
content-proved-own-names = Own names: complete in every language of the folder.

## What things are

content-show-unknown = Nothing on this board is called “{ $id }”. “rawsiko content show” lists everything.
content-show-unknown-like = Nothing on this board is called “{ $id }”. Did you mean { $ids }?
content-show-closed = { $country } is drawn on the board but closed (R2.1): it isn’t a Territory, and nobody can place Assets there.
content-list-continents = Continents and Territories
content-list-closed = Closed (R2.1): { $names }
content-list-materials = Materials
content-list-applications = Applications
content-list-cards = Objective cards
content-show-territories = Territories: { $names }
content-show-continent = Continent: { $name }
content-show-countries = Countries: { $names }
content-show-land = Adjacent by land: { $names }
content-show-sea = Adjacent by sea: { $names }
content-show-materials = Materials:
content-show-no-materials = No Materials.
content-show-lies-in = Lies in:
content-show-needed-by = Needed for: { $names }
content-show-needs = Needs:
content-show-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
content-show-why = Why: { $why }
content-show-about = { $about }
content-show-figure = { $country }: { $share }% of the world’s { $stage ->
        [extraction] mining
        [processing] refining
        [host_ore] mining of the ore that holds it
       *[reserves] reserves
    } ({ $year })
content-show-in-country = in the country as a whole
content-show-estimate = { $year }, estimate
content-show-edition = study of { $year }
content-show-china = China’s share of the world’s { $stage ->
        [extraction] mining
       *[processing] refining
    }: { $share }% ({ $year })
content-show-recycling = Share of the EU’s supply that comes from recycling: { $share }% ({ $year })
content-show-sources = Sources:
content-show-part = { $country } ({ $part })

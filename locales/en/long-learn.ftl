### The learning pages: the hub and the atlas of Materials and Applications.

long-learn-title = Learn
long-learn-lead = Play your first match, read the rules, or find out where the world’s raw materials come from.
long-learn-sections = Learning pages
long-learn-tutorial = Tutorial
long-learn-tutorial-lead = Five minutes with a small match: place, move, clash, complete an Application, score.
long-learn-rules = Rules
long-learn-rules-lead = Everything in plain words and pictures. What the rulebook leaves open is marked.
long-learn-materials = Materials
long-learn-materials-lead = { $count } Materials: what they are, where they’re found, how much comes from China, how much is recycled.
long-learn-applications = Applications
long-learn-applications-lead = { $count } Applications, and what each Material does in them.
long-learn-critical = Why critical?
long-learn-critical-lead = Which Materials the EU worries about, and why: risk, suppliers, goals, export controls.
long-learn-words = Words
long-learn-words-lead = { $count } difficult words, explained in one or two sentences.
long-learn-guide = For teachers
long-learn-guide-lead = The lesson on one page, goals, a worksheet with its answers, an exit ticket, sensitive subjects and careers. To print.

## The wall of tiles

long-atlas-order = Order
long-atlas-order-name = Name
long-atlas-order-china = China’s share
long-atlas-order-recycling = Recycling
long-atlas-order-places = Rarest on the board
long-atlas-order-points = Points
long-atlas-order-materials = Number of Materials
long-atlas-continent = Found in
long-atlas-continent-all = All Continents
long-atlas-shown-materials = { $count ->
        [one] { $count } Material
       *[other] { $count } Materials
    }
long-atlas-tile-china = China { $share }
long-atlas-tile-recycling = Recycled { $share }
long-atlas-territories = { $count ->
        [one] { $count } Territory
       *[other] { $count } Territories
    }
long-atlas-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
long-atlas-wall-china = The bar in a tile is as high as China’s share of the world’s mining or refining.
long-atlas-wall-recycling = The bar in a tile is as high as the share of the EU’s supply that comes from recycling.
long-atlas-wall-places = The bar in a tile is as high as the number of Territories with the Material, { $most } at most.

## A Material

long-atlas-where = Where it’s found
long-atlas-countries = Countries
long-atlas-why-here = Why these Materials are here
long-atlas-map = Map of the world with { $material } marked: { $territories }.
long-atlas-figure = { $country }: { $share } of the world’s { $stage ->
        [extraction] mining
        [processing] refining
        [host_ore] mining of the ore that holds it
       *[reserves] reserves
    } ({ $year })
long-atlas-in-country = in the country as a whole
long-atlas-estimate = { $year }, estimate
long-atlas-edition = study of { $year }
long-atlas-china = From China
long-atlas-china-stage = of the world’s { $stage ->
        [extraction] mining
       *[processing] refining
    } ({ $year })
long-atlas-china-none = China isn’t listed, or has less than { $share }.
long-atlas-recycling = Recycling
long-atlas-recycling-of = of the EU’s supply comes from recycling ({ $year })
long-atlas-eu = For the EU
long-atlas-eu-strategic = Critical and strategic
long-atlas-eu-critical = Critical
long-atlas-eu-neither = Not on the list
long-atlas-eu-list = List of critical raw materials, { $year }
long-atlas-risk = Supply risk: { $risk }. From { $limit } on, the EU calls it high.
long-atlas-risk-method = The EU changed its method in { $year }: compare only the figures from then on.
long-atlas-risk-chart = Supply risk in the EU’s studies. { $points }
long-atlas-china-before = China’s share of { $stage ->
        [extraction] mining
       *[processing] refining
    } over time
long-atlas-impact = What it costs people and nature
long-atlas-substitute = What could replace it
long-atlas-path = From the mine to the product
long-atlas-path-mine = Mining, number 1
long-atlas-path-plant = Refining, number 1
long-atlas-path-eu = Supplies to the EU, number 1
long-atlas-path-product = Used for
long-atlas-producers = Who makes it
long-atlas-producers-stage = { $stage ->
        [extraction] Mining
       *[processing] Refining
    } ({ $year })
long-atlas-members = The elements in this group
long-atlas-member-of = Belongs to:
long-atlas-uses = What it’s for
long-atlas-notes = Good to know
long-atlas-sources = Sources
long-atlas-source-A = official
long-atlas-source-B = good secondary source
long-atlas-source-C = weak source
long-atlas-all-materials = All Materials
long-atlas-all-applications = All Applications
long-atlas-previous = Previous: { $name }
long-atlas-next = Next: { $name }

## An Application

long-atlas-needs = What it needs, and what for
long-atlas-unknown = There’s nothing with this name on the board.

### Fouten in een map met inhoud. Elke fout staat na de naam van het bestand en, tussen haken, van het item.

## Bestanden

content-error-no-folder = Deze map bestaat niet.
content-error-no-board = Dit is geen map met inhoud: geen van deze bestanden is er: { $files }.
content-error-board-inside = Hier is geen bord, maar in deze map wel: { $folders }.
content-error-missing-file = Het bestand ontbreekt.
content-error-unreadable = Het bestand kan niet worden gelezen: { $detail }.
content-error-not-utf8 = Het bestand is geen UTF-8-tekst (byte { $position }).
content-error-bad-toml = Het bestand is geen geldige TOML: { $detail }.
content-error-bad-table = Het bestand is geen CSV-tabel: { $detail }.
content-error-bad-row = Regel { $line } heeft de verkeerde kolommen.
content-error-bad-map = Het bestand is geen landkaart: { $detail }.

## Items

content-error-bad-id = “{ $id }” is geen id: een id bestaat uit kleine letters met onderstrepingstekens, zoals new_guinea.
content-error-missing-key = “{ $key }” ontbreekt.
content-error-unknown-key = “{ $key }” is hier onbekend. Wel bekend: { $known }.
content-error-wrong-type = “{ $key }” moet { $expected ->
        [table] een tabel
        [tables] een lijst van tabellen
        [list] een lijst van teksten
        [numbers] een lijst van gehele getallen
        [number] een getal
        [whole-number] een geheel getal
        [flag] true of false
       *[text] een tekst
    } zijn.
content-error-empty-text = “{ $key }” is leeg.
content-error-out-of-range = “{ $key }” moet van { $least } tot en met { $most } zijn.
content-error-out-of-rule = “{ $key }” moet van { $least } tot en met { $most } zijn ({ $clause }).
content-error-listed-twice = “{ $key }” noemt { $id } twee keer.

## Het bord

content-error-no-players = Er is geen aantal spelers opgegeven. Schrijf 3, 4 of 5, of meer dan één.
content-error-no-continents = Er is geen continent. Voeg er minstens één toe.
content-error-head-start-unused = Er is een voorsprong voor { $number } spelers, maar het bord is niet voor zoveel spelers.
content-error-head-start-length = De voorsprong voor { $number } spelers heeft { $number } getallen nodig; er staan er { $found }.
content-error-empty-continent = In het continent { $continent } ligt geen gebied. Leg er gebieden in of wis het.
content-error-unknown-continent = Het continent { $continent } bestaat niet.
content-error-unknown-territory = “{ $key }” noemt { $territory }, maar dat gebied bestaat niet.
content-error-unknown-material = Het materiaal { $material } bestaat niet.
content-error-unknown-application = De toepassing { $application } bestaat niet.
content-error-adjacent-to-itself = “{ $key }” noemt het gebied zelf.
content-error-one-sided = “{ $key }” noemt { $territory }, maar { $territory } noemt dit gebied daar niet.
content-error-cut-off = Het bord valt uiteen: van het eerste gebied is { $territory } niet te bereiken. Geef het een buur in het andere deel.
content-error-dead-end = Met { $players } spelers kan de spelopzet vastlopen (R3.5): na { $path } kan speler { $seat } geen continent meer kiezen. Voeg gebieden toe aan kleine continenten, of nog een continent.
content-error-dead-end-without-room = Met { $players } spelers kan de spelopzet vastlopen (R3.5): na { $path } heeft geen continent plaats voor speler { $seat } als deze bezet zijn: { $taken }. Voeg gebieden toe aan kleine continenten, of nog een continent.

## Het standaardbord

content-error-count = Aantal items: { $count }; het mogen er { $least } tot en met { $most } zijn.
content-error-too-few = Aantal items: { $count }; er zijn er minstens { $least } nodig.
content-error-materials-here = Aantal materialen hier: { $count }; het mogen er { $least } tot en met { $most } zijn.
content-error-territories-with-it = Aantal gebieden waarin het ligt: { $count }; het mogen er { $least } tot en met { $most } zijn.
content-error-rulebook-territory = De afbeeldingen in de spelregels tonen dit gebied (R2.5).
content-error-rulebook-continent = In de afbeeldingen van de spelregels ligt het in { $continent } (R2.5).
content-error-rulebook-adjacent = In de afbeeldingen van de spelregels grenst het aan { $territory } (R2.5).
content-error-rulebook-material = In de afbeeldingen van de spelregels ligt hier { $material } (R2.5).
content-error-rulebook-symbol = In de afbeeldingen van de spelregels is het symbool { $symbol } (R2.5).
content-error-rulebook-points = In de afbeeldingen van de spelregels is deze toepassing { $points } waard (R2.5).
content-error-rulebook-card = De kaart uit de spelregels ontbreekt (R2.5): { $applications }.

## Materialen en kaarten

content-error-bad-symbol = “{ $symbol }” is geen symbool: één of twee letters of cijfers.
content-error-symbol-twice = Het symbool { $symbol } is al dat van { $material }. Kies een ander.
content-error-nowhere = Het materiaal ligt in geen enkel gebied. Leg het in een gebied of wis het.
content-error-no-materials = De toepassing heeft geen materiaal nodig. Noem er minstens één.
content-error-unobtainable = { $material }: ligt in geen enkel gebied, dus niemand kan het krijgen. Leg het in een gebied of haal het van deze lijst.
content-error-no-applications = De kaart heeft geen toepassing. Noem er minstens één.
content-error-too-few-cards = Aantal kaarten: { $cards }; er kunnen er { $least } nodig zijn, één per speler. Voeg kaarten toe.
content-error-unknown-card = Er is geen kaart { $card } (R1.4).
content-error-too-few-short-cards = Kaarten voor korte spellen: { $cards }; er zijn er minstens { $least } nodig (R1.4).
content-error-bad-date = “{ $date }” is geen dag en geen maand: schrijf 2025-02-22 of 2025-02.
content-error-unknown-effect = “{ $effect }” is geen effect (R4.10). Wel bekend: { $known }.
content-error-stops-nothing = { $territory } heeft geen { $material }, dus nieuws kan het daar niet stoppen (R4.10).
content-error-adds-nothing = { $territory } heeft { $material } al, dus nieuws kan het daar niet toevoegen (R4.10).
content-error-points = Het is { $points } waard, maar volgens de formule in board.toml { $expected }.
content-error-not-of-the-rulebook = Alleen de toepassingen uit de spelregels mogen van de formule afwijken.
content-error-applications-of-card = Aantal toepassingen op de kaart: { $count } in plaats van { $expected }.
content-error-points-of-card = De kaart is { $points } waard; het mogen er { $least } tot en met { $most } zijn.
content-error-cards-alike = De kaart deelt { $shared } toepassingen met { $card }; het mogen er hoogstens { $most } zijn.

## Feiten

content-error-no-evidence = Nergens staat waarom dit materiaal daar ligt.
content-error-unknown-country = “{ $country }” is geen land: landen hebben drie hoofdletters (ISO 3166), zoals PER, en een deel heeft een naam na een dubbele punt, zoals RUS:west.
content-error-not-on-board = Dit materiaal ligt daar niet.
content-error-unknown-stage = Er is geen fase “{ $stage }”. Wel bekend: { $known }.
content-error-unknown-source = De feiten kennen geen bron { $source }.
content-error-not-in-facts = De feiten bevatten dit cijfer niet voor { $country }.
content-error-link-not-in-facts = De feiten zeggen niet dat { $material } nodig is.
content-error-country-twice = { $country } ligt al in { $territory }. Wis het in een van de twee.
content-error-country-elsewhere = { $country } ligt niet in dit gebied.
content-error-moved-part = Alleen een afgelegen deel van { $country } ligt in dit gebied, en dat bewijst niets.
content-error-national-figure = { $country } is opgedeeld, dus het cijfer geldt voor het hele land: “in_country” moet true zijn.
content-error-country-not-cut = { $country } is niet opgedeeld, dus “in_country” mag niet true zijn.
content-error-country-used-twice = Het cijfer van { $country } dient al voor { $territory }.
content-error-larger-producers = Veel grotere producenten ontbreken op het bord: { $countries }. Plaats ze ook, of geef een “reason”.
content-error-needless-reason = Er ontbreekt geen veel grotere producent, dus “reason” is hier niet nodig.
content-error-too-many-reasons = { $count } plaatsen hebben een “reason”; het mogen er hoogstens { $most } zijn.
content-error-rarity-and-risk = Hoe groter het risico van een materiaal, hoe minder plaatsen het hoort te hebben: de rangcorrelatie is { $value } in plaats van hoogstens { $limit }.
content-error-rarity-and-suppliers = Hoe meer landen een materiaal leveren, hoe meer plaatsen het hoort te hebben: de rangcorrelatie is { $value } in plaats van minstens { $limit }.

## Landkaart

content-error-no-shape = De landkaart heeft geen vorm voor dit gebied.
content-error-shape-of-nothing = De landkaart heeft er een vorm voor, maar dit gebied bestaat niet.
content-error-no-portrait = De landkaart heeft geen plaats voor de portretten van dit continent.
content-error-portrait-of-nothing = De landkaart heeft een plaats voor de portretten, maar dit continent bestaat niet.
content-error-label-off-map = Het opschrift staat buiten de landkaart.
content-error-no-lane = De landkaart heeft geen zeelijn naar { $territory }.
content-error-lane-without-sea = De landkaart heeft een zeelijn naar { $territory }, de regels niet.
content-error-border-without-adjacency = De vormen raken { $territory }, maar “land” noemt het niet en er is geen uitzondering.
content-error-adjacency-without-border = “land” noemt { $territory }, maar de vormen raken elkaar niet en er is geen uitzondering.
content-error-unknown-exception = Er is geen uitzondering van de soort “{ $kind }”.
content-error-idle-exception = De uitzondering voor { $a } en { $b } is niet nodig.

## Teksten

content-error-bad-fluent = Geen geldige Fluent: { $detail }.
content-error-unknown-language = Het spel spreekt deze taal niet. Wel bekend: { $known }.
content-error-text-outside-folder = Teksten staan in een map per taal, zoals locales/en/names.ftl.
content-error-message-twice = De tekst staat ook in { $other }.
content-error-no-name = Het heeft geen naam in deze talen: { $languages }. Vul hem in, of laat een taal overal leeg.
content-error-name-of-nothing = Het benoemt iets dat niet op het bord staat.
content-error-unknown-message = Geen tekst van het spel heeft deze id.
content-error-missing-message = De tekst ontbreekt.
content-error-surplus-message = De tekst bestaat niet in het Engels.
content-error-other-variables = De tekst gebruikt andere variabelen dan het Engels: { $variables }.

### Wat `rawsiko content` afdrukt, behalve de fouten die het vindt.

help-content-check = Controleer een map met inhoud en zeg wat bewezen is, of wat er fout is in welk bestand en welk item.
help-content-export = Toon bord en kaarten als één JSON-object.
help-content-show = Beschrijf een gebied, materiaal, toepassing of kaart, met de bronnen; zonder naam: toon alles.
help-content-picture = Teken het bord als SVG-afbeelding.
help-content-folder = Map met eigen inhoud; anders het standaardbord.
help-content-show-id = Id, naam of symbool van een continent, gebied, materiaal, toepassing of kaart, bijvoorbeeld new_guinea, “Nieuw-Guinea” of PR.
help-content-picture-out = Bestand om te schrijven; anders de standaarduitvoer.

content-wrong = { $count ->
        [one] { $count } fout gevonden.
       *[other] { $count } fouten gevonden.
    }
content-not-written = { $file } kan niet worden geschreven: { $reason }.
content-folder-twice = De map is twee keer genoemd: schrijf hem één keer, met of zonder “--content”.
content-hint-id = De id in board.toml is “world”, dus deze map wordt als het standaardbord gecontroleerd. Geef een eigen bord een andere id.

## Wat de controle heeft bewezen

content-proved-board = Bord: { $continents } continenten met { $territories } gebieden, { $applications } toepassingen, { $objectives } doelkaarten; elke naam verwijst ergens naar, aangrenzen is wederzijds, het bord hangt samen, elke toepassing is haalbaar.
content-proved-setup = Spelopzet: met { $players } spelers loopt geen enkele keuze van continenten en gebieden dood (R3.5).
content-proved-symbols = Symbolen: { $materials } materialen, elk met een eigen kort symbool.
content-proved-members = Landen: elk van de { $count } landen en delen van landen bestaat en ligt in één gebied.
content-proved-standard = Spelregels: het bord komt overeen met de afbeeldingen (R2.5); aantallen en kaarten blijven binnen hun grenzen.
content-proved-points = Punten: { $applications } toepassingen volgen de formule, behalve die van de spelregels.
content-proved-placements = Vindplaatsen: alle { $count } vindplaatsen worden door de feiten bevestigd.
content-proved-representative = Typerend: waar een kleine producent staat, staan ook de veel grotere of staat er een reden; materialen met veel risico zijn zeldzamer.
content-proved-links = Behoeften: elk van de { $count } materialen die een toepassing nodig heeft, staat in de feiten.
content-proved-map = Landkaart: elk gebied is getekend; { $land } landgrenzen en { $sea } zeelijnen zijn die van de regels.
content-proved-texts = Teksten: alles heeft een naam, en alle { $languages } talen hebben dezelfde teksten.
content-proved-own-names = Eigen namen: volledig in elke taal van de map.

## Wat de dingen zijn

content-show-unknown = Niets op dit bord heet “{ $id }”. “rawsiko content show” toont alles.
content-show-unknown-like = Niets op dit bord heet “{ $id }”. Bedoelde je { $ids }?
content-show-closed = { $country } is op het bord getekend maar gesloten (R2.1): het is geen gebied, en niemand kan er middelen plaatsen.
content-list-continents = Continenten en gebieden
content-list-closed = Gesloten (R2.1): { $names }
content-list-materials = Materialen
content-list-applications = Toepassingen
content-list-cards = Doelkaarten
content-show-territories = Gebieden: { $names }
content-show-continent = Continent: { $name }
content-show-countries = Landen: { $names }
content-show-land = Aangrenzend over land: { $names }
content-show-sea = Aangrenzend over zee: { $names }
content-show-materials = Materialen:
content-show-no-materials = Geen materialen.
content-show-lies-in = Ligt in:
content-show-needed-by = Nodig voor: { $names }
content-show-needs = Heeft nodig:
content-show-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
content-show-why = Waarom: { $why }
content-show-about = { $about }
content-show-figure = { $country }: { $share }% van de { $stage ->
        [extraction] winning
        [processing] raffinage
        [host_ore] winning van het erts waarin het zit
       *[reserves] reserves
    } in de wereld ({ $year })
content-show-in-country = in het hele land
content-show-estimate = { $year }, schatting
content-show-edition = studie van { $year }
content-show-china = Aandeel van China in de { $stage ->
        [extraction] winning
       *[processing] raffinage
    } van de wereld: { $share }% ({ $year })
content-show-recycling = Deel van de aanvoer van de EU dat uit recycling komt: { $share }% ({ $year })
content-show-sources = Bronnen:
content-show-part = { $country } ({ $part })

### De leerpagina’s: het overzicht en de atlas van materialen en toepassingen.

long-learn-title = Leren
long-learn-lead = Speel je eerste spel, lees de regels of ontdek waar de grondstoffen van de wereld vandaan komen.
long-learn-sections = Leerpagina’s
long-learn-tutorial = Rondleiding
long-learn-tutorial-lead = Vijf minuten met een klein spel: plaatsen, verplaatsen, strijden, een toepassing halen, punten krijgen.
long-learn-rules = Regels
long-learn-rules-lead = Alles in gewone woorden en plaatjes. Wat de spelregels openlaten, is gemarkeerd.
long-learn-materials = Materialen
long-learn-materials-lead = { $count } materialen: wat ze zijn, waar ze liggen, hoeveel er uit China komt, hoeveel er gerecycled wordt.
long-learn-applications = Toepassingen
long-learn-applications-lead = { $count } toepassingen, en wat elk materiaal erin doet.
long-learn-critical = Waarom kritiek?
long-learn-critical-lead = Over welke materialen de EU zich zorgen maakt en waarom: risico, leveranciers, streefcijfers, exportregels.
long-learn-words = Woorden
long-learn-words-lead = { $count } moeilijke woorden, uitgelegd in een of twee zinnen.
long-learn-guide = Voor leerkrachten
long-learn-guide-lead = De les op één pagina, doelen, een werkblad met antwoorden, een briefje aan het eind, gevoelige onderwerpen en beroepen. Om te printen.

## De wand van tegels

long-atlas-order = Volgorde
long-atlas-order-name = Naam
long-atlas-order-china = Aandeel van China
long-atlas-order-recycling = Recycling
long-atlas-order-places = Zeldzaamst op het bord
long-atlas-order-points = Punten
long-atlas-order-materials = Aantal materialen
long-atlas-continent = Te vinden in
long-atlas-continent-all = Alle continenten
long-atlas-shown-materials = { $count ->
        [one] { $count } materiaal
       *[other] { $count } materialen
    }
long-atlas-tile-china = China { $share }
long-atlas-tile-recycling = Gerecycled { $share }
long-atlas-territories = { $count ->
        [one] { $count } gebied
       *[other] { $count } gebieden
    }
long-atlas-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
long-atlas-wall-china = De balk in een tegel is zo hoog als het aandeel van China in de winning of raffinage van de wereld.
long-atlas-wall-recycling = De balk in een tegel is zo hoog als het deel van de aanvoer van de EU dat uit recycling komt.
long-atlas-wall-places = De balk in een tegel is zo hoog als het aantal gebieden met het materiaal, hoogstens { $most }.

## Een materiaal

long-atlas-where = Waar het ligt
long-atlas-countries = Landen
long-atlas-why-here = Waarom deze materialen hier zijn
long-atlas-map = Wereldkaart met de vindplaatsen van { $material }: { $territories }.
long-atlas-figure = { $country }: { $share } van de { $stage ->
        [extraction] winning
        [processing] raffinage
        [host_ore] winning van het erts waarin het zit
       *[reserves] reserves
    } in de wereld ({ $year })
long-atlas-in-country = in het hele land
long-atlas-estimate = { $year }, schatting
long-atlas-edition = studie van { $year }
long-atlas-china = Uit China
long-atlas-china-stage = van de { $stage ->
        [extraction] winning
       *[processing] raffinage
    } in de wereld ({ $year })
long-atlas-china-none = China wordt niet genoemd, of heeft minder dan { $share }.
long-atlas-recycling = Recycling
long-atlas-recycling-of = van de aanvoer van de EU komt uit recycling ({ $year })
long-atlas-eu = Voor de EU
long-atlas-eu-strategic = Kritiek en strategisch
long-atlas-eu-critical = Kritiek
long-atlas-eu-neither = Niet op de lijst
long-atlas-eu-list = Lijst van kritieke grondstoffen, { $year }
long-atlas-risk = Leveringsrisico: { $risk }. Vanaf { $limit } noemt de EU het hoog.
long-atlas-risk-method = In { $year } veranderde de EU haar methode: vergelijk alleen de cijfers vanaf dat jaar.
long-atlas-risk-chart = Leveringsrisico in de studies van de EU. { $points }
long-atlas-china-before = Aandeel van China in de { $stage ->
        [extraction] winning
       *[processing] raffinage
    } door de jaren heen
long-atlas-impact = Wat het mens en natuur kost
long-atlas-substitute = Wat het kan vervangen
long-atlas-path = Van de mijn naar het product
long-atlas-path-mine = Winning, nummer 1
long-atlas-path-plant = Raffinage, nummer 1
long-atlas-path-eu = Levering aan de EU, nummer 1
long-atlas-path-product = Gebruikt voor
long-atlas-producers = Wie het maakt
long-atlas-producers-stage = { $stage ->
        [extraction] Winning
       *[processing] Raffinage
    } ({ $year })
long-atlas-members = De elementen in deze groep
long-atlas-member-of = Hoort bij:
long-atlas-uses = Waar het voor is
long-atlas-notes = Goed om te weten
long-atlas-sources = Bronnen
long-atlas-source-A = officieel
long-atlas-source-B = goede secundaire bron
long-atlas-source-C = zwakke bron
long-atlas-all-materials = Alle materialen
long-atlas-all-applications = Alle toepassingen
long-atlas-previous = Vorige: { $name }
long-atlas-next = Volgende: { $name }

## Een toepassing

long-atlas-needs = Wat ervoor nodig is, en waarvoor
long-atlas-unknown = Op het bord staat niets met deze naam.

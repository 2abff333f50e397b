### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Tafel { $table }, geëindigd als nummer { $place } van { $count }
page-card = Je kaart
page-close = Bijna
page-short = { $missing ->
    [one] Eén materiaal te weinig voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }
   *[other] { $missing } materialen te weinig voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }
}
page-held = Aan het einde in handen van { $company }: { $held } van de { $all } gebieden met dit materiaal.
page-since = Vanaf beurt { $turn } had dit bedrijf de meeste.
page-held-several = Verschillende bedrijven deelden het.
page-held-nobody = Niemand had het.
page-turn = B{ $turn }
page-setup = Start
page-turns-help = Hoeveel van de gebieden met dit materiaal de grootste bezitter had, beurt voor beurt.
page-all-built = Je hebt je hele kaart gehaald!
page-world = In de wereld
page-story = { $material }: het echte verhaal
page-extraction = Winning
page-processing = Raffinage
page-recycled = EU-aanvoer uit recycling
page-question = Een vraag voor thuis
page-turning = Jouw keerpunten
page-completed = Gehaald: { $applications }.
page-lost = Gehaald en weer verloren: { $applications }.
page-private = Alleen jij ziet deze pagina. Je kunt hem zeven dagen openen.
page-whose = Van wie is de pagina?
page-soon = Je pagina verschijnt zodra je tafel klaar is.

## On paper

class-print = Printen
sheet-language = Taal van de print
sheet-what = Wat wil je printen?
sheet-class = Klassenblad, twee pagina’s
sheet-pupils = Pagina’s van leerlingen, één per leerling
sheet-own = Pagina’s van leerlingen, elk in de eigen taal
sheet-title-1 = Wat er in onze klas gebeurde
sheet-title-2 = Wat we ervan vinden
sheet-lead = RAWsiko, { $day }. Tafels: { $tables }. Bedrijven: { $companies }. Keren strijd: { $clashes }.
sheet-no-names = Op dit blad staan geen namen. De bedrijven zijn uit een lijst geloot.
sheet-hhi = HHI
sheet-hhi-help = HHI: de som van de gekwadrateerde aandelen van alle landen. { $most } betekent dat één land alles maakt.
sheet-home = Eén ding dat ik thuis vertel
sheet-feelings = Gevoelens
sheet-events = Gebeurtenissen
sheet-world = Wereld
sheet-transfer = En nu?

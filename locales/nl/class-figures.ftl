### The charts of a class debrief and what stands around them.

## Around a figure

debrief-feelings = Hoe was het?
debrief-transfer = En in het echt?
fig-waiting = De eerste grafiek verschijnt zodra een tafel klaar is.
fig-working = De grafieken worden berekend…
fig-matches = { $matches ->
    [one] Ons spel.
   *[other] Onze { $matches } spellen.
}
fig-clashes = { $clashes ->
    [one] Eén keer strijd.
   *[other] { $clashes } keer strijd.
}
fig-answers = Antwoorden vooraf: { $before }, achteraf: { $after }.
fig-sources = Wereld: { $sources }.
fig-board = Gebieden horen bij het spel en zeggen niets over grenzen.

## The charts

fig-table = Tafel
fig-company = Bedrijf
fig-turn = Beurt
fig-points = Punten
fig-territory = Gebied
fig-material = Materiaal
fig-application = Toepassing
fig-country = Grootste producent
fig-bot = bot
fig-1-help = Punten per beurt. De ring markeert de grootste verandering.
fig-2-legend = Aantal keer strijd, alle tafels
fig-2-y = Aantal keer strijd begonnen door wie het miste, per gebied en tafel
fig-2-x = Aandeel van het land dat er het meeste van maakt
fig-2-china = vooral uit China
fig-2-other = uit een ander land
fig-2-size = groter: op meer kaarten
fig-2-zone = één land: meer dan { $percent }%
fig-2-cards = Kaarten die het nodig hebben
fig-3-world = Wereld: grootste producent
fig-3-class = Onze klas: grootste bedrijf
fig-4-bands = Grootste aandeel van China in een van de materialen
fig-4-sizes = Aantal materialen, en het grootste aandeel van China
fig-4-over = { $materials } · meer dan { $percent }%
fig-4-up-to = { $materials } · tot { $percent }%
fig-4-built = gehaald
fig-4-missed = gemist
fig-4-goals = Wat de EU in 2030 wil halen
fig-5-without = zonder handel
fig-5-with = met handel
fig-5-rest = { $count ->
    [one] Eén ander bedrijf wint niets.
   *[other] { $count } andere bedrijven winnen niets.
}
fig-6-all = { $tables ->
    [one] Onze tafel
   *[other] Alle { $tables } tafels
}
fig-6-missing = Ontbrekende materialen: { $count }
fig-6-one = bij één rivaal
fig-6-several = bij twee of meer
fig-6-nobody = bij niemand
fig-6-short = Toepassingen die er maar één misten: { $short } van { $missed }
fig-6-help = Een pijl loopt van de gemiste punten naar wie had wat ontbrak.
fig-6-from = Van
fig-6-to = Naar
fig-7-y = Nieuwe middelen aan het begin van een beurt
fig-7-first = meeste in beurt 2
fig-7-last = minste in beurt 2
fig-7-alone = Materialen in handen van één bedrijf
fig-8-before = goed vooraf
fig-8-after = goed achteraf
fig-8-dont-know = “weet niet”
fig-8-waiting = Deze grafiek verschijnt als beide vragenrondes gesloten zijn.
fig-8-ask = Stel eerst de vragen van na het spel: deze grafiek vergelijkt beide vragenrondes.
fig-9-change = Verandering in punten, van vlak voor het nieuws tot het einde
fig-9-hit = getroffen door het nieuws
fig-9-spared = hadden getroffen kunnen worden
fig-9-second = getroffen, met een tweede bron
fig-9-only = getroffen, zonder tweede bron
fig-9-count = { $count ->
    [one] één keer
   *[other] { $count } keer
}
fig-9-often = Hoe vaak

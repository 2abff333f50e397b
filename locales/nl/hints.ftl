### De eerste stap van een hint: een vraag waarmee je de rest zelf vindt. Namen blijven in hun basisvorm.

hint-look-missing = { $application }: bijna gehaald! Welk materiaal ontbreekt nog, en waar kun je het krijgen?
hint-look-lone-guard = { $material }: dat zou je helpen. Waar staat er maar één middel op wacht?
hint-look-guarded = { $material }: dat zou je helpen. Welke buur heeft het, en met hoeveel middelen?
hint-look-empty = { $material }: dat zou je helpen. Ligt er naast jou een leeg gebied waar je het vindt?
hint-look-own-guard = Je hebt dit nodig: { $material }. Wordt het goed bewaakt waar je het hebt?
hint-look-threat = { $territory }: dat is van jou. Welke buur zou het kunnen veroveren?
hint-look-reach = Kijk hier: { $territory }. Vanuit welk van je gebieden kun je daarheen?
hint-look-alone = { $continent }: wie is er nog, behalve jij?
hint-look-rival = Kijk hier: { $territory }. Wat verliest de eigenaar zonder dit gebied?
hint-look-more = Per drie materialen krijg je een middel extra. Wat ligt er in een buurgebied?
hint-look-begin = Waar liggen veel materialen die je nodig hebt dicht bij elkaar?
hint-look-claim = Welk materiaal ontbreekt nog voor je toepassingen?
hint-look-stop = Is er nog iets dat het risico waard is?

## Waarom niet mijn zet? Wat een actie kost vergeleken met de beste gevonden keuze, wat eraan mankeert en waarmee ze goed zou zijn

why-not-best = Er is niets beters gevonden.
why-not-even = Allebei goed: je kans op winst verschilt minder dan twee procentpunt van die met de beste gevonden keuze.
why-not-unsure = Het verschil is te klein om iets te zeggen: { $points ->
    [one] één procentpunt
   *[other] { $points } procentpunt
} winstkans, met een marge van { $uncertain }.
why-not-costs = Kans op winst: { $points ->
    [one] één procentpunt
   *[other] { $points } procentpunt
} minder dan met de beste gevonden keuze, met een marge van { $uncertain }.
why-not-brings = Goed gevonden! Kans op winst: { $points ->
    [one] één procentpunt
   *[other] { $points } procentpunt
} meer dan met de beste gevonden keuze, met een marge van { $uncertain }.
why-not-untried = Hier kunnen geen spellen worden gesimuleerd. Daarom is niet bekend wat dit kost.
why-not-breaks = Je geeft dit op: { $material }. Daarmee ben je { $application } kwijt, −{ $points }.
why-not-gives-up = Je geeft dit op: { $material }. Dat heb je nodig voor { $application }.
why-not-leaves = { $assets ->
    [0] { $territory }: dit gebied blijft leeg achter; { $player } staat ernaast.
    [one] In { $territory } blijft één middel achter; { $player } staat ernaast.
   *[other] In { $territory } blijven { $assets } middelen achter; { $player } staat ernaast.
}
why-not-odds = De aanval heeft maar { $percent }% kans.
why-not-exposed = { $player } staat naast { $territory } en heeft { $percent }% kans om het te heroveren.
why-not-with = Met { $assets ->
    [one] één middel
   *[other] { $assets } middelen
} zou het net zo goed zijn.
why-not-reinforced = { $assets ->
    [one] Met één middel meer
   *[other] Met { $assets } middelen meer
} in { $territory } zou het net zo goed zijn.

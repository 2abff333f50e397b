### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Tisch { $table }, Platz { $place } von { $count }
page-card = Deine Karte
page-close = So knapp
page-short = { $missing ->
    [one] Ein Rohstoff fehlte zu { $points } Punkten
   *[other] { $missing } Rohstoffe fehlten zu { $points } Punkten
}
page-held = { $company }: am Ende { $held } von { $all } Gebieten damit.
page-since = Ab Runde { $turn } hatte dieses Unternehmen die meisten.
page-held-several = Mehrere Unternehmen teilten ihn sich.
page-held-nobody = Niemand hatte ihn.
page-turn = R{ $turn }
page-setup = Start
page-turns-help = Wie viele Gebiete damit das stärkste Unternehmen hatte, Runde für Runde.
page-all-built = Du hast deine ganze Karte erfüllt!
page-world = In der Welt
page-story = { $material }: die echte Geschichte
page-extraction = Abbau
page-processing = Raffination
page-recycled = Bedarf der EU aus Recycling
page-question = Eine Frage für zu Hause
page-turning = Deine Wendepunkte
page-completed = Erfüllt: { $applications }.
page-lost = Erfüllt und wieder verloren: { $applications }.
page-private = Nur du siehst diese Seite. Du kannst sie sieben Tage lang öffnen.
page-whose = Wessen Seite?
page-soon = Deine Seite kommt, wenn dein Tisch fertig ist.

## On paper

class-print = Drucken
sheet-language = Sprache des Ausdrucks
sheet-what = Was soll gedruckt werden?
sheet-class = Klassenblatt, zwei Seiten
sheet-pupils = Eigene Seiten, eine pro Person
sheet-title-1 = Was in unserer Klasse geschah
sheet-title-2 = Was wir darüber denken
sheet-lead = RAWsiko, { $day }. Tische: { $tables }. Unternehmen: { $companies }. Handelskonflikte: { $clashes }.
sheet-no-names = Auf diesem Blatt stehen keine Namen. Die Unternehmen wurden aus einer Liste gelost.
sheet-hhi = HHI
sheet-hhi-help = HHI: die Summe der quadrierten Anteile aller Länder. { $most } heißt: Ein Land stellt alles her.
sheet-home = Das erzähle ich zu Hause
sheet-feelings = Gefühle
sheet-events = Ereignisse
sheet-world = Welt
sheet-transfer = Und jetzt?

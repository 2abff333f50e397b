### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Tisch { $table }, Platz { $place } von { $count }
page-card = Deine Karte
page-close = So knapp
page-short = { $missing ->
    [one] Für { $points } Punkte fehlte nur ein Rohstoff
   *[other] Für { $points } Punkte fehlten { $missing } Rohstoffe
}
page-held = Am Ende { $held ->
    [one] gehörte { $held }
   *[other] gehörten { $held }
} von { $all } Gebieten mit diesem Rohstoff zum Unternehmen { $company }.
page-since = Schon ab Runde { $turn } hatte es die meisten davon.
page-held-several = Mehrere Unternehmen teilten sich diesen Rohstoff.
page-held-nobody = Niemand hatte ihn.
page-turn = R{ $turn }
page-setup = Start
page-turns-help = So viele Gebiete mit diesem Rohstoff hatte das Unternehmen mit den meisten, Runde für Runde.
page-all-built = Du hast deine ganze Karte erfüllt!
page-world = In der Welt
page-story = { $material }: die echte Geschichte
page-extraction = Förderung
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
sheet-own = Eigene Seiten, jede in der Sprache der Person
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

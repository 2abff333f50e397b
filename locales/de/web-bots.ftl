### Bots im Browser: Stufen, was sie sagen, Tipps und der Blick zurück auf eine Partie.

## Stufen

web-bots-level-easy = Bot, leicht
web-bots-level-medium = Bot, mittel
web-bots-level-hard = Bot, schwer
web-bots-level-expert = Bot, Experte
web-bots-level-easy-help = Sieht nur die eigene Karte und einen Zug voraus und bewacht nichts.
web-bots-level-medium-help = Wägt alles mit den genauen Chancen ab, sieht aber nur einen Zug voraus.
web-bots-level-hard-help = Spielt jeden guten Zug im Kopf bis zum Ende der nächsten Runde durch, plant aber immer nur einen Zug.
web-bots-level-expert-help = Wie Schwer, mit mehr Zügen und eine Runde weiter, plant aber auch immer nur einen Zug.
web-bots-levels-guide = Wie die Bots denken
web-bots-levels-fair = Kein Bot sieht die Karten der anderen oder den nächsten Wurf.
web-bots-preparing = Schwer und Experte werden gerade vorbereitet ({ $percent } %). Bis dahin spielen sie, ohne vorauszudenken.
web-bots-slow = Auf diesem Server spielen Schwer und Experte, ohne vorauszudenken.
web-bots-level-of-play-now = Stufe der Bots
web-bots-give-level = Welcher Bot weiterspielt

## Was entscheidet, wer den Tisch eröffnet hat

web-bots-reasons = Bots sagen, warum
web-bots-reasons-help = Nach jedem Zug, soweit es alle sehen dürfen. Was es mit ihrer Karte zu tun hatte, sagen sie nach der Partie.
web-bots-hints = Tipps
web-bots-hints-off = Keine
web-bots-hints-odds = Wohin schauen, mit Chancen
web-bots-hints-all = Mit Plan
web-bots-hints-off-help = Niemand bekommt Tipps.
web-bots-hints-odds-help = Wenn du fragst, erfährst du, wohin du schauen solltest und wie die Chancen stehen.
web-bots-hints-all-help = Wenn du fragst, erfährst du, wohin du schauen solltest, wie die Chancen stehen und was ein starker Bot tun würde.

## Während Bots spielen

web-bots-line = Was Bots tun
web-bots-skip = Überspringen
web-bots-skip-help = Bots spielen ohne Pause weiter, bis jemand an der Reihe ist

## Tipps

web-bots-hint = Tipp
web-bots-hint-thinking = Mal überlegen…
web-bots-hint-step-1 = Wohin schauen
web-bots-hint-step-2 = Wie wahrscheinlich?
web-bots-hint-step-3 = Was tun?
web-bots-hint-odds = { $origin } → { $target }: { $percent } %
web-bots-hint-plan = Der Plan
web-bots-hint-best = Nichts anderes sieht besser aus.
web-bots-hint-either = Beides ist gut. Fast genauso gut: { $action }.
web-bots-hint-do = So machen
web-bots-hint-again = Noch einmal versuchen
web-bots-hint-close = Tipp schließen
web-bots-times = { $action }, { $times } ×

## Warum nicht mein Zug?

web-bots-why-not = Warum nicht mein Zug?
web-bots-why-not-left = { $count ->
    [0] Das war deine letzte Frage in dieser Runde.
    [one] Noch { $count } Frage in dieser Runde.
   *[other] Noch { $count } Fragen in dieser Runde.
}
web-bots-why-not-off = Aus
web-bots-why-not-bots = Gegen Bots
web-bots-why-not-all = Immer
web-bots-why-not-off-help = Niemand kann fragen, was eine Aktion kostet.
web-bots-why-not-bots-help = An einem Tisch mit nur einer Person: Frag vor einer Aktion, was sie kostet. Fünf Fragen pro Runde.
web-bots-why-not-all-help = Alle können fragen, was eine Aktion kostet, bevor sie sie bestätigen. Fünf Fragen pro Runde.

## Was man tun kann

web-bots-do-continent = { $continent } wählen
web-bots-do-draw = Einen Kontinent auslosen
web-bots-do-territory = { $territory } wählen
web-bots-do-place = { $assets ->
    [one] Ein Asset → { $territory }
   *[other] { $assets } Assets → { $territory }
    }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Asset
   *[other] { $origin } → { $target }, { $assets } Assets
}
web-bots-do-claim = { $material } beanspruchen

## Der Blick zurück

web-bots-report = Auswertung
web-bots-report-coming = Die Partie wird ausgewertet. Das dauert ein paar Sekunden…
web-bots-report-missing = Die Partie konnte gerade nicht ausgewertet werden.
web-bots-report-again = Noch einmal versuchen
web-bots-report-file = Wendepunkte werden auf dem Server berechnet, auf dem du gespielt hast. Öffne die Partie über ihren Link.
web-bots-turning = Wendepunkte
web-bots-turning-of = Wendepunkte von
web-bots-turning-help = Die Entscheidungen, die am meisten Gewinnchance gekostet haben, wenn Bots von da an weiterspielen, und was die Punkte am meisten verändert hat.
web-bots-turning-none = Keine Entscheidung hat viel Gewinnchance gekostet.
web-bots-turning-turn = Runde { $turn }
web-bots-turning-chance = Gewinnchance: von { $before } auf { $after }.
web-bots-turning-done = Gespielt:
web-bots-turning-better = Besser:
web-bots-turning-see = Ansehen
web-bots-hints-used = Tipps
web-bots-hints-used-line = { $player }: { $look } × wohin schauen, { $odds } × die Chancen, { $plan } × der Plan, { $why_not } × warum nicht
web-bots-hints-used-help = Am Endstand ändern sie nichts.

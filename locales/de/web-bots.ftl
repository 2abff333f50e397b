### Bots im Browser: Stufen, was sie sagen, Tipps und der Blick zurück auf eine Partie.

## Stufen

web-bots-level-easy = Bot, leicht
web-bots-level-medium = Bot, mittel
web-bots-level-hard = Bot, schwer
web-bots-level-expert = Bot, Experte
web-bots-level-collector = Bot, Sammler
web-bots-level-guardian = Bot, Wächter
web-bots-level-raider = Bot, Angreifer
web-bots-level-easy-help = Sieht die eigene Karte und einen Zug voraus, und bewacht nichts.
web-bots-level-medium-help = Wägt alles ab, mit exakten Chancen, aber nur einen Zug voraus.
web-bots-level-hard-help = Spielt jeden vielversprechenden Zug erst im Kopf weiter.
web-bots-level-expert-help = Tut das mit mehr Zügen, öfter und weiter voraus.
web-bots-level-collector-help = Mittel, und vor allem auf Rohstoffe jeder Art und die Assets aus, die sie bringen.
web-bots-level-guardian-help = Mittel, und vor allem auf das bedacht, was schon da ist.
web-bots-level-raider-help = Mittel, und am liebsten im Angriff.
web-bots-levels = Stufen
web-bots-characters = Charaktere
web-bots-levels-guide = Wie die Bots denken
web-bots-levels-fair = Keiner von ihnen sieht die Karten der anderen oder Würfel, die erst noch fallen.
web-bots-level-of-play-now = Stufe der Bots
web-bots-give-level = Welcher Bot weiterspielt

## Was der Gastgeber entscheidet

web-bots-reasons = Bots sagen, warum
web-bots-reasons-help = Nach jedem Zug, aus dem, was alle sehen. Was sie über ihre Karten dachten, steht nach der Partie da.
web-bots-hints = Tipps
web-bots-hints-off = Keine
web-bots-hints-odds = Blick und Chancen
web-bots-hints-all = Auch ein Plan
web-bots-hints-off-help = Niemandem wird geholfen.
web-bots-hints-odds-help = Wer fragt, erfährt, wohin es zu schauen lohnt, und die Chancen.
web-bots-hints-all-help = Wer fragt, erfährt, wohin es zu schauen lohnt, die Chancen, und was ein starker Bot täte.

## Während Bots spielen

web-bots-line = Was Bots tun
web-bots-skip = Überspringen
web-bots-skip-help = Bots spielen ohne Pause weiter, bis jemand an der Reihe ist

## Tipps

web-bots-hint = Tipp
web-bots-hint-thinking = Wird überlegt…
web-bots-hint-step-1 = Wohin schauen
web-bots-hint-step-2 = Wie wahrscheinlich?
web-bots-hint-step-3 = Was tun?
web-bots-hint-odds = { $origin } → { $target }: { $percent } %
web-bots-hint-plan = Der Plan
web-bots-hint-do = Machen
web-bots-hint-again = Noch einmal versuchen
web-bots-hint-close = Den Tipp schließen
web-bots-times = { $action }, { $times } ×

## Was man tun kann

web-bots-do-continent = { $continent } wählen
web-bots-do-draw = Einen Kontinent auslosen
web-bots-do-territory = { $territory } wählen
web-bots-do-place = Ein Asset → { $territory }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Asset
   *[other] { $origin } → { $target }, { $assets } Assets
}
web-bots-do-end = Die Aktionsphase beenden
web-bots-do-claim = { $material } beanspruchen
web-bots-do-end-trade = Nichts mehr beanspruchen

## Der Blick zurück

web-bots-report = Rückblick
web-bots-report-coming = Die Partie wird noch einmal angesehen. Das dauert ein paar Sekunden…
web-bots-report-missing = Die Partie konnte gerade nicht angesehen werden.
web-bots-report-again = Noch einmal versuchen
web-bots-report-file = Wendepunkte werden dort berechnet, wo die Partie gespielt wurde: Öffne sie über ihren Link.
web-bots-turning = Wendepunkte
web-bots-turning-of = Wendepunkte von
web-bots-turning-help = Die Entscheidungen, die am meisten Gewinnchance gekostet haben, wenn Bots von dort weiterspielen.
web-bots-turning-none = Keine Entscheidung hat viel Gewinnchance gekostet.
web-bots-turning-turn = Runde { $turn }
web-bots-turning-chance = Die Gewinnchance fiel von { $before } auf { $after }.
web-bots-turning-done = Getan:
web-bots-turning-better = Besser:
web-bots-turning-see = Ansehen
web-bots-hints-used = Tipps
web-bots-hints-used-line = { $player }: { $look } × wohin schauen, { $odds } × die Chancen, { $plan } × der Plan
web-bots-hints-used-help = Für den Endstand zählen sie nicht.

### Die Regelseite, in einfachen Worten. Die Abschnitte sind die von docs/rules.md.

long-rules-title = Die Regeln
long-rules-lead = Alle Regeln in einfachen Worten. Nummern wie R4.6 sagen dir, welche Regel es ist. Wenn das Spiel etwas ablehnt, nennt es die Nummer auch.
long-rules-contents = Auf dieser Seite
long-rules-decided = hier entschieden
long-rules-decided-lead = Das Regelheft sagt dazu nichts, oder seine Sprachfassungen widersprechen sich. Darum hat sich dieses Programm entschieden. Wenn du die Schachtel hast, darfst du es anders spielen.
long-rules-borders = Gebiete sind Teile des Spiels, aus Ländern gebildet, damit man auf einer Karte spielen kann. Sie sagen nichts über echte Grenzen aus.
long-rules-clause = Regel { $clause }

## Worum es geht

long-rules-aim = Worum es geht
long-rules-aim-story = In der Zukunft dieses Spiels hat China, der größte Exporteur kritischer Rohstoffe, seine Grenzen geschlossen. Die Unternehmen wollen sich schnell sichern, was sie brauchen.
long-rules-aim-players = Ihr spielt zu dritt, zu viert oder zu fünft. Jede Person leitet ein Unternehmen und hat eine geheime Zielkarte.
long-rules-aim-card = Auf einer Karte stehen vier Anwendungen, etwa Digitalkameras. Jede bringt Siegpunkte, wenn du am Ende alle Rohstoffe kontrollierst, die sie braucht.
long-rules-aim-short = In Partien mit höchstens fünf Runden werden nur Karten ausgeteilt, die in so kurzer Zeit zu schaffen sind, falls der Spielplan solche nennt.
long-rules-aim-order = Die Spielreihenfolge wird zu Beginn ausgelost und bleibt gleich.

## Spielplan

long-rules-board = Der Spielplan
long-rules-board-territories = Kontinente bestehen aus Gebieten, und in Gebieten liegen Rohstoffe. China ist auf der Karte, aber geschlossen.
long-rules-board-adjacent = Zwei Gebiete sind benachbart, wenn sie eine gemeinsame Grenze haben oder eine gestrichelte Linie sie über das Meer verbindet. Beides zählt gleich, auch beim Spielaufbau.
long-rules-board-control = Du kontrollierst ein Gebiet, solange mindestens ein Asset von dir darauf steht. Ohne Assets ist es leer und gehört niemandem. Zwei Spieler teilen sich nie eines.
long-rules-board-material = Du kontrollierst einen Rohstoff, solange du ein Gebiet kontrollierst, in dem er liegt. Ein zweites bringt nichts dazu, aber du behältst den Rohstoff, wenn du das erste verlierst.
long-rules-board-marks = Auf der Karte ist ein Rohstoff, den du hast, grün mit Häkchen. Einer, den du noch brauchst, ist orange mit Punkt.

## Aufbau

long-rules-setup = Spielaufbau
long-rules-setup-first = In Spielreihenfolge wählen alle einen Kontinent und darin Gebiete: 3 bei drei Spielern, 2 bei vier oder fünf.
long-rules-setup-second = Dann wählen alle in umgekehrter Reihenfolge einen zweiten Kontinent: 2 Gebiete bei drei Spielern, 1 bei vier oder fünf. Wer als Letztes dran war, ist also zweimal hintereinander dran.
long-rules-setup-continents = Gibt es Kontinente ohne Spieler, musst du einen davon wählen. Ein Kontinent, auf dem schon zwei Spieler sind, geht nicht, und dein erster auch nicht noch einmal.
long-rules-setup-connected = Die Gebiete, die du auf einem Kontinent wählst, müssen frei sein und zusammenhängen. Jedes bekommt sofort 1 Asset.
long-rules-setup-offer = Das Spiel bietet dir nur an, was du zu Ende bringen kannst, damit niemand stecken bleibt.
long-rules-setup-assets = Dann setzen alle in Spielreihenfolge 6 weitere Assets auf eigene Gebiete, und zwar alle 6, bevor die Nächsten dran sind.

## Runde

long-rules-turn = Eine Runde
long-rules-turn-phases = Eine Runde hat zwei Teile: die Investitionsphase, in der alle neue Assets setzen, und dann eine Aktionsphase für jeden Spieler in Spielreihenfolge. Die erste Runde hat keine Investitionsphase.
long-rules-turn-investment = Zähl zu Beginn der Runde die verschiedenen Rohstoffe, die du kontrollierst, teil durch 3 und runde auf: So viele neue Assets bekommst du. Setz sie auf eigene Gebiete.
long-rules-turn-action = In deiner Aktionsphase machst du so viele Züge, wie du willst. Du entscheidest, wann sie endet.

## Züge

long-rules-move = Züge
long-rules-move-once = Ein Zug bringt ein oder mehrere Assets aus einem deiner Gebiete in ein benachbartes. Jedes Asset zieht in einer Aktionsphase höchstens einmal.
long-rules-move-numbers = Während deiner Aktionsphase zeigt jedes deiner Gebiete zwei Zahlen: einsatzbereite Assets und alle Assets dort.
long-rules-move-empty = Gehört das Zielgebiet dir oder ist es leer, kommen deine Assets einfach an. Ein leeres Gebiet gehört mit allen Rohstoffen sofort dir.
long-rules-move-leave = Du darfst beliebig viele Assets aus einem Gebiet ziehen, auch alle. Dann ist es leer.

## Handelskonflikt

long-rules-clash = Der Handelskonflikt
long-rules-clash-begin = Steht ein anderer Spieler auf dem Zielgebiet, beginnt ein Handelskonflikt. Du greifst mit 1 bis 3 Assets an. Der Verteidiger nimmt alle, die dort stehen, höchstens 3.
long-rules-clash-dice = Jede Seite wirft einen Würfel pro Asset. Die höchsten Würfel bilden ein Paar, dann die zweithöchsten, dann die dritten. Würfel ohne Partner zählen nicht.
long-rules-clash-pairs = In jedem Paar verliert, wer den niedrigeren Würfel hat, ein Asset, das den Spielplan verlässt. Bei Gleichstand verliert der Angreifer ein Asset.
long-rules-clash-won = Hat der Verteidiger dort keine Assets mehr, ziehen alle übrigen Angreifer ein. Sie gelten als bewegt.
long-rules-clash-lost = Sonst bleiben die übrigen Angreifer, wo sie waren. Sie wurden nicht bewegt, sind also noch einsatzbereit.
long-rules-clash-again = Du darfst dasselbe Gebiet noch einmal angreifen, solange du Assets hast, die dorthin ziehen können.

## Ausscheiden

long-rules-out = Ausscheiden
long-rules-out-when = Hast du keine Assets mehr auf dem Spielplan, scheidest du sofort aus und bist nicht mehr dran.
long-rules-out-rank = Wer ausgeschieden ist, steht unter allen, die noch dabei sind, auch unter denen mit 0 Punkten. Je später du ausscheidest, desto weiter oben stehst du.
long-rules-out-one = Ist nur noch ein Spieler übrig, endet die Partie sofort. Er hat gewonnen, und gewertet wird der Spielplan, wie er ist, ohne Handel mit China.

## Ende

long-rules-end = Das Ende
long-rules-end-when = Die Partie endet, wenn die letzte Runde gespielt ist. Alle Karten werden aufgedeckt.
long-rules-end-score = Du bekommst die Punkte einer Anwendung, wenn du alle ihre Rohstoffe kontrollierst. Hast du nur einen Teil davon, bekommst du nichts.
long-rules-end-ranking = Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten entscheiden mehr erfüllte Anwendungen, dann mehr Rohstoffe, dann mehr Gebiete. Ist alles gleich, wird der Platz geteilt.

## Optionen

long-rules-options = Optionen einer Partie
long-rules-options-turns = Zahl der Runden: 8 oder jede Zahl von 1 bis 30.
long-rules-options-advanced = Erweiterter Spielaufbau: Das Spiel lost die Kontinente aus. Jeder erlaubte hat die gleiche Chance.
long-rules-options-stranglehold = Monopol-Würgegriff: Jedes Mal, wenn jemand ausscheidet, springt der Rundenzähler um eins vor, aber nie über die letzte Runde hinaus.
long-rules-options-china = Handel mit China: Kurz vor der Wertung darfst du einen Rohstoff für jeden Kontinent beanspruchen, auf dem nur du Gebiete hast. Mehrere dürfen denselben beanspruchen, niemand verliert ihn, und weniger geht auch.
long-rules-options-leave = Eines bleibt zurück: In jedem Gebiet, aus dem du ziehst, muss mindestens ein Asset bleiben. Das ist eine Hausregel, nicht aus dem Regelheft.
long-rules-options-head = Vorsprung: Am Ende des Spielaufbaus setzt man so viele Assets, wie der Spielplan angibt, statt 6. Die Zahlen gleichen den Platz in der Spielreihenfolge aus. Eine Hausregel, nicht aus dem Regelheft.
long-rules-options-time = Spielleitung achtet auf die Zeit: Wer den Tisch verwaltet und nicht mitspielt, darf festlegen, welche Runde die letzte ist, solange die letzte Runde nicht begonnen hat. Alle erfahren es sofort. Eine Hausregel für den Unterricht, nicht aus dem Regelheft.
long-rules-options-bell = Klingel: Eine Spielleitung, die auf die Zeit achtet, darf die Partie auch jederzeit beenden. Es zählt der Stand nach der letzten ganz gespielten Runde, ohne Handel mit China. Was danach passiert ist, zählt nicht. Solange die erste Runde nicht zu Ende ist, gewinnt niemand.
long-rules-options-news = Weltnachrichten: Ab der zweiten Runde wird zu Beginn jeder Runde ein echtes Ereignis aufgedeckt. Solange die Karte offen liegt, liefert das genannte Gebiet einen Rohstoff nicht mehr oder zusätzlich. Das ist eine Hausregel, nicht aus dem Regelheft.
long-rules-options-recycling = Recycling: Einmal in der Partie darfst du in deiner Aktionsphase einsatzbereite Assets in einem Gebiet gegen einen Rohstoff eintauschen, der einen Preis hat. Den Rohstoff behältst du bis zum Ende. Das ist eine Hausregel, nicht aus dem Regelheft.

## Geheimnisse

long-rules-see = Was alle sehen
long-rules-see-all = Alle sehen den Spielplan, alle Assets, alle Würfel, wer dran ist und wie viele Assets jeder Spieler als Nächstes bekäme.
long-rules-see-card = Deine Zielkarte siehst nur du, bis zum Ende.

## Bilder

long-rules-picture-adjacent = Vier Gebiete. Zwei berühren sich an einer Grenze, zwei verbindet eine gestrichelte Linie über das Meer: Beide Paare sind benachbart. Das vierte ist mit keinem verbunden.
long-rules-picture-land = über Land
long-rules-picture-sea = über das Meer
long-rules-picture-not = nicht benachbart
long-rules-picture-investment = Sieben Rohstoffe in Gruppen von drei, drei und eins: drei neue Assets.
long-rules-picture-numbers = Ein Gebiet mit den Zahlen 2 und 4: Zwei Assets sind einsatzbereit, vier sind es insgesamt.
long-rules-picture-can-act = einsatzbereit
long-rules-picture-in-all = insgesamt
long-rules-picture-clash = Der Angreifer würfelt 6, 3 und 2, der Verteidiger 4 und 3. 6 schlägt 4: Der Verteidiger verliert ein Asset. 3 und 3 sind Gleichstand: Der Angreifer verliert eines. Die 2 zählt nicht.
long-rules-picture-attacker = Angreifer
long-rules-picture-defender = Verteidiger
long-rules-picture-loses-attacker = Angreifer verliert 1
long-rules-picture-loses-defender = Verteidiger verliert 1
long-rules-picture-ignored = zählt nicht
long-rules-picture-application = { $application }, { $points } Punkte: Zwei der Rohstoffe haben ein Häkchen, einer fehlt, also gibt es nichts. Mit dem dritten gibt es alle Punkte.
long-rules-picture-nothing = 0 Punkte

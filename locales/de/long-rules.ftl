### Die Regelseite, in einfachen Worten. Die Abschnitte sind die von docs/rules.md.

long-rules-title = Die Regeln
long-rules-lead = Alle Regeln in einfachen Worten. Nummern wie R4.6 nennen den Abschnitt; wenn das Spiel etwas ablehnt, nennt es ihn auch.
long-rules-contents = Auf dieser Seite
long-rules-decided = hier entschieden
long-rules-decided-lead = An dieser Stelle schweigt das Regelheft, oder seine Sprachen sind uneinig, und dieses Programm hat sich entschieden. Wer die Schachtel besitzt, darf es am eigenen Tisch anders spielen.
long-rules-borders = Gebiete sind Spielflächen, aus Ländern gemacht, damit man auf einer Karte spielen kann. Sie sind keine Aussage über Grenzen.
long-rules-clause = Abschnitt { $clause }

## Worum es geht

long-rules-aim = Worum es geht
long-rules-aim-story = In der Zukunft dieses Spiels hat China, der größte Exporteur kritischer Rohstoffe, seine Grenzen geschlossen. Unternehmen eilen, um sich zu sichern, was sie brauchen.
long-rules-aim-players = Drei, vier oder fünf spielen mit. Jeder leitet ein Unternehmen und hat eine geheime Zielkarte.
long-rules-aim-card = Eine Karte nennt vier Anwendungen, etwa Digitalkameras. Jede bringt Siegpunkte, wenn du am Ende alle Rohstoffe kontrollierst, die sie braucht.
long-rules-aim-order = Die Spielreihenfolge wird zu Beginn ausgelost und bleibt gleich.

## Spielplan

long-rules-board = Der Spielplan
long-rules-board-territories = Kontinente bestehen aus Gebieten, und in Gebieten liegen Rohstoffe. China ist auf der Karte gezeichnet, aber geschlossen.
long-rules-board-adjacent = Zwei Gebiete sind benachbart, wenn sie eine Grenze teilen oder eine gestrichelte Linie sie über das Meer verbindet. Beides zählt überall gleich, auch beim Spielaufbau.
long-rules-board-control = Du kontrollierst ein Gebiet, solange mindestens ein Asset von dir darauf steht. Ohne Assets ist es leer und gehört niemandem. Zwei Spieler teilen sich nie eines.
long-rules-board-material = Du kontrollierst einen Rohstoff, solange du irgendein Gebiet mit ihm kontrollierst. Ein zweites Vorkommen bringt nichts dazu, aber du behältst den Rohstoff, wenn du das erste verlierst.
long-rules-board-marks = Auf der Karte ist ein Rohstoff, den du hast, grün mit Häkchen; einer, den du noch brauchst, orange mit Punkt.

## Aufbau

long-rules-setup = Spielaufbau
long-rules-setup-first = In Spielreihenfolge wählt jeder einen Kontinent und darin Gebiete: 3 bei drei Spielern, 2 bei vier oder fünf.
long-rules-setup-second = Dann wählt jeder in umgekehrter Reihenfolge einen zweiten Kontinent und 2 Gebiete bei drei Spielern, 1 bei vier oder fünf. Der letzte Spieler ist also zweimal hintereinander dran.
long-rules-setup-continents = Solange ein Kontinent noch ohne Spieler ist, darf nur ein solcher gewählt werden. Nie einer, auf dem schon zwei Spieler sind, und nie noch einmal der eigene erste.
long-rules-setup-connected = Die Gebiete, die du auf einem Kontinent wählst, sind frei und hängen zusammen. Jedes bekommt sofort 1 Asset.
long-rules-setup-offer = Angeboten wird dir nur, was sich vollenden lässt, damit niemand stecken bleibt.
long-rules-setup-assets = Dann setzt jeder in Spielreihenfolge 6 weitere Assets auf eigene Gebiete, alle, bevor der Nächste beginnt.

## Runde

long-rules-turn = Eine Runde
long-rules-turn-phases = Eine Runde hat zwei Teile: die Investitionsphase, in der alle neue Assets setzen, dann eine Aktionsphase für jeden Spieler in Spielreihenfolge. Die erste Runde hat keine Investitionsphase.
long-rules-turn-investment = Zähl zu Beginn der Runde die verschiedenen Rohstoffe, die du kontrollierst, teil durch 3 und runde auf: So viele neue Assets bekommst du und setzt sie auf eigene Gebiete.
long-rules-turn-action = In deiner Aktionsphase machst du so viele Züge, wie du willst, und beendest sie selbst.

## Züge

long-rules-move = Züge
long-rules-move-once = Ein Zug bringt ein oder mehrere Assets aus einem deiner Gebiete in ein benachbartes. Jedes Asset zieht in einer Aktionsphase höchstens einmal.
long-rules-move-numbers = Während deiner Aktionsphase zeigt jedes deiner Gebiete zwei Zahlen: Assets, die noch handeln können, und alle Assets.
long-rules-move-empty = Ist das Zielgebiet dein eigenes oder leer, kommen die Assets einfach an. Ein leeres Gebiet gehört mit allen Rohstoffen sofort dir.
long-rules-move-leave = Aus einem Gebiet dürfen beliebig viele Assets weggehen, auch alle. Dann ist es leer.

## Handelskonflikt

long-rules-clash = Der Handelskonflikt
long-rules-clash-begin = Steht ein anderer Spieler auf dem Zielgebiet, beginnt ein Handelskonflikt. Du greifst mit 1 bis 3 Assets an; der Verteidiger verteidigt mit allen, die dort stehen, höchstens 3.
long-rules-clash-dice = Jede Seite wirft einen Würfel pro Asset. Die höchsten Würfel bilden ein Paar, dann die zweithöchsten, dann die dritten. Würfel ohne Partner zählen nicht.
long-rules-clash-pairs = In jedem Paar verliert der niedrigere Würfel ein Asset, das den Spielplan verlässt. Gleichstand kostet den Angreifer.
long-rules-clash-won = Hat der Verteidiger dort kein Asset mehr, ziehen alle überlebenden Angreifer ein und gelten als gezogen.
long-rules-clash-lost = Sonst bleiben die Überlebenden, wo sie waren, und haben nicht gezogen: Sie dürfen wieder handeln. (Im englischen und im slowakischen Regelheft steht hier versehentlich „Angegriffener“ statt „Angreifer“.)
long-rules-clash-again = Du darfst dasselbe Gebiet wieder angreifen, solange Assets dorthin ziehen können.

## Ausscheiden

long-rules-out = Ausscheiden
long-rules-out-when = Wer kein Asset mehr auf dem Spielplan hat, scheidet sofort aus und handelt nicht mehr.
long-rules-out-rank = Wer ausgeschieden ist, steht unter allen Überlebenden, auch unter denen mit 0 Punkten. Wer später ausschied, steht über dem, der früher ausschied.
long-rules-out-one = Ist nur noch ein Spieler übrig, endet die Partie sofort. Er hat gewonnen, und gewertet wird der Spielplan, wie er ist, ohne Handel mit China.

## Ende

long-rules-end = Das Ende
long-rules-end-when = Die Partie endet, wenn die letzte Runde gespielt ist. Alle Karten werden aufgedeckt.
long-rules-end-score = Du bekommst die Punkte einer Anwendung, wenn du alle ihre Rohstoffe kontrollierst. Eine nur zum Teil erfüllte bringt nichts.
long-rules-end-ranking = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr erfüllte Anwendungen, dann mehr Rohstoffe, dann mehr Gebiete; ist alles gleich, wird der Platz geteilt. (Beide italienischen Regelhefte lassen die Anwendungen hier weg, obwohl ihre Punktetabelle sie zeigt.)

## Optionen

long-rules-options = Optionen einer Partie
long-rules-options-turns = Zahl der Runden: 8, wenn nichts anderes gewählt ist, von 1 bis 30.
long-rules-options-advanced = Erweiterter Spielaufbau: Das Spiel lost die Kontinente aus, jeden erlaubten mit gleicher Chance.
long-rules-options-stranglehold = Monopol-Würgegriff: Jedes Mal, wenn ein Spieler ausscheidet, springt der Rundenzähler um eins weiter, nie aber über die letzte Runde hinaus.
long-rules-options-china = Handel mit China: Unmittelbar vor der Wertung darf jeder Spieler einen Rohstoff für jeden Kontinent beanspruchen, auf dem nur er Gebiete hat. Mehrere dürfen denselben nehmen, niemand verliert ihn, und weniger ist auch erlaubt.
long-rules-options-leave = Eines bleibt zurück: In jedem Gebiet, aus dem du gehst, muss mindestens ein Asset bleiben. Eine Hausregel, nicht aus dem Regelheft.
long-rules-options-head = Vorsprung: Wer früh an der Reihe ist, setzt am Ende des Spielaufbaus mehr als 6 Assets, so viele, wie der Spielplan angibt. Das gleicht aus, dass man vor den anderen handelt. Eine Hausregel, nicht aus dem Regelheft.
long-rules-options-time = Spielleitung achtet auf die Zeit: Wer den Tisch leitet und nicht mitspielt, darf festlegen, welche Runde die letzte ist, solange die letzte Runde nicht begonnen hat. Alle erfahren es sofort. Eine Hausregel für den Unterricht, nicht aus dem Regelheft.
long-rules-options-bell = Klingel: Eine Spielleitung, die auf die Zeit achtet, darf die Partie auch jederzeit anhalten. Gewertet wird der Stand am Ende der letzten vollständigen Runde, ohne Handel mit China. Was danach geschah, zählt nicht. Solange die erste Runde nicht vollständig ist, gewinnt niemand.

## Geheimnisse

long-rules-see = Was alle sehen
long-rules-see-all = Den Spielplan, alle Assets, alle Würfel, wer dran ist und wie viele Assets jeder bekäme, sehen alle.
long-rules-see-card = Deine Zielkarte siehst nur du, bis zum Ende.

## Bilder

long-rules-picture-adjacent = Vier Gebiete. Zwei berühren sich an einer Grenze, zwei verbindet eine gestrichelte Linie über das Meer: Beide Paare sind benachbart. Das vierte ist mit keinem verbunden.
long-rules-picture-land = zu Land
long-rules-picture-sea = über das Meer
long-rules-picture-not = nicht benachbart
long-rules-picture-investment = Sieben Rohstoffe in Gruppen von drei, drei und eins: drei neue Assets.
long-rules-picture-numbers = Ein Gebiet mit den Zahlen 2 und 4: Zwei Assets können noch handeln, vier sind es insgesamt.
long-rules-picture-can-act = können handeln
long-rules-picture-in-all = insgesamt
long-rules-picture-clash = Der Angreifer würfelt 6, 3 und 2, der Verteidiger 4 und 3. 6 schlägt 4: Der Verteidiger verliert ein Asset. 3 und 3 sind Gleichstand: Der Angreifer verliert eines. Die 2 zählt nicht.
long-rules-picture-attacker = Angreifer
long-rules-picture-defender = Verteidiger
long-rules-picture-loses-attacker = Angreifer verliert 1
long-rules-picture-loses-defender = Verteidiger verliert 1
long-rules-picture-ignored = zählt nicht
long-rules-picture-application = { $application }, { $points } Punkte: Zwei ihrer Rohstoffe haben ein Häkchen, einer fehlt, also bringt sie nichts; mit dem dritten bringt sie alle ihre Punkte.
long-rules-picture-nothing = 0 Punkte

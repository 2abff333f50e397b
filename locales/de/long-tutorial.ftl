### Die Einführung: immer nur eine Sache, ein Satz, höchstens zwei. Namen stehen in der Grundform.

long-tutorial-title = Einführung
long-tutorial-step = Schritt { $number } von { $total }
long-tutorial-next = Weiter
long-tutorial-skip = Diesen Schritt überspringen
long-tutorial-leave = Einführung verlassen
long-tutorial-restart = Von vorn beginnen
long-tutorial-watch-dice = Sieh dir die Würfel an.
long-tutorial-watch-own = Erledigt. Sieh auf die Karte.
long-tutorial-watch-others = Sieh zu, was die anderen tun.
long-tutorial-play = Jetzt gegen Bots spielen
long-tutorial-more = Alle Regeln lesen

## Antworten auf eine falsche Wahl

long-tutorial-wrong-territory = Das ist { $chosen }. Such das Gebiet mit dem kräftigen Umriss: { $wanted }.
long-tutorial-wrong-number = Noch nicht: Hier ist { $wanted } die richtige Zahl.
long-tutorial-wrong-origin = Das ist { $chosen }. Beginn bei dem Gebiet mit dem kräftigen Umriss: { $wanted }.
long-tutorial-wrong-end = Noch nicht, es gibt noch etwas zu tun: Such den kräftigen Umriss.
long-tutorial-wrong-other = In einer Partie könntest du das tun. Tu hier, was oben steht.

## Die Lektionen

long-tutorial-welcome = Du leitest ein Unternehmen. China hat seine Grenzen geschlossen, und alle jagen nach Rohstoffen.
long-tutorial-objective = Das ist dein Ziel: vier Anwendungen. Jede bringt Punkte, wenn du am Ende alle ihre Rohstoffe kontrollierst.
long-tutorial-materials = Jede Kachel auf der Karte ist ein Rohstoff. Grün mit Häkchen gehört dir, Orange mit Punkt brauchst du.
long-tutorial-place = Du hast 3 Assets zu setzen. Setz eines hierhin: { $territory }.
long-tutorial-place_more = Setz das nächste hierhin: { $territory }.
long-tutorial-place_last = Und auch das letzte hierhin: { $territory }.
long-tutorial-numbers = Runde 1: Du bist zuerst dran. Jedes deiner Gebiete zeigt zwei Zahlen: Assets, die noch handeln können, und alle Assets.
long-tutorial-move-origin = In einem leeren Gebiet liegt { $material }, und das brauchst du: { $target }. Wähl, von wo du ziehst: { $origin }.
long-tutorial-move-target = Eine gestrichelte Linie verbindet die beiden über das Meer. Wähl nun das Zielgebiet: { $target }.
long-tutorial-move-assets = Ein Asset sollte zu Hause bleiben. Stell die Zahl auf { $assets } und bestätige.
long-tutorial-gallium = { $material } gehört dir, und eine Anwendung ist erfüllt: { $application }, { $points } Punkte, wenn du alles bis zum Ende hältst.
long-tutorial-clash-origin = { $material } liegt dort, wo ein anderes Unternehmen steht: { $target }. Wähl, von wo du angreifst: { $origin }.
long-tutorial-clash-target = Wähl nun das Zielgebiet: { $target }. Ein Handelskonflikt folgt.
long-tutorial-clash-assets = Auf jeder Seite sind höchstens 3 Assets dabei. Greif mit { $assets } an.
long-tutorial-dice = Zuerst werden die höchsten Würfel verglichen: 6 schlägt 4, der Verteidiger verliert ein Asset. 3 gegen 3 ist Gleichstand, und der kostet den Angreifer.
long-tutorial-again-origin = Du bist nicht hineingekommen, also haben deine Assets nicht gezogen und dürfen es wieder versuchen. Wähl noch einmal, von wo: { $origin }.
long-tutorial-again-target = Und wieder das Zielgebiet: { $target }.
long-tutorial-again-assets = Eines sollte zurückbleiben, sonst ist dieses Gebiet leer: { $origin }. Greif mit { $assets } an.
long-tutorial-pencils = Erobert: { $territory }, mit { $material }. Noch eine Anwendung ist erfüllt: { $application }, { $points } Punkte.
long-tutorial-end = Das reicht für jetzt. Beende deine Aktionen.
long-tutorial-investment = Runde 2 beginnt mit der Investitionsphase: Du kontrollierst { $materials } Rohstoffe, ein Drittel davon, aufgerundet, ergibt { $assets } neue Assets. Setz eines hierhin: { $territory }.
long-tutorial-guard = Sie werden es zurückwollen. Setz noch eines hierhin: { $territory }. Der Rest wird für dich gesetzt.
long-tutorial-last_turn = Das ist die letzte Runde, und du hast, was du brauchst. Beende deine Aktionen und halte durch.
long-tutorial-held = Sie haben mit 3 Assets angegriffen und alle verloren: Deine neuen Assets haben das Gebiet gehalten, { $territory }.
long-tutorial-score = Die Partie ist zu Ende, und alle Karten liegen offen. Du hast { $count } Anwendungen erfüllt: { $points } Punkte.

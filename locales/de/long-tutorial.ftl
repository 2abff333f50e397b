### Die Einführung: immer nur eine Sache, ein Satz, höchstens zwei. Namen stehen in der Grundform.

long-tutorial-title = Einführung
long-tutorial-step = Schritt { $number } von { $total }
long-tutorial-next = Weiter
long-tutorial-skip = Diesen Schritt überspringen
long-tutorial-leave = Einführung verlassen
long-tutorial-restart = Von vorn beginnen
long-tutorial-watch-dice = Sieh dir die Würfel an.
long-tutorial-watch-own = Geschafft! Schau auf die Karte.
long-tutorial-watch-others = Schau zu, was die anderen tun.
long-tutorial-play = Jetzt gegen Bots spielen
long-tutorial-more = Alle Regeln lesen

## Antworten auf eine falsche Wahl

long-tutorial-wrong-territory = Du hast { $chosen } gewählt. Such das Gebiet mit dem leuchtenden Umriss: { $wanted }.
long-tutorial-wrong-number = Noch nicht ganz. Die richtige Zahl hier: { $wanted }.
long-tutorial-wrong-origin = Du hast { $chosen } gewählt. Beginn bei dem Gebiet mit dem leuchtenden Umriss: { $wanted }.
long-tutorial-wrong-end = Noch nicht, es gibt noch etwas zu tun. Such den leuchtenden Umriss.
long-tutorial-wrong-other = In einer Partie ginge das. Mach hier, was oben steht.

## Die Lektionen

long-tutorial-welcome = Du leitest ein Unternehmen. China hat seine Grenzen geschlossen, und alle wollen schnell an Rohstoffe kommen.
long-tutorial-objective = Das ist dein Ziel: vier Anwendungen. Jede bringt Punkte, wenn du am Ende alle ihre Rohstoffe kontrollierst.
long-tutorial-materials = Jede Kachel auf der Karte ist ein Rohstoff. Grün mit Häkchen gehört dir. Orange mit Punkt brauchst du.
long-tutorial-place = Du kannst 3 Assets setzen. Setz eines hierhin: { $territory }.
long-tutorial-place_more = Setz das nächste hierhin: { $territory }.
long-tutorial-place_last = Und auch das letzte hierhin: { $territory }.
long-tutorial-numbers = Runde 1, und du bist zuerst dran. Jedes deiner Gebiete zeigt zwei Zahlen: einsatzbereite Assets und alle Assets dort.
long-tutorial-move-origin = Du brauchst { $material }, und es gibt ein leeres Gebiet damit: { $target }. Wähl, von wo du ziehst: { $origin }.
long-tutorial-move-target = Eine gestrichelte Linie verbindet die beiden über das Meer. Wähl nun das Zielgebiet: { $target }.
long-tutorial-move-assets = Lass ein Asset zu Hause. Stell die Zahl auf { $assets } und bestätige.
long-tutorial-first = Jetzt kontrollierst du { $material }, und eine Anwendung ist erfüllt: { $application }, { $points } Punkte, wenn du alles bis zum Ende behältst.
long-tutorial-clash-origin = Du brauchst auch { $material }. Ein anderes Unternehmen hat es hier: { $target }. Wähl, von wo du angreifst: { $origin }.
long-tutorial-clash-target = Wähl nun das Zielgebiet: { $target }. Dann kommt es zum Handelskonflikt.
long-tutorial-clash-assets = Jede Seite kann höchstens 3 Assets einsetzen. Greif mit { $assets } an.
long-tutorial-dice = Die höchsten Würfel kommen zuerst: 6 schlägt 4, also verliert der Verteidiger ein Asset. 3 gegen 3 ist Gleichstand, und bei Gleichstand verliert der Angreifer ein Asset.
long-tutorial-again-origin = Der Angriff hat nicht geklappt, also wurden deine Assets nicht bewegt und können es noch einmal versuchen. Wähl wieder, von wo: { $origin }.
long-tutorial-again-target = Und wieder das Zielgebiet: { $target }.
long-tutorial-again-assets = Lass eines zurück, sonst ist dieses Gebiet leer: { $origin }. Greif mit { $assets } an.
long-tutorial-second = Erobert: { $territory }, mit { $material }. Noch eine Anwendung ist erfüllt: { $application }, { $points } Punkte.
long-tutorial-end = Das reicht für jetzt. Beende deine Aktionen.
long-tutorial-investment = Runde 2 beginnt mit der Investitionsphase. Du kontrollierst { $materials } Rohstoffe. Durch 3 geteilt und aufgerundet: { $assets } neue Assets. Setz eines hierhin: { $territory }.
long-tutorial-guard = Die anderen wollen das sicher zurück. Setz noch eines hierhin: { $territory }. Den Rest setzt das Spiel für dich.
long-tutorial-last_turn = Das ist die letzte Runde, und du hast, was du brauchst. Beende deine Aktionen und halte durch!
long-tutorial-held = Sie haben mit 3 Assets angegriffen und alle verloren. Deine neuen Assets haben das Gebiet gehalten: { $territory }!
long-tutorial-score = Die Partie ist zu Ende, und alle Karten liegen offen. Du hast { $count } Anwendungen erfüllt: { $points } Punkte!

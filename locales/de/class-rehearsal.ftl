### Ein Probelauf: eine Klasse, die das Programm spielt, nur für die Lehrkraft.

class-rehearsal = Probelauf
class-rehearsal-close = Probelauf beenden
class-rehearsal-over = Der Probelauf ist vorbei. Nichts davon ist gespeichert.
class-rehearsal-three = Drück den dunklen Knopf. Wenn etwas schiefgeht, zeigt „Alle Knöpfe“, was du tun kannst.
class-rehearsal-join = Die Klasse kommt herein, gespielt vom Programm. Drück auf einen Namen, um einen anderen auszulosen oder jemanden zu entfernen.
class-rehearsal-deal = Sieben sind da, jemand kommt zu spät. Probier den Beamer und die Fragen aus, dann teil die Tische ein.
class-rehearsal-start = Zieh ein Unternehmen an einen anderen Tisch oder lass zwei sich eines teilen. Dann starte.
class-rehearsal-paused = Alle lesen deine Nachricht. Schau zum Beamer, dann drück „Weiter“.
class-rehearsal-door = Jemand steht vor der Tür. Lass die Person herein: Sie bekommt den Platz eines Bots.
class-rehearsal-waits = Ein Tisch wartet auf jemanden, der lange überlegt. Drück „Anstupsen“ oder setz ein Zeitlimit.
class-rehearsal-offline = Ein Handy ist nicht verbunden. Probier „Zurückholen“ aus (es dauert 20 Sekunden) oder gib den Platz an einen Bot.
class-rehearsal-play = Probier eine Pause, die letzte Runde oder die Landkarte eines Tisches aus. Gleich geht etwas schief.
class-rehearsal-finished = Alle Partien sind zu Ende. Weiter zur Nachbesprechung.
class-rehearsal-debrief = Blättere mit den Pfeiltasten, stelle die Fragen noch einmal, dann teile die Seiten aus und drucke sie.
class-rehearsal-end = Das war alles. Beende den Probelauf: Nichts davon wird gespeichert.

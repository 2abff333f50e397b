### The shelf: what stays of matches on a device.

long-shelf-title = Mein Regal
long-shelf-lead = Deine Rohstoffe, erfüllten Anwendungen und Punkte. Alles bleibt auf diesem Gerät und wird nie verschickt.
long-shelf-materials = { $count } von { $all } Rohstoffen
long-shelf-held = bis zum Ende einer Partie gehalten
long-shelf-starred = eine Frage dazu richtig beantwortet
long-shelf-tiles = Stern: eine Frage richtig beantwortet (bisher { $count }). Tippe auf eine graue Kachel, um zu sehen, wo es den Rohstoff gibt.
long-shelf-applications = { $count } von { $all } Anwendungen
long-shelf-newest = erfüllt, neueste zuerst
long-shelf-built = erfüllt
long-shelf-best = Bestes Ergebnis mit jeder Karte
long-shelf-cards = { $count } von { $all } Karten
long-shelf-nothing = Spiel eine Partie zu Ende, dann steht ihre Karte hier.
long-shelf-replays = Deine letzten Partien
long-shelf-matches = Gespielte Partien: { $count }, gewonnen: { $won }
long-shelf-comebacks = Aufholjagden: { $count }
long-shelf-new = Neu in deinem Regal
long-shelf-kept = Jetzt in deinem Regal
long-shelf-best-yet = Dein bestes Ergebnis mit dieser Karte
long-shelf-class = Möchtest du diese Partie auf diesem Gerät behalten? Deine Lehrkraft sieht sie nicht.
long-shelf-keep = In mein Regal stellen
long-shelf-refused = Dieser Browser speichert hier nichts, deshalb bleibt das Regal leer.
long-shelf-here = Nur in diesem Browser, ohne Konto.
long-shelf-guest = Das ist vorläufig ein leeres Regal. Es verschwindet, wenn du das Fenster schließt.
long-shelf-take = Mitnehmen
long-shelf-read = Regal einlesen
long-shelf-unreadable = Diese Datei ist kein Regal.
long-shelf-not-mine = Nicht meins?
long-shelf-mine = Zurück zum anderen Regal
long-shelf-clear = Regal löschen
long-shelf-clear-sure = Alles in diesem Regal wird gelöscht. Das lässt sich nicht rückgängig machen.
long-today-title = Karte des Tages: { $day }
long-today-lead = Drei Runden gegen drei Bots. Wer sie heute spielt, hat dieselbe Karte, dieselben Gegner und dieselben Würfel. Deine erste Partie zählt.
long-today-played = Du hast die Karte des Tages schon gespielt. Du kannst sie noch einmal spielen, aber nur die erste Partie zählt.
long-today-play = Karte des Tages spielen
long-today-again = Noch einmal spielen
long-today-in-a-row = { $count } Tage hintereinander
long-today-result = RAWsiko, { $day }: { $points } von { $all } Punkten
long-today-turns = Runde für Runde: { $points }
long-today-share = Teilen
long-puzzle-title = Rätsel
long-puzzle-lead = Zwölf Stellungen aus Partien von Bots. In jeder gewinnt eine Entscheidung deutlich öfter als die zweitbeste.
long-puzzle-solve = Rätsel lösen
long-puzzle-number = Rätsel { $number }
long-puzzle-solved = Gelöst: { $count } von { $all }
long-puzzle-ask = Du bist { $player }. Was würdest du tun?
long-puzzle-right = Richtig! Nichts anderes gewinnt so oft.
long-puzzle-wrong = { $points ->
    [one] Das kostet dich einen Prozentpunkt deiner Gewinnchance.
   *[other] Das kostet dich { $points } Prozentpunkte deiner Gewinnchance.
}
long-puzzle-how = Die Zahlen sind Gewinnchancen, wenn Bots von hier an viele Male mit anderen Würfeln weiterspielen.
long-puzzle-next = Nächstes Rätsel

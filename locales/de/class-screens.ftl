### The screens of a class: briefing, questions, what the teacher shows.

## Shown

class-step = { $page } von { $pages }
class-slide = Folie { $page } von { $pages }
class-look-up = Schau nach vorn!
class-look-up-more = Danach kommt deine eigene Seite.
class-look-down = Schau jetzt auf deine eigene Seite.
class-look-questions = Schau auf dein Gerät: acht Fragen.

## The briefing in four pictures

class-brief-1-title = Deine Karte
class-brief-1 = Vieles in deinem Handy kommt aus China. In diesem Spiel hat China seine Grenzen geschlossen. Du leitest ein Unternehmen. Deine Karte zeigt, was es trotzdem bauen können muss.
class-brief-1-more = Halte sie geheim.
class-brief-2-title = Rohstoffe
class-brief-2 = Anwendungen brauchen Rohstoffe aus Gebieten auf der ganzen Welt. Viele sind kritisch: wichtig, und der Nachschub kann ausfallen.
class-brief-2-more = Kontrollierst du ein Gebiet mit einem Rohstoff, dann hast du ihn. Deine Assets sind deine Spielsteine auf der Weltkarte.
class-brief-3-title = Der Handelskonflikt
class-brief-3 = Zieh in ein fremdes Gebiet, und die Würfel entscheiden: höchster gegen höchsten, dann das nächste Paar.
class-brief-3-more = Wer den niedrigeren Würfel hat, verliert ein Asset. Bei Gleichstand verliert der Angreifer eines.
class-brief-attacker = Angreifer
class-brief-defender = Verteidiger
class-brief-4-title = Die Wertung
class-brief-4 = Nur erfüllte Anwendungen bringen Punkte. Fehlt auch nur ein Rohstoff, zählt die Anwendung nicht.
class-brief-4-more = Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
class-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## The teacher decides what everyone looks at

class-show = Auf dem Beamer
class-show-joining = Code
class-show-briefing = Erklärung
class-show-clock = Uhr
class-show-table = Landkarte eines Tisches
class-show-debrief = Nachbesprechung
class-show-pages = Eigene Seiten austeilen
class-show-which = Welcher Tisch?
class-show-back = Zurück
class-show-next = Weiter
class-show-all = Alle Grafiken

## Questions before and after

class-ask-before = Fragen vor der Partie
class-ask-after = Fragen nach der Partie
class-ask-lead = { $count } Fragen, je einmal antippen. Keine Noten, keine Namen: Nur die Summen der Klasse bleiben.
class-ask-begin = Los geht’s
class-ask-back = Zurück
class-ask-done = Schick jetzt deine Antworten ab
class-ask-privacy = Niemand sieht, was du geantwortet hast.
class-ask-send = Abschicken
class-ask-thanks = Danke! Deine Antworten sind angekommen.
class-ask-next = Gib das Gerät weiter
class-ask-next-help = Jetzt antwortet Nummer { $head } von { $heads }. Niemand sieht, was die anderen gewählt haben.
class-round-open = Jetzt fragen
class-round-close = Beenden
class-round-closed = beendet
class-round-again = Wieder öffnen
class-round-later = wenn ein Tisch fertig ist
class-round-so-far = Antworten: { $answers } von { $pupils }
class-round-answers = { $answers ->
    [one] Eine Antwort
   *[other] { $answers } Antworten
}
class-round-few = Zu sehen, wenn { $least } Geräte geantwortet haben.

### Die Seite für Lehrkräfte mit drei Knöpfen, für die ersten Stunden.

class-first-all = Alle Knöpfe
class-first-three = Drei Knöpfe
class-first-start = Start
class-first-pause = Pause
class-first-debrief = Nachbesprechung
class-first-tables = Tische
class-first-all-right = In Ordnung
class-first-seats = Alle suchen ihren Tisch.
class-first-picture = Bild { $page } von { $pages }.
class-first-playing = { $pupils ->
    [one] Eine Person spielt. Nichts zu tun.
   *[other] Alle { $pupils } spielen. Nichts zu tun.
}
class-first-some = { $here ->
    [one] { $here } von { $pupils } spielt.
   *[other] { $here } von { $pupils } spielen.
}
class-first-pages = Alle lesen ihre eigene Seite.
class-first-debriefing = Die Nachbesprechung läuft.
class-first-help-join = Der Beamer zeigt den Code. Drück „Start“, wenn fast alle da sind: Wer später kommt, kann noch beitreten.
class-first-help-close = Drück „Start“, wenn alle die Fragen beantwortet haben.
class-first-help-picture = Lies es mit der Klasse, dann drück „Start“.
class-first-help-play = Der Beamer zeigt, wer wo sitzt. Drück „Start“, wenn alle sitzen.
class-first-help-playing = Geh herum und hör zu. Um { $time } Uhr enden die Partien von selbst; dann drück „Nachbesprechung“.
class-first-help-paused = Auf allen Geräten steht: Schaut zum Beamer. Drück „Weiter“, wenn du fertig bist.
class-first-help-finished = Drück „Nachbesprechung“: Grafiken aus euren eigenen Partien und was du fragen kannst.
class-first-help-pages = Der Beamer erzählt die Geschichte der Klasse. Unter „Drucken“ sind das Klassenblatt und alle Seiten.
class-first-help-debriefing = Zeig eine Grafik nach der anderen und stell die beiden Fragen daneben.
class-first-start-ask = Zuerst acht Fragen, auf allen Geräten.
class-first-start-close = Die Fragen beenden und weiter.
class-first-start-picture = Das nächste Bild der Erklärung zeigen.
class-first-start-deal = Die Tische einteilen.
class-first-start-play = Die Partien an allen Tischen starten.
class-first-start-done = Erledigt
class-first-started = Die Partien haben begonnen. Es ist nichts mehr zu starten.
class-first-pause-note = Alle Geräte halten an, darauf steht: Schaut zum Beamer. Noch einmal drücken, dann geht es weiter.
class-first-pause-on = Alle Tische machen weiter, wo sie waren.
class-first-debrief-note = Ab { $time } Uhr. Früher geht auch: Dann wird einmal nachgefragt.
class-first-debrief-on = Der Beamer zeigt sie.
class-first-still = { $tables ->
    [one] Ein Tisch spielt noch. Die Partie beenden?
   *[other] { $tables } Tische spielen noch. Die Partien beenden?
}
class-first-play-on = Weiterspielen lassen
class-first-end = Beenden und besprechen
class-first-bar-play = Ankommen und spielen, bis { $time }
class-first-bar-debrief = Nachbesprechung, bis { $time }

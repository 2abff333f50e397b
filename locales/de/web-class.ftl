### Eine Klasse: öffnen, die Seite der Lehrkraft, Kinder, die Wand.

## Eine Klasse öffnen

web-class-open = Eine Klasse öffnen
web-class-open-note = Für Lehrkräfte: ein Code für alle, und alle Tische im Blick.
web-class-rehearse = Proben
web-class-rehearse-help = Probier allein alle Knöpfe aus: Acht Geräte spielen von selbst, und manches geht schief.
web-class-bell-when = Wann klingelt es?
web-class-bell-now = Es ist { $time } Uhr.
web-class-bell-in = in { $minutes } min
web-class-bell-exactly = Auf die Minute
web-class-bell-other = Eine andere Zeit
web-class-bell-time = Wann es klingelt
web-class-bell-over = Diese Zeit ist schon vorbei.
web-class-projector-language = Sprache auf dem Beamer
web-class-projector-language-help = Auf ihren Geräten wählen alle ihre eigene.
web-class-kind = Was für eine Stunde?
web-class-kind-first_match = Erste Partie
web-class-kind-first_match-help = Es bleibt Zeit, das Spiel zu erklären und danach darüber zu reden.
web-class-kind-known_game = Die Klasse kennt das Spiel
web-class-kind-known_game-help = Keine Erklärung, also mehr Zeit zum Spielen.
web-class-kind-two_lessons = Zwei Schulstunden
web-class-kind-two_lessons-help = Acht Runden. Die Partie geht an einem anderen Tag weiter.
web-class-questions-help = Anonym, vorher und nachher. Sie zeigen, was die Klasse gelernt hat.
web-class-why-not = „Warum nicht mein Zug?“
web-class-why-not-help = Vor dem Bestätigen lässt sich fragen, was eine Aktion kostet. Fünf Fragen pro Runde.
web-class-debrief-usual = Wie geplant
web-class-debrief-none = Keine
web-class-rules = Welche Regeln?
web-class-rules-classic = Klassisch
web-class-rules-classic-help = Das Spiel wie im Regelheft. Am besten für die erste Partie.
web-class-rules-world_news = Weltnachrichten
web-class-rules-world_news-help = Echte Ereignisse stoppen Rohstoffe oder bringen neue, also zählt eine zweite Quelle. Etwa 8 Sekunden mehr in jeder Runde.
web-class-rules-recycling = Recycling
web-class-rules-recycling-help = Einmal in der Partie darf man Assets für einen Rohstoff abgeben, der sich recyceln lässt.
web-class-rules-both = Beides
web-class-rules-both-help = Weltnachrichten und Recycling. Am besten, wenn die Klasse das Spiel kennt.
web-class-pupils = Wie viele sind heute da?
web-class-pupils-help = Freiwillig. Der Beamer zeigt dann, auf wie viele noch gewartet wird.
web-class-open-do = Klasse öffnen
web-class-privacy = Keine Konten, keine Namen. Nach 30 Tagen gelöscht.

## Vor dem Spiel

web-class-title = Klasse { $code }
web-class-in = { $pupils ->
    [0] Noch ist niemand da.
    [one] Eine Person ist da.
   *[other] { $pupils } Personen sind da.
}
web-class-in-of = { $pupils ->
    [one] { $pupils } von { $expected } ist da.
   *[other] { $pupils } von { $expected } sind da.
}
web-class-step-open = Öffne diese Adresse:
web-class-step-code = Tippe diesen Code ein:
web-class-scan = Oder scanne das hier
web-class-qr = QR-Code mit dem Link zu dieser Klasse
web-class-find-table = Finde deinen Tisch
web-class-projector-open = Beamer-Ansicht öffnen
web-class-deal = Tische einteilen
web-class-deal-again = Neu einteilen
web-class-order = Sitzordnung
web-class-order-random = Zufällig
web-class-order-mixed = Sprachen gemischt
web-class-order-together = Nach Sprachen getrennt
web-class-order-as_before = Wie letzte Stunde
web-class-table = Tisch { $table }
web-class-move-short = An Tisch…
web-class-new-table = Ein neuer Tisch
web-class-undealt = { $companies ->
    [one] Ein Unternehmen hat noch keinen Tisch.
   *[other] { $companies } Unternehmen haben noch keinen Tisch.
}
web-class-start = { $tables ->
    [one] Tisch starten
   *[other] Alle { $tables } Tische starten
}

## Die Übersicht

web-class-now = Uhrzeit
web-class-play-ends = Spielende in
web-class-bell = Klingel
web-class-connected = Verbundene Personen
web-class-of = { $part } von { $all }
web-class-need = { $tables ->
    [one] Ein Tisch braucht dich.
   *[other] { $tables } Tische brauchen dich.
}
web-class-headline-many-offline = { $pupils } Schülerinnen und Schüler sind offline. Ist es das WLAN?
web-class-headline-offline = { $pupils ->
    [one] Eine Schülerin oder ein Schüler ist offline.
   *[other] { $pupils } Schülerinnen und Schüler sind offline.
}
web-class-headline-back = { $pupils ->
    [one] Eine oder einer von { $all } Schülerinnen und Schülern ist wieder da.
   *[other] { $pupils } von { $all } Schülerinnen und Schülern sind wieder da.
}
web-class-headline-all-back = Alle { $pupils } Schülerinnen und Schüler sind wieder da.
web-class-headline-waits = Tisch { $table } wartet auf { $company }.
web-class-headline-late = Tisch { $table } liegt { $minutes } min zurück.
web-class-wifi-help = Bots spielen für sie, und nichts geht verloren. Sie kommen von selbst zurück.
web-class-all-on-time = Alle Tische liegen gut in der Zeit.
web-class-all-paused = Alle Tische sind angehalten.
web-class-all-finished = Alle Tische sind fertig.
web-class-starting = Die Tische fangen gleich an.
web-class-ended = Diese Klasse ist beendet.
web-class-state-on_time = gut in der Zeit
web-class-state-late = { $minutes } min zurück
web-class-state-very_late = { $minutes } min zurück
web-class-state-held_up = jemand überlegt
web-class-state-paused = angehalten
web-class-state-starting = fängt an
web-class-state-finished = fertig
web-class-state-out_of_reach = nicht erreichbar
web-class-turn = Runde { $turn } von { $last }
web-class-setting-up = Aufbau
web-class-ends = endet { $time }
web-class-thinking = Überlegt schon { $time }
web-class-away = Schon { $time } nicht verbunden
web-class-people = { $here } von { $all } verbunden
web-class-nudge = Anstupsen
web-class-nudge-sent = Freundliches Zeichen gesendet: { $company }
web-class-soft-timer = { $seconds } s je Phase
web-class-bring-back = Zurückholen
web-class-bring-back-help = Scanne das innerhalb von zwei Minuten mit dem neuen Gerät der Person. Keine Kamera? Gib die sechzehn Zeichen auf der Startseite in das Feld für Codes ein.
web-class-bring-back-secret = Wer den Code zuerst scannt, bekommt den Platz. Ist diese Seite auf dem Beamer zu sehen, dunkle ihn vorher ab.
web-class-bring-back-show = Code zeigen
web-class-pause-all = Alle anhalten
web-class-go-on = Weiter
web-class-more-time = Mehr Zeit
web-class-bell-ask = Stopp…
web-class-ask-title = { $scope }: { $what }
web-class-all-tables = Alle Tische
web-class-ask-pause = anhalten, und alle lesen…
web-class-ask-last-turn = die letzte Runde festlegen?
web-class-ask-more-time = mehr Zeit
web-class-ask-bell = Partien beenden?
web-class-last-turn-help = Die nächste Runde wird die letzte. Alle erfahren es, bevor sie beginnt.
web-class-last-turn-do = Die nächste Runde ist die letzte
web-class-more-time-help = Alle Tische richten sich nach der neuen Klingel. Wo du die letzte Runde festgelegt hast, bleibt sie.
web-class-bell-move = Klingel verschieben…
web-class-bell-rings = Es klingelt um { $time } Uhr.
web-class-bell-earlier = { $minutes } min früher: { $time }
web-class-bell-later = { $minutes } min später: { $time }
web-class-more-time-one = Es klingelt wie geplant: Nur dieser Tisch spielt weiter, während die anderen fertig sind. Höchstens bis zum Klingeln um { $time } Uhr.
web-class-more-time-none = Dieser Tisch hat schon Zeit bis zum Klingeln. Um ihm mehr zu geben, verschiebe die Klingel.
web-class-more-minutes = { $minutes ->
    [one] { $minutes } Minute mehr
   *[other] { $minutes } Minuten mehr
}
web-class-bell-help = Die Partie endet. Es zählt die letzte ganze Runde, damit alle gleich oft dran waren.
web-class-bell-turn = Wenn diese Runde endet
web-class-bell-do = Jetzt beenden
web-class-knocking = An der Tür: { $company }
web-class-admit = Hereinlassen
web-class-let-in = { $knocked } spielt an Tisch { $table } als { $company }.
web-class-let-in-same = { $company }: jetzt an Tisch { $table }.
web-class-table-menu = Mehr zu Tisch { $table }

## Kinder

web-class-your-language = Deine Sprache
web-class-share = Wie viele teilen sich dieses Gerät?
web-class-whole-table = Ein ganzer Tisch
web-class-companies = Unternehmen an diesem Tisch
web-class-join-do = Der Klasse beitreten
web-class-phone-link = Für Lehrkräfte: dieses Handy als Fernbedienung
web-class-already = In diesem Browser bist du schon in dieser Klasse.
web-class-go = Zur Klasse
web-class-redraw = Anderen Namen ziehen
web-class-wait = Du bist dabei. Die Partie beginnt, wenn alle da sind.
web-class-wait-table = Setz dich an Tisch { $table }.
web-class-soon = Die Partie beginnt gleich.
web-class-on-projector = Auf dem Beamer: { $company }
web-class-seated = Du sitzt an Tisch { $table }. Dein Unternehmen: { $company }.
web-class-wait-door = Du hast angeklopft. Die Lehrkraft lässt dich herein.
web-class-ask-seat = Um einen Platz bitten
web-class-removed = Du bist nicht mehr in dieser Klasse. Mit dem Code kannst du wieder beitreten.
web-class-nudged = Ein freundliches Zeichen von der Lehrkraft: Bist du dran? Schau mal!
web-class-from-teacher = Von deiner Lehrkraft
web-class-early = Deine Partie ist zu Ende. Die anderen spielen noch.
web-class-early-page = Deine Seite
web-class-back-title = Zurück zur Klasse
web-class-back-help = Du behältst dein Unternehmen. Dein altes Gerät verlässt die Klasse.
web-class-back-do = Zurückkommen

## Die Wand

web-class-then = um { $time } Uhr, dann schauen wir gemeinsam zurück
web-class-box-full = gespielt
web-class-box-half = jetzt
web-class-box-empty = kommt noch
web-class-box-last = letzte
web-class-time-up = Zeit, zum Schluss zu kommen.

## Was alle in einer Pause lesen

class-bell-armed = Die Partie endet mit dieser Runde.
class-bell-back = Nach dieser Runde ist doch nicht Schluss. Die Partie geht weiter.
class-pause-listen = Bitte hört einen Moment zu.
class-pause-look_up = Bitte schaut nach vorn.
class-pause-question = Es gibt eine Frage für alle.
class-pause-break = Eine kurze Pause.
class-pause-help = Wir helfen jemandem. Gleich geht es weiter.
class-pause-another_day = Wir machen an einem anderen Tag weiter. Alles ist gespeichert.
class-pause-still = Alle Tische stehen still. Nichts geht verloren.
class-paused = Pause
class-pause-ends = Spielende um { $time } Uhr

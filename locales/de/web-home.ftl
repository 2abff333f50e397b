### Die Startseite, Tische vor und neben ihrer Partie, und was gesagt wird, wenn etwas schiefgeht.

web-home-lead = Führe ein Unternehmen und hol dir die Orte mit den Rohstoffen. Baue Smartphones, Kameras und Windräder, bevor es andere tun.
web-home-play-now = Jetzt spielen
web-home-opening = Der Tisch wird vorbereitet…
web-home-open-table = Einen Tisch für andere eröffnen
web-home-one-device = Alle an diesem Gerät
web-home-watch = Tisch finden oder zuschauen
web-home-learn = Lernen
web-home-tutorial = Einführung
web-home-rules = Regeln
web-home-materials = Rohstoffe
web-home-replays = Aufzeichnungen
web-home-settings = Einstellungen
web-home-credits = Mitwirkende
web-home-connect = Ein Handy bekommt keine Verbindung?
web-home-language = Sprache
web-home-back = Zur Startseite
web-home-come-back-to = Deine Tische
web-home-come-back = Weiter an Tisch { $code }
web-home-forget = Tisch { $code } vergessen

## Beitreten

web-home-code = Mit Code beitreten
web-home-code-short = Ein Beitrittscode hat sechs Buchstaben und Ziffern. Schau noch einmal nach.
web-home-code-never = Die Buchstaben I und O und die Ziffern 0 und 1 gibt es in Beitrittscodes nie. Schau noch einmal nach.
web-home-join = Beitreten
web-home-join-title = An einen Tisch setzen
web-home-looking = Der Tisch wird gesucht…
web-home-table-code = Tisch { $code }
web-home-open-seats = { $seats ->
    [one] Ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}
web-home-already-seated = Du hast in diesem Browser schon einen Platz an diesem Tisch.
web-home-to-my-seat = Zu meinem Platz
web-home-already-playing = Die Partie hat begonnen. Hattest du schon einen Platz? Dann komm mit deinem Link oder Rückkehrcode zurück.
web-home-who = Dein Unternehmen
web-home-company = Name des Unternehmens
web-home-company-any = Irgendein freier Name
web-home-own-name = Denk dir einen Namen aus
web-home-own-name-help = Höchstens 16 Buchstaben. Nimm nicht deinen echten Namen.
web-home-portrait = Porträt
web-home-portrait-number = Porträt { $number }
web-home-sit-down = Platz nehmen
web-home-rejoin = Mit Rückkehrcode zurückkommen
web-home-rejoin-title = Zurück an deinen Platz
web-home-rejoin-help = Gib den Code ein, den du dir beim Hinsetzen aufgeschrieben hast oder den dir die Lehrkraft zeigt. Dein Platz öffnet sich hier und schließt sich dort, wo er vorher offen war.
web-home-rejoin-label = Rückkehrcode
web-home-rejoin-short = Ein Rückkehrcode hat sechzehn Buchstaben und Ziffern. Schau noch einmal nach.
web-home-come-in = Zurückkommen

## Tische anderer

web-home-tables-title = Tische
web-home-tables-help = Tische, die hier alle sehen können. Fehlt einer? Bitte die Person, die ihn eröffnet hat, um den Link oder den Code.
web-home-tables-none = Gerade steht kein Tisch in der Liste.
web-home-table-free = { $seats ->
    [0] Kein Platz frei
    [one] Ein Platz frei
   *[other] { $seats } Plätze frei
}
web-home-table-playing = Die Partie läuft
web-home-watch-link = Link zum Zuschauen
web-home-watch-link-help = Füge den Link ein, den du bekommen hast.
web-home-watch-open = Zuschauen
web-home-watch-wrong = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link und versuch es noch einmal.

## Ein neuer Tisch

web-home-new-title = Neuer Tisch
web-home-new-lead = Wähle, wie ihr spielt, und lade die anderen per Code, Link oder QR ein.
web-home-new-open = Tisch eröffnen
web-home-new-sit = Ich spiele mit
web-home-new-sit-help = Schalte das aus, wenn du den Tisch nur verwaltest, zum Beispiel im Unterricht.
web-home-new-seats = Wer spielt
web-home-hot-title = Alle an diesem Gerät
web-home-hot-lead = Gebt das Gerät weiter. Die Karten bleiben dazwischen verdeckt.
web-home-hot-people = Menschen
web-home-hot-bots = Bots
web-home-hot-start = Partie starten
web-home-hot-other-portrait = Ein anderes Porträt für { $player }

## Vor der Partie

web-home-seats = Plätze
web-home-seat-open = Freier Platz
web-home-seat-waiting = Wartet auf jemanden
web-home-seat-person = Mensch
web-home-seat-away = Nicht verbunden
web-home-seat-ready = Bereit
web-home-seat-not-ready = Noch nicht bereit
web-home-seat-host = Du startest die Partie
web-home-you = Du
web-home-who-plays = Wer auf Platz { $seat } spielt
web-home-change = Ändern
web-home-remove = Entfernen
web-home-fill = Mit Bots auffüllen
web-home-invite = Andere einladen
web-home-invite-help = Öffne diese Seite auf einem anderen Gerät und gib den Code ein:
web-home-copy-link = Link kopieren
web-home-copy-watch = Link zum Zuschauen kopieren
web-home-copied = Kopiert.
web-home-not-copied = Dieser Browser erlaubt kein Kopieren. Markiere den Link und kopiere ihn selbst.
web-home-qr = QR-Code des Links zu diesem Tisch
web-home-rejoin-code = Dein Rückkehrcode
web-home-rejoin-code-help = Schreib ihn auf! Damit kommst du an jedem Gerät und an jedem Tag an deinen Platz zurück.
web-home-options = So spielt ihr
web-home-change-options = Ändern
web-home-turns = { $turns ->
    [one] Eine Runde
   *[other] { $turns } Runden
}
web-home-timer-on = { $seconds } Sekunden pro Phase
web-home-seats-open = { $seats ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder nimm einen Bot dazu.
   *[other] { $seats } Plätze sind noch frei: Lade andere ein oder nimm Bots dazu.
}
web-home-not-ready = { $players ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $players } Personen sind noch nicht bereit.
}
web-home-all-ready = Alle sind da. Du kannst die Partie starten.
web-home-start = Partie starten
web-home-ready = Ich bin bereit
web-home-not-yet = Doch noch nicht bereit
web-home-ready-asked = Nur wer den Tisch eröffnet hat, kann die Partie starten. Sag, wenn du bereit bist.
web-home-waiting-host = Du bist bereit. Wer den Tisch eröffnet hat, startet die Partie.
web-home-watching-lobby = Du schaust zu. Die Partie beginnt bald.
web-home-leave = Tisch verlassen
web-home-cancel = Abbrechen
web-home-save = Speichern

## Was beim Eröffnen entschieden wird

web-home-form-rules = Regeln
web-home-form-table = Tisch
web-home-option-turns = Runden
web-home-option-turns-help = Eine Runde dauert etwa drei Minuten.
web-home-option-advanced_setup = Erweiterter Spielaufbau
web-home-option-advanced_setup-help = Deine Kontinente werden ausgelost.
web-home-option-monopoly_stranglehold = Monopol-Würgegriff
web-home-option-monopoly_stranglehold-help = Jedes Mal, wenn jemand ausscheidet, springt der Rundenzähler um eins vor.
web-home-option-trade_with_china = Handel mit China
web-home-option-trade_with_china-help = Vor der Wertung bekommst du für jeden Kontinent, den du für dich allein hast, einen Rohstoff dazu.
web-home-option-leave_one_behind = Eines bleibt zurück
web-home-option-leave_one_behind-help = In jedem Gebiet, aus dem du ziehst, bleibt mindestens ein Asset zurück.
web-home-option-head_start = Vorsprung
web-home-option-head_start-help = Wer in der Spielreihenfolge einen schweren Platz hat, setzt am Anfang mehr Assets. So sind die Plätze gerechter.
web-home-option-host_keeps_time = Spielleitung achtet auf die Zeit
web-home-option-host_keeps_time-help = Du spielst nicht mit. Du legst die letzte Runde fest, oder du klingelst, wenn die Stunde zu Ende ist.
web-home-option-world_news = Weltnachrichten
web-home-option-world_news-help = Ab der zweiten Runde stoppt in jeder Runde ein echtes Ereignis einen Rohstoff in einem Gebiet oder bringt einen neuen. Eine zweite Quelle hilft.
web-home-option-recycling = Recycling
web-home-option-recycling-help = Einmal in der Partie gibst du Assets für einen Rohstoff ab und behältst ihn bis zum Ende.
web-home-short-cards = Bei { $turns } Runden oder weniger bekommst du Zielkarten für kurze Partien.
web-home-chat = Chat
web-home-chat-off = Aus
web-home-chat-phrases = Sätze
web-home-chat-free = Freier Text
web-home-chat-off-help = Niemand kann etwas schreiben.
web-home-chat-phrases-help = Fertige Sätze, die alle in ihrer eigenen Sprache lesen.
web-home-chat-free-help = Auch kurze Nachrichten, ohne Links. Du kannst den Chat jederzeit stummschalten.
web-home-free-names = Eigene Namen
web-home-free-names-help = Alle können sich einen Namen für ihr Unternehmen ausdenken.
web-home-spectators = Zuschauer
web-home-spectators-help = Wer den Link hat, kann zuschauen. Die Karten bleiben verdeckt.
web-home-listed = In der Liste zeigen
web-home-listed-help = Alle auf diesem Server können ihn finden.
web-home-odds = Chancen zeigen
web-home-odds-help = Vor einem Handelskonflikt siehst du deine Chance auf die Eroberung.
web-home-timer = Zeit pro Phase
web-home-timer-help = Ist die Zeit um, spielt ein Bot die Phase zu Ende. Die nächste gehört wieder dir.
web-home-timer-none = Unbegrenzt
web-home-extra-time = Extrazeit
web-home-extra-time-help = Kommt in jeder Phase dazu, für alle, die sie brauchen.
web-home-extra-time-none = Keine
web-home-extra-time-more = { $time } mehr
web-home-absence = Wenn jemand weg ist
web-home-absence-help = Nach dieser Zeit springt ein Bot ein, bis die Person zurück ist.
web-home-stand-in = Bot, der einspringt
web-home-table-language = Sprache des Tisches
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Den Tisch während der Partie leiten

web-home-host = Tisch verwalten
web-home-pause = Pause
web-home-resume = Weiter
web-home-end = Partie beenden
web-home-end-sure = Die Partie für alle beenden?
web-home-end-help = Ihr könnt sie später nicht fortsetzen, aber die Aufzeichnung bleibt.
web-home-give-to-bot = An einen Bot geben
web-home-give-sure = Den Platz von { $player } für den Rest der Partie an einen Bot geben?
web-home-more-time = Noch eine Minute
web-home-mute = { $player } stummschalten
web-home-mute-all = Chat für alle stummschalten
web-home-host-table = Einstellungen des Tisches

## Ein Gerät für alle

web-home-pass-to = Gib das Gerät weiter an { $player }
web-home-pass-help = Alle anderen schauen kurz weg: Jetzt kommt die Karte dieses Unternehmens.
web-home-pass-show = Ich bin { $player }

## Warten, und wenn etwas schiefgeht

web-home-connecting = Verbindung wird aufgebaut…
web-home-connecting-long = Das dauert länger als sonst. Wir versuchen es weiter…
web-home-loading = Die Landkarte wird ausgebreitet…
web-home-starting = Die Partie beginnt…
web-home-starting-help = Alle steuern ein Geheimnis zu den Würfeln bei, damit niemand schummeln kann.
web-home-banner-reconnecting = Verbindung verloren. Wir versuchen es noch einmal. Es geht nichts verloren.
web-home-banner-cannot-save = Der Server kann gerade nicht speichern. Deine Züge warten und werden noch einmal gesendet.
web-home-banner-stopping = Der Server startet neu. Gleich geht die Partie weiter.
web-home-banner-paused = Die Partie ist pausiert.
web-home-banner-elsewhere = Dein Platz ist in einem anderen Fenster oder auf einem anderen Gerät offen.
web-home-banner-paused-host = Du hast die Partie pausiert.
web-home-no-storage = Dieser Browser vergisst alles, wenn du die Seite schließt. Schreib dir den Rückkehrcode auf oder merk dir die Adresse.
web-home-try-now = Jetzt versuchen
web-home-try-again = Noch einmal versuchen
web-home-reload = Seite neu laden
web-home-take-back = Hier öffnen
web-home-forget-table = Diesen Tisch vergessen
web-home-aborted = Die Partie wurde beendet
web-home-aborted-help = Was gespielt wurde, kannst du dir noch eine Weile als Aufzeichnung ansehen.
web-home-expired = Dieser Tisch ist geschlossen
web-home-expired-help = Lange ist niemand zurückgekommen, deshalb ist die Partie hier zu Ende.
web-home-see-replay = Aufzeichnung ansehen
web-home-trouble-title = Das hat nicht geklappt
web-home-trouble-unreachable = Der Server antwortet nicht. Prüfe dein Netz, warte kurz und versuch es noch einmal.
web-home-trouble-no_sitting-title = Kein Platz in diesem Browser
web-home-trouble-no_sitting = Du hast in diesem Browser keinen Platz an dem Tisch. Tritt mit dem Code bei oder komm mit deinem Rückkehrcode zurück.
web-home-trouble-unknown_token-title = Dieser Link funktioniert nicht mehr
web-home-trouble-class_deleted-title = Die Stunde ist vorbei
web-home-trouble-rehearsal_over-title = Der Probelauf ist vorbei
web-home-trouble-rehearsal_over = Er wurde gelöscht, und nichts davon ist gespeichert.
web-home-trouble-unknown_content-title = Diese Partie ist geschlossen
web-home-trouble-not_seated-title = Dieser Platz gehört dir nicht mehr
web-home-trouble-not_seated = Dein Platz wurde vergeben, oder du hast ihn verlassen. Bitte die Person, die den Tisch eröffnet hat, um einen anderen.
web-home-trouble-opened_elsewhere-title = Dein Platz ist anderswo offen
web-home-trouble-opened_elsewhere = Du hast ihn in einem anderen Fenster oder auf einem anderen Gerät geöffnet. Spiel dort weiter oder öffne ihn wieder hier.
web-home-trouble-spectators_not_allowed-title = Hier kann niemand zuschauen
web-home-trouble-other_version-title = Es gibt eine neue Version
web-home-trouble-other_version = Der Server wurde aktualisiert. Lade die Seite neu, dann geht es weiter. Du behältst deinen Platz.
web-home-trouble-other_content-title = Der Spielplan hat sich geändert
web-home-trouble-other_content = Der Server hat eine neuere Version des Spielplans als diese Seite. Lade die Seite neu, dann geht es weiter. Du behältst deinen Platz.
web-home-trouble-chunk-title = Ein Teil der Seite fehlt
web-home-trouble-chunk = Er ließ sich nicht laden: Vielleicht ist das Netz weg, oder der Server wurde aktualisiert. Lade die Seite neu, dann geht es weiter.
web-home-trouble-web_fault-title = Auf dieser Seite ist etwas schiefgegangen
web-home-trouble-web_fault = Es war nicht deine Schuld, und die Partie ist auf dem Server sicher. Lade die Seite neu, dann geht es weiter.

## Einstellungen

web-home-settings-help = Nur in diesem Browser gespeichert.
web-home-look = Darstellung und Ton
web-home-change-company = Unternehmen oder Porträt ändern
web-home-unmute-all = Stummschaltung des Chats aufheben
web-home-give-seat = Den Platz von { $player } an einen Bot geben
web-home-give-help = Der Link und der Rückkehrcode dieser Person funktionieren dann nicht mehr.
web-home-sound = Ton
web-home-sound-help = Leise Töne zu dem, was auf dem Spielplan passiert.
web-home-scheme = Farben
web-home-scheme-auto = Wie das Gerät
web-home-scheme-light = Hell
web-home-scheme-dark = Dunkel
web-home-contrast = Kontrast
web-home-contrast-auto = Wie das Gerät
web-home-contrast-high = Hoch
web-home-patterns = Muster der Unternehmen
web-home-patterns-help = Damit erkennst du Gebiete auch ohne Farben.
web-home-patterns-off = Aus
web-home-patterns-soft = Sanft
web-home-patterns-strong = Kräftig
web-home-motion = Animationen
web-home-motion-auto = Wie das Gerät
web-home-motion-reduced = Weniger
web-home-motion-full = Alle
web-home-text-size = Textgröße

## Mitwirkende

web-home-credits-game = Das Spiel
web-home-credits-game-who = RAWsiko – Materials Around Us wurde vom Nationalen Forschungsrat Italiens (CNR) im Projekt Raw MatTERS Ambassadors at Schools (RM@Schools) geschaffen, gefördert von EIT RawMaterials, unterstützt vom Europäischen Innovations- und Technologieinstitut, einer Einrichtung der Europäischen Union. Idee, Regeln und Name stammen von dort.
web-home-credits-game-independent = Dieses Programm ist eine unabhängige Version des Spiels, gemacht nach dem Regelheft. CNR, RM@Schools und EIT RawMaterials haben es weder gemacht noch geprüft noch empfohlen; für Fehler sind nur wir verantwortlich.
web-home-credits-facts = Fakten und Karte
web-home-credits-facts-help = Die Fakten dazu, wo Rohstoffe liegen und woraus Anwendungen bestehen, stammen aus öffentlichen Quellen; die Seite jedes Rohstoffs nennt sie. Gebiete sind Teile des Spiels und sagen nichts über echte Grenzen aus.
web-home-credits-drawn = Schrift, Symbole und Porträts
web-home-credits-drawn-help = Alles ist beim Spiel dabei: Keine Seite lädt etwas von einem anderen Server.
web-home-credits-software = Software
web-home-credits-software-help = RAWsikos eigener Code steht unter der MIT-Lizenz. Er baut unter anderem darauf auf:

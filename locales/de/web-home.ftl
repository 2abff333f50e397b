### Die Startseite, Tische vor und neben ihrer Partie, und was gesagt wird, wenn etwas schiefgeht.

web-home-lead = Führe ein Unternehmen, gewinne die Rohstoffe der Welt und stelle her, wofür sie gebraucht werden.
web-home-play-now = Jetzt spielen
web-home-opening = Der Tisch wird gedeckt…
web-home-play-note = Du gegen drei Bots. Ohne Konto, ohne Installation.
web-home-ways = Wege ins Spiel
web-home-open-table = Einen Tisch für andere eröffnen
web-home-one-device = Alle an diesem Gerät
web-home-watch = Tisch finden oder zuschauen
web-home-learn = Kennenlernen
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
web-home-code-short = Ein Beitrittscode hat sechs Buchstaben und Ziffern. Sieh noch einmal nach.
web-home-code-never = In Beitrittscodes kommen die Buchstaben I und O und die Ziffern 0 und 1 nie vor. Sieh noch einmal nach.
web-home-join = Beitreten
web-home-join-title = An einen Tisch setzen
web-home-looking = Der Tisch wird gesucht…
web-home-table-code = Tisch { $code }
web-home-open-seats = { $seats ->
    [one] Ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}
web-home-already-seated = Dieser Browser hat an diesem Tisch schon einen Platz.
web-home-to-my-seat = Zu meinem Platz
web-home-already-playing = Die Partie an diesem Tisch hat begonnen. Wer schon saß, kommt mit dem eigenen Link oder Rückkehrcode zurück.
web-home-who = Dein Unternehmen
web-home-company = Name des Unternehmens
web-home-company-any = Irgendeines, das frei ist
web-home-own-name = Ein eigener Name
web-home-own-name-help = Höchstens 16 Buchstaben. Besser nicht dein echter Name.
web-home-portrait = Porträt
web-home-portrait-number = Porträt { $number }
web-home-sit-down = Platz nehmen
web-home-rejoin = Mit Rückkehrcode zurückkommen
web-home-rejoin-title = Zurück an deinen Platz
web-home-rejoin-help = Gib den Code ein, den du dir beim Hinsetzen aufgeschrieben hast. Dein Platz öffnet sich dann hier und schließt sich dort, wo er vorher offen war.
web-home-rejoin-label = Rückkehrcode
web-home-rejoin-short = Ein Rückkehrcode hat sechzehn Buchstaben und Ziffern. Sieh noch einmal nach.
web-home-come-in = Zurückkommen

## Tische anderer

web-home-tables-title = Tische
web-home-tables-help = Tische, die hier für alle sichtbar sind. Wenn du einer Partie zuschauen möchtest, lass dir den Link dazu geben.
web-home-tables-none = Gerade ist kein Tisch für alle sichtbar.
web-home-table-free = { $seats ->
    [0] Kein Platz frei
    [one] Ein Platz frei
   *[other] { $seats } Plätze frei
}
web-home-table-playing = Die Partie läuft
web-home-watch-link = Ein Link zum Zuschauen
web-home-watch-link-help = Füge den Link ein, den du bekommen hast.
web-home-watch-open = Zuschauen
web-home-watch-wrong = Das ist kein Link zu einem Tisch. Kopiere ihn noch einmal, und zwar ganz.

## Ein neuer Tisch

web-home-new-title = Ein neuer Tisch
web-home-new-lead = Wähle, wie gespielt wird, und lade dann die anderen per Code, Link oder QR ein.
web-home-new-open = Tisch eröffnen
web-home-new-sit = Ich spiele mit
web-home-new-sit-help = Ohne das leitest du den Tisch nur, zum Beispiel im Unterricht.
web-home-new-seats = Wer spielt
web-home-hot-title = Alle an diesem Gerät
web-home-hot-lead = Das Gerät geht von Hand zu Hand. Dazwischen verdeckt ein Bildschirm die Karten.
web-home-hot-people = Menschen
web-home-hot-bots = Bots
web-home-hot-start = Partie beginnen
web-home-hot-other-portrait = Ein anderes Porträt für { $player }

## Vor der Partie

web-home-seats = Plätze
web-home-seat-open = Freier Platz
web-home-seat-waiting = Wartet auf jemanden
web-home-seat-person = Mensch
web-home-seat-away = Nicht verbunden
web-home-seat-ready = Bereit
web-home-seat-not-ready = Noch nicht bereit
web-home-seat-host = Du beginnst die Partie
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
web-home-not-copied = Dieser Browser erlaubt kein Kopieren. Markiere den Link und kopiere ihn von Hand.
web-home-qr = QR-Code des Links zu diesem Tisch
web-home-rejoin-code = Dein Rückkehrcode
web-home-rejoin-code-help = Schreib ihn auf: Damit kommst du von jedem Gerät und an jedem Tag an deinen Platz zurück.
web-home-options = So wird gespielt
web-home-change-options = Ändern
web-home-turns = { $turns ->
    [one] Eine Runde
   *[other] { $turns } Runden
}
web-home-timer-on = { $seconds } Sekunden für jede Phase
web-home-seats-open = { $seats ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder nimm einen Bot dazu.
   *[other] { $seats } Plätze sind noch frei: Lade andere ein oder nimm Bots dazu.
}
web-home-not-ready = { $players ->
    [one] Eine Person ist noch nicht bereit.
   *[other] { $players } Personen sind noch nicht bereit.
}
web-home-all-ready = Alle sind da. Du kannst die Partie beginnen.
web-home-start = Partie beginnen
web-home-ready = Ich bin bereit
web-home-not-yet = Doch noch nicht
web-home-ready-asked = Nur wer den Tisch eröffnet hat, kann die Partie beginnen. Sag, wenn du bereit bist.
web-home-waiting-host = Du bist bereit. Wer den Tisch eröffnet hat, beginnt die Partie.
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
web-home-option-advanced_setup-help = Der Zufall zieht deine Kontinente, statt dass du sie wählst.
web-home-option-monopoly_stranglehold = Monopol-Würgegriff
web-home-option-monopoly_stranglehold-help = Mit jedem Ausscheiden rückt der Rundenzähler um eins vor.
web-home-option-trade_with_china = Handel mit China
web-home-option-trade_with_china-help = Vor der Wertung bringt jeder Kontinent, den du für dich allein hast, einen Rohstoff dazu.
web-home-option-leave_one_behind = Eines bleibt zurück
web-home-option-leave_one_behind-help = In einem Gebiet, aus dem du ziehst, bleibt immer ein Asset zurück.
web-home-option-head_start = Vorsprung
web-home-option-head_start-help = Wer früh an der Reihe ist, setzt am Anfang mehr Assets. So sind die Plätze gerechter.
web-home-option-host_keeps_time = Spielleitung achtet auf die Zeit
web-home-option-host_keeps_time-help = Du spielst nicht mit. Du legst die letzte Runde fest, oder du klingelst, wenn die Stunde zu Ende ist.
web-home-chat = Chat
web-home-chat-off = Aus
web-home-chat-phrases = Sätze
web-home-chat-free = Freier Text
web-home-chat-off-help = Niemand schreibt etwas.
web-home-chat-phrases-help = Fertige Sätze, die alle in ihrer eigenen Sprache lesen.
web-home-chat-free-help = Auch kurze Texte ohne Links. Du kannst den Chat jederzeit stumm schalten.
web-home-free-names = Eigene Namen
web-home-free-names-help = Alle dürfen einen Unternehmensnamen eintippen, statt einen zu wählen.
web-home-spectators = Zuschauen
web-home-spectators-help = Wer den Link hat, darf zuschauen. Karten bleiben verdeckt.
web-home-listed = Für alle sichtbar
web-home-listed-help = Alle auf diesem Server können den Tisch finden.
web-home-odds = Chancen zeigen
web-home-odds-help = Vor einem Konflikt ist die Chance auf die Eroberung zu sehen.
web-home-timer = Zeit für eine Phase
web-home-timer-help = Ist sie um, spielt ein Bot weiter, bis du selbst etwas tust.
web-home-timer-none = Unbegrenzt
web-home-extra-time = Mehr Zeit für Einzelne
web-home-extra-time-help = Kommt in jeder Phase dazu, für alle, die es brauchen.
web-home-extra-time-none = Keine
web-home-extra-time-more = { $time } mehr
web-home-absence = Wenn jemand weg ist
web-home-absence-help = Nach dieser Zeit springt ein Bot ein, bis die Person zurück ist.
web-home-stand-in = Bot, der einspringt
web-home-table-language = Sprache des Tischs
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Den Tisch während der Partie leiten

web-home-host = Tisch leiten
web-home-pause = Pause
web-home-resume = Weiter
web-home-end = Partie beenden
web-home-end-sure = Die Partie für alle beenden?
web-home-end-help = Sie kann nicht wieder aufgenommen werden. Die Aufzeichnung bleibt.
web-home-give-to-bot = An einen Bot geben
web-home-give-sure = Den Platz von { $player } für den Rest der Partie an einen Bot geben?
web-home-more-time = Noch eine Minute
web-home-mute = { $player } stumm schalten
web-home-mute-all = Chat für alle stumm schalten
web-home-host-table = Einstellungen des Tischs

## Ein Gerät für alle

web-home-pass-to = Gib das Gerät weiter an { $player }
web-home-pass-help = Alle anderen schauen weg: Als Nächstes kommt die Karte dieses Unternehmens.
web-home-pass-show = Ich bin { $player }

## Warten, und wenn etwas schiefgeht

web-home-connecting = Verbindung wird aufgebaut…
web-home-connecting-long = Das dauert länger als sonst. Die Seite versucht es von selbst weiter.
web-home-loading = Die Karte wird entfaltet…
web-home-starting = Die Partie beginnt…
web-home-starting-help = Alle geben ein Geheimnis zu den Würfeln, damit niemand sie beeinflussen kann.
web-home-banner-reconnecting = Verbindung verloren. Neuer Versuch läuft; nichts, was du getan hast, geht verloren.
web-home-banner-cannot-save = Der Server kann gerade nicht speichern. Deine Züge warten und werden von selbst noch einmal gesendet.
web-home-banner-stopping = Der Server startet neu. Gleich geht die Partie weiter.
web-home-banner-paused = Die Partie macht Pause.
web-home-banner-paused-host = Du hast die Partie angehalten.
web-home-no-storage = Dieser Browser behält nichts, wenn die Seite geschlossen wird. Schreib dir den Rückkehrcode auf oder behalte die Adresse.
web-home-try-now = Jetzt versuchen
web-home-try-again = Noch einmal versuchen
web-home-reload = Seite neu laden
web-home-take-back = Hier öffnen
web-home-forget-table = Diesen Tisch vergessen
web-home-aborted = Die Partie wurde beendet
web-home-aborted-help = Was bis dahin gespielt wurde, bleibt eine Weile als Aufzeichnung erhalten.
web-home-expired = Dieser Tisch ist geschlossen
web-home-expired-help = Lange ist niemand zurückgekommen, deshalb endete die Partie hier.
web-home-see-replay = Aufzeichnung ansehen
web-home-trouble-title = Das hat nicht geklappt
web-home-trouble-unreachable = Der Server antwortet nicht. Prüfe das Netz, warte einen Moment und versuch es noch einmal.
web-home-trouble-no_sitting-title = Kein Platz in diesem Browser
web-home-trouble-no_sitting = Dieser Browser hat an dem Tisch keinen Platz. Tritt mit dem Code bei oder komm mit deinem Rückkehrcode zurück.
web-home-trouble-unknown_token-title = Dieser Link gilt nicht mehr
web-home-trouble-not_seated-title = Dieser Platz gehört dir nicht mehr
web-home-trouble-not_seated = Dein Platz wurde vergeben, oder du hast ihn verlassen. Frag am Tisch nach, ob es noch einen für dich gibt.
web-home-trouble-opened_elsewhere-title = Dein Platz ist anderswo offen
web-home-trouble-opened_elsewhere = Er wurde in einem anderen Fenster oder auf einem anderen Gerät geöffnet. Spiel dort weiter oder öffne ihn wieder hier.
web-home-trouble-spectators_not_allowed-title = Hier kann niemand zuschauen
web-home-trouble-other_version-title = Es gibt eine neue Version
web-home-trouble-other_version = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen; dein Platz bleibt deiner.
web-home-trouble-other_content-title = Der Spielplan hat sich geändert
web-home-trouble-other_content = Der Server hat eine andere Version des Spielplans als diese Seite. Lade die Seite neu, um weiterzuspielen; dein Platz bleibt deiner.
web-home-trouble-chunk-title = Ein Teil der Seite fehlt
web-home-trouble-chunk = Er konnte nicht geladen werden: Vielleicht ist das Netz weg, oder der Server wurde aktualisiert. Lade die Seite neu.
web-home-trouble-web_fault-title = Auf dieser Seite ist etwas schiefgegangen
web-home-trouble-web_fault = Es war nicht deine Schuld, und die Partie ist auf dem Server sicher. Lade die Seite neu.

## Einstellungen

web-home-settings-help = Sie bleiben nur in diesem Browser.
web-home-look = Aussehen und Klang
web-home-change-company = Unternehmen oder Porträt ändern
web-home-unmute-all = Chat wieder öffnen
web-home-give-seat = Den Platz von { $player } an einen Bot geben
web-home-give-help = Link und Rückkehrcode gelten dann nicht mehr.
web-home-sound = Klang
web-home-sound-help = Leise Töne zu dem, was auf dem Spielplan geschieht.
web-home-scheme = Farben
web-home-scheme-auto = Wie das Gerät
web-home-scheme-light = Hell
web-home-scheme-dark = Dunkel
web-home-contrast = Kontrast
web-home-contrast-auto = Wie das Gerät
web-home-contrast-high = Hoch
web-home-patterns = Muster der Unternehmen
web-home-patterns-help = Sie unterscheiden Gebiete auch ohne Farben.
web-home-patterns-off = Aus
web-home-patterns-soft = Sanft
web-home-patterns-strong = Kräftig
web-home-motion = Bewegung
web-home-motion-auto = Wie das Gerät
web-home-motion-reduced = Wenig
web-home-motion-full = Voll
web-home-text-size = Textgröße

## Mitwirkende

web-home-credits-game = Das Spiel
web-home-credits-game-who = RAWsiko – Materials Around Us wurde vom Nationalen Forschungsrat Italiens (CNR) im Projekt Raw MatTERS Ambassadors at Schools (RM@Schools) geschaffen, gefördert von EIT RawMaterials, unterstützt vom Europäischen Innovations- und Technologieinstitut, einer Einrichtung der Europäischen Union. Idee, Regeln und Name stammen von dort.
web-home-credits-game-independent = Dieses Programm ist eine unabhängige Umsetzung des Regelhefts. Es wurde von CNR, RM@Schools und EIT RawMaterials weder gemacht noch geprüft noch empfohlen; Fehler sind unsere.
web-home-credits-facts = Fakten und Karte
web-home-credits-facts-help = Wo ein Rohstoff liegt und woraus eine Anwendung besteht, stammt aus öffentlichen Quellen; die Seite jedes Rohstoffs nennt sie. Gebiete sind Teile des Spiels, keine Aussagen über Grenzen.
web-home-credits-drawn = Schrift, Symbole und Porträts
web-home-credits-drawn-help = Alles reist mit dem Spiel: Keine Seite fragt einen anderen Server nach etwas.
web-home-credits-software = Software
web-home-credits-software-help = RAWsikos eigener Code steht unter der MIT-Lizenz. Er baut unter anderem auf:

### Der Bildschirm der Partie: was gefragt ist, Tafeln, Momente, Verlauf, Chat, Menü und Ende.

## Was gefragt ist

web-match-asked-over = Die Partie ist zu Ende
web-match-asked-paused = Die Partie ist pausiert
web-match-asked-stand-in = Die Zeit ist um. Ein Bot spielt diese Phase für dich zu Ende
web-match-asked-draw = Dein Kontinent wird ausgelost…
web-match-asked-continent-first = Wähle einen Kontinent
web-match-asked-continent-second = Wähle deinen zweiten Kontinent
web-match-asked-territory = { $count ->
        [one] { $continent }: Wähle { $count } Gebiet
       *[other] { $continent }: Wähle { $count } Gebiete
    }
web-match-asked-place = { $count ->
        [one] Setze { $count } Asset auf deine Gebiete
       *[other] Setze { $count } Assets auf deine Gebiete
    }
web-match-asked-origin = Wähle das Gebiet, aus dem du ziehst
web-match-asked-target = { $origin }: Wohin?
web-match-asked-move = { $target }: Wie viele Assets?
web-match-asked-clash = { $defenders ->
        [one] { $target }: { $defenders } Asset verteidigt. Angreifen?
       *[other] { $target }: { $defenders } Assets verteidigen. Angreifen?
    }
web-match-asked-no-move = Du kannst nicht mehr ziehen. Beende deine Aktionen.
web-match-asked-claim = { $count ->
        [one] Beanspruche { $count } Rohstoff
       *[other] Beanspruche { $count } Rohstoffe
    }
web-match-other-draw = Für { $player } wird ein Kontinent ausgelost…
web-match-other-NewsDraw = Die Weltnachrichten kommen…
web-match-other-ContinentChoice = { $player } wählt einen Kontinent
web-match-other-TerritoryChoice = { $player } wählt Gebiete
web-match-other-InitialPlacement = { $player } setzt Assets
web-match-other-InvestmentPhase = { $player } setzt Assets
web-match-other-ActionPhase = { $player } ist dran
web-match-other-TradeWithChina = { $player } handelt mit China

## Warum etwas nicht gewählt werden kann

web-match-why-continent-own = Diesen Kontinent hast du schon gewählt. Dein zweiter muss ein anderer sein.
web-match-why-continent-full = Auf diesem Kontinent sind schon zwei Spieler.
web-match-why-continent-free = Es gibt noch Kontinente ohne Spieler. Wähle zuerst einen davon.
web-match-why-continent-room = Auf diesem Kontinent liegen zu wenige freie Gebiete nebeneinander.
web-match-why-TerritoryChoice = Wähle auf diesem Kontinent freie Gebiete neben denen, die du schon gewählt hast.
web-match-why-InitialPlacement = Du kannst Assets nur auf deine eigenen Gebiete setzen.
web-match-why-InvestmentPhase = Du kannst Assets nur auf deine eigenen Gebiete setzen.
web-match-why-ActionPhase = Assets, die noch nicht bewegt wurden, können aus deinem Gebiet in ein benachbartes ziehen.
web-match-why-TradeWithChina = Beanspruche einen Rohstoff, den du noch nicht kontrollierst.

## Tafeln

web-match-panels = Bereiche
web-match-fold = Bereich einklappen
web-match-unfold = Bereich ausklappen
web-match-watching = Du schaust zu
web-match-phase-ContinentChoice = Spielaufbau
web-match-phase-TerritoryChoice = Spielaufbau
web-match-phase-InitialPlacement = Start-Assets
web-match-phase-InvestmentPhase = Investitionsphase
web-match-phase-ActionPhase = Aktionsphase
web-match-phase-TradeWithChina = Handel mit China
web-match-phase-Finished = Endstand
web-match-last-turn = Letzte Runde
web-match-last = letzte
web-match-status = Stand der Partie
web-match-numbers = Was die Zahlen bedeuten
web-match-numbers-territories = Kontrollierte Gebiete
web-match-numbers-materials = Verschiedene Rohstoffe darauf
web-match-numbers-investment = Assets in der nächsten Investitionsphase
web-match-you = Du
web-match-bot = Bot
web-match-stand-in = Ein Bot springt ein
web-match-time-up = Die Zeit war um. Ein Bot hat diese Phase für dich zu Ende gespielt. Die nächste gehört dir.
web-match-away = Nicht verbunden
web-match-eliminated = Ausgeschieden
web-match-waited-for = Jetzt
web-match-to-place = { $count ->
        [one] noch { $count } Asset zu setzen
       *[other] noch { $count } Assets zu setzen
    }
web-match-timer = { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-match-objective = Ziel
web-match-points = { $now } von { $all } Punkten
web-match-worth = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-match-details = Ziel im Einzelnen
web-match-card-hidden = Deine Karte ist gerade verdeckt.
web-match-cards-secret = Zielkarten bleiben bis zum Ende geheim.
web-match-complete = Erfüllt
web-match-missing = { $count ->
        [one] { $count } Rohstoff fehlt
       *[other] { $count } Rohstoffe fehlen
    }
web-match-nobody = niemand
web-match-tab-action = Aktion
web-match-tab-players = Spieler
web-match-show-list = Liste der Gebiete zeigen
web-match-show-map = Karte zeigen

## Handeln

web-match-from = Von
web-match-to = Nach
web-match-other-starts = Losziehen aus
web-match-assets-there = Assets dort
web-match-how-many = Wie viele Assets
web-match-more = Eines mehr
web-match-fewer = Eines weniger
web-match-move = { $assets } ziehen
web-match-attack = Mit { $assets } angreifen
web-match-sending = Wird gesendet…
web-match-cancel = Abbrechen
web-match-undo = Zurücknehmen
web-match-end-actions = Aktionen beenden
web-match-empties = { $territory }: Danach ist dieses Gebiet leer
web-match-empties-conquering = { $territory }: Ist danach leer, wenn du gewinnst
web-match-action-hint = Wähle eines deiner markierten Gebiete oder ein Ziel mit gestricheltem Rand.
web-match-action-nothing = Keines deiner Assets ist noch einsatzbereit.
web-match-wait-hint = Die anderen sind gerade dran.
web-match-goal = Dein Ziel: die Rohstoffe auf deiner Karte. Beginne dort, wo es sie gibt.
web-match-touch = Die Gebiete, die du wählst, müssen aneinandergrenzen.
web-match-touch-next = Das nächste muss an ein Gebiet grenzen, das du gerade gewählt hast.
web-match-first-move = Tippe auf eines deiner Gebiete, dann auf eines daneben. Ist es leer, gehört es dir. Gehört es jemand anderem, entscheiden die Würfel.
web-deal-title = Hol dir diese Rohstoffe und halte sie bis zum Ende
web-deal-application = { $application }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $materials }.
web-deal-orange = Orange: ein Rohstoff, der dir noch fehlt.
web-match-draw-hint = Beim Erweiterten Spielaufbau werden deine Kontinente ausgelost.
web-match-left-to-place = { $count ->
        [one] Asset übrig. Wähle eines deiner Gebiete.
       *[other] Assets übrig. Wähle deine Gebiete.
    }
web-match-claimable = Rohstoffe, die du beanspruchen kannst
web-match-claim = { $material } beanspruchen
web-match-claim-pick = Wähle einen Rohstoff
web-match-claim-completes = Erfüllt: { $applications }
web-match-end-trade = Handel beenden

## Momente

web-match-skip = Überspringen
web-match-clash-lost = { $lost ->
        [0] Du verlierst nichts
       *[other] Du verlierst { $lost }
    }
web-match-clash-won = Erobert: { $territory }
web-match-clash-gone = Verloren: { $territory }
web-match-clash-taken = { $territory }: erobert von { $player }
web-match-clash-alone = Zählt nicht
web-match-clash-tie = Gleichstand: Der Verteidiger behält das Asset.
web-match-pair-beats = { $higher } schlägt { $lower }
web-match-pair-tie = { $die } gegen { $die }: Gleichstand
web-match-moment-draw = Ausgelost für { $player }
web-match-moment-last = Letzte Runde!
web-match-moment-act = Deine Aktionsphase
web-match-moment-complete = Anwendung erfüllt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-match-moment-lost = Anwendung verloren: −{ $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
web-match-moment-total = { $points ->
        [one] Du hast jetzt { $points } Punkt.
       *[other] Du hast jetzt { $points } Punkte.
    }
web-match-moment-eliminated = hat keine Assets mehr und scheidet aus.
web-match-moment-you-eliminated = Du hast keine Assets mehr. Du kannst weiter zuschauen.
web-match-moment-trade = Für jeden Kontinent mit alleiniger Präsenz kannst du einen Rohstoff beanspruchen.
web-match-moment-trade-others = Mit alleiniger Präsenz: { $players }.
web-match-taken-back = Zurückgenommen.

## Verlauf und Chat

web-match-log = Verlauf
web-match-log-show = Was der Verlauf zeigt
web-match-log-all = Alles
web-match-log-clashes = Nur Handelskonflikte
web-match-log-mine = Nur meine
web-match-log-received = Neue Assets: { $assets }
web-match-log-empty = Es ist noch nichts passiert.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
web-match-chat-off = An diesem Tisch ist der Chat aus.
web-match-chat-empty = Noch keine Nachrichten.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Sag etwas…
web-match-chat-greetings = Grüße
web-match-chat-match = Während der Partie
web-match-chat-players = An jemanden am Tisch
web-match-chat-territories = Zu einem Gebiet
web-match-chat-materials = Zu einem Rohstoff
web-match-chat-text = Schreib etwas
web-match-chat-send = Senden
web-match-chat-mute = Auf diesem Gerät stummschalten
web-match-emoji-smile = Lächeln
web-match-emoji-laugh = Lachen
web-match-emoji-wow = Überraschung
web-match-emoji-thinking = Nachdenken
web-match-emoji-sad = Traurig
web-match-emoji-party = Feier
web-match-emoji-thumbs_up = Daumen hoch
web-match-emoji-handshake = Händedruck

## Knöpfe und Menü

web-match-tools = Werkzeuge
web-match-sound = Ton
web-match-full = Vollbild
web-match-small = Vollbild verlassen
web-match-info = Info
web-match-menu = Menü
web-match-back = Zurück zur Partie
web-match-server-good = Server: Alle Züge sind gespeichert.
web-match-server-slow = Server: Verbindung wird neu aufgebaut. Es geht nichts verloren.
web-match-server-bad = Server: Speichern klappt gerade nicht. Deine Züge warten.
web-match-menu-settings = Einstellungen
web-match-menu-rules = Regeln
web-match-menu-tutorial = Einführung
web-match-menu-last-turn = Letzte Runde…
web-match-menu-bell = Klingeln
web-match-menu-host = Tisch verwalten
web-match-menu-home = Startseite
web-match-menu-home-note = Du behältst deinen Platz, wenn du zur Startseite gehst. Nach einer Weile springt ein Bot für dich ein, bis du zurück bist.
web-match-menu-leave = Meinen Platz aufgeben
web-match-last-turn-help = Alle erfahren es sofort. Die laufende Runde kann nicht die letzte sein.
web-match-last-turn-set = Letzte Runde festlegen
web-match-bell-sure = Die Partie endet jetzt. Es zählt der Stand nach der letzten ganz gespielten Runde. Ist noch keine Runde ganz gespielt, gewinnt niemand.
web-match-leave-sure = Deinen Platz aufgeben? Ein Bot spielt weiter, und du bekommst den Platz nicht zurück.
web-match-leave-yes = Meinen Platz aufgeben
web-match-stay = Bleiben
web-match-legend = Auf der Karte
web-match-legend-owned = Gehört dir
web-match-legend-needed = Für dein Ziel nötig
web-match-legend-neither = Anderer Rohstoff
web-match-legend-elsewhere = Hast du schon in einem anderen Gebiet
web-match-legend-family = Familie von Elementen, die zusammen vorkommen
web-match-legend-stone = Gestein oder Mineral
web-match-legend-portrait = Wer auf diesem Kontinent ist
web-match-legend-star = Nur ein Unternehmen ist auf dem Kontinent
web-match-legend-two = Einsatzbereite Assets und alle Assets
web-match-legend-lane = Über See benachbart
web-match-legend-closed = Geschlossen
web-match-info-materials = Rohstoffe
web-match-info-all = Alle Rohstoffe

## Tasten

web-match-shortcuts = Tastenkürzel
web-match-key-arrows = Von Gebiet zu Gebiet; ein Buchstabe springt zum nächsten Namen, der damit beginnt
web-match-key-confirm = Ein Gebiet wählen; auf dem Zielgebiet noch einmal drücken, um zu bestätigen
web-match-key-cancel = Den Zug abbrechen
web-match-key-more = Ein Asset mehr
web-match-key-fewer = Ein Asset weniger
web-match-key-undo = Zurücknehmen
web-match-key-end = Aktionen oder Handel beenden
web-match-key-objective = Ziel im Einzelnen
web-match-key-log = Verlauf
web-match-key-chat = Chat
web-match-key-map = Zur Karte
web-match-key-menu = Menü
web-match-key-skip = Würfel oder die Pausen der Bots überspringen
web-match-key-hint = Einen Tipp öffnen oder schließen
web-match-key-plan = Deinen Plan öffnen oder schließen
web-match-key-help = Diese Liste
web-match-letters = Kürzel mit nur einer Taste
web-match-letters-more = Schalte sie aus, wenn du den Computer mit der Stimme steuerst.

## Das Ende

web-match-lead = Wer in Führung lag
web-match-lead-loading = Die Aufzeichnung wird gelesen…
web-match-rematch = Noch einmal spielen
web-match-rematch-told = Ein neuer Tisch ist offen. Die anderen können mit diesem Code mitspielen.
web-match-rematch-qr = Link zum neuen Tisch
web-match-rematch-go = Zum neuen Tisch
web-match-rematch-wait = Noch eine Partie? Bitte die Person, die den Tisch eröffnet hat, um einen neuen Tisch.
web-match-watch-replay = Aufzeichnung ansehen
web-match-check-dice = Würfel prüfen
web-match-see-map = Zur Landkarte

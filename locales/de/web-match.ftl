### Der Bildschirm der Partie: was gefragt ist, Tafeln, Momente, Verlauf, Chat, Menü und Ende.

## Was gefragt ist

web-match-asked-over = Die Partie ist zu Ende
web-match-asked-paused = Die Partie macht Pause
web-match-asked-draw = Für dich wird ein Kontinent gelost
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
web-match-asked-origin = Wähle ein Gebiet, von dem aus du handelst
web-match-asked-target = { $origin }: Wohin?
web-match-asked-move = { $target }: Wie viele Assets?
web-match-asked-clash = { $defenders ->
        [one] { $target }: { $defenders } Asset angreifen?
       *[other] { $target }: { $defenders } Assets angreifen?
    }
web-match-asked-no-move = Kein Zug ist mehr möglich. Beende deine Aktionen.
web-match-asked-claim = { $count ->
        [one] Beanspruche { $count } Rohstoff
       *[other] Beanspruche { $count } Rohstoffe
    }
web-match-other-draw = Für { $player } wird ein Kontinent gelost
web-match-other-ContinentChoice = { $player } wählt einen Kontinent
web-match-other-TerritoryChoice = { $player } wählt Gebiete
web-match-other-InitialPlacement = { $player } setzt Assets
web-match-other-InvestmentPhase = { $player } setzt Assets
web-match-other-ActionPhase = { $player } ist am Zug
web-match-other-TradeWithChina = { $player } handelt mit China

## Warum etwas nicht gewählt werden kann

web-match-why-ContinentChoice = Solange ein Kontinent ohne Spieler ist, wähle einen solchen. Nie einen, auf dem schon zwei Spieler sind, nie noch einmal deinen ersten, nie einen ohne genügend benachbarte freie Gebiete.
web-match-why-TerritoryChoice = Wähle freie Gebiete dieses Kontinents, die den vorher gewählten benachbart sind.
web-match-why-InitialPlacement = Assets werden auf eigene Gebiete gesetzt.
web-match-why-InvestmentPhase = Assets werden auf eigene Gebiete gesetzt.
web-match-why-ActionPhase = Assets, die noch nicht gezogen sind, gehen von einem deiner Gebiete in ein benachbartes.
web-match-why-TradeWithChina = Beanspruche einen Rohstoff, den du noch nicht kontrollierst.

## Tafeln

web-match-panels = Tafeln
web-match-fold = Tafel einklappen
web-match-unfold = Tafel ausklappen
web-match-watching = Du siehst zu
web-match-phase-ContinentChoice = Spielaufbau
web-match-phase-TerritoryChoice = Spielaufbau
web-match-phase-InitialPlacement = Anfangs-Assets
web-match-phase-InvestmentPhase = Investitionsphase
web-match-phase-ActionPhase = Aktionsphase
web-match-phase-TradeWithChina = Handel mit China
web-match-phase-Finished = Endstand
web-match-last-turn = Die letzte Runde
web-match-last = letzte
web-match-status = Stand der Partie
web-match-numbers = Was die Zahlen bedeuten
web-match-numbers-territories = Gebiete, die jemand hält
web-match-numbers-materials = Verschiedene Rohstoffe darauf
web-match-numbers-investment = Assets, die die nächste Investitionsphase bringt
web-match-you = Du
web-match-bot = Bot
web-match-stand-in = Ein Bot springt ein
web-match-away = Nicht verbunden
web-match-eliminated = Ausgeschieden
web-match-waited-for = Jetzt
web-match-to-place = { $count ->
        [one] { $count } Asset zu setzen
       *[other] { $count } Assets zu setzen
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
web-match-card-hidden = Deine Karte ist jetzt nicht auf dem Bildschirm.
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
web-match-empties = { $territory } wird leer sein
web-match-empties-conquering = { $territory } wird leer sein, wenn du eroberst
web-match-action-hint = Wähle eines deiner umrandeten Gebiete, dann wohin seine Assets gehen.
web-match-action-nothing = Keines deiner Assets kann noch handeln.
web-match-wait-hint = Gerade ist von dir nichts gefragt.
web-match-draw-hint = Beim Erweiterten Spielaufbau wählt das Los den Kontinent.
web-match-left-to-place = { $count ->
        [one] Asset zu setzen. Wähle eines deiner Gebiete.
       *[other] Assets zu setzen. Wähle deine Gebiete.
    }
web-match-claimable = Rohstoffe, die du beanspruchen darfst
web-match-claim = { $material } beanspruchen
web-match-claim-pick = Wähle einen Rohstoff
web-match-claim-completes = Erfüllt { $applications }
web-match-end-trade = Nichts mehr beanspruchen

## Momente

web-match-skip = Überspringen
web-match-clash-losses = Verlorene Assets: Angreifer { $attacker }, Verteidiger { $defender }.
web-match-moment-draw = Gelost für { $player }
web-match-moment-last = Das ist die letzte Runde.
web-match-moment-act = Deine Aktionsphase
web-match-moment-complete = Anwendung erfüllt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-match-moment-total = { $points ->
        [one] Du hast jetzt { $points } Punkt.
       *[other] Du hast jetzt { $points } Punkte.
    }
web-match-moment-eliminated = hat kein Asset mehr und scheidet aus.
web-match-moment-you-eliminated = Du hast kein Asset mehr. Du kannst weiter zusehen.
web-match-moment-trade = Alleinige Präsenz auf einem Kontinent bringt je einen Rohstoff.
web-match-taken-back = Zurückgenommen.

## Verlauf und Chat

web-match-log = Verlauf
web-match-log-show = Was der Verlauf zeigt
web-match-log-all = Alles
web-match-log-clashes = Nur Handelskonflikte
web-match-log-mine = Nur meines
web-match-log-received = Neue Assets: { $assets }
web-match-log-empty = Es ist noch nichts geschehen.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
web-match-chat-off = An diesem Tisch ist der Chat aus.
web-match-chat-empty = Es hat noch niemand etwas gesagt.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Sag etwas…
web-match-chat-greetings = Grüße
web-match-chat-match = Während der Partie
web-match-chat-players = An einen Spieler
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
web-match-server-slow = Server: Verbindung wird neu aufgebaut. Nichts, was du getan hast, geht verloren.
web-match-server-bad = Server: Er kann gerade nicht speichern. Züge warten.
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
web-match-bell-sure = Die Partie endet jetzt. Es zählt der Spielplan am Ende der letzten vollständigen Runde. Ist noch keine Runde vollständig, gewinnt niemand.
web-match-leave-sure = Deinen Platz aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht zurück.
web-match-leave-yes = Meinen Platz aufgeben
web-match-stay = Bleiben
web-match-legend = Auf der Karte
web-match-legend-owned = Unter deiner Kontrolle
web-match-legend-needed = Für dein Ziel nötig
web-match-legend-neither = Ein anderer Rohstoff
web-match-legend-two = Assets, die handeln können, und alle Assets
web-match-legend-lane = Über See benachbart
web-match-legend-closed = Geschlossen
web-match-info-materials = Rohstoffe
web-match-info-all = Alle Rohstoffe

## Tasten

web-match-shortcuts = Tastenkürzel
web-match-key-arrows = Von Gebiet zu Gebiet; ein Buchstabe führt zum nächsten Namen, der so beginnt
web-match-key-confirm = Ein Gebiet wählen; auf dem gewählten Zielgebiet: bestätigen
web-match-key-cancel = Den Zug abbrechen
web-match-key-more = Ein Asset mehr
web-match-key-fewer = Ein Asset weniger
web-match-key-undo = Zurücknehmen
web-match-key-end = Aktionen beenden oder nichts mehr beanspruchen
web-match-key-objective = Ziel im Einzelnen
web-match-key-log = Verlauf
web-match-key-chat = Chat
web-match-key-map = Zur Karte
web-match-key-menu = Menü
web-match-key-skip = Würfel oder die Pausen der Bots überspringen
web-match-key-hint = Ein Tipp, oder ihn schließen
web-match-key-help = Diese Liste
web-match-letters = Kürzel aus einem Zeichen
web-match-letters-more = Schalte sie aus, wenn du mit dem Computer sprichst.

## Das Ende

web-match-lead = Wie die Führung wechselte
web-match-lead-loading = Die Aufzeichnung wird gelesen…
web-match-rematch = Noch einmal spielen
web-match-rematch-told = Ein neuer Tisch ist offen. Die anderen kommen mit diesem Code dazu.
web-match-rematch-qr = Der Link zum neuen Tisch
web-match-rematch-go = Zum neuen Tisch
web-match-rematch-wait = Für eine weitere Partie bitte den Gastgeber um einen neuen Tisch.
web-match-watch-replay = Aufzeichnung ansehen
web-match-check-dice = Würfel prüfen
web-match-see-map = Karte ansehen

### Rückblick: Aufzeichnungen und Prüfung der Würfel.

## Eine Aufzeichnung öffnen

web-replay-title = Aufzeichnung
web-replay-open-title = Eine Aufzeichnung ansehen
web-replay-open-lead = Du kannst jede beendete Partie als Datei speichern und Schritt für Schritt wieder ansehen.
web-replay-choose-file = Datei wählen
web-replay-or-drop = oder hierher ziehen
web-replay-opening = Die Aufzeichnung wird geöffnet…
web-replay-privacy = Der Server liest die Datei nur, um sie zu zeigen, und behält sie nicht.
web-replay-again = Noch einmal versuchen
web-replay-check-anyway = Die Würfel trotzdem prüfen
web-replay-wrong-title = Diese Aufzeichnung kann nicht gezeigt werden
web-replay-trouble-unreadable = Die Datei konnte nicht gelesen werden. Wähle sie noch einmal oder eine andere.
web-replay-trouble-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
web-replay-trouble-too_large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens 1 MB.
web-replay-line-format = Zeile { $line }: { $why }.
web-replay-line-rules = Zeile { $line } verstößt gegen die Regeln ({ $clause }): { $why }.

## Das Ansehen

web-replay-player = Spieler { $number }
web-replay-ways = Diese Aufzeichnung
web-replay-watch = Aufzeichnung ansehen
web-replay-download = Herunterladen
web-replay-open-other = Andere Datei öffnen
web-replay-incomplete = Diese Datei endet mitten in der Partie. Bis dahin kannst du sie ansehen.
web-replay-aborted = Diese Partie wurde vorzeitig beendet, also gibt es keinen Endstand.
web-replay-controls = Wiedergabe
web-replay-to-start = Zum Anfang
web-replay-turn-back = Eine Runde zurück
web-replay-step-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-step-forward = Einen Schritt weiter
web-replay-turn-forward = Eine Runde weiter
web-replay-to-end = Zum Ende
web-replay-space = Leertaste
web-replay-speed = Tempo
web-replay-times = { $speed } ×
web-replay-time-line = Zeitleiste der Partie
web-replay-step = Schritt { $step } von { $steps }
web-replay-now = Was gerade passiert
web-replay-beginning = Der Spielplan ist noch leer. Drück auf Abspielen oder geh Schritt für Schritt vor.
web-replay-loses = −{ $assets }
web-replay-views = Verlauf, Spieler und Führung
web-replay-why-not-help = { $player } entscheidet als Nächstes. Frag nach dem, was gespielt wurde, oder wähle auf der Landkarte etwas anderes.
web-replay-why-not-none = Geh zu einer Entscheidung zurück: Dann kannst du fragen, was eine andere Aktion gebracht hätte.
web-replay-why-not-instead = Stattdessen:
web-replay-tab-log = Verlauf
web-replay-tab-players = Spieler
web-replay-tab-lead = Führung
web-replay-log = Was passiert ist, Zeile für Zeile
web-replay-eyes = Gesehen von:
web-replay-everybody = allen
web-replay-standings = Wenn die Partie hier zu Ende wäre

## Wie die Führung wechselte

web-replay-lead-title = Wer in Führung lag
web-replay-lead-caption = Punkte am Ende jeder Runde, als wäre die Partie dort zu Ende gewesen. Oben: wer in Führung lag.
web-replay-lead-summary = Am Ende in Führung: { $players }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
web-replay-lead-none = Niemand hat Punkte.
web-replay-as-table = Als Tabelle zeigen
web-replay-turn = Runde
web-replay-start-short = Aufbau

## Die Würfel prüfen

web-replay-dice-title = Würfel prüfen
web-replay-dice-lead = Diese Seite rechnet jeden Wurf einer Partie in deinem Browser noch einmal aus, mit dem Geheimnis, auf das sich der Tisch vorher festgelegt hat.
web-replay-checking = Die Würfel werden nachgerechnet…
web-replay-verdict = Ergebnis
web-replay-verdict-holds = Alle Würfel stimmen
web-replay-verdict-holds-more = Spielreihenfolge, Karten und jeder Wurf sind die, an die der Tisch gebunden war. Ist der letzte Hashwert in der Liste der, der dir gezeigt wurde? Dann wurde auch danach nichts geändert.
web-replay-verdict-fails = Etwas stimmt nicht
web-replay-verdict-fails-more = Diese Datei ist nicht das, was am Tisch passiert ist. Die Liste zeigt, was anders ist.
web-replay-verdict-unproven = Diese Datei hat keinen Nachweis für ihre Würfel
web-replay-verdict-unproven-more = Nur Partien an einem Tisch auf einem Server haben einen. Simulierte Partien haben keinen, und Dateien, aus denen er entfernt wurde, auch nicht.
web-replay-verdict-incomplete = Die Würfel stimmen, so weit die Datei reicht
web-replay-verdict-incomplete-more = Die letzte Zeile der Partie fehlt.
web-replay-checks-title = Was geprüft wurde
web-replay-no-proof = Ohne Nachweis gibt es nichts, womit man die Würfel vergleichen kann.
web-replay-result-holds = stimmt
web-replay-result-fails = stimmt nicht
web-replay-result-none = nicht geprüft
web-replay-not-reached = Die Datei konnte nicht weit genug gelesen werden, um das zu prüfen.
web-replay-item-rules = Regeln
web-replay-rules-holds = Dieser Server hat alle { $lines } Zeilen nachgespielt: Alle folgen den Regeln.
web-replay-rules-fails = Eine Zeile dieser Datei verstößt gegen die Regeln oder ist keine Zeile einer Aufzeichnung.
web-replay-rules-none = Der Server war nicht erreichbar.
web-replay-item-file = Datei
web-replay-compared-file = { $lines } Zeilen, mit einem Nachweis nach dem Verfahren rawsiko-dice-1.
web-replay-item-promise = Die Festlegung des Tisches
web-replay-compared-promise = Das Geheimnis, das jetzt offen ist, ergibt die Festlegung im ersten Eintrag: { $promise }
web-replay-item-shares = Die Anteile der Spieler
web-replay-compared-shares = Plätze: { $seats }. Aufgedeckte Anteile, jeder wie beim Hinsetzen festgelegt: { $shares }.
web-replay-item-header = Optionen
web-replay-compared-header = Spielplan, Regeln und Optionen sind die des Tisches.
web-replay-item-order = Spielreihenfolge
web-replay-compared-order = Noch einmal ausgelost: { $order }.
web-replay-item-deal = Zielkarten
web-replay-compared-deal = Noch einmal ausgeteilt: Alle bekommen die Karte, die sie hatten.
web-replay-item-cards = Festlegungen der Karten
web-replay-compared-cards = Die zu Beginn gezeigten Hashwerte gehören zu diesen Karten.
web-replay-item-draws = Ausgeloste Kontinente
web-replay-compared-draws = Nachgerechnete Auslosungen: { $draws }.
web-replay-none-draws = In dieser Partie wurde kein Kontinent ausgelost.
web-replay-item-rolls = Jeder Wurf
web-replay-compared-rolls = Nachgerechnete Handelskonflikte: { $clashes }, mit { $dice } Würfeln.
web-replay-none-rolls = In dieser Partie wurde nicht gewürfelt.
web-replay-item-taken_back = Zurückgenommen
web-replay-compared-taken_back = Zurückgenommene Aktionen: { $taken_back }. Keine davon hatte einen Würfel gezeigt.
web-replay-none-taken_back = Nichts wurde zurückgenommen.
web-replay-item-chain = Kette der Hashwerte
web-replay-compared-chain = Einträge des Journals ohne Lücke: { $entries }. Vergleiche den letzten Hashwert mit dem, der dir gezeigt wurde: { $head }
web-replay-fault-line = Zeile { $line }: { $why }.
web-replay-fault-malformed = „{ $key }“ fehlt oder ist falsch
web-replay-fault-scheme = diese Art von Nachweis ist hier unbekannt
web-replay-fault-commitment = das Geheimnis ist nicht das festgelegte
web-replay-fault-contribution = ein Anteil ist nicht der festgelegte oder wurde ausgelassen: { $player }
web-replay-fault-order = die Reihenfolge müsste sein: { $expected }
web-replay-fault-deal = das sind nicht die Karten, die der Tisch ausgeteilt hat
web-replay-fault-header = Datei und Tisch stimmen bei „{ $key }“ nicht überein
web-replay-fault-number = Eintrag { $entry } des Journals fehlt, ist doppelt oder am falschen Platz
web-replay-fault-taken_back = Eintrag { $entry } ist kein gültiges Zurücknehmen
web-replay-fault-roll = andere Würfel; es müssten { $expected } sein
web-replay-fault-draw = ein anderer Kontinent; es müsste { $expected } sein
web-replay-fault-news = eine andere Nachricht; es müsste { $expected } sein
web-replay-fault-head = das Journal führt nicht zu dem Hashwert, der den Spielern gezeigt wurde
web-replay-more-faults = und { $count ->
        [one] eine weitere
       *[other] { $count } weitere
    }

## Wie die Würfel fielen

web-replay-faces-title = Wie die Würfel fielen
web-replay-faces-lead = Würfel: { $dice }. Handelskonflikte: { $clashes }.
web-replay-face = Seite
web-replay-times-rolled = Wie oft gewürfelt
web-replay-faces-expected = Bei fairen Würfeln zu erwarten: je { $expected }
web-replay-chi-few = Bei so wenigen Würfeln kann man noch nicht sagen, ob sie fair sind.
web-replay-chi-usual = Faire Würfel fallen in { $share } der Partien so ungleich oder noch ungleicher. Nichts Ungewöhnliches.
web-replay-chi-unusual = Faire Würfel fallen in { $share } der Partien so ungleich oder noch ungleicher. Etwas ungewöhnlich, aber es kommt vor.
web-replay-chi-rare = Faire Würfel fallen nur in { $share } der Partien so ungleich oder noch ungleicher. Das ist selten: Die Liste zeigt, ob sie geändert wurden.
web-replay-chi-figure = Chi-Quadrat: { $value }, 5 Freiheitsgrade.
web-replay-all-rolls = Alle Würfe mit ihren Zeilen
web-replay-line = Zeile
web-replay-attacker = Angreifer
web-replay-attacker-dice = Würfel des Angreifers
web-replay-defender-dice = Würfel des Verteidigers
web-replay-luck-title = Glück in Handelskonflikten
web-replay-luck-lead = Durch Glück gewonnene Assets: wie viele du weniger verloren und mehr genommen hast, als nach den genauen Chancen zu erwarten war.
web-replay-luck-line = Handelskonflikte: { $clashes }. Verloren { $lost }, erwartet { $expectedLost }; genommen { $taken }, erwartet { $expectedTaken }.
web-replay-luck-none = Kein Handelskonflikt.

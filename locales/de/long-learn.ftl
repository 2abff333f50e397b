### Die Lernseiten: die Übersicht und der Atlas der Rohstoffe und Anwendungen.

long-learn-title = Lernen
long-learn-lead = Spiel deine erste Partie, lies die Regeln oder finde heraus, woher die Rohstoffe der Welt kommen.
long-learn-sections = Lernseiten
long-learn-tutorial = Einführung
long-learn-tutorial-lead = Fünf Minuten mit einer kleinen Partie: setzen, ziehen, einen Handelskonflikt austragen, eine Anwendung erfüllen, Punkte holen.
long-learn-rules = Regeln
long-learn-rules-lead = Alles in einfachen Worten und Bildern. Was das Regelheft offenlässt, ist markiert.
long-learn-materials = Rohstoffe
long-learn-materials-lead = { $count } Rohstoffe: was sie sind, wo sie liegen, wie viel aus China kommt, wie viel recycelt wird.
long-learn-applications = Anwendungen
long-learn-applications-lead = { $count } Anwendungen und wofür jeder Rohstoff darin gut ist.
long-learn-critical = Warum kritisch?
long-learn-critical-lead = Um welche Rohstoffe sich die EU sorgt und warum: Risiko, Lieferländer, Vorgaben, Ausfuhrkontrollen.
long-learn-words = Wörter
long-learn-words-lead = { $count } schwierige Wörter, in ein oder zwei Sätzen erklärt.
long-learn-guide = Für Lehrkräfte
long-learn-guide-lead = Die Stunde auf einer Seite, Ziele, ein Arbeitsblatt mit Lösungen, ein Zettel zum Schluss, heikle Themen und Berufe. Zum Drucken.

## Die Wand aus Kacheln

long-atlas-order = Reihenfolge
long-atlas-order-name = Name
long-atlas-order-china = Anteil Chinas
long-atlas-order-recycling = Recycling
long-atlas-order-places = Seltenste auf dem Plan
long-atlas-order-points = Punkte
long-atlas-order-materials = Zahl der Rohstoffe
long-atlas-continent = Zu finden in
long-atlas-continent-all = Alle Kontinente
long-atlas-shown-materials = { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
long-atlas-tile-china = China { $share }
long-atlas-tile-recycling = Recycelt { $share }
long-atlas-territories = { $count ->
        [one] { $count } Gebiet
       *[other] { $count } Gebiete
    }
long-atlas-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
long-atlas-wall-china = Der Balken in einer Kachel ist so hoch wie Chinas Anteil an der Weltförderung oder Weltraffination.
long-atlas-wall-recycling = Der Balken in einer Kachel ist so hoch wie der Anteil der EU-Versorgung, der aus Recycling kommt.
long-atlas-wall-places = Der Balken in einer Kachel ist so hoch wie die Zahl der Gebiete mit dem Rohstoff, höchstens { $most }.

## Ein Rohstoff

long-atlas-where = Wo er liegt
long-atlas-countries = Länder
long-atlas-why-here = Warum diese Rohstoffe hier sind
long-atlas-map = Weltkarte mit den Orten von { $material }: { $territories }.
long-atlas-figure = { $country }: { $share } { $stage ->
        [extraction] der Weltförderung
        [processing] der Weltraffination
        [host_ore] der Weltförderung des Erzes mit diesem Rohstoff
       *[reserves] der Weltreserven
    } ({ $year })
long-atlas-in-country = im ganzen Land
long-atlas-estimate = { $year }, geschätzt
long-atlas-edition = Studie von { $year }
long-atlas-china = Aus China
long-atlas-china-stage = { $stage ->
        [extraction] der Weltförderung
       *[processing] der Weltraffination
    } ({ $year })
long-atlas-china-none = China ist nicht aufgeführt oder hat weniger als { $share }.
long-atlas-recycling = Recycling
long-atlas-recycling-of = der EU-Versorgung aus Recycling ({ $year })
long-atlas-eu = Für die EU
long-atlas-eu-strategic = Kritisch und strategisch
long-atlas-eu-critical = Kritisch
long-atlas-eu-neither = Nicht auf der Liste
long-atlas-eu-list = Liste der kritischen Rohstoffe, { $year }
long-atlas-risk = Versorgungsrisiko: { $risk }. Ab { $limit } nennt die EU es hoch.
long-atlas-risk-method = { $year } hat die EU ihre Methode geändert: Vergleiche nur die Werte ab diesem Jahr.
long-atlas-risk-chart = Versorgungsrisiko in den Studien der EU. { $points }
long-atlas-china-before = Chinas Anteil an der { $stage ->
        [extraction] Förderung
       *[processing] Raffination
    } im Lauf der Jahre
long-atlas-impact = Was er Mensch und Natur kostet
long-atlas-substitute = Was ihn ersetzen könnte
long-atlas-path = Vom Bergwerk zum Produkt
long-atlas-path-mine = Förderung, Platz 1
long-atlas-path-plant = Raffination, Platz 1
long-atlas-path-eu = Lieferungen in die EU, Platz 1
long-atlas-path-product = Gebraucht für
long-atlas-producers = Wer ihn herstellt
long-atlas-producers-stage = { $stage ->
        [extraction] Förderung
       *[processing] Raffination
    } ({ $year })
long-atlas-members = Die Elemente dieser Gruppe
long-atlas-member-of = Gehört zu:
long-atlas-uses = Wofür man ihn braucht
long-atlas-notes = Gut zu wissen
long-atlas-sources = Quellen
long-atlas-source-A = amtlich
long-atlas-source-B = gute Sekundärquelle
long-atlas-source-C = schwache Quelle
long-atlas-all-materials = Alle Rohstoffe
long-atlas-all-applications = Alle Anwendungen
long-atlas-previous = Davor: { $name }
long-atlas-next = Danach: { $name }

## Eine Anwendung

long-atlas-needs = Was man dafür braucht, und wozu
long-atlas-unknown = Auf dem Spielplan gibt es nichts mit diesem Namen.

### What a teacher does in a class.

## Opening a class: the plan of the lesson

class-teacher-plan = So läuft die Stunde
class-teacher-part-join = Beitreten
class-teacher-part-join-note = Code und QR auf dem Beamer
class-teacher-part-questions_before = Acht Fragen
class-teacher-part-questions_before-note = Anonym
class-teacher-part-briefing = Erklärung
class-teacher-part-briefing-note = Vier Bilder
class-teacher-part-seats = Tisch suchen
class-teacher-part-seats-note = Der Beamer zeigt die Namen
class-teacher-part-play = Spiel
class-teacher-part-debrief = Nachbesprechung
class-teacher-part-debrief-note = Mit euren eigenen Partien
class-teacher-part-questions_after = Dieselben Fragen
class-teacher-part-questions_after-note = Noch einmal
class-teacher-part-last_figure = Vorher und nachher
class-teacher-part-last_figure-note = Die letzte Grafik
class-teacher-plan-tables =
    { $tables ->
        [0] Jeder Tisch:
        [one] Ein Tisch:
       *[other] { $tables } Tische:
    } { $pupils ->
        [one] eine Person
       *[other] { $pupils } Personen
    }{ $bots ->
        [0] { "" }
        [one] { " " }und ein Bot
       *[other] { " " }und { $bots } Bots
    }, Runden: { $turns }
class-teacher-plan-setup = Karten, erste Gebiete
class-teacher-plan-turn = Runde { $turn }
class-teacher-plan-last-turn = Runde { $turn }, die letzte
class-teacher-plan-score = Endstand
class-teacher-plan-pace = Langsame Tische spielen eine Runde weniger, schnelle eine mehr. Alle erfahren es vor der letzten Runde.
class-teacher-plan-short = Zwei Runden passen hinein. Kurz, aber es geht.
class-teacher-plan-too-short = Bis dahin passen nicht einmal zwei Runden hinein. Du kannst die Klasse trotzdem öffnen: Es zählt die letzte ganze Runde.
class-teacher-plan-left-out = Damit mehr Runden hineinpassen, entfällt: { $parts }. Du kannst es wieder einschalten.
class-teacher-left-questions = die Fragen
class-teacher-left-briefing = die Erklärung
class-teacher-left-debrief = die Nachbesprechung
class-teacher-left-debrief-short = die halbe Nachbesprechung
class-teacher-price-without =
    { $turns ->
        [0] Weglassen bringt keine zusätzliche Runde.
        [one] Weglassen bringt eine Runde mehr.
       *[other] Weglassen bringt { $turns } Runden mehr.
    }
class-teacher-price-with =
    { $turns ->
        [0] Kostet keine Runde.
        [one] Kostet eine Runde.
       *[other] Kostet { $turns } Runden.
    }
class-teacher-data-sheet = Datenschutz, für Eltern

## Dealing the tables

class-teacher-counts =
    { $companies ->
        [one] Ein Unternehmen
       *[other] { $companies } Unternehmen
    }, { $pupils ->
        [one] eine Person
       *[other] { $pupils } Personen
    }
class-teacher-bell-at = Klingel { $time }
class-teacher-deal-rest = Den Rest neu einteilen
class-teacher-stay = { $companies ->
    [one] Eines bleibt am Platz
   *[other] { $companies } bleiben am Platz
}
class-teacher-late-comers = Wer später kommt, bekommt den Platz eines Bots
class-teacher-about = gegen { $time }
class-teacher-instead-quick = statt { $turns } Runden nach Plan: Du warst schnell
class-teacher-instead-late = statt { $turns } Runden nach Plan: Es ist später geworden
class-teacher-slower = { $pupils ->
    [one] mit einer Person dauert es länger
   *[other] mit { $pupils } Personen dauert es länger
}
class-teacher-too-long = zu lang für diese Stunde
class-teacher-slow = { $tables }: Zeit für { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }. Die anderen: bis zu { $most }.
class-teacher-whole-table = Ein Gerät für { $companies } Unternehmen
class-teacher-slow-help = Lass zwei sich ein Unternehmen teilen; ein Bot übernimmt den freien Platz.
class-teacher-let-share = Zwei zusammenlegen
class-teacher-shared = { $first } und { $second } führen jetzt gemeinsam ein Unternehmen: { $second }.
class-teacher-separate = Wieder trennen
class-teacher-move = { $company } umsetzen an…
class-teacher-move-second = Zweite Person von { $company } umsetzen an…
class-teacher-second = Zweites Gerät, { $language }
class-teacher-heads = { $heads } Personen teilen sich dieses Unternehmen
class-teacher-heads-short = So viele teilen sich das Gerät
class-teacher-heads-whole = So viele spielen an diesem Gerät, alle mit eigenem Unternehmen
class-teacher-locked = Bleibt an diesem Tisch
class-teacher-lock = An diesem Tisch lassen
class-teacher-unlock = Tischwechsel erlauben
class-teacher-bot = Bot
class-teacher-drop = Hier ablegen: Der Bot macht Platz
class-teacher-people =
    { $pupils ->
        [one] eine Person
       *[other] { $pupils } Personen
    }{ $bots ->
        [0] { "" }
        [one] { " " }+ Bot
       *[other] { " " }+ { $bots } Bots
    }
class-teacher-full-short = voll: Unternehmen gemeinsam führen
class-teacher-full = Tisch { $table } ist voll
class-teacher-full-help = { $company }: Wähle ein Unternehmen, das sie gemeinsam führen.
class-teacher-share-with = Gemeinsam mit { $company }
class-teacher-fifth = Ein fünftes Unternehmen an diesem Tisch
class-teacher-own-company = Ein eigenes Unternehmen

## The dashboard

class-teacher-on-time = { $tables ->
    [one] Einer liegt in der Zeit.
   *[other] { $tables } liegen in der Zeit.
}
class-teacher-now = jetzt
class-teacher-plan-at = Plan { $time }
class-teacher-more-until = mehr Zeit, bis { $time }
class-teacher-was = geplant waren { $turns }
class-teacher-usual = Die anderen an diesem Tisch brauchen etwa { $time }.
class-teacher-stand-in = Gleich springt ein Bot ein, der Tisch spielt weiter.
class-teacher-gone = { $company } ist nicht verbunden, ein Bot springt ein
class-teacher-away = { $people ->
        [one] 1 fehlt
       *[other] { $people } fehlen
    }{ $bots ->
        [0] { "" }
        [one] , 1 Bot springt ein
       *[other] , { $bots } Bots springen ein
    }
class-teacher-why-setup = Warum: Die ersten Gebiete zu wählen dauert länger als geplant.
class-teacher-why-slow = Warum: Alle brauchen etwas länger als geplant.
class-teacher-turn-less = Eine Runde weniger: Runde { $turn } ist die letzte
class-teacher-timer-on = { $seconds } s je Phase: an
class-teacher-out-of-reach = Der Server erreicht diesen Tisch gerade nicht. Die anderen spielen weiter; er kommt von selbst zurück.
class-teacher-suggested = Letzte Runde: { $turn }
class-teacher-keep-time = Zeit einhalten
class-teacher-keep-time-help = Das Programm legt letzte Runden so fest, dass die Tische rechtzeitig fertig sind. Aus: Es schlägt sie nur vor.
class-teacher-to-debrief = Zur Nachbesprechung
class-teacher-bell-due = Die geplante Zeit ist um. Die Partien enden nur, wenn du sie beendest.
class-teacher-bell-waits = Endet mit dieser Runde: { $tables }
class-teacher-bell-back = Doch nicht beenden
class-teacher-saved = Alles ist gespeichert. Öffne diese Seite innerhalb von 30 Tagen wieder und drücke „Weiter“.
class-teacher-go-on = Heute weiterspielen
class-teacher-go-on-help = Der Plan aller Tische richtet sich nach der Klingel dieser Stunde. Alle öffnen die Klasse mit dem Code und drücken „Zur Klasse“.
class-teacher-lost = Keine Verbindung seit { $time }. Das ist der letzte Stand.
class-teacher-cannot-save = Der Server kann nicht speichern.
class-teacher-cannot-save-help = Der Server kann nicht speichern: Seine Festplatte oder Datenbank ist voll oder nicht erreichbar. Alle Tische stehen still, und nichts geht verloren. Sie spielen von selbst weiter, sobald er wieder speichern kann.
class-teacher-unseated = Ohne Tisch: { $company }
class-teacher-key = So liest du das
class-teacher-key-on_time = bis 2 min
class-teacher-key-late = mehr als 2
class-teacher-key-very_late = mehr als 4
class-teacher-key-help = Sortiert danach, wer dich am meisten braucht. Keine Karten, keine Punkte: Du kannst diesen Bildschirm zeigen.
class-teacher-key-table = Zu Tisch 1 bis 9
class-teacher-key-pause = Alle Tische anhalten; noch einmal: weiter
class-teacher-key-names = Echte Namen zeigen oder verbergen

## Door, chat, one pupil

class-teacher-door = Tür
class-teacher-door-open = Tür: offen
class-teacher-door-knock = Tür: anklopfen
class-teacher-door-closed = Tür: zu
class-teacher-send-away = Wegschicken
class-teacher-chat-on = Chat: an
class-teacher-chat-off = Chat: aus
class-teacher-silence = Chat ausschalten
class-teacher-unsilence = Chat einschalten
class-teacher-rename = Neuer Name
class-teacher-remove = Entfernen
class-teacher-remove-sure = Dieses Unternehmen entfernen?
class-teacher-leaving = { $company } verlässt die Klasse.
class-teacher-undo = Rückgängig
class-teacher-bot-sure = Diesen Platz an einen Bot geben?
class-teacher-acting = spielt gerade
class-teacher-only-bots = Hier spielen nur Bots.
class-teacher-no-timer = Kein Zeitlimit
class-teacher-timer = Zeitlimit: { $seconds } s je Phase
class-teacher-timer-off = Zeitlimit aufheben
class-teacher-back = Zurückholen: { $company }

## More

class-teacher-more = Mehr
class-teacher-menu = Zurück
class-teacher-names = Echte Namen
class-teacher-names-help = Sie bleiben in diesem Browser und werden nie gesendet.
class-teacher-names-show = Echte Namen zeigen
class-teacher-names-key = Die Taste N blendet sie aus und ein.
class-teacher-names-shown = Echte Namen sind sichtbar.
class-teacher-names-hidden = Echte Namen sind ausgeblendet.
class-teacher-name = Name
class-teacher-name-of = Echter Name zu { $company }
class-teacher-many = Viele auf einmal entfernen
class-teacher-many-help = Ist ein Gerät mehrfach beigetreten? Hier entfernst du alle seine Plätze auf einmal. In manchen Schulen haben alle Geräte dieselbe Adresse: Sieh dir vorher die Unternehmen an.
class-teacher-many-absent =
    { $places ->
        [one] Einen Platz, dessen
       *[other] { $places } Plätze, deren
    } Gerät nie verbunden war, entfernen
class-teacher-many-address = { $places } Plätze von einer Adresse entfernen
class-teacher-many-none = Alle Geräte sind verbunden, und keine Adresse hat mehr als zwei Plätze.
class-teacher-pair = Mein Handy koppeln
class-teacher-pair-help = Scanne das mit deinem Handy. Es zeigt vier Ziffern: Tippe sie hier ein, und das Handy ist eine zweite Fernbedienung.
class-teacher-pair-qr = QR-Code der Seite für dein Handy
class-teacher-pair-digits = Vier Ziffern auf dem Handy
class-teacher-pair-do = Koppeln
class-teacher-paired = Dein Handy ist gekoppelt.
class-teacher-phone-help = Tippe diese Ziffern auf deiner Seite der Klasse ein: „Mehr“, dann „Mein Handy koppeln“.
class-teacher-another-day = An einem anderen Tag weiter
class-teacher-another-day-help = Alle Tische machen Pause, alles wird gespeichert. Innerhalb von 30 Tagen könnt ihr weiterspielen, mit demselben Code und denselben Geräten.
class-teacher-another-day-do = Bis dahin pausieren
class-teacher-export = Exportieren
class-teacher-export-help = Eine ZIP-Datei mit Tabellen, den Aufzeichnungen und einer Erklärung der Spalten. Sie enthält keine Namen.
class-teacher-export-for = Für
class-teacher-export-spreadsheet = Tabellenprogramme
class-teacher-export-rfc4180 = Programme (RFC 4180)
class-teacher-export-names = Echte Namen hinzufügen
class-teacher-export-names-help = Dieser Browser trägt sie in die Datei ein. Der Server sieht sie nie.
class-teacher-export-do = Herunterladen
class-teacher-end = Klasse beenden
class-teacher-end-ask = Die Klasse endgültig beenden?
class-teacher-end-help = Laufende Partien enden, ohne dass jemand gewinnt. Nachbesprechung und Export bleiben vorerst; Links gelten noch einen Tag, nach 30 Tagen wird alles gelöscht.
class-teacher-delete = Jetzt löschen
class-teacher-delete-ask = Alles löschen, was zu dieser Klasse gehört?
class-teacher-delete-help = Klasse, Tische, Partien und die Namen in diesem Browser sind sofort und endgültig weg. Exportiere vorher, was du behalten willst.
class-teacher-delete-do = Alles löschen
class-teacher-deleted = Die Klasse wurde gelöscht.

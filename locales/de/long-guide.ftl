### Der Leitfaden für Lehrkräfte.

long-guide-lead = RAWsiko ist ein Spiel über kritische Rohstoffe. Es passt in eine Schulstunde: erst spielen, dann über das reden, was passiert ist. Niemand braucht Vorwissen.
long-guide-print = Drucken
long-guide-goals = Was Schülerinnen und Schüler lernen
long-guide-goals-1 = Alltägliche Dinge bestehen aus Rohstoffen aus aller Welt.
long-guide-goals-2 = Bei vielen Rohstoffen liegt fast die ganze Förderung oder Raffination bei wenigen Ländern. Wenn wir sie auch dringend brauchen, sind sie kritisch.
long-guide-goals-3 = Recycling, Ersatzstoffe und sorgfältiger Bergbau helfen, und nichts davon ist leicht.
long-guide-before = Vor der Stunde
long-guide-before-1 = Starte das Programm einmal zu Hause, spiele eine Partie gegen Bots und drück „Proben“: Acht Geräte spielen von selbst, und manches geht schief.
long-guide-before-2 = Wähle „Eine Klasse öffnen“ und gib ein, wann es klingelt. Die Klasse kommt mit einem Code auf eigenen Geräten dazu; zwei oder drei können sich eines teilen.
long-guide-before-3 = Lies die Seite „Warum kritisch?“ und such zwei Rohstoffe aus, über die ihr reden wollt.
long-guide-before-4 = Drucke das Arbeitsblatt, für alle eines.
long-guide-intro = Das Spiel in fünf Minuten erklärt
long-guide-intro-1 = Halte dein Handy hoch. Frage: Was steckt darin, und woher kommt das?
long-guide-intro-2 = Ihr leitet ein Unternehmen. Eure Zielkarte zeigt vier Anwendungen, etwa Elektromotoren. Jede braucht bestimmte Rohstoffe.
long-guide-intro-3 = Rohstoffe liegen in Gebieten. Setzt eure Assets dorthin: Es zählt, was ihr am Ende kontrolliert.
long-guide-intro-4 = Ist schon jemand in einem Gebiet, das ihr wollt, kommt es zum Handelskonflikt. Würfel entscheiden. Bei Gleichstand verliert der Angreifer ein Asset.
long-guide-intro-5 = China ist geschlossen. Niemand kann dorthin, obwohl von dort ein großer Teil der Rohstoffe der Welt kommt. Merkt euch das für später.
long-guide-intro-6 = Am Ende bringt jede Anwendung Punkte, wenn ihr alle ihre Rohstoffe habt. Los geht’s!
long-guide-plan = Plan für { $minutes } Minuten
long-guide-plan-minutes = Minuten
long-guide-plan-45 = 4 Runden mit Erweitertem Spielaufbau. Tische zu dritt mit einem Bot.
long-guide-plan-60 = 5 Runden. Tische zu viert.
long-guide-plan-90 = 8 Runden. Tische zu viert.

long-guide-talk = Fragen zum Diskutieren
long-guide-talk-1 = Welchen Rohstoff wollten alle? Warum gerade den?
long-guide-talk-2 = War an eurem Tisch ein Unternehmen zu stark? Was hätten die anderen tun können?
long-guide-talk-3 = China war geschlossen. Welche Anwendungen waren deshalb schwer zu erfüllen?
long-guide-talk-4 = Seht euch das Diagramm bei „Warum kritisch?“ an. Warum ist nicht jeder seltene Stoff kritisch?
long-guide-talk-5 = Viele Länder begrenzen die Ausfuhr. Wann findet ihr das gerecht, wann nicht?
long-guide-talk-6 = Ein Bergwerk bringt Arbeit und schadet der Natur. Wer soll entscheiden, ob es öffnen darf?
long-guide-talk-7 = Warum wird so wenig recycelt? Was könntet ihr ändern, was ein Laden, was ein Gesetz?
long-guide-talk-8 = Stellt euch ein Handy vor, das zehn Jahre hält. Wer würde sich freuen, wer nicht?
long-guide-sheet = Arbeitsblatt
long-guide-sheet-name = Name
long-guide-sheet-class = Klasse
long-guide-sheet-company = Unternehmen
long-guide-sheet-1 = Welche Anwendungen standen auf meiner Karte? Welche habe ich erfüllt?
long-guide-sheet-2 = Der Rohstoff, der mir am meisten fehlte: Wozu braucht man ihn, und wer fördert oder raffiniert am meisten davon?
long-guide-sheet-3 = Wie viel davon wird recycelt, und warum nicht mehr?
long-guide-sheet-4 = Was könnte ihn ersetzen, und was ist der Nachteil?
long-guide-sheet-5 = Was kostet er Mensch und Natur?
long-guide-sheet-6 = Ist er kritisch? Erkläre es mit seiner Bedeutung und seinem Versorgungsrisiko.
long-guide-look = Alle Antworten mit Quellen stehen auf den Seiten „Rohstoffe“ und „Warum kritisch?“.

## The pack

long-guide-assess = Nach der Stunde können Schülerinnen und Schüler
long-guide-assess-1 = drei Dinge von zu Hause nennen und in jedem zwei Rohstoffe.
long-guide-assess-2 = „kritisch“ mit zwei Begriffen erklären: Bedeutung und Versorgungsrisiko.
long-guide-assess-3 = mit einem Beispiel aus der eigenen Partie sagen, warum eine zweite Quelle hilft.
long-guide-assess-4 = für einen Rohstoff Recycling, Ersatz und eine neue Mine gegeneinander abwägen.

long-guide-page = Die Stunde auf einer Seite
long-guide-plan-part = Teil
long-guide-plan-press = Drücken
long-guide-plan-say = Sagen
long-guide-plan-fails = Wenn es hakt
long-guide-plan-note = Die Minuten stammen aus dem Plan des Programms. Ohne die Fragen bleibt diese Zeit für das Spiel.
long-guide-say-join = Öffnet die Adresse, tippt den Code ein, merkt euch euer Unternehmen.
long-guide-fails-join = Zu zweit oder zu dritt an einem Gerät geht auch. Wer zu spät kommt, kommt noch hinein.
long-guide-say-questions_before = Das ist kein Test. Niemand sieht eure Antworten.
long-guide-fails-questions_before = Weiter, wenn fast alle geantwortet haben.
long-guide-say-briefing = Lest die Bilder mit mir. Was steckt in eurem Handy, und woher kommt es?
long-guide-fails-briefing = Wenn die Zeit knapp ist, nur das erste Bild zeigen.
long-guide-say-seats = Sucht euren Tisch. Nehmt euer Handy mit.
long-guide-fails-seats = Jemand findet den Tisch nicht: Die Nummer steht auf dem Beamer und auf dem Handy.
long-guide-say-play = Schaut auf eure Karte: Was braucht ihr, und wer hat es?
long-guide-fails-play = Ein Tisch steht still: Pause drücken und hingehen. Ein Handy fällt aus: Ein Bot spielt weiter, bis es wieder da ist.
long-guide-say-debrief = Wie war es? Von wem wart ihr abhängig? Ist die Welt auch so?
long-guide-fails-debrief = Wenig Zeit: Eine Grafik mit ihren zwei Fragen genügt.
long-guide-say-questions_after = Noch einmal dieselben Fragen. Was antwortet ihr jetzt?
long-guide-fails-questions_after = Keine Zeit: weglassen.
long-guide-say-last_figure = Das haben wir gelernt. Was macht ihr mit einem alten Handy?
long-guide-fails-last_figure = Es braucht sechs Geräte in beiden Runden. Sonst mit Handzeichen fragen.

long-guide-key = Lösungen zum Arbeitsblatt
long-guide-key-1 = Von der eigenen Seite oder vom Ende der Partie. Erfüllt heißt: Am Ende waren alle Rohstoffe da.
long-guide-key-2 = Wozu man ihn braucht, steht auf der Seite des Rohstoffs unter „Wofür man ihn braucht“. Wer am meisten fördert oder raffiniert, steht dort unter „Wer ihn herstellt“, mit Jahr und Quelle.
long-guide-key-3 = Der Anteil steht auf der Seite des Rohstoffs, und der Satz daneben sagt, warum es nicht mehr ist. Oft wird er verbraucht, ist fein verteilt oder steckt in Dingen, die niemand sammelt.
long-guide-key-4 = Die Seite sagt, was ihn ersetzt und um welchen Preis. Eine gute Antwort nennt beides: Aluminium kann Kupfer in Kabeln ersetzen, aber die Drähte müssen dicker sein.
long-guide-key-5 = Die Seite gibt ein Beispiel mit Quelle. Eine gute Antwort sagt, dass es um eine Mine geht und nicht um alle.
long-guide-key-6 = Kritisch heißt beides: Wir brauchen ihn dringend, und die Versorgung könnte ausfallen. Eine gute Antwort nennt zu beidem eine Zahl aus dem Diagramm bei „Warum kritisch?“.

long-guide-exit = Zum Schluss auf einem Zettel
long-guide-exit-1 = Wähle einen Rohstoff von deiner Karte. Ist er kritisch? Nenne einen Grund für seine Bedeutung und einen für sein Risiko.
long-guide-exit-2 = Dein Unternehmen braucht Kobalt. Was tust du, damit es nicht ausgeht? Nenne einen Nachteil.
long-guide-rubric = Bewertung des Zettels
long-guide-rubric-1 = Am Anfang: sagt, dass der Rohstoff selten ist oder von weit her kommt.
long-guide-rubric-2 = Auf dem Weg: nennt Bedeutung oder Versorgungsrisiko mit einer Tatsache aus der Partie oder von den Seiten.
long-guide-rubric-3 = Am Ziel: nennt beides mit je einer Tatsache, und einen Nachteil der Lösung.

long-guide-links = Bezüge zu Lehrplänen
long-guide-links-greencomp = GreenComp, der Rahmen der EU (2022)
long-guide-links-greencomp-text = 2.1 Systemdenken, 2.2 kritisches Denken, 4.1 politisches Handeln
long-guide-links-sdg = Vereinte Nationen, Ziel 12 (2015)
long-guide-links-sdg-text = 12.2 natürliche Ressourcen effizient nutzen, 12.5 weniger Abfall durch Recycling, 12.8 darüber Bescheid wissen
long-guide-links-fr = Frankreich
long-guide-links-fr-text = Lehrplan für Zyklus 4 (2020), Geografie, Stufe 5e (siebtes Schuljahr): begrenzte Ressourcen, die bewirtschaftet und erneuert werden müssen
long-guide-links-it = Italien
long-guide-links-it-text = Educazione civica, Gesetz 92 von 2019 und Leitlinien von 2024: Agenda 2030, wirtschaftliche Entwicklung und Nachhaltigkeit
long-guide-links-de = Deutschland
long-guide-links-de-text = Orientierungsrahmen für den Lernbereich Globale Entwicklung (KMK und BMZ, 2016), Sekundarstufe I: Globalisierung, Umwelt, Gerechtigkeit
long-guide-links-es = Spanien
long-guide-links-es-text = Real Decreto 217 von 2022 (ESO): Nachhaltigkeit und verantwortungsvoller Konsum, in allen Fächern
long-guide-links-nl = Niederlande
long-guide-links-nl-text = Kernziele der Unterstufe (2006): 30, Technik kann der Umwelt nützen oder schaden; 36, ein begründeter Standpunkt zu Fragen der Gesellschaft
long-guide-links-gb = England
long-guide-links-gb-text = National curriculum (2013), Geografie, Key Stage 3: vielfältige Orte, Menschen und Umwelten und wie sie zusammenhängen
long-guide-links-note = Diese Texte haben wir nachgeschlagen. Für die Slowakei und für andere Länder haben wir keinen gefunden, den wir anführen könnten. Bitte vergleiche mit deinem eigenen Lehrplan.

long-guide-sensitive = Heikle Themen
long-guide-sensitive-1 = China ist nur in diesem Spiel geschlossen. Es steht für jede Quelle, auf die man nicht zählen kann. Es ist kein Urteil über Menschen, und vielleicht hat jemand in der Klasse Familie dort.
long-guide-sensitive-2 = Die Sätze über Minen sind Beispiele. Viele handeln von Afrika und Asien, weil dort viel gefördert wird. Frag auch, wer die Dinge kauft.
long-guide-sensitive-3 = In manchen Minen arbeiten Minderjährige. Sag es, wie es ist, ohne Bilder. Frag, wovon die Familien leben würden, wenn niemand mehr etwas kaufte.
long-guide-sensitive-4 = Die Ukraine, Russland und die DR Kongo sind auf dem Spielplan. Dort ist Krieg, und manche kennen ihn aus eigener Erfahrung. Niemand muss darüber sprechen.
long-guide-sensitive-5 = Die Karte zeigt Gebiete eines Spiels und keine Grenzen, die jemand anerkennt. Gekämpft wird im Handelskonflikt: Unternehmen stehen im Wettbewerb, niemand wird verletzt.

long-guide-careers = Drei Berufe
long-guide-careers-1 = Geologin, Geologe: findet heraus, was im Boden liegt und ob man es fördern kann, ohne viel Schaden anzurichten.
long-guide-careers-2 = Fachleute für Recycling: zerlegen Akkus und Handys und gewinnen Kobalt, Kupfer und Gold zurück.
long-guide-careers-3 = Materialchemikerin, Materialchemiker: sucht Stoffe, die seltene ersetzen können, etwa für Akkus ohne Kobalt.

## Print and play

long-guide-playprint = Drucken und spielen
long-guide-playprint-lead = Für einen Raum ohne Netz: der Spielplan, eine Karte zu jedem Rohstoff, die Zielkarten und die Nachrichtenkarten auf A4. Dazu braucht es Würfel, Spielsteine und die Seite „Regeln“.
long-guide-playprint-board = Spielplan
long-guide-playprint-materials = Rohstoffkarten
long-guide-playprint-objectives = Zielkarten
long-guide-playprint-news = Nachrichtenkarten

### Warum ein Tisch etwas ablehnt. Was die Regeln ablehnen, steht in refusals.ftl, auch `refusal-number_of_turns`.

refusal-malformed = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refusal-too_fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
refusal-too_large = Das war zu lang zum Senden. Mach es kürzer und versuch es noch einmal.
refusal-try_again = Das geht gerade nicht. Warte kurz und versuch es noch einmal.
refusal-cannot_save = Der Server kann gerade nicht speichern. Warte kurz und versuch es noch einmal.
refusal-server_full = Auf diesem Server ist kein Platz für einen weiteren Tisch. Spiel an einem offenen Tisch mit oder versuch es später noch einmal.
refusal-server_fault = Auf dem Server ist etwas schiefgegangen. Es lag nicht an dir. Warte kurz und versuch es noch einmal.

## Plätze und wer den Tisch eröffnet hat

refusal-not_seated = Du hast keinen Platz an diesem Tisch. Frag die Person, die den Tisch eröffnet hat, ob es einen für dich gibt.
refusal-not_your_seat = Das ist nicht dein Platz. Geh zu deinem zurück und versuch es noch einmal.
refusal-not_host = Das kann nur die Person, die den Tisch eröffnet hat. Bitte sie darum.
refusal-host_plays = Wenn du mitspielst, kannst du nicht für die anderen auf die Zeit achten. Gib deinen Platz auf, oder spielt ohne „Spielleitung achtet auf die Zeit“.
refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
refusal-seat_not_open = Alle Plätze an diesem Tisch sind besetzt. Frag die Person, die den Tisch eröffnet hat, oder such dir einen anderen Tisch.
refusal-seats_open = Einige Plätze sind noch frei. Warte auf weitere Spieler oder fülle sie mit Bots auf.

## Die Partie und ihre Einstellungen

refusal-not_in_lobby = Das geht nur, bevor die Partie beginnt. Warte auf die nächste.
refusal-not_playing = Die Partie läuft gerade nicht. Warte, bis sie beginnt oder weitergeht.
refusal-not_paused = Die Partie ist nicht pausiert. Spiel einfach weiter.
refusal-table_over = Dieser Tisch ist geschlossen. Eröffne einen neuen, um wieder zu spielen.
refusal-unknown_level = Einen Bot dieser Stufe gibt es nicht. Wähle einen aus der Liste.
refusal-number_of_seats = Diese Zahl von Plätzen passt nicht zum Spielplan oder zu den Spielern am Tisch. Wähle eine andere.
refusal-unknown_board = Der Server hat diesen Spielplan nicht mehr. Wähle einen anderen.
refusal-board_too_small = Eine Klasse braucht einen Spielplan für drei, vier und fünf Spieler. Wähle einen anderen.
refusal-no_news_cards = Dieser Spielplan hat keine Nachrichtenkarten. Schalte die Weltnachrichten aus oder wähle einen anderen.
refusal-nothing_recyclable = Auf diesem Spielplan lässt sich nichts recyceln. Schalte das Recycling aus oder wähle einen anderen.
refusal-already_revealed = Dein Anteil an den Würfeln ist schon da. Du musst nichts mehr tun.
refusal-wrong_contribution = Dein Anteil an den Würfeln ist nicht der, den du versprochen hast. Die Partie kann auch ohne ihn beginnen: Warte einfach kurz.
refusal-nothing_to_take_back = Gerade gibt es nichts zum Zurücknehmen. Spiel von hier aus weiter.
refusal-no_timer = Gerade läuft keine Uhr. Lass dir Zeit.
refusal-hints_off = An diesem Tisch sind die Tipps aus. Denk noch einmal nach, oder bitte die Person, die den Tisch eröffnet hat, sie einzuschalten.
refusal-why_not_off = An diesem Tisch kannst du nicht fragen, was ein Zug kostet. Denk noch einmal nach, oder bitte die Person, die den Tisch eröffnet hat, es zu erlauben.
refusal-why_not_used_up = In dieser Runde hast du schon fünfmal gefragt. Frag in der nächsten Runde wieder.
refusal-not_your_decision = Du bekommst Tipps nur für deine eigene Entscheidung. Warte, bis du dran bist, und frag dann noch einmal.
refusal-no_hint = Diesmal gibt es keinen Tipp. Frag gleich noch einmal.

## Namen und Chat

refusal-names_not_allowed = An diesem Tisch haben die Unternehmen fertige Namen. Wähle einen aus der Liste.
refusal-name_not_clean = Dieser Name geht nicht. Wähle einen anderen: kurz, freundlich und in normalen Buchstaben.
refusal-chat_off = Diese Art von Chat ist an diesem Tisch aus. Wenn du sie brauchst, frag die Person, die den Tisch eröffnet hat.
refusal-muted = Der Chat ist gerade stummgeschaltet. Spiel weiter und versuch es später noch einmal.
refusal-unknown_phrase = Diesen Satz gibt es nicht. Wähle einen aus der Liste.
refusal-text_not_allowed = Diesen Text kannst du nicht senden. Schreib etwas Kurzes und Freundliches, ohne Links und lange Zahlen.

## An einen Tisch kommen

refusal-unknown_table = Es gibt keinen Tisch und keine Klasse mit diesem Code. Prüfe jeden Buchstaben.
refusal-unknown_token = Dieser Link oder Code funktioniert nicht. Prüfe jeden Buchstaben oder frag nach einem neuen.
refusal-table_damaged = Die gespeicherten Züge dieses Tisches sind beschädigt, darum kann die Partie nicht weitergehen. Sag es der Person, die den Tisch eröffnet hat, oder eröffne einen neuen.
refusal-unknown_content = Der Server hat den Spielplan dieser Partie nicht mehr, darum geht sie nicht weiter. Eröffne einen neuen Tisch, um wieder zu spielen.
refusal-spectators_not_allowed = An diesem Tisch kann niemand zuschauen. Frag die Person, die den Tisch eröffnet hat, ob du es darfst.
refusal-other_version = Die Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
refusal-opened_elsewhere = Dein Platz ist in einem anderen Fenster oder auf einem anderen Gerät offen. Spiel dort weiter oder komm mit deinem Rückkehrcode hierher zurück.
refusal-table_not_over = Die Aufzeichnung zeigt die Karten von allen. Warte, bis die Partie zu Ende ist.
refusal-no_match = Dieser Tisch wurde geschlossen, bevor die Partie begann, darum gibt es keine Aufzeichnung. Eröffne einen neuen Tisch, um zu spielen.
refusal-replay_wrong = Diese Aufzeichnung ist nicht gültig. Wähle eine andere Datei oder frag nach dem Original.
refusal-replay_of_other_content = Diese Aufzeichnung stammt von einer anderen Version des Spielplans. Öffne sie auf einem Server mit dieser Version.
refusal-unknown_conversation = Die Verbindung war unterbrochen. Lade die Seite neu, dann geht es weiter.
refusal-foreign_origin = Diese Seite gehört nicht zum Server. Öffne das Spiel unter der Adresse des Servers.
refusal-foreign_host = Dieser Server kennt die Adresse nicht, die du benutzt hast. Öffne das Spiel unter der Adresse, die der Server beim Start angezeigt hat.
refusal-no_such_page = Hier gibt es keine Seite. Prüfe die Adresse oder geh zurück.
refusal-wrong_method = So funktioniert diese Adresse nicht. Geh zurück und versuch es noch einmal.

# Einer Klasse
refusal-unknown_class = Es gibt keine Klasse mit diesem Code. Sieh dir den Code auf dem Beamer noch einmal an.
refusal-not_class_host = Das kann nur die Lehrkraft.
refusal-class_full = Diese Klasse ist voll: Sie hat Platz für 60 Geräte. Teil dir eines mit jemandem.
refusal-class_closed = Die Lehrkraft hat die Tür geschlossen. Bitte sie, sie zu öffnen.
refusal-class_ended = Diese Klasse ist beendet. Die Lehrkraft kann eine neue öffnen.
refusal-class_deleted = Die Lehrkraft hat diese Stunde beendet und alle Daten dazu gelöscht.
refusal-rehearsal = Diese Klasse ist der Probelauf einer Lehrkraft: Niemand sonst kann beitreten, und nichts wird exportiert.
refusal-rehearsal_runs = In diesem Netz probt schon jemand. Schließ jene Seite, warte eine Minute und versuch es noch einmal.
refusal-class_waiting = Du hast noch keinen Platz. Gleich bekommst du einen von der Lehrkraft.
refusal-bot_plays = Für dein Unternehmen spielt jetzt ein Bot. Wenn du wieder mitspielen möchtest, bitte die Lehrkraft um einen Platz.
refusal-mate_plays = Wer das Unternehmen mit dir geleitet hat, spielt weiter. Wenn du wieder mitspielen möchtest, bitte die Lehrkraft um einen Platz.
refusal-not_a_member = Diese Person ist nicht in der Klasse oder hat keinen Platz. Sieh noch einmal in der Liste nach.
refusal-no_such_table = Die Klasse hat keinen Tisch mit dieser Nummer. Wähle einen anderen.
refusal-nobody_to_deal = Noch kann niemand einen Tisch bekommen. Warte, bis jemand da ist, und teile dann die Tische ein.
refusal-tables_started = Das geht nur, bevor die Tische gestartet sind.
refusal-tables_not_started = Das geht erst, wenn die Tische gestartet sind.
refusal-table_is_full = An diesem Tisch ist kein Platz frei. Man kann dort ein Unternehmen gemeinsam führen oder an einen anderen Tisch gehen.
refusal-lesson_time = Das muss eine Zeit in den nächsten acht Stunden sein. Wähle eine andere.
refusal-past_the_bell = Das ist nach dem Klingeln. Wähle weniger Minuten, oder gib allen Tischen mehr Zeit.
refusal-no_bell_waits = Es ist kein Klingeln geplant: Es hat schon geklingelt, oder das Klingeln wurde abgesagt. Sieh dir die Tische noch einmal an.
refusal-round_not_open = Diese Fragen sind nicht offen. Warte, bis die Lehrkraft sie öffnet.
refusal-round_open = Diese Fragen sind schon offen.
refusal-already_answered = Du hast schon geantwortet. Danke!
refusal-unknown_phone = Kein Handy zeigt diese vier Ziffern. Sieh noch einmal auf das Handy.
refusal-no_debrief = Noch ist keine Partie zu Ende. Die erste Grafik erscheint, sobald ein Tisch fertig ist.


### Warum ein Tisch etwas ablehnt. Was die Regeln ablehnen, steht in refusals.ftl, auch `refusal-number_of_turns`.

refusal-malformed = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
refusal-too_fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
refusal-too_large = Das war zu lang zum Senden. Mach es kürzer und versuch es noch einmal.
refusal-try_again = Das geht gerade nicht. Warte einen Moment und versuch es noch einmal.
refusal-cannot_save = Der Server kann gerade nicht speichern. Warte einen Moment und versuch es noch einmal.
refusal-server_full = Auf diesem Server ist kein Platz für einen weiteren Tisch. Spiel an einem offenen Tisch mit oder versuch es später noch einmal.
refusal-server_fault = Im Server ist etwas schiefgegangen. Es lag nicht an dir: Warte einen Moment und versuch es noch einmal.

## Plätze und wer den Tisch eröffnet hat

refusal-not_seated = Du hast keinen Platz an diesem Tisch. Frag die Person, die den Tisch eröffnet hat, ob es einen für dich gibt.
refusal-not_your_seat = Das ist nicht dein Platz. Geh zu deinem zurück und versuch es noch einmal.
refusal-not_host = Das kann nur die Person, die den Tisch eröffnet hat. Bitte sie darum.
refusal-host_plays = Wer mitspielt, kann nicht für die anderen auf die Zeit achten. Gib deinen Platz auf, oder spielt ohne Spielleitung achtet auf die Zeit.
refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
refusal-seat_not_open = Alle Plätze an diesem Tisch sind besetzt. Frag nach, ob noch einer frei wird, oder such dir einen anderen Tisch.
refusal-seats_open = Einige Plätze sind noch leer. Warte auf weitere Spieler oder gib diese Plätze an Bots.

## Die Partie und ihre Einstellungen

refusal-not_in_lobby = Das geht nur, bevor die Partie beginnt. Warte auf die nächste.
refusal-not_playing = Die Partie läuft gerade nicht. Warte, bis sie beginnt oder weitergeht.
refusal-not_paused = Die Partie macht keine Pause. Du kannst einfach weiterspielen.
refusal-table_over = Dieser Tisch ist geschlossen. Eröffne einen neuen, um wieder zu spielen.
refusal-unknown_level = Einen Bot dieser Stufe gibt es nicht. Wähle einen aus der Liste.
refusal-number_of_seats = Diese Zahl von Plätzen passt nicht zum Spielplan oder zu den Spielern, die schon sitzen. Wähle eine andere.
refusal-already_revealed = Dein Anteil an den Würfeln ist schon da. Du musst nichts mehr tun.
refusal-wrong_contribution = Dein Anteil an den Würfeln ist nicht der, den du versprochen hast. Die Partie kann auch ohne ihn beginnen: Warte einfach einen Moment.
refusal-nothing_to_take_back = Gerade gibt es nichts, was du zurücknehmen kannst. Spiel von hier aus weiter.
refusal-no_timer = Gerade läuft keine Uhr. Du kannst dir Zeit lassen.
refusal-hints_off = An diesem Tisch sind Tipps ausgeschaltet. Denk in Ruhe nach, oder frag nach, ob sie eingeschaltet werden können.
refusal-not_your_decision = Ein Tipp gilt deiner eigenen Entscheidung, so wie sie jetzt ist. Warte, bis du dran bist, und frag dann noch einmal.
refusal-no_hint = Diesmal wurde kein Tipp gefunden. Frag gleich noch einmal.

## Namen und Chat

refusal-names_not_allowed = An diesem Tisch haben die Unternehmen fertige Namen. Wähle einen aus der Liste.
refusal-name_not_clean = Dieser Name geht nicht. Wähle einen anderen: kurz, freundlich und in gewöhnlichen Buchstaben.
refusal-chat_off = Diese Art von Chat ist an diesem Tisch ausgeschaltet. Wenn du sie brauchst, frag nach, ob sie eingeschaltet werden kann.
refusal-muted = Der Chat ist gerade stumm geschaltet. Spiel weiter und versuch es später noch einmal.
refusal-unknown_phrase = Diesen Satz gibt es nicht. Wähle einen aus der Liste.
refusal-text_not_allowed = Dieser Text kann nicht gesendet werden. Schreib etwas Kurzes und Freundliches, ohne Links und lange Zahlen.

## An einen Tisch kommen

refusal-unknown_table = Dieser Tisch wurde nicht gefunden. Prüfe den Beitrittscode oder lass ihn dir noch einmal geben.
refusal-unknown_token = Dieser Link oder Code funktioniert nicht. Prüfe jeden Buchstaben oder frag die Person, die den Tisch eröffnet hat.
refusal-table_damaged = Die gespeicherten Züge dieses Tisches sind beschädigt, darum kann die Partie nicht weitergehen. Sag es der Person, die den Tisch eröffnet hat, oder eröffne einen neuen.
refusal-unknown_content = Dieser Server hat den Spielplan dieser Partie nicht mehr. Sag es der Person, die den Tisch eröffnet hat, oder eröffne einen neuen.
refusal-spectators_not_allowed = An diesem Tisch kann niemand zuschauen. Frag, ob es erlaubt werden kann.
refusal-other_version = Die Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
refusal-opened_elsewhere = Dein Platz ist in einem anderen Fenster oder auf einem anderen Gerät offen. Spiel dort weiter oder komm mit deinem Rückkehrcode hierher zurück.
refusal-table_not_over = Die Aufzeichnung zeigt die Karten von allen. Warte, bis die Partie zu Ende ist.
refusal-no_match = Dieser Tisch wurde geschlossen, bevor die Partie begann, darum gibt es keine Aufzeichnung. Eröffne einen neuen Tisch, um zu spielen.
refusal-replay_wrong = Diese Datei ist keine stimmige Aufzeichnung. Wähle eine andere Datei oder frage nach dem Original.
refusal-replay_of_other_content = Diese Aufzeichnung stammt von einer anderen Fassung des Spielplans. Öffne sie auf einem Server mit dieser Fassung.
refusal-unknown_conversation = Die Verbindung war unterbrochen. Lade die Seite neu, dann geht es weiter.
refusal-foreign_origin = Diese Seite gehört nicht zum Server. Öffne das Spiel unter der Adresse des Servers.
refusal-foreign_host = Dieser Server kennt die Adresse nicht, die du verwendet hast. Öffne das Spiel unter der Adresse, die der Server beim Start angezeigt hat.
refusal-no_such_page = Hier gibt es keine Seite. Prüfe die Adresse oder geh zurück.
refusal-wrong_method = Dafür ist diese Adresse nicht da. Geh zurück und versuch es noch einmal.

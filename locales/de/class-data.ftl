### One page about data protection, for parents and pupils. The school prints it.

data-title = Datenschutz: eine Stunde mit RAWsiko
data-intro = In der Klasse spielen wir im Browser RAWsiko, ein kostenloses Spiel über kritische Rohstoffe. Diese Seite sagt Eltern, Schülerinnen und Schülern, was mit ihren Daten geschieht.
data-what = Was wird gespeichert?
data-what-text = Kein Konto, kein Name, keine E-Mail-Adresse. Zu jedem Gerät: ein Unternehmensname, den das Programm auslost, ein gezeichnetes Porträt, die Sprache und wie viele sich das Gerät teilen. Aus der Partie: was gespielt wurde. Aus den Fragen vorher, nachher und beim Warten: nur Summen, und nur bei mindestens sechs Antworten. Was im Chat steht, wird nicht gespeichert.
data-why = Warum?
data-why-text = Damit die Partie läuft und nach einer Unterbrechung weitergehen kann, und damit die Klasse danach auf ihre eigenen Partien zurückblicken kann. Und für sonst nichts: keine Werbung, keine Profile, keine Noten.
data-where = Wo?
data-where-text = Auf dem Computer, auf dem die Schule das Programm betreibt. Die Seiten laden nichts von anderen Firmen und setzen keine Cookies. Jedes Gerät merkt sich im Browser einen zufälligen Schlüssel, um seinen Platz wiederzufinden.
data-long = Wie lange?
data-long-text = Antworten auf Fragen: bis die Fragerunde beendet ist; danach nur Summen. Links: bis einen Tag nach dem Ende der Klasse; die eigene Seite einer Person: sieben Tage. Alles andere: 30 Tage, dann wird es automatisch gelöscht.
data-who = Wer sieht es?
data-who-text = An einem Tisch sehen alle die Unternehmen und die Partie. Die Lehrkraft sieht, wie weit jeder Tisch ist und wer verbunden ist, und vor dem Ende keine Karte. Der Beamer zeigt nie, wer langsam ist. Schreibt die Lehrkraft echte Namen zu den Unternehmen, bleiben diese in ihrem eigenen Browser.
data-delete = Wie wird gelöscht?
data-delete-text = Die Lehrkraft kann die Klasse jederzeit löschen; nach wenigen Sekunden steht nichts mehr davon in der Datenbank. Früher angelegte Sicherungen und die eigenen Protokolldateien der Datenbank (Write-Ahead-Log) sind getrennte Kopien: Wer sie aufbewahrt, muss sie ebenfalls löschen.
data-rights = Wer ist verantwortlich?
data-rights-text = Verantwortlich ist die Schule. Fragen und Bitten um Auskunft oder Löschung gehen an:
data-school = Schule
data-contact = Kontakt
data-date = Stunde am

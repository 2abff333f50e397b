### The start page: its story and the phone taken apart.

web-start-title = China hat die Grenzen geschlossen.
web-start-question = Wer baut dein Handy?
web-start-against = gegen
web-start-minutes = { $minutes } Minuten
web-start-change = Ändern
web-start-teaching = Heute Unterricht?
web-start-guide = Unterrichtspläne und Arbeitsblatt
web-start-more = Mehr
# On a stamp, under the name of the country
web-start-closed = Grenzen zu
# A Material is …
web-start-part-screen = im Bildschirm
web-start-part-chips = in den Chips
web-start-part-battery = im Akku
web-start-part-speaker = im Lautsprecher
web-start-from-china = { $share } aus China
web-start-first-time = Zum ersten Mal hier? Einführung, fünf Minuten
web-start-shelf = Mein Regal

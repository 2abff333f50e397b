### Browsers and phones: what they can do and what they cannot.

# The versions are the oldest that work.
web-old-browser = Dieser Browser ist zu alt für RAWsiko.
web-old-browser-help = RAWsiko läuft in Chrome und Edge { $chrome }, Firefox { $firefox } und Safari { $safari } und in allem, was neuer ist. Aktualisiere den Browser oder nimm ein anderes Gerät.

# Announced to screen readers.
web-connected-again = Wieder verbunden.
web-phone-vibration = Vibrieren
web-phone-vibration-help = Das Handy vibriert kurz, wenn du dran bist.
web-phone-share-link = Link teilen

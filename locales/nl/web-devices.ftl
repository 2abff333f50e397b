### Browsers and phones: what they can do and what they cannot.

# The versions are the oldest that work.
web-old-browser = Deze browser is te oud voor RAWsiko.
web-old-browser-help = RAWsiko werkt in Chrome en Edge { $chrome }, Firefox { $firefox } en Safari { $safari }, en in alles wat nieuwer is. Werk de browser bij of gebruik een ander apparaat.

# Announced to screen readers.
web-connected-again = Weer verbonden.
web-phone-vibration = Trillen
web-phone-vibration-help = De telefoon trilt even als jij aan de beurt bent.
web-phone-share-link = Link delen

### Browsers and phones: what they can do and what they cannot.

# The versions are the oldest that work.
web-old-browser = Questo browser è troppo vecchio per RAWsiko.
web-old-browser-help = RAWsiko funziona con Chrome ed Edge { $chrome }, Firefox { $firefox } e Safari { $safari }, e con tutte le versioni più recenti. Aggiorna il browser o usa un altro dispositivo.

# Announced to screen readers.
web-connected-again = Di nuovo in linea.
web-phone-vibration = Vibrazione
web-phone-vibration-help = Il telefono vibra per un attimo quando tocca a te.
web-phone-share-link = Condividi il link

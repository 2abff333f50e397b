### Browsers and phones: what they can do and what they cannot.

# The versions are the oldest that work.
web-old-browser = Este navegador es demasiado antiguo para RAWsiko.
web-old-browser-help = RAWsiko funciona con Chrome y Edge { $chrome }, Firefox { $firefox } y Safari { $safari }, y con todo lo más nuevo. Actualiza el navegador o usa otro dispositivo.

# Announced to screen readers.
web-connected-again = Conexión recuperada.
web-phone-vibration = Vibración
web-phone-vibration-help = El teléfono vibra un momento cuando te toca.
web-phone-share-link = Compartir el enlace

### The page that plays without a server (docs/site.md).

web-site-starting = Il gioco si sta caricando: qualche secondo, la prima volta un po’ di più.
web-site-lacks = Qui tutto si gioca su questo solo dispositivo. Per più dispositivi, una classe o bot più forti, chiedi il programma RAWsiko a chi gestisce questa pagina.
web-site-full = La partita non si può salvare, forse perché su questo dispositivo non c’è più spazio. Libera un po’ di spazio, poi continua qui.
web-home-trouble-site_elsewhere-title = Il gioco è già aperto
web-home-trouble-site_elsewhere = Il gioco è aperto in un’altra scheda di questo browser. Continua lì, oppure chiudi quella scheda e ricarica questa pagina.
web-home-trouble-site_storage-title = Questo browser non salva nulla
web-home-trouble-site_storage = Questo browser non permette al gioco di salvare una partita, forse perché questa è una finestra privata. Apri la pagina in una finestra normale.
web-home-trouble-site_browser-title = Questo browser è troppo vecchio
web-home-trouble-site_browser = Questo browser è troppo vecchio per giocare senza server. Aggiornalo o usane un altro.
web-home-trouble-site_load-title = Il gioco non si è caricato
web-home-trouble-site_load = Una parte del gioco non si è caricata. Controlla la rete e riprova.

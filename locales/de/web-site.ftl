### The page that plays without a server (docs/site.md).

web-site-starting = Das Spiel lädt: ein paar Sekunden, beim ersten Mal etwas länger.
web-site-lacks = Alles spielt sich hier auf diesem einen Gerät ab. Für mehrere Geräte, eine Klasse oder stärkere Bots gibt es das Programm RAWsiko bei den Betreibern dieser Seite.
web-site-full = Die Partie lässt sich nicht speichern, vielleicht weil auf diesem Gerät kein Platz mehr ist. Schaff etwas Platz und spiel dann hier weiter.
web-home-trouble-site_elsewhere-title = Das Spiel ist schon offen
web-home-trouble-site_elsewhere = Das Spiel ist in einem anderen Tab dieses Browsers offen. Spiel dort weiter, oder schließ den anderen Tab und lade diese Seite neu.
web-home-trouble-site_storage-title = Dieser Browser speichert nichts
web-home-trouble-site_storage = Dieser Browser lässt das Spiel keine Partie speichern, vielleicht weil dies ein privates Fenster ist. Öffne die Seite in einem gewöhnlichen Fenster.
web-home-trouble-site_browser-title = Dieser Browser ist zu alt
web-home-trouble-site_browser = Dieser Browser ist zu alt, um ohne Server zu spielen. Aktualisiere ihn oder nimm einen anderen.
web-home-trouble-site_load-title = Das Spiel wurde nicht geladen
web-home-trouble-site_load = Ein Teil des Spiels wurde nicht geladen. Prüfe das Netz und versuch es noch einmal.

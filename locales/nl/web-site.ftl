### The page that plays without a server (docs/site.md).

web-site-starting = Het spel wordt geladen: een paar seconden, de eerste keer iets langer.
web-site-lacks = Alles speelt hier op dit ene apparaat. Voor meer apparaten, een klas of sterkere bots haal je het programma RAWsiko bij wie deze pagina beheert.
web-site-full = Het spel kan niet worden bewaard, misschien omdat er op dit apparaat geen ruimte meer is. Maak wat ruimte vrij en speel dan hier verder.
web-home-trouble-site_elsewhere-title = Het spel is al open
web-home-trouble-site_elsewhere = Het spel is open in een ander tabblad van deze browser. Speel daar verder, of sluit dat tabblad en laad deze pagina opnieuw.
web-home-trouble-site_storage-title = Deze browser bewaart niets
web-home-trouble-site_storage = Deze browser laat RAWsiko geen spel bewaren, misschien omdat dit een privévenster is. Open de pagina in een gewoon venster.
web-home-trouble-site_browser-title = Deze browser is te oud
web-home-trouble-site_browser = Deze browser is te oud om zonder server te spelen. Werk hem bij of gebruik een andere.
web-home-trouble-site_load-title = Het spel is niet geladen
web-home-trouble-site_load = Een deel van het spel is niet geladen. Controleer het netwerk en probeer het opnieuw.

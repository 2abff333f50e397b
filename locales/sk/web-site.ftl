### The page that plays without a server (docs/site.md).

web-site-starting = Hra sa načítava: niekoľko sekúnd, prvý raz trochu dlhšie.
web-site-lacks = Všetko sa tu hrá len na tomto zariadení. Ak chcete hrať na viacerých zariadeniach, s triedou alebo proti silnejším botom, vypýtajte si program RAWsiko od toho, kto túto stránku spravuje.
web-site-full = Zápas sa nedá uložiť, možno preto, že na tomto zariadení už nie je miesto. Uvoľnite trochu miesta a potom pokračujte tu.
web-home-trouble-site_elsewhere-title = Hra je už otvorená
web-home-trouble-site_elsewhere = Hra je otvorená na inej karte tohto prehliadača. Pokračujte tam, alebo tú kartu zatvorte a načítajte túto stránku znova.
web-home-trouble-site_storage-title = Tento prehliadač nič neukladá
web-home-trouble-site_storage = Tento prehliadač nedovolí hre uložiť zápas, možno preto, že je to súkromné okno. Otvorte stránku v bežnom okne.
web-home-trouble-site_browser-title = Tento prehliadač je príliš starý
web-home-trouble-site_browser = Tento prehliadač je príliš starý na hranie bez servera. Aktualizujte ho alebo použite iný.
web-home-trouble-site_load-title = Hra sa nenačítala
web-home-trouble-site_load = Časť hry sa nenačítala. Skontrolujte sieť a skúste to znova.

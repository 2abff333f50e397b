### The pages that the server shows in a browser.

welcome-title = Server RAWsiko beží
welcome-saves = Dokáže ukladať: nič z toho, čo hráte, sa nestratí.
welcome-cannot-save = Teraz nedokáže ukladať. Akcie dovtedy odmieta: skontrolujte disk alebo databázu.
welcome-no-client = Stránky hry tu ešte nie sú zostavené: zostaví ich python3 run.py web. Programy tu môžu hrať aj tak.
welcome-programs = Pre programy
welcome-python = Balík rawsiko.client pre Python obsadí miesto v pár riadkoch. Správy sú opísané v docs/protocol.md.
welcome-description = Časť HTTP ako OpenAPI:
connect-title = Keď sa telefón nepripojí
connect-intro = Prejdite tieto body po poradí: najčastejšia príčina je prvá.
connect-here = Adresa pre iné zariadenia je
connect-address = Nesprávna adresa
connect-address-help = „localhost“ a 127.0.0.1 znamenajú samotné zariadenie. Telefón potrebuje adresu pre miestnu sieť, s http:// na začiatku a portom na konci. Obsahuje ju QR kód v termináli.
connect-network = Iná sieť
connect-network-help = Telefón aj počítač musia byť v tej istej sieti. Vypnite v telefóne mobilné dáta a nepoužívajte sieť pre hostí.
connect-isolation = Sieť oddeľuje zariadenia
connect-isolation-help = Mnohé školské siete nedovolia zariadeniam hovoriť medzi sebou („client isolation“). Požiadajte správcu siete, aby to povolil, alebo vytvorte hotspot počítačom či telefónom a pripojte doň všetkých.
connect-firewall = Firewall tohto počítača
connect-firewall-help = Môže blokovať, čo prichádza zvonka. Povoľte Python alebo port z adresy pre súkromné siete. Windows sa spýta pri prvom spustení; na Macu pozrite Nastavenia, Sieť, Firewall; na Linuxe napríklad: sudo ufw allow 8000/tcp
connect-proxy = Niečo po ceste hru blokuje
connect-proxy-help = Niektoré siete blokujú WebSockety. Hra potom sama prejde na bežné požiadavky, trochu pomalšie. Prehliadač so školským proxy môže potrebovať výnimku pre túto adresu.
connect-code = Kód nie je prijatý
connect-code-help = Vstupný kód otvorí stôl len dovtedy, kým sa zápas nezačne. Ak ste už mali miesto, vráťte sa svojím odkazom alebo kódom na návrat.
connect-last = Ak nič nepomôže: všetci môžu hrať striedavo na tomto jednom počítači.
connect-back = Späť
connect-sleep = Telefón počas partie zaspí
connect-sleep-help = Nič sa nestratí: keď sa telefón prebudí, partia je znova tu. Aby obrazovka nezhasínala, nastavte na hodinu automatické uzamknutie na päť minút alebo viac (iPhone a iPad: Displej a jas; Android: Displej, Časový limit obrazovky).

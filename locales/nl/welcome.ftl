### The pages that the server shows in a browser.

welcome-title = De RAWsiko-server draait
welcome-saves = Hij kan opslaan: niets wat wordt gespeeld gaat verloren.
welcome-cannot-save = Hij kan nu niet opslaan. Zetten worden geweigerd tot het weer kan: controleer de schijf of de database.
welcome-no-client = De pagina’s van het spel zijn hier nog niet gebouwd: python3 run.py web bouwt ze. Programma’s kunnen hier toch al spelen.
welcome-programs = Voor programma’s
welcome-python = Het Python-pakket rawsiko.client neemt in een paar regels plaats. De berichten staan beschreven in docs/protocol.md.
welcome-description = Het HTTP-deel als OpenAPI:
connect-title = Als een telefoon geen verbinding krijgt
connect-intro = Loop deze punten op volgorde na: de meest voorkomende oorzaak staat voorop.
connect-here = Het adres voor andere apparaten is
connect-address = Het verkeerde adres
connect-address-help = “localhost” en 127.0.0.1 betekenen het apparaat zelf. Een telefoon heeft het adres voor het lokale netwerk nodig, met http:// ervoor en de poort erachter. De QR-code in de terminal bevat het.
connect-network = Een ander netwerk
connect-network-help = Telefoon en computer moeten in hetzelfde netwerk zitten. Zet mobiele data op de telefoon uit en gebruik niet het gastennetwerk.
connect-isolation = Het netwerk houdt apparaten gescheiden
connect-isolation-help = Veel schoolnetwerken laten apparaten niet met elkaar praten (“client isolation”). Vraag de beheerder dat toe te staan, of maak een hotspot met de computer of een telefoon en zet iedereen daarin.
connect-firewall = De firewall van deze computer
connect-firewall-help = Die kan tegenhouden wat van buiten komt. Sta Python, of de poort in het adres, toe voor privénetwerken. Windows vraagt het bij de eerste start; op een Mac zie Instellingen, Netwerk, Firewall; op Linux bijvoorbeeld: sudo ufw allow 8000/tcp
connect-proxy = Iets onderweg blokkeert het spel
connect-proxy-help = Sommige netwerken blokkeren WebSockets. Het spel gaat dan vanzelf over gewone verzoeken, iets trager. Een browser die de schoolproxy gebruikt, heeft misschien een uitzondering voor het adres nodig.
connect-code = De code wordt niet aangenomen
connect-code-help = Een toegangscode opent een tafel alleen tot het spel begint. Wie al zat, komt terug met de eigen link of terugkeercode.
connect-last = Als niets helpt: iedereen kan om de beurt op deze ene computer spelen.
connect-back = Terug

### The pages that the server shows in a browser.

welcome-title = De RAWsiko-server draait
welcome-saves = Hij kan opslaan: niets van wat je speelt gaat verloren.
welcome-cannot-save = Hij kan nu niet opslaan. Zetten worden geweigerd tot het weer kan: controleer de schijf of de database.
welcome-no-client = De pagina’s van het spel zijn hier nog niet gebouwd: python3 run.py web bouwt ze. Programma’s kunnen hier toch al spelen.
welcome-programs = Voor programma’s
welcome-python = Het Python-pakket rawsiko.client neemt in een paar regels plaats. De berichten staan beschreven in docs/protocol.md.
welcome-description = Het HTTP-deel als OpenAPI:
connect-title = Als een telefoon geen verbinding krijgt
connect-intro = Loop deze punten een voor een na. De meest voorkomende oorzaak staat voorop.
connect-here = Het adres voor andere apparaten is
connect-address = Het verkeerde adres
connect-address-help = “localhost” en 127.0.0.1 betekenen het apparaat zelf. Een telefoon heeft het adres voor het lokale netwerk nodig, met http:// ervoor en de poort erachter. De QR-code in de terminal bevat het.
connect-network = Een ander netwerk
connect-network-help = De telefoon en de computer moeten in hetzelfde netwerk zitten. Zet mobiele data op de telefoon uit en gebruik niet het gastennetwerk.
connect-isolation = Het netwerk houdt apparaten gescheiden
connect-isolation-help = In veel schoolnetwerken kunnen apparaten niet met elkaar praten (“client isolation”). Vraag wie het netwerk beheert om dat toe te staan, of maak een hotspot met de computer of een telefoon en verbind iedereen daarmee.
connect-firewall = De firewall van deze computer
connect-firewall-help = Die houdt misschien verbindingen van andere apparaten tegen. Sta Python, of de poort in het adres, toe voor privénetwerken. Windows vraagt het bij de eerste start; op een Mac zie Instellingen, Netwerk, Firewall; op Linux bijvoorbeeld: sudo ufw allow 8000/tcp
connect-proxy = Iets onderweg blokkeert het spel
connect-proxy-help = Sommige netwerken blokkeren WebSockets. Het spel stapt dan vanzelf over op gewone verzoeken, iets trager. Een browser die de schoolproxy gebruikt, heeft misschien een uitzondering voor het adres nodig.
connect-code = De code wordt niet aangenomen
connect-code-help = Een toegangscode werkt alleen tot het spel begint. Had je al een plaats? Kom terug met je link of terugkeercode.
connect-last = Helpt niets? Dan kan iedereen om de beurt op deze ene computer spelen.
connect-back = Terug
connect-sleep = De telefoon valt in slaap tijdens het spel
connect-sleep-help = Er gaat niets verloren: het spel is er weer als de telefoon wakker wordt. Zet voor de les de automatische vergrendeling op vijf minuten of langer om het scherm aan te houden (iPhone en iPad: Beeldscherm en helderheid; Android: Scherm, Time-out voor scherm).

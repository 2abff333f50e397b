### De startpagina, tafels voor en rond hun partij, en wat er gezegd wordt als er iets misgaat.

web-home-lead = Leid een bedrijf, win de grondstoffen van de wereld en maak waar ze voor nodig zijn.
web-home-play-now = Nu spelen
web-home-opening = De tafel wordt gedekt…
web-home-play-note = Jij tegen drie bots. Zonder account, niets te installeren.
web-home-ways = Manieren om te spelen
web-home-open-table = Een tafel voor anderen openen
web-home-one-device = Iedereen op dit apparaat
web-home-watch = Een tafel zoeken of meekijken
web-home-learn = Leren
web-home-tutorial = Kennismaking
web-home-rules = Regels
web-home-materials = Materialen
web-home-replays = Opnamen
web-home-settings = Instellingen
web-home-credits = Met dank aan
web-home-connect = Krijgt een telefoon geen verbinding?
web-home-language = Taal
web-home-back = Naar de startpagina
web-home-come-back-to = Jouw tafels
web-home-come-back = Verder aan tafel { $code }
web-home-forget = Tafel { $code } vergeten

## Meedoen

web-home-code = Meedoen met een code
web-home-code-short = Een toegangscode heeft zes letters en cijfers. Kijk er nog eens naar.
web-home-code-never = In toegangscodes staan nooit de letters I en O of de cijfers 0 en 1. Kijk er nog eens naar.
web-home-join = Meedoen
web-home-join-title = Meedoen aan een tafel
web-home-looking = De tafel wordt gezocht…
web-home-table-code = Tafel { $code }
web-home-open-seats = { $seats ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $seats } plaatsen vrij.
}
web-home-already-seated = Deze browser heeft al een plaats aan deze tafel.
web-home-to-my-seat = Naar mijn plaats
web-home-already-playing = De partij aan deze tafel is begonnen. Wie al zat, komt terug met de eigen link of terugkeercode.
web-home-who = Jouw bedrijf
web-home-company = Naam van het bedrijf
web-home-company-any = Eentje dat vrij is
web-home-own-name = Een eigen naam
web-home-own-name-help = Hoogstens 16 letters. Liever niet je echte naam.
web-home-portrait = Portret
web-home-portrait-number = Portret { $number }
web-home-sit-down = Ga zitten
web-home-rejoin = Terugkomen met een terugkeercode
web-home-rejoin-title = Terug naar je plaats
web-home-rejoin-help = Typ de code die je opschreef toen je ging zitten. Je plaats gaat dan hier open, en dicht waar ze eerst open was.
web-home-rejoin-label = Terugkeercode
web-home-rejoin-short = Een terugkeercode heeft zestien letters en cijfers. Kijk er nog eens naar.
web-home-come-in = Terugkomen

## Tafels van anderen

web-home-tables-title = Tafels
web-home-tables-help = Tafels die hier voor iedereen zichtbaar zijn. Wil je bij een partij meekijken, vraag dan om de link bij degene die de tafel heeft geopend.
web-home-tables-none = Er is nu geen tafel voor iedereen zichtbaar.
web-home-table-free = { $seats ->
    [0] Geen plaats vrij
    [one] Eén plaats vrij
   *[other] { $seats } plaatsen vrij
}
web-home-table-playing = De partij is bezig
web-home-watch-link = Een link om mee te kijken
web-home-watch-link-help = Plak de link die je hebt gekregen.
web-home-watch-open = Meekijken
web-home-watch-wrong = Dit is geen link naar een tafel. Kopieer hem nog eens, helemaal.

## Een nieuwe tafel

web-home-new-title = Een nieuwe tafel
web-home-new-lead = Kies hoe er gespeeld wordt, en nodig de anderen uit met code, link of QR.
web-home-new-open = Tafel openen
web-home-new-sit = Ik speel mee
web-home-new-sit-help = Zonder dit leid je alleen de tafel, bijvoorbeeld in de klas, en speel je niet.
web-home-new-seats = Wie speelt
web-home-hot-title = Iedereen op dit apparaat
web-home-hot-lead = Het apparaat gaat van hand tot hand. Tussen twee spelers verbergt een scherm de kaarten.
web-home-hot-people = Mensen
web-home-hot-bots = Bots
web-home-hot-start = Partij beginnen
web-home-hot-other-portrait = Een ander portret voor { $player }

## Voor de partij

web-home-seats = Plaatsen
web-home-seat-open = Vrije plaats
web-home-seat-waiting = Wacht op iemand
web-home-seat-person = Mens
web-home-seat-away = Niet verbonden
web-home-seat-ready = Klaar
web-home-seat-not-ready = Nog niet klaar
web-home-seat-host = Jij begint de partij
web-home-you = Jij
web-home-who-plays = Wie speelt op plaats { $seat }
web-home-change = Wijzigen
web-home-remove = Verwijderen
web-home-fill = Aanvullen met bots
web-home-invite = Anderen uitnodigen
web-home-invite-help = Open deze pagina op een ander apparaat en typ de code:
web-home-copy-link = Link kopiëren
web-home-copy-watch = Link om mee te kijken kopiëren
web-home-copied = Gekopieerd.
web-home-not-copied = Deze browser staat kopiëren niet toe. Selecteer de link en kopieer hem met de hand.
web-home-qr = QR-code van de link naar deze tafel
web-home-rejoin-code = Jouw terugkeercode
web-home-rejoin-code-help = Schrijf hem op: daarmee kom je van elk apparaat en op elke dag terug op je plaats.
web-home-options = Zo wordt er gespeeld
web-home-change-options = Wijzigen
web-home-turns = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
}
web-home-timer-on = { $seconds } seconden voor elke fase
web-home-seats-open = { $seats ->
    [one] Er is nog één plaats vrij: nodig iemand uit, of neem er een bot bij.
   *[other] Er zijn nog { $seats } plaatsen vrij: nodig anderen uit, of neem er bots bij.
}
web-home-not-ready = { $players ->
    [one] Eén speler is nog niet klaar.
   *[other] { $players } spelers zijn nog niet klaar.
}
web-home-all-ready = Iedereen is er. Je kunt de partij beginnen.
web-home-start = Partij beginnen
web-home-ready = Ik ben klaar
web-home-not-yet = Toch nog niet
web-home-ready-asked = Alleen wie de tafel heeft geopend, kan de partij beginnen. Zeg het als je klaar bent.
web-home-waiting-host = Je bent klaar. Wie de tafel heeft geopend, begint de partij.
web-home-watching-lobby = Je kijkt mee. De partij begint zo.
web-home-leave = Tafel verlaten
web-home-cancel = Annuleren
web-home-save = Opslaan

## Waarover bij het openen wordt beslist

web-home-form-rules = Regels
web-home-form-table = Tafel
web-home-option-turns = Beurten
web-home-option-turns-help = Een beurt duurt ongeveer drie minuten.
web-home-option-advanced_setup = Geavanceerde spelopzet
web-home-option-advanced_setup-help = Het toeval trekt je continenten, in plaats van dat je ze kiest.
web-home-option-monopoly_stranglehold = Monopoliewurggreep
web-home-option-monopoly_stranglehold-help = Elke uitschakeling zet de beurtteller één verder.
web-home-option-trade_with_china = Handel met China
web-home-option-trade_with_china-help = Voor de score brengt elk continent dat je voor jezelf hebt één materiaal extra.
web-home-option-leave_one_behind = Laat er één achter
web-home-option-leave_one_behind-help = In een gebied waaruit je verplaatst, blijft altijd één middel achter.
web-home-option-head_start = Voorsprong
web-home-option-head_start-help = Wie vroeg aan de beurt is, plaatst aan het begin meer middelen. Zo zijn de plaatsen eerlijker.
web-home-option-host_keeps_time = Spelleiding bewaakt de tijd
web-home-option-host_keeps_time-help = Je speelt niet mee. Je bepaalt de laatste beurt, of je belt als de les voorbij is.
web-home-chat = Chat
web-home-chat-off = Uit
web-home-chat-phrases = Zinnen
web-home-chat-free = Vrije tekst
web-home-chat-off-help = Niemand schrijft iets.
web-home-chat-phrases-help = Kant-en-klare zinnen, die ieder in de eigen taal leest.
web-home-chat-free-help = Ook korte teksten, zonder links. Je kunt de chat altijd op stil zetten.
web-home-free-names = Eigen namen
web-home-free-names-help = Spelers mogen een bedrijfsnaam typen in plaats van er een te kiezen.
web-home-spectators = Meekijkers
web-home-spectators-help = Wie de link heeft, mag meekijken. Kaarten blijven verborgen.
web-home-listed = Voor iedereen zichtbaar
web-home-listed-help = Iedereen op deze server kan de tafel vinden.
web-home-odds = Kansen tonen
web-home-odds-help = Voor een strijd is de kans op verovering te zien.
web-home-timer = Tijd voor een fase
web-home-timer-help = Is die om, dan speelt een bot verder tot je zelf iets doet.
web-home-timer-none = Onbeperkt
web-home-extra-time = Meer tijd voor sommigen
web-home-extra-time-help = Komt er in elke fase bij, voor wie dat nodig heeft.
web-home-extra-time-none = Geen
web-home-extra-time-more = { $time } extra
web-home-absence = Als iemand weg is
web-home-absence-help = Na deze tijd valt een bot in, tot die persoon terug is.
web-home-stand-in = Bot die invalt
web-home-table-language = Taal van de tafel
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## De tafel leiden tijdens de partij

web-home-host = De tafel leiden
web-home-pause = Pauze
web-home-resume = Verder
web-home-end = Partij beëindigen
web-home-end-sure = De partij voor iedereen beëindigen?
web-home-end-help = Ze kan niet worden hervat. De opname van wat gespeeld is, blijft.
web-home-give-to-bot = Aan een bot geven
web-home-give-sure = De plaats van { $player } voor de rest van de partij aan een bot geven?
web-home-more-time = Nog een minuut
web-home-mute = { $player } op stil zetten
web-home-mute-all = Chat voor iedereen op stil zetten
web-home-host-table = Instellingen van de tafel

## Eén apparaat voor iedereen

web-home-pass-to = Geef het apparaat aan { $player }
web-home-pass-help = Alle anderen kijken weg: nu komt de kaart van dit bedrijf.
web-home-pass-show = Ik ben { $player }

## Wachten, en als er iets misgaat

web-home-connecting = Verbinding maken…
web-home-connecting-long = Dit duurt langer dan anders. De pagina blijft het vanzelf proberen.
web-home-loading = De kaart wordt uitgevouwen…
web-home-starting = De partij begint…
web-home-starting-help = Elke speler voegt een geheim toe aan de dobbelstenen, zodat niemand ze kan beïnvloeden.
web-home-banner-reconnecting = Verbinding verbroken. Nieuwe poging; niets van wat je deed gaat verloren.
web-home-banner-cannot-save = De server kan nu niet opslaan. Je zetten wachten en worden vanzelf opnieuw verstuurd.
web-home-banner-stopping = De server start opnieuw. Zo meteen gaat de partij verder.
web-home-banner-paused = De partij is gepauzeerd.
web-home-banner-paused-host = Je hebt de partij gepauzeerd.
web-home-no-storage = Deze browser bewaart niets als de pagina wordt gesloten. Schrijf je terugkeercode op, of bewaar het adres.
web-home-try-now = Nu proberen
web-home-try-again = Opnieuw proberen
web-home-reload = Pagina opnieuw laden
web-home-take-back = Hier openen
web-home-forget-table = Deze tafel vergeten
web-home-aborted = De partij is beëindigd
web-home-aborted-help = Wat tot dan gespeeld is, blijft een tijdje bewaard als opname.
web-home-expired = Deze tafel is gesloten
web-home-expired-help = Er kwam lang niemand terug, dus eindigde de partij hier.
web-home-see-replay = Opname bekijken
web-home-trouble-title = Dat lukte niet
web-home-trouble-unreachable = De server antwoordt niet. Controleer het netwerk, wacht even en probeer het opnieuw.
web-home-trouble-no_sitting-title = Geen plaats in deze browser
web-home-trouble-no_sitting = Deze browser heeft geen plaats aan die tafel. Doe mee met de toegangscode, of kom terug met je terugkeercode.
web-home-trouble-unknown_token-title = Deze link werkt niet meer
web-home-trouble-not_seated-title = Deze plaats is niet meer van jou
web-home-trouble-not_seated = Je plaats is weggegeven, of je hebt ze verlaten. Vraag degene die de tafel heeft geopend of er nog een voor je is.
web-home-trouble-opened_elsewhere-title = Je plaats is ergens anders open
web-home-trouble-opened_elsewhere = Ze werd geopend in een ander venster of op een ander apparaat. Ga daar verder, of open ze hier weer.
web-home-trouble-spectators_not_allowed-title = Hier kan niemand meekijken
web-home-trouble-other_version-title = Er is een nieuwe versie
web-home-trouble-other_version = De server is bijgewerkt. Laad de pagina opnieuw om verder te gaan; je plaats blijft van jou.
web-home-trouble-other_content-title = Het bord is veranderd
web-home-trouble-other_content = De server heeft een andere versie van het bord dan deze pagina. Laad de pagina opnieuw om verder te gaan; je plaats blijft van jou.
web-home-trouble-chunk-title = Een deel van de pagina ontbreekt
web-home-trouble-chunk = Het kon niet worden geladen: misschien is het netwerk weg, of is de server bijgewerkt. Laad de pagina opnieuw om verder te gaan.
web-home-trouble-web_fault-title = Er ging iets mis op deze pagina
web-home-trouble-web_fault = Het lag niet aan jou, en de partij is veilig op de server. Laad de pagina opnieuw om verder te gaan.

## Instellingen

web-home-settings-help = Ze blijven alleen in deze browser.
web-home-look = Uiterlijk en geluid
web-home-change-company = Bedrijf of portret wijzigen
web-home-unmute-all = Chat weer openen
web-home-give-seat = De plaats van { $player } aan een bot geven
web-home-give-help = De link en de terugkeercode werken dan niet meer.
web-home-sound = Geluid
web-home-sound-help = Zachte tonen bij wat er op het bord gebeurt.
web-home-scheme = Kleuren
web-home-scheme-auto = Zoals het apparaat
web-home-scheme-light = Licht
web-home-scheme-dark = Donker
web-home-contrast = Contrast
web-home-contrast-auto = Zoals het apparaat
web-home-contrast-high = Hoog
web-home-patterns = Patronen van de bedrijven
web-home-patterns-help = Ze onderscheiden gebieden ook zonder kleuren.
web-home-patterns-off = Uit
web-home-patterns-soft = Zacht
web-home-patterns-strong = Sterk
web-home-motion = Beweging
web-home-motion-auto = Zoals het apparaat
web-home-motion-reduced = Weinig
web-home-motion-full = Volledig
web-home-text-size = Tekstgrootte

## Met dank aan

web-home-credits-game = Het spel
web-home-credits-game-who = RAWsiko – Materials Around Us is gemaakt door de Italiaanse Nationale Onderzoeksraad (CNR) binnen het project Raw MatTERS Ambassadors at Schools (RM@Schools), met geld van EIT RawMaterials, gesteund door het Europees Instituut voor innovatie en technologie, een orgaan van de Europese Unie. Het idee, de regels en de naam zijn van hen.
web-home-credits-game-independent = Dit programma is een onafhankelijke uitwerking van het regelboek. Het is niet gemaakt, gecontroleerd of goedgekeurd door CNR, RM@Schools of EIT RawMaterials; fouten zijn van ons.
web-home-credits-facts = Feiten en kaart
web-home-credits-facts-help = Waar een materiaal ligt en waaruit een toepassing bestaat, komt uit openbare bronnen; de pagina van elk materiaal noemt ze. Gebieden zijn delen van het spel, geen uitspraken over grenzen.
web-home-credits-drawn = Letter, pictogrammen en portretten
web-home-credits-drawn-help = Alles reist met het spel mee: geen pagina vraagt iets aan een andere server.
web-home-credits-software = Software
web-home-credits-software-help = De eigen code van RAWsiko valt onder de MIT-licentie. Ze bouwt onder meer op:

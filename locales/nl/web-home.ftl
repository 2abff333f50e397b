### De startpagina, tafels voor en rond hun spel, en wat er gezegd wordt als er iets misgaat.

web-home-lead = Leid een bedrijf en verover de plekken waar de materialen zijn. Maak smartphones, camera’s en windturbines, eerder dan je rivalen.
web-home-play-now = Nu spelen
web-home-opening = De tafel wordt klaargezet…
web-home-open-table = Een tafel voor anderen openen
web-home-one-device = Iedereen op dit apparaat
web-home-watch = Een tafel zoeken of meekijken
web-home-learn = Leren
web-home-tutorial = Rondleiding
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
web-home-code-short = Een toegangscode heeft zes letters en cijfers. Kijk nog even goed.
web-home-code-never = Een toegangscode heeft nooit de letters I en O of de cijfers 0 en 1. Kijk nog even goed.
web-home-join = Meedoen
web-home-join-title = Meedoen aan een tafel
web-home-looking = De tafel wordt gezocht…
web-home-table-code = Tafel { $code }
web-home-open-seats = { $seats ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $seats } plaatsen vrij.
}
web-home-already-seated = Je hebt in deze browser al een plaats aan deze tafel.
web-home-to-my-seat = Naar mijn plaats
web-home-already-playing = Het spel is begonnen. Had je al een plaats? Kom terug met je link of terugkeercode.
web-home-who = Jouw bedrijf
web-home-company = Naam van het bedrijf
web-home-company-any = Een vrije naam
web-home-own-name = Bedenk een naam
web-home-own-name-help = Hoogstens 16 letters. Gebruik niet je echte naam.
web-home-portrait = Portret
web-home-portrait-number = Portret { $number }
web-home-sit-down = Ga zitten
web-home-rejoin = Terugkomen met een terugkeercode
web-home-rejoin-title = Terug naar je plaats
web-home-rejoin-help = Typ de code die je opschreef toen je ging zitten, of de code die je leerkracht laat zien. Je plaats gaat hier open, en dicht waar hij eerst open was.
web-home-rejoin-label = Terugkeercode
web-home-rejoin-short = Een terugkeercode heeft zestien letters en cijfers. Kijk nog even goed.
web-home-come-in = Terugkomen

## Tafels van anderen

web-home-tables-title = Tafels
web-home-tables-help = Tafels die iedereen hier kan zien. Staat de tafel die je zoekt er niet bij? Vraag de link of de code aan wie de tafel heeft geopend.
web-home-tables-none = Er staan nu geen tafels in de lijst.
web-home-table-free = { $seats ->
    [0] Geen plaats vrij
    [one] Eén plaats vrij
   *[other] { $seats } plaatsen vrij
}
web-home-table-playing = Het spel is bezig
web-home-watch-link = Link om mee te kijken
web-home-watch-link-help = Plak de link die je hebt gekregen.
web-home-watch-open = Meekijken
web-home-watch-wrong = Dit is geen link naar een tafel. Kopieer de hele link en probeer het opnieuw.

## Een nieuwe tafel

web-home-new-title = Nieuwe tafel
web-home-new-lead = Kies hoe je speelt en nodig de anderen uit met een code, link of QR.
web-home-new-open = Tafel openen
web-home-new-sit = Ik speel mee
web-home-new-sit-help = Zet dit uit als je alleen de tafel beheert, bijvoorbeeld als leerkracht.
web-home-new-seats = Wie speelt
web-home-hot-title = Iedereen op dit apparaat
web-home-hot-lead = Geef het apparaat door. De kaarten blijven verborgen voor de anderen.
web-home-hot-people = Mensen
web-home-hot-bots = Bots
web-home-hot-start = Spel starten
web-home-hot-other-portrait = Een ander portret voor { $player }

## Voor het spel

web-home-seats = Plaatsen
web-home-seat-open = Vrije plaats
web-home-seat-waiting = Wacht op iemand
web-home-seat-person = Speler
web-home-seat-away = Niet verbonden
web-home-seat-ready = Klaar
web-home-seat-not-ready = Nog niet klaar
web-home-seat-host = Jij start het spel
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
web-home-not-copied = Deze browser staat kopiëren niet toe. Selecteer de link en kopieer hem zelf.
web-home-qr = QR-code van de link naar deze tafel
web-home-rejoin-code = Jouw terugkeercode
web-home-rejoin-code-help = Schrijf hem op! Daarmee kom je op elk apparaat en op elke dag terug op je plaats.
web-home-options = Zo spelen jullie
web-home-change-options = Wijzigen
web-home-turns = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
}
web-home-timer-on = { $seconds } seconden per fase
web-home-seats-open = { $seats ->
    [one] Er is nog één plaats vrij: nodig iemand uit, of neem er een bot bij.
   *[other] Er zijn nog { $seats } plaatsen vrij: nodig anderen uit, of neem er bots bij.
}
web-home-not-ready = { $players ->
    [one] Eén speler is nog niet klaar.
   *[other] { $players } spelers zijn nog niet klaar.
}
web-home-all-ready = Iedereen is er. Je kunt het spel starten.
web-home-start = Spel starten
web-home-ready = Ik ben klaar
web-home-not-yet = Toch nog niet klaar
web-home-ready-asked = Alleen wie de tafel heeft geopend, kan het spel starten. Zeg het als je klaar bent.
web-home-waiting-host = Je bent klaar. Wie de tafel heeft geopend, start het spel.
web-home-watching-lobby = Je kijkt mee. Het spel begint zo.
web-home-leave = Tafel verlaten
web-home-cancel = Annuleren
web-home-save = Opslaan

## Waarover bij het openen wordt beslist

web-home-form-rules = Regels
web-home-form-table = Tafel
web-home-option-turns = Beurten
web-home-option-turns-help = Een beurt duurt ongeveer drie minuten.
web-home-option-advanced_setup = Geavanceerde spelopzet
web-home-option-advanced_setup-help = Je continenten worden geloot.
web-home-option-monopoly_stranglehold = Monopoliewurggreep
web-home-option-monopoly_stranglehold-help = Bij elke uitschakeling springt de beurtteller één verder.
web-home-option-trade_with_china = Handel met China
web-home-option-trade_with_china-help = Vóór de puntentelling krijg je één materiaal extra voor elk continent dat je voor jezelf hebt.
web-home-option-leave_one_behind = Laat er één achter
web-home-option-leave_one_behind-help = In elk gebied waaruit je middelen verplaatst, blijft er minstens één achter.
web-home-option-head_start = Voorsprong
web-home-option-head_start-help = Wie een lastige plaats in de speelvolgorde heeft, plaatst aan het begin meer middelen. Zo is het voor iedereen even eerlijk.
web-home-option-host_keeps_time = Spelleiding bewaakt de tijd
web-home-option-host_keeps_time-help = Je speelt niet mee. Je bepaalt de laatste beurt, of luidt de bel als de les voorbij is.
web-home-option-world_news = Wereldnieuws
web-home-option-world_news-help = Vanaf de tweede beurt valt elke beurt door een echte gebeurtenis een materiaal in één gebied weg, of komt er een bij. Een tweede bron helpt.
web-home-option-recycling = Recycling
web-home-option-recycling-help = Eén keer per spel lever je middelen in voor een materiaal, dat je tot het einde houdt.
web-home-short-cards = Bij { $turns } beurten of minder krijg je doelkaarten voor korte spellen.
web-home-chat = Chat
web-home-chat-off = Uit
web-home-chat-phrases = Zinnen
web-home-chat-free = Vrije tekst
web-home-chat-off-help = Niemand kan iets schrijven.
web-home-chat-phrases-help = Kant-en-klare zinnen, die iedereen in de eigen taal leest.
web-home-chat-free-help = Ook korte berichten, zonder links. Je kunt de chat altijd dempen.
web-home-free-names = Eigen namen
web-home-free-names-help = Spelers mogen zelf een naam voor hun bedrijf bedenken.
web-home-spectators = Meekijkers
web-home-spectators-help = Wie de link heeft, kan meekijken. De kaarten blijven verborgen.
web-home-listed = Tafel in de lijst zetten
web-home-listed-help = Iedereen op deze server kan hem vinden.
web-home-odds = Kansen tonen
web-home-odds-help = Vóór een strijd zie je je kans om het gebied te veroveren.
web-home-timer = Tijd per fase
web-home-timer-help = Is de tijd om, dan maakt een bot de fase af. De volgende is weer voor jou.
web-home-timer-none = Onbeperkt
web-home-extra-time = Extra tijd
web-home-extra-time-help = Komt er in elke fase bij, voor wie dat nodig heeft.
web-home-extra-time-none = Geen
web-home-extra-time-more = { $time } extra
web-home-absence = Als iemand weg is
web-home-absence-help = Na deze tijd valt een bot in, tot die speler terug is.
web-home-stand-in = Bot die invalt
web-home-table-language = Taal van de tafel
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## De tafel leiden tijdens het spel

web-home-host = Tafel beheren
web-home-pause = Pauze
web-home-resume = Verder
web-home-end = Spel beëindigen
web-home-end-sure = Het spel voor iedereen beëindigen?
web-home-end-help = Je kunt later niet verder spelen, maar de opname blijft bewaard.
web-home-give-to-bot = Aan een bot geven
web-home-give-sure = De plaats van { $player } voor de rest van het spel aan een bot geven?
web-home-more-time = Nog een minuut
web-home-mute = { $player } dempen
web-home-mute-all = Chat voor iedereen dempen
web-home-host-table = Instellingen van de tafel

## Eén apparaat voor iedereen

web-home-pass-to = Geef het apparaat aan { $player }
web-home-pass-help = De anderen kijken even weg: nu komt de kaart van dit bedrijf.
web-home-pass-show = Ik ben { $player }

## Wachten, en als er iets misgaat

web-home-connecting = Verbinding maken…
web-home-connecting-long = Dit duurt langer dan anders. We blijven het proberen…
web-home-loading = De kaart wordt uitgevouwen…
web-home-starting = Het spel begint…
web-home-starting-help = Elke speler voegt een geheim toe aan de dobbelstenen, zodat niemand vals kan spelen.
web-home-banner-reconnecting = Verbinding verbroken. We proberen het opnieuw. Er gaat niets verloren.
web-home-banner-cannot-save = De server kan nu niet opslaan. Je zetten wachten en worden opnieuw verstuurd.
web-home-banner-stopping = De server start opnieuw. Het spel gaat zo verder.
web-home-banner-paused = Het spel is gepauzeerd.
web-home-banner-elsewhere = Je plaats is open in een ander venster of op een ander apparaat.
web-home-banner-paused-host = Je hebt het spel gepauzeerd.
web-home-no-storage = Deze browser vergeet alles als je de pagina sluit. Schrijf je terugkeercode op, of bewaar het adres.
web-home-try-now = Nu proberen
web-home-try-again = Opnieuw proberen
web-home-reload = Pagina opnieuw laden
web-home-take-back = Hier openen
web-home-forget-table = Deze tafel vergeten
web-home-aborted = Het spel is beëindigd
web-home-aborted-help = Je kunt nog een tijdje terugkijken wat er is gespeeld.
web-home-expired = Deze tafel is gesloten
web-home-expired-help = Er kwam heel lang niemand terug, dus is het spel hier geëindigd.
web-home-see-replay = Opname bekijken
web-home-trouble-title = Dat lukte niet
web-home-trouble-unreachable = De server antwoordt niet. Controleer je netwerk, wacht even en probeer het opnieuw.
web-home-trouble-no_sitting-title = Geen plaats in deze browser
web-home-trouble-no_sitting = Je hebt in deze browser geen plaats aan die tafel. Doe mee met de toegangscode, of kom terug met je terugkeercode.
web-home-trouble-unknown_token-title = Deze link werkt niet meer
web-home-trouble-class_deleted-title = De les is voorbij
web-home-trouble-rehearsal_over-title = De oefenles is voorbij
web-home-trouble-rehearsal_over = De oefenles is verwijderd en er is niets van bewaard.
web-home-trouble-unknown_content-title = Dit spel is gesloten
web-home-trouble-not_seated-title = Deze plaats is niet meer van jou
web-home-trouble-not_seated = Je plaats is weggegeven, of je bent weggegaan. Vraag degene die de tafel heeft geopend om een andere plaats.
web-home-trouble-opened_elsewhere-title = Je plaats is ergens anders open
web-home-trouble-opened_elsewhere = Je hebt hem geopend in een ander venster of op een ander apparaat. Ga daar verder, of open hem hier weer.
web-home-trouble-spectators_not_allowed-title = Hier kan niemand meekijken
web-home-trouble-other_version-title = Er is een nieuwe versie
web-home-trouble-other_version = De server is bijgewerkt. Laad de pagina opnieuw om verder te gaan. Je houdt je plaats.
web-home-trouble-other_content-title = Het bord is veranderd
web-home-trouble-other_content = De server heeft een nieuwere versie van het bord dan deze pagina. Laad de pagina opnieuw om verder te gaan. Je houdt je plaats.
web-home-trouble-chunk-title = Een deel van de pagina ontbreekt
web-home-trouble-chunk = Het laden lukte niet: misschien is het netwerk weg, of is de server bijgewerkt. Laad de pagina opnieuw om verder te gaan.
web-home-trouble-web_fault-title = Er ging iets mis op deze pagina
web-home-trouble-web_fault = Het lag niet aan jou, en het spel is veilig op de server. Laad de pagina opnieuw om verder te gaan.

## Instellingen

web-home-settings-help = Alleen in deze browser bewaard.
web-home-look = Uiterlijk en geluid
web-home-change-company = Bedrijf of portret wijzigen
web-home-unmute-all = Chat niet meer dempen
web-home-give-seat = De plaats van { $player } aan een bot geven
web-home-give-help = De link en de terugkeercode van deze speler werken dan niet meer.
web-home-sound = Geluid
web-home-sound-help = Zachte geluiden bij wat er op het bord gebeurt.
web-home-scheme = Kleuren
web-home-scheme-auto = Zoals op het apparaat
web-home-scheme-light = Licht
web-home-scheme-dark = Donker
web-home-contrast = Contrast
web-home-contrast-auto = Zoals op het apparaat
web-home-contrast-high = Hoog
web-home-patterns = Patronen van de bedrijven
web-home-patterns-help = Zo herken je gebieden ook zonder kleuren.
web-home-patterns-off = Uit
web-home-patterns-soft = Zacht
web-home-patterns-strong = Sterk
web-home-motion = Animaties
web-home-motion-auto = Zoals op het apparaat
web-home-motion-reduced = Minder
web-home-motion-full = Alle
web-home-text-size = Tekstgrootte

## Met dank aan

web-home-credits-game = Het spel
web-home-credits-game-who = RAWsiko – Materials Around Us is gemaakt door de Italiaanse Nationale Onderzoeksraad (CNR) binnen het project Raw MatTERS Ambassadors at Schools (RM@Schools), met geld van EIT RawMaterials, gesteund door het Europees Instituut voor innovatie en technologie, een orgaan van de Europese Unie. Het idee, de regels en de naam zijn van hen.
web-home-credits-game-independent = Dit programma is een onafhankelijke versie van het spel, gemaakt naar de spelregels. CNR, RM@Schools en EIT RawMaterials hebben het niet gemaakt, gecontroleerd of goedgekeurd; fouten zijn van ons.
web-home-credits-facts = Feiten en kaart
web-home-credits-facts-help = De feiten over waar materialen vandaan komen en waaruit toepassingen bestaan, komen uit openbare bronnen; de pagina van elk materiaal noemt ze. Gebieden zijn delen van het spel en zeggen niets over echte grenzen.
web-home-credits-drawn = Lettertype, pictogrammen en portretten
web-home-credits-drawn-help = Alles zit bij het spel: geen pagina laadt iets van een andere server.
web-home-credits-software = Software
web-home-credits-software-help = De eigen code van RAWsiko valt onder de MIT-licentie. RAWsiko bouwt onder meer voort op:

### Het scherm van het spel: wat er gevraagd wordt, panelen, momenten, verslag, chat, menu en einde.

## Wat er gevraagd wordt

web-match-asked-over = Het spel is afgelopen
web-match-asked-paused = Het spel is gepauzeerd
web-match-asked-stand-in = De tijd is om. Een bot maakt deze fase voor je af
web-match-asked-draw = Je continent wordt geloot…
web-match-asked-continent-first = Kies een continent
web-match-asked-continent-second = Kies je tweede continent
web-match-asked-territory = { $count ->
        [one] { $continent }: kies { $count } gebied
       *[other] { $continent }: kies { $count } gebieden
    }
web-match-asked-place = { $count ->
        [one] Plaats { $count } middel op je gebieden
       *[other] Plaats { $count } middelen op je gebieden
    }
web-match-asked-origin = Kies van welk gebied je vertrekt
web-match-asked-target = { $origin }: waarheen?
web-match-asked-move = { $target }: hoeveel middelen?
web-match-asked-clash = { $defenders ->
        [one] { $target }: { $defenders } middel verdedigt. Aanvallen?
       *[other] { $target }: { $defenders } middelen verdedigen. Aanvallen?
    }
web-match-asked-no-move = Je kunt niets meer verplaatsen. Beëindig je acties.
web-match-asked-claim = { $count ->
        [one] Kies { $count } materiaal
       *[other] Kies { $count } materialen
    }
web-match-other-draw = Er wordt een continent geloot voor { $player }…
web-match-other-NewsDraw = Het wereldnieuws komt binnen…
web-match-other-ContinentChoice = { $player } kiest een continent
web-match-other-TerritoryChoice = { $player } kiest gebieden
web-match-other-InitialPlacement = { $player } plaatst middelen
web-match-other-InvestmentPhase = { $player } plaatst middelen
web-match-other-ActionPhase = { $player } is aan zet
web-match-other-TradeWithChina = { $player } handelt met China

## Waarom iets niet gekozen kan worden

web-match-why-continent-own = Dit continent heb je al gekozen. Je tweede moet een ander zijn.
web-match-why-continent-full = Op dit continent zijn al twee spelers.
web-match-why-continent-free = Er zijn nog continenten zonder spelers. Kies eerst een daarvan.
web-match-why-continent-room = Dit continent heeft te weinig vrije gebieden naast elkaar.
web-match-why-TerritoryChoice = Kies vrije gebieden op dit continent, naast de gebieden die je al hebt gekozen.
web-match-why-InitialPlacement = Je kunt middelen alleen op je eigen gebieden plaatsen.
web-match-why-InvestmentPhase = Je kunt middelen alleen op je eigen gebieden plaatsen.
web-match-why-ActionPhase = Middelen die je nog niet hebt verplaatst, kunnen van je gebied naar een aangrenzend gebied.
web-match-why-TradeWithChina = Kies een materiaal dat je nog niet bezit.

## Panelen

web-match-panels = Panelen
web-match-fold = Paneel sluiten
web-match-unfold = Paneel openen
web-match-watching = Je kijkt mee
web-match-phase-ContinentChoice = Spelopzet
web-match-phase-TerritoryChoice = Spelopzet
web-match-phase-InitialPlacement = Startmiddelen
web-match-phase-InvestmentPhase = Investeringsfase
web-match-phase-ActionPhase = Actiefase
web-match-phase-TradeWithChina = Handel met China
web-match-phase-Finished = Eindscore
web-match-last-turn = Laatste beurt
web-match-last = laatste
web-match-status = Stand van het spel
web-match-numbers = Wat de getallen betekenen
web-match-numbers-territories = Gebieden die een speler bezit
web-match-numbers-materials = Verschillende materialen daarop
web-match-numbers-investment = Middelen in de volgende investeringsfase
web-match-you = Jij
web-match-bot = Bot
web-match-stand-in = Een bot valt in
web-match-time-up = De tijd was om. Een bot heeft deze fase voor je afgemaakt. De volgende is weer voor jou.
web-match-away = Niet verbonden
web-match-eliminated = Uitgeschakeld
web-match-waited-for = Nu
web-match-to-place = { $count ->
        [one] nog { $count } middel te plaatsen
       *[other] nog { $count } middelen te plaatsen
    }
web-match-timer = { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
web-match-objective = Doel
web-match-points = { $now } van { $all } punten
web-match-worth = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-match-details = Doel in detail
web-match-card-hidden = Je kaart is nu verborgen.
web-match-cards-secret = Doelkaarten blijven tot het einde geheim.
web-match-complete = Gehaald
web-match-missing = { $count ->
        [one] { $count } materiaal ontbreekt
       *[other] { $count } materialen ontbreken
    }
web-match-nobody = niemand
web-match-tab-action = Actie
web-match-tab-players = Spelers
web-match-show-list = Lijst van gebieden tonen
web-match-show-map = Kaart tonen

## Handelen

web-match-from = Van
web-match-to = Naar
web-match-other-starts = Vertrekken uit
web-match-assets-there = Middelen daar
web-match-how-many = Hoeveel middelen
web-match-more = Eén erbij
web-match-fewer = Eén eraf
web-match-move = Verplaats { $assets }
web-match-attack = Val aan met { $assets }
web-match-sending = Versturen…
web-match-cancel = Annuleren
web-match-undo = Terugnemen
web-match-end-actions = Mijn acties beëindigen
web-match-empties = { $territory }: dit gebied wordt leeg
web-match-empties-conquering = { $territory }: dit gebied wordt leeg als je wint
web-match-action-hint = Kies een van je gemarkeerde gebieden of een doel met een onderbroken rand.
web-match-action-nothing = Geen van je middelen kan nog iets doen.
web-match-wait-hint = Wachten op de andere spelers.
web-match-goal = Je doel: de materialen op je kaart. Begin waar ze te vinden zijn.
web-match-touch = De gebieden die je kiest, moeten aan elkaar grenzen.
web-match-touch-next = Het volgende moet grenzen aan een gebied dat je net hebt gekozen.
web-match-first-move = Tik op een van je gebieden en dan op een gebied ernaast. Is het leeg, dan neem je het in. Is het van een ander, dan beslissen de dobbelstenen.
web-deal-title = Verzamel deze materialen en houd ze tot het einde
web-deal-application = { $application }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }: { $materials }.
web-deal-orange = Oranje: een materiaal dat je nog mist.
web-match-draw-hint = Met de Geavanceerde spelopzet worden je continenten geloot.
web-match-left-to-place = { $count ->
        [one] middel om te plaatsen. Kies een van je gebieden.
       *[other] middelen om te plaatsen. Kies je gebieden.
    }
web-match-claimable = Materialen die je kunt kiezen
web-match-claim = Kies { $material }
web-match-claim-pick = Kies een materiaal
web-match-claim-completes = Zo haal je { $applications }
web-match-end-trade = Klaar met kiezen

## Momenten

web-match-skip = Overslaan
web-match-clash-lost = { $lost ->
        [0] Jij verliest niets
       *[other] Jij verliest { $lost }
    }
web-match-clash-won = Veroverd: { $territory }
web-match-clash-gone = Verloren: { $territory }
web-match-clash-taken = { $territory }: veroverd door { $player }
web-match-clash-alone = Telt niet mee
web-match-clash-tie = Gelijk: de verdediger houdt het middel.
web-match-pair-beats = { $higher } wint van { $lower }
web-match-pair-tie = { $die } tegen { $die }: gelijk
web-match-moment-draw = Geloot voor { $player }
web-match-moment-last = De laatste beurt!
web-match-moment-act = Jouw actiefase
web-match-moment-complete = Toepassing gehaald: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-match-moment-lost = Toepassing kwijt: −{ $points ->
         [one] { $points } punt
        *[other] { $points } punten
    }
web-match-moment-total = { $points ->
        [one] Je hebt nu { $points } punt.
       *[other] Je hebt nu { $points } punten.
    }
web-match-moment-eliminated = heeft geen middelen meer en is uitgeschakeld.
web-match-moment-you-eliminated = Je hebt geen middelen meer. Je kunt blijven meekijken.
web-match-moment-trade = Voor elk continent waar je als enige aanwezig bent, kies je één materiaal.
web-match-moment-trade-others = Ergens als enige aanwezig: { $players }.
web-match-taken-back = Teruggenomen.

## Verslag en chat

web-match-log = Verslag
web-match-log-show = Wat het verslag toont
web-match-log-all = Alles
web-match-log-clashes = Alleen strijd
web-match-log-mine = Alleen van mij
web-match-log-received = Nieuwe middelen: { $assets }
web-match-log-empty = Er is nog niets gebeurd.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }
web-match-chat-off = De chat staat uit aan deze tafel.
web-match-chat-empty = Nog geen berichten.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Zeg iets…
web-match-chat-greetings = Begroetingen
web-match-chat-match = Tijdens het spel
web-match-chat-players = Aan een speler
web-match-chat-territories = Over een gebied
web-match-chat-materials = Over een materiaal
web-match-chat-text = Schrijf iets
web-match-chat-send = Versturen
web-match-chat-mute = Dempen op dit apparaat
web-match-emoji-smile = Glimlach
web-match-emoji-laugh = Lach
web-match-emoji-wow = Verrassing
web-match-emoji-thinking = Nadenken
web-match-emoji-sad = Verdrietig
web-match-emoji-party = Feest
web-match-emoji-thumbs_up = Duim omhoog
web-match-emoji-handshake = Handdruk

## Knoppen en menu

web-match-tools = Knoppen
web-match-sound = Geluid
web-match-full = Volledig scherm
web-match-small = Volledig scherm verlaten
web-match-info = Info
web-match-menu = Menu
web-match-back = Terug naar het spel
web-match-server-good = Server: alle zetten zijn opgeslagen.
web-match-server-slow = Server: opnieuw verbinden. Er gaat niets verloren.
web-match-server-bad = Server: opslaan lukt nu niet. Je zetten wachten.
web-match-menu-settings = Instellingen
web-match-menu-rules = Regels
web-match-menu-tutorial = Rondleiding
web-match-menu-last-turn = Laatste beurt…
web-match-menu-bell = De bel luiden
web-match-menu-host = Tafel beheren
web-match-menu-home = Startpagina
web-match-menu-home-note = Je houdt je plaats als je naar de startpagina gaat. Na een tijdje valt een bot voor je in tot je terug bent.
web-match-menu-leave = Mijn plaats opgeven
web-match-last-turn-help = Iedereen hoort het meteen. De beurt die bezig is, kan niet de laatste zijn.
web-match-last-turn-set = Laatste beurt bepalen
web-match-bell-sure = Het spel eindigt nu. De stand na de laatste hele beurt telt. Is er nog geen hele beurt gespeeld, dan wint niemand.
web-match-leave-sure = Je plaats opgeven? Een bot speelt verder, en je krijgt je plaats niet terug.
web-match-leave-yes = Mijn plaats opgeven
web-match-stay = Blijven
web-match-legend = Op de kaart
web-match-legend-owned = Van jou
web-match-legend-needed = Nodig voor je doel
web-match-legend-neither = Ander materiaal
web-match-legend-elsewhere = Van jou, uit een ander gebied
web-match-legend-family = Familie van elementen die samen voorkomen
web-match-legend-stone = Gesteente of mineraal
web-match-legend-portrait = Wie er op dit continent is
web-match-legend-star = Er is maar één bedrijf op dit continent
web-match-legend-two = Middelen die nog iets kunnen doen, en alle middelen
web-match-legend-lane = Aangrenzend over zee
web-match-legend-closed = Gesloten
web-match-info-materials = Materialen
web-match-info-all = Alle materialen

## Toetsen

web-match-shortcuts = Sneltoetsen
web-match-key-arrows = Van gebied naar gebied; een letter springt naar de volgende naam die zo begint
web-match-key-confirm = Een gebied kiezen; nog een keer drukken op het doelgebied bevestigt
web-match-key-cancel = De verplaatsing annuleren
web-match-key-more = Eén middel erbij
web-match-key-fewer = Eén middel eraf
web-match-key-undo = Terugnemen
web-match-key-end = Mijn acties beëindigen, of klaar met kiezen
web-match-key-objective = Doel in detail
web-match-key-log = Verslag
web-match-key-chat = Chat
web-match-key-map = Naar de kaart
web-match-key-menu = Menu
web-match-key-skip = De dobbelstenen of de pauzes van bots overslaan
web-match-key-hint = Een hint openen of sluiten
web-match-key-plan = Je plan openen of sluiten
web-match-key-help = Deze lijst
web-match-letters = Sneltoetsen met één toets
web-match-letters-more = Zet ze uit als je je computer met je stem bedient.

## Het einde

web-match-lead = Wie de leiding had
web-match-lead-loading = De opname wordt gelezen…
web-match-rematch = Nog een keer spelen
web-match-rematch-told = Er is een nieuwe tafel open. De anderen kunnen meedoen met deze code.
web-match-rematch-qr = Link naar de nieuwe tafel
web-match-rematch-go = Naar de nieuwe tafel
web-match-rematch-wait = Nog een keer spelen? Vraag degene die de tafel heeft geopend om een nieuwe tafel.
web-match-watch-replay = Opname bekijken
web-match-check-dice = Dobbelstenen controleren
web-match-see-map = Kaart bekijken

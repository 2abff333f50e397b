### La schermata della partita: che cosa si chiede, pannelli, momenti, diario, chat, menu e fine.

## Che cosa si chiede

web-match-asked-over = La partita è finita
web-match-asked-paused = La partita è in pausa
web-match-asked-stand-in = Tempo scaduto: un bot conclude questa fase per te
web-match-asked-draw = Sorteggio del tuo Continente…
web-match-asked-continent-first = Scegli un Continente
web-match-asked-continent-second = Scegli il tuo secondo Continente
web-match-asked-territory = { $count ->
        [one] { $continent }: scegli { $count } Territorio
       *[other] { $continent }: scegli { $count } Territori
    }
web-match-asked-place = { $count ->
        [one] Posiziona { $count } Asset sui tuoi Territori
       *[other] Posiziona { $count } Asset sui tuoi Territori
    }
web-match-asked-origin = Scegli un Territorio da cui partire
web-match-asked-target = { $origin }: verso dove?
web-match-asked-move = { $target }: quanti Asset?
web-match-asked-clash = { $defenders ->
        [one] { $target }: { $defenders } Asset in difesa. Attacchi?
       *[other] { $target }: { $defenders } Asset in difesa. Attacchi?
    }
web-match-asked-no-move = Non hai più spostamenti. Termina le tue azioni.
web-match-asked-claim = { $count ->
        [one] Reclama { $count } Materia Prima
       *[other] Reclama { $count } Materie Prime
    }
web-match-other-draw = Sorteggio di un Continente per { $player }…
web-match-other-NewsDraw = Arrivano le notizie dal mondo…
web-match-other-ContinentChoice = { $player } sceglie un Continente
web-match-other-TerritoryChoice = { $player } sceglie i Territori
web-match-other-InitialPlacement = { $player } posiziona gli Asset
web-match-other-InvestmentPhase = { $player } posiziona gli Asset
web-match-other-ActionPhase = { $player } sta giocando
web-match-other-TradeWithChina = { $player } commercia con la Cina

## Perché qualcosa non si può scegliere

web-match-why-continent-own = Hai già scelto questo Continente. Il secondo deve essere un altro.
web-match-why-continent-full = In questo Continente ci sono già due giocatori.
web-match-why-continent-free = Ci sono ancora Continenti senza giocatori. Scegli prima uno di quelli.
web-match-why-continent-room = In questo Continente non ci sono abbastanza Territori liberi adiacenti.
web-match-why-TerritoryChoice = Scegli Territori liberi di questo Continente, adiacenti a quelli che hai già scelto.
web-match-why-InitialPlacement = Puoi posizionare Asset solo sui tuoi Territori.
web-match-why-InvestmentPhase = Puoi posizionare Asset solo sui tuoi Territori.
web-match-why-ActionPhase = Gli Asset che non si sono ancora mossi possono andare da un tuo Territorio a uno adiacente.
web-match-why-TradeWithChina = Reclama una Materia Prima che non controlli ancora.

## Pannelli

web-match-panels = Pannelli
web-match-fold = Chiudi il pannello
web-match-unfold = Apri il pannello
web-match-watching = Stai assistendo alla partita
web-match-phase-ContinentChoice = Preparazione del gioco
web-match-phase-TerritoryChoice = Preparazione del gioco
web-match-phase-InitialPlacement = Asset iniziali
web-match-phase-InvestmentPhase = Fase d’Investimento
web-match-phase-ActionPhase = Fase d’Azione
web-match-phase-TradeWithChina = Commercio con la Cina
web-match-phase-Finished = Punteggio Finale
web-match-last-turn = Ultimo Turno
web-match-last = ultimo
web-match-status = Stato Partita
web-match-numbers = Che cosa significano i numeri
web-match-numbers-territories = Territori che ogni giocatore controlla
web-match-numbers-materials = Materie Prime diverse su quei Territori
web-match-numbers-investment = Asset nella prossima Fase d’Investimento
web-match-you = Tu
web-match-bot = Bot
web-match-stand-in = Al suo posto gioca un bot
web-match-time-up = Tempo scaduto: un bot ha concluso questa fase per te. La prossima è tua.
web-match-away = Senza connessione
web-match-eliminated = Eliminata
web-match-waited-for = Ora
web-match-to-place = { $count ->
        [one] { $count } Asset da posizionare
       *[other] { $count } Asset da posizionare
    }
web-match-timer = { $seconds ->
        [one] { $seconds } secondo rimasto
       *[other] { $seconds } secondi rimasti
    }
web-match-objective = Obiettivo
web-match-points = { $now } punti su { $all }
web-match-worth = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-match-details = Obiettivo in dettaglio
web-match-card-hidden = Ora la tua carta è nascosta.
web-match-cards-secret = Le Carte Obiettivo restano segrete fino alla fine.
web-match-complete = Completa
web-match-missing = { $count ->
        [one] Manca { $count } Materia Prima
       *[other] Mancano { $count } Materie Prime
    }
web-match-nobody = nessuno
web-match-tab-action = Azione
web-match-tab-players = Giocatori
web-match-show-list = Mostra l’elenco dei Territori
web-match-show-map = Mostra la mappa

## Agire

web-match-from = Da
web-match-to = A
web-match-other-starts = Partire da
web-match-assets-there = Asset presenti
web-match-how-many = Quanti Asset
web-match-more = Uno in più
web-match-fewer = Uno in meno
web-match-move = Sposta { $assets }
web-match-attack = Attacca con { $assets }
web-match-sending = Invio…
web-match-cancel = Annulla
web-match-undo = Annulla la mossa
web-match-end-actions = Termina le mie azioni
web-match-empties = { $territory }: così il Territorio resta vuoto
web-match-empties-conquering = { $territory }: il Territorio resta vuoto se vinci
web-match-action-hint = Scegli uno dei tuoi Territori evidenziati o una destinazione dal bordo tratteggiato.
web-match-action-nothing = Nessuno dei tuoi Asset può più agire.
web-match-wait-hint = Aspettiamo gli altri giocatori.
web-match-goal = Il tuo Obiettivo: le Materie Prime sulla tua carta. Inizia dove si trovano.
web-match-touch = I Territori che scegli devono toccarsi.
web-match-touch-next = Il prossimo deve toccare un Territorio che hai appena scelto.
web-match-first-move = Tocca uno dei tuoi Territori, poi uno vicino. Se è vuoto, è tuo. Se è di un rivale, decidono i dadi.
web-deal-title = Ottieni queste Materie Prime e conservale fino alla fine
web-deal-application = { $application }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $materials }.
web-deal-orange = Arancione: una Materia Prima che ti manca ancora.
web-match-draw-hint = Con la Preparazione Avanzata i tuoi Continenti vengono sorteggiati.
web-match-left-to-place = { $count ->
        [one] Asset da posizionare. Scegli un tuo Territorio.
       *[other] Asset da posizionare. Scegli i tuoi Territori.
    }
web-match-claimable = Materie Prime che puoi reclamare
web-match-claim = Reclama: { $material }
web-match-claim-pick = Scegli una Materia Prima
web-match-claim-completes = Completa: { $applications }
web-match-end-trade = Non reclamare altro

## Momenti

web-match-skip = Salta
web-match-clash-lost = { $lost ->
        [0] Non perdi nulla
       *[other] Perdi { $lost }
    }
web-match-clash-won = Conquistato: { $territory }
web-match-clash-gone = Perso: { $territory }
web-match-clash-taken = { $territory }: conquistato da { $player }
web-match-clash-alone = Non conta
web-match-clash-tie = Parità: il difensore conserva l’Asset.
web-match-pair-beats = { $higher } batte { $lower }
web-match-pair-tie = { $die } contro { $die }: parità
web-match-moment-draw = Sorteggio per { $player }
web-match-moment-last = Ultimo Turno!
web-match-moment-act = La tua Fase d’Azione
web-match-moment-complete = Applicazione completata: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-match-moment-lost = Applicazione persa: −{ $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }
web-match-moment-total = { $points ->
        [one] Ora hai { $points } punto.
       *[other] Ora hai { $points } punti.
    }
web-match-moment-eliminated = non ha più Asset ed è eliminata.
web-match-moment-you-eliminated = Non hai più Asset. Puoi continuare ad assistere.
web-match-moment-trade = Puoi reclamare una Materia Prima per ogni Continente in cui hai presenza esclusiva.
web-match-moment-trade-others = Con presenza esclusiva: { $players }.
web-match-taken-back = Mossa annullata.

## Diario e chat

web-match-log = Diario
web-match-log-show = Che cosa mostra il diario
web-match-log-all = Tutto
web-match-log-clashes = Solo le Battaglie
web-match-log-mine = Solo ciò che mi riguarda
web-match-log-received = Nuovi Asset: { $assets }
web-match-log-empty = Non è ancora successo nulla.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } messaggio nuovo
       *[other] Chat, { $count } messaggi nuovi
    }
web-match-chat-off = A questo tavolo la chat è disattivata.
web-match-chat-empty = Ancora nessun messaggio.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Di’ qualcosa…
web-match-chat-greetings = Saluti
web-match-chat-match = Durante la partita
web-match-chat-players = A un giocatore
web-match-chat-territories = Su un Territorio
web-match-chat-materials = Su una Materia Prima
web-match-chat-text = Scrivi qualcosa
web-match-chat-send = Invia
web-match-chat-mute = Silenzia su questo dispositivo
web-match-emoji-smile = Sorriso
web-match-emoji-laugh = Risata
web-match-emoji-wow = Sorpresa
web-match-emoji-thinking = Riflessione
web-match-emoji-sad = Tristezza
web-match-emoji-party = Festa
web-match-emoji-thumbs_up = Pollice in su
web-match-emoji-handshake = Stretta di mano

## Pulsanti e menu

web-match-tools = Strumenti
web-match-sound = Suoni
web-match-full = Schermo intero
web-match-small = Esci dallo schermo intero
web-match-info = Info
web-match-menu = Menu
web-match-back = Torna alla partita
web-match-server-good = Server: tutte le mosse sono salvate.
web-match-server-slow = Server: mi ricollego. Niente di ciò che hai fatto va perso.
web-match-server-bad = Server: ora non riesce a salvare. Le tue mosse aspettano.
web-match-menu-settings = Impostazioni
web-match-menu-rules = Regole
web-match-menu-tutorial = Tutorial
web-match-menu-last-turn = Ultimo Turno…
web-match-menu-bell = Suona la campanella
web-match-menu-host = Gestione del tavolo
web-match-menu-home = Pagina iniziale
web-match-menu-home-note = Se vai alla pagina iniziale il posto resta tuo. Dopo un po’ un bot gioca per te finché non torni.
web-match-menu-leave = Lascio il mio posto
web-match-last-turn-help = Lo sapranno subito tutti. Il Turno in corso non può essere l’ultimo.
web-match-last-turn-set = Fissa l’ultimo Turno
web-match-bell-sure = La partita finisce adesso. Conta il tabellone com’era alla fine dell’ultimo Turno completato. Se nessun Turno è ancora completato, non vince nessuno.
web-match-leave-sure = Vuoi lasciare il tuo posto? Lo prende un bot e non puoi più riaverlo.
web-match-leave-yes = Lascio il mio posto
web-match-stay = Resto
web-match-legend = Sulla mappa
web-match-legend-owned = In tuo possesso
web-match-legend-needed = Serve per il tuo Obiettivo
web-match-legend-neither = Altra Materia Prima
web-match-legend-elsewhere = In tuo possesso, da un altro Territorio
web-match-legend-family = Famiglia di elementi estratti insieme
web-match-legend-stone = Roccia o minerale
web-match-legend-portrait = Chi è in questo Continente
web-match-legend-star = C’è una sola azienda nel Continente
web-match-legend-two = Asset che possono ancora agire, e tutti gli Asset
web-match-legend-lane = Adiacenti via mare
web-match-legend-closed = Chiuso
web-match-info-materials = Materie Prime
web-match-info-all = Tutte le Materie Prime

## Tasti

web-match-shortcuts = Tasti rapidi
web-match-key-arrows = Da un Territorio all’altro; una lettera porta al prossimo nome che inizia così
web-match-key-confirm = Scegli un Territorio; premi di nuovo sulla destinazione per confermare
web-match-key-cancel = Deseleziona tutto
web-match-key-more = Un Asset in più
web-match-key-fewer = Un Asset in meno
web-match-key-undo = Annulla la mossa
web-match-key-end = Termina le mie azioni, o non reclamare altro
web-match-key-objective = Obiettivo in dettaglio
web-match-key-log = Diario
web-match-key-chat = Chat
web-match-key-map = Vai alla mappa
web-match-key-menu = Menu
web-match-key-skip = Salta i dadi o le pause dei bot
web-match-key-hint = Apri o chiudi un suggerimento
web-match-key-plan = Apri o chiudi il tuo piano
web-match-key-help = Questo elenco
web-match-letters = Scorciatoie con un solo tasto
web-match-letters-more = Disattivale se usi i comandi vocali.

## La fine

web-match-lead = Chi è stato in testa
web-match-lead-loading = Lettura della registrazione…
web-match-rematch = Gioca ancora
web-match-rematch-told = C’è un nuovo tavolo. Gli altri possono entrare con questo codice.
web-match-rematch-qr = Link al nuovo tavolo
web-match-rematch-go = Vai al nuovo tavolo
web-match-rematch-wait = Vuoi giocare ancora? Chiedi a chi ha aperto il tavolo di aprirne uno nuovo.
web-match-watch-replay = Guarda la registrazione
web-match-check-dice = Controlla i dadi
web-match-see-map = Guarda la mappa

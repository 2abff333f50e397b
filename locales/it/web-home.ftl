### La pagina iniziale, i tavoli prima e intorno alla partita, e che cosa si dice quando qualcosa va storto.

web-home-lead = Guida un’azienda e conquista i luoghi dove si trovano le Materie Prime. Produci smartphone, fotocamere e turbine eoliche prima dei tuoi rivali.
web-home-play-now = Gioca subito
web-home-opening = Preparo il tavolo…
web-home-open-table = Apri un tavolo per altri
web-home-one-device = Tutti su questo dispositivo
web-home-watch = Trova un tavolo o assisti
web-home-learn = Impara
web-home-tutorial = Tutorial
web-home-rules = Regole
web-home-materials = Materie Prime
web-home-replays = Registrazioni
web-home-settings = Impostazioni
web-home-credits = Riconoscimenti
web-home-connect = Un telefono non si collega?
web-home-language = Lingua
web-home-back = Torna alla pagina iniziale
web-home-come-back-to = I tuoi tavoli
web-home-come-back = Continua al tavolo { $code }
web-home-forget = Dimentica il tavolo { $code }

## Entrare

web-home-code = Entra con un codice
web-home-code-short = Un codice d’ingresso ha sei lettere e cifre. Ricontrollalo.
web-home-code-never = Nei codici d’ingresso non ci sono mai le lettere I e O né le cifre 0 e 1. Ricontrolla il codice.
web-home-join = Entra
web-home-join-title = Unisciti a un tavolo
web-home-looking = Cerco il tavolo…
web-home-table-code = Tavolo { $code }
web-home-open-seats = { $seats ->
    [one] C’è un posto libero.
   *[other] Ci sono { $seats } posti liberi.
}
web-home-already-seated = Hai già un posto a questo tavolo, in questo browser.
web-home-to-my-seat = Vai al mio posto
web-home-already-playing = La partita è già cominciata. Se avevi un posto, rientra con il tuo link o il tuo codice di rientro.
web-home-who = La tua azienda
web-home-company = Nome dell’azienda
web-home-company-any = Un nome libero qualsiasi
web-home-own-name = Inventa un nome
web-home-own-name-help = Al massimo 16 lettere. Non usare il tuo vero nome.
web-home-portrait = Ritratto
web-home-portrait-number = Ritratto { $number }
web-home-sit-down = Siediti
web-home-rejoin = Rientra con un codice di rientro
web-home-rejoin-title = Torna al tuo posto
web-home-rejoin-help = Scrivi il codice che hai annotato quando hai preso posto, o quello che ti mostra l’insegnante. Il tuo posto si apre qui e si chiude dov’era aperto prima.
web-home-rejoin-label = Codice di rientro
web-home-rejoin-short = Un codice di rientro ha sedici lettere e cifre. Ricontrollalo.
web-home-come-in = Rientra

## Tavoli di altri

web-home-tables-title = Tavoli
web-home-tables-help = I tavoli visibili a tutti su questo server. Per assistere a una partita che non c’è, chiedi il link o il codice a chi ha aperto il tavolo.
web-home-tables-none = Ora non c’è nessun tavolo in elenco.
web-home-table-free = { $seats ->
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $seats } posti liberi
}
web-home-table-playing = Partita in corso
web-home-watch-link = Link per assistere
web-home-watch-link-help = Incolla il link che ti ha dato chi ha aperto il tavolo.
web-home-watch-open = Assisti
web-home-watch-wrong = Questo non è il link di un tavolo. Copia il link intero e riprova.

## Un nuovo tavolo

web-home-new-title = Nuovo tavolo
web-home-new-lead = Scegli come giocare, poi invita gli altri con codice, link o QR.
web-home-new-open = Apri il tavolo
web-home-new-sit = Gioco anch’io
web-home-new-sit-help = Disattivalo per gestire il tavolo senza giocare, per esempio se insegni.
web-home-new-seats = Chi gioca
web-home-hot-title = Tutti su questo dispositivo
web-home-hot-lead = Passatevi il dispositivo. Le carte restano nascoste tra un giocatore e l’altro.
web-home-hot-people = Persone
web-home-hot-bots = Bot
web-home-hot-start = Avvia la partita
web-home-hot-other-portrait = Un altro ritratto per { $player }

## Prima della partita

web-home-seats = Posti
web-home-seat-open = Posto libero
web-home-seat-waiting = In attesa di qualcuno
web-home-seat-person = Persona
web-home-seat-away = Senza connessione
web-home-seat-ready = Pronta
web-home-seat-not-ready = Non ancora pronta
web-home-seat-host = La partita la avvii tu
web-home-you = Tu
web-home-who-plays = Chi gioca al posto { $seat }
web-home-change = Cambia
web-home-remove = Togli
web-home-fill = Completa con i bot
web-home-invite = Invita gli altri
web-home-invite-help = Apri questa pagina su un altro dispositivo e scrivi il codice:
web-home-copy-link = Copia il link
web-home-copy-watch = Copia il link per assistere
web-home-copied = Copiato.
web-home-not-copied = Questo browser non permette di copiare. Seleziona il link e copialo a mano.
web-home-qr = Codice QR del link a questo tavolo
web-home-rejoin-code = Il tuo codice di rientro
web-home-rejoin-code-help = Annotalo! Ti riporta al tuo posto da qualsiasi dispositivo, in qualsiasi giorno.
web-home-options = Come giocherete
web-home-change-options = Cambia
web-home-turns = { $turns ->
    [one] Un Turno
   *[other] { $turns } Turni
}
web-home-timer-on = { $seconds } secondi per fase
web-home-seats-open = { $seats ->
        [one] Un posto è ancora libero: invita qualcuno o aggiungi un bot.
       *[other] { $seats } posti sono ancora liberi: invita altri o aggiungi dei bot.
    }
web-home-not-ready = { $players ->
    [one] Un giocatore non è ancora pronto.
   *[other] { $players } giocatori non sono ancora pronti.
}
web-home-all-ready = Ci siete tutti. Puoi avviare la partita.
web-home-start = Avvia la partita
web-home-ready = Ci sono!
web-home-not-yet = Aspetta, non ancora
web-home-ready-asked = Solo chi ha aperto il tavolo può avviare la partita. Di’ quando ci sei.
web-home-waiting-host = Tutto a posto! Ora chi ha aperto il tavolo avvia la partita.
web-home-watching-lobby = Stai assistendo. La partita comincia tra poco.
web-home-leave = Lascia il tavolo
web-home-cancel = Annulla
web-home-save = Salva

## Che cosa decide chi apre il tavolo

web-home-form-rules = Regole
web-home-form-table = Tavolo
web-home-option-turns = Turni
web-home-option-turns-help = Un Turno dura circa tre minuti.
web-home-option-advanced_setup = Preparazione Avanzata
web-home-option-advanced_setup-help = I tuoi Continenti vengono sorteggiati.
web-home-option-monopoly_stranglehold = Morsa Monopolistica
web-home-option-monopoly_stranglehold-help = Ogni volta che un giocatore è eliminato, il segna-Turni avanza di uno.
web-home-option-trade_with_china = Commercio con la Cina
web-home-option-trade_with_china-help = Prima del punteggio, ricevi una Materia Prima in più per ogni Continente che hai tutto per te.
web-home-option-leave_one_behind = Uno resta sul posto
web-home-option-leave_one_behind-help = Almeno un Asset resta su ogni Territorio da cui parti.
web-home-option-head_start = Vantaggio iniziale
web-home-option-head_start-help = Chi ha un posto più difficile nell’ordine di gioco posiziona più Asset all’inizio. Così nessun posto è avvantaggiato.
web-home-option-host_keeps_time = Tempo gestito da chi ha aperto il tavolo
web-home-option-host_keeps_time-help = Tu non giochi. Fissi l’ultimo Turno, o suoni la campanella alla fine della lezione.
web-home-option-world_news = Notizie dal mondo
web-home-option-world_news-help = Dal secondo Turno in poi, ogni Turno un evento reale ferma o aggiunge una Materia Prima in un Territorio. Una seconda fonte aiuta.
web-home-option-recycling = Riciclo
web-home-option-recycling-help = Una volta per partita cedi Asset per una Materia Prima, che resta tua fino alla fine.
web-home-short-cards = Con { $turns } Turni o meno ricevi Carte Obiettivo per partite brevi.
web-home-chat = Chat
web-home-chat-off = Disattivata
web-home-chat-phrases = Frasi
web-home-chat-free = Testo libero
web-home-chat-off-help = Nessuno può scrivere.
web-home-chat-phrases-help = Frasi già pronte: ognuno le legge nella sua lingua.
web-home-chat-free-help = Anche messaggi brevi, senza link. Puoi silenziare la chat quando vuoi.
web-home-free-names = Nomi a scelta
web-home-free-names-help = I giocatori possono inventare il nome della loro azienda.
web-home-spectators = Spettatori
web-home-spectators-help = Chiunque abbia il link può assistere. Le carte restano nascoste.
web-home-listed = Mostra il tavolo in elenco
web-home-listed-help = Tutti su questo server possono trovarlo.
web-home-odds = Mostra le probabilità
web-home-odds-help = Prima di una Battaglia vedi la tua probabilità di vincere il Territorio.
web-home-timer = Tempo per fase
web-home-timer-help = Quando il tempo finisce, un bot conclude la fase. La prossima è di nuovo tua.
web-home-timer-none = Nessun limite
web-home-extra-time = Tempo in più
web-home-extra-time-help = Si aggiunge a ogni fase, per chi ne ha bisogno.
web-home-extra-time-none = Nessuno
web-home-extra-time-more = { $time } in più
web-home-absence = Quando qualcuno non c’è
web-home-absence-help = Dopo questo tempo un bot gioca al suo posto, finché non torna.
web-home-stand-in = Bot sostituto
web-home-table-language = Lingua del tavolo
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Guidare il tavolo durante la partita

web-home-host = Gestione del tavolo
web-home-pause = Pausa
web-home-resume = Riprendi
web-home-end = Termina la partita
web-home-end-sure = Vuoi terminare la partita per tutti?
web-home-end-help = Non puoi riprenderla più tardi, ma la registrazione resta.
web-home-give-to-bot = Affida a un bot
web-home-give-sure = Vuoi affidare il posto di { $player } a un bot per il resto della partita?
web-home-more-time = Un minuto in più
web-home-mute = Silenzia { $player }
web-home-mute-all = Silenzia la chat per tutti
web-home-host-table = Impostazioni del tavolo

## Un dispositivo per tutti

web-home-pass-to = Passa il dispositivo a { $player }
web-home-pass-help = Gli altri non guardino: ora arriva la carta di questa azienda.
web-home-pass-show = Sono { $player }

## Attese, e quando qualcosa va storto

web-home-connecting = Mi collego…
web-home-connecting-long = Ci vuole più del solito. Continuo a provare…
web-home-loading = Apro la mappa…
web-home-starting = La partita sta per cominciare…
web-home-starting-help = Ogni giocatore aggiunge un segreto ai dadi, così nessuno può barare.
web-home-banner-reconnecting = Connessione persa. Riprovo. Niente di ciò che hai fatto va perso.
web-home-banner-cannot-save = Ora il server non riesce a salvare. Le tue mosse aspettano e partiranno di nuovo.
web-home-banner-stopping = Il server si riavvia. La partita continua tra un momento.
web-home-banner-paused = La partita è in pausa.
web-home-banner-elsewhere = Il tuo posto è aperto in un’altra finestra o su un altro dispositivo.
web-home-banner-paused-host = Hai messo in pausa la partita.
web-home-no-storage = Questo browser dimentica tutto quando chiudi la pagina. Annota il codice di rientro, o conserva l’indirizzo.
web-home-try-now = Prova ora
web-home-try-again = Riprova
web-home-reload = Ricarica la pagina
web-home-take-back = Aprilo qui
web-home-forget-table = Dimentica questo tavolo
web-home-aborted = Partita terminata in anticipo
web-home-aborted-help = L’ha terminata chi ha aperto il tavolo. Per un po’ puoi rivederla come registrazione.
web-home-expired = Questo tavolo si è chiuso
web-home-expired-help = Nessuno è tornato per molto tempo, perciò la partita è finita qui.
web-home-see-replay = Guarda la registrazione
web-home-trouble-title = Non ha funzionato
web-home-trouble-unreachable = Il server non risponde. Controlla la rete, aspetta un momento e riprova.
web-home-trouble-no_sitting-title = Nessun posto in questo browser
web-home-trouble-no_sitting = In questo browser non hai un posto a quel tavolo. Entra con il suo codice, o rientra con il tuo codice di rientro.
web-home-trouble-unknown_token-title = Questo link non funziona più
web-home-trouble-class_deleted-title = La lezione è finita
web-home-trouble-rehearsal_over-title = La prova è finita
web-home-trouble-rehearsal_over = È stata cancellata e non ne resta nulla.
web-home-trouble-unknown_content-title = Questa partita è chiusa
web-home-trouble-not_seated-title = Questo posto non è più tuo
web-home-trouble-not_seated = Chi ha aperto il tavolo ha dato via il tuo posto, o lo hai lasciato tu. Chiedi se ce n’è un altro.
web-home-trouble-opened_elsewhere-title = Il tuo posto è aperto altrove
web-home-trouble-opened_elsewhere = L’hai aperto in un’altra finestra o su un altro dispositivo. Continua lì, o riaprilo qui.
web-home-trouble-spectators_not_allowed-title = Qui non si può assistere
web-home-trouble-other_version-title = C’è una nuova versione
web-home-trouble-other_version = Il server è stato aggiornato. Ricarica la pagina per continuare. Il posto resta tuo.
web-home-trouble-other_content-title = Il tabellone è cambiato
web-home-trouble-other_content = Il tabellone del server è più nuovo di questa pagina. Ricarica la pagina per continuare. Il posto resta tuo.
web-home-trouble-chunk-title = Manca una parte della pagina
web-home-trouble-chunk = Non si è caricata: forse manca la rete, o il server è stato aggiornato. Ricarica la pagina per continuare.
web-home-trouble-web_fault-title = Qualcosa è andato storto in questa pagina
web-home-trouble-web_fault = Non è colpa tua, e la partita è al sicuro sul server. Ricarica la pagina per continuare.

## Impostazioni

web-home-settings-help = Salvate solo in questo browser.
web-home-look = Aspetto e suoni
web-home-change-company = Cambia azienda o ritratto
web-home-unmute-all = Riattiva la chat per tutti
web-home-give-seat = Affida a un bot il posto di { $player }
web-home-give-help = Il suo link e il suo codice di rientro non funzioneranno più.
web-home-sound = Suoni
web-home-sound-help = Suoni leggeri per ciò che succede sul tabellone.
web-home-scheme = Colori
web-home-scheme-auto = Come il dispositivo
web-home-scheme-light = Chiari
web-home-scheme-dark = Scuri
web-home-contrast = Contrasto
web-home-contrast-auto = Come il dispositivo
web-home-contrast-high = Alto
web-home-patterns = Motivi delle aziende
web-home-patterns-help = Ti aiutano a distinguere i Territori senza i colori.
web-home-patterns-off = Disattivati
web-home-patterns-soft = Leggeri
web-home-patterns-strong = Forti
web-home-motion = Animazioni
web-home-motion-auto = Come il dispositivo
web-home-motion-reduced = Ridotte
web-home-motion-full = Complete
web-home-text-size = Dimensione del testo

## Riconoscimenti

web-home-credits-game = Il gioco
web-home-credits-game-who = RAWsiko – Materials Around Us è stato creato dal Consiglio Nazionale delle Ricerche (CNR) nel progetto Raw MatTERS Ambassadors at Schools (RM@Schools), finanziato da EIT RawMaterials, sostenuto dall’Istituto europeo di innovazione e tecnologia, un organismo dell’Unione europea. L’idea, le regole e il nome sono opera loro.
web-home-credits-game-independent = Questo programma è una versione indipendente del gioco, fatta a partire dal regolamento. CNR, RM@Schools ed EIT RawMaterials non l’hanno realizzata, verificata né approvata; gli errori sono nostri.
web-home-credits-facts = Dati e mappa
web-home-credits-facts-help = Le informazioni su dove si trovano le Materie Prime e di che cosa sono fatte le Applicazioni vengono da fonti pubbliche; la pagina di ogni Materia Prima le cita. I Territori sono aree di gioco e non dicono nulla sui confini reali.
web-home-credits-drawn = Caratteri, icone e ritratti
web-home-credits-drawn-help = Tutto è incluso nel gioco: nessuna pagina carica nulla da un altro server.
web-home-credits-software = Software
web-home-credits-software-help = Il codice di RAWsiko ha la licenza MIT. Ecco una parte di ciò su cui si basa:

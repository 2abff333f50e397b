### La pagina iniziale, i tavoli prima e intorno alla partita, e che cosa si dice quando qualcosa va storto.

web-home-lead = Guida un’azienda, conquista le materie prime del mondo e realizza ciò per cui servono.
web-home-play-now = Gioca subito
web-home-opening = Si prepara il tavolo…
web-home-play-note = Tu contro tre bot. Senza account, niente da installare.
web-home-ways = Modi di giocare
web-home-open-table = Apri un tavolo per altri
web-home-one-device = Tutti su questo dispositivo
web-home-watch = Trova un tavolo o assisti
web-home-learn = Impara
web-home-tutorial = Lezione guidata
web-home-rules = Regole
web-home-materials = Materie Prime
web-home-replays = Registrazioni
web-home-settings = Impostazioni
web-home-credits = Riconoscimenti
web-home-connect = Un telefono non si collega?
web-home-language = Lingua
web-home-back = Alla pagina iniziale
web-home-come-back-to = I tuoi tavoli
web-home-come-back = Continua al tavolo { $code }
web-home-forget = Dimentica il tavolo { $code }

## Entrare

web-home-code = Entra con un codice
web-home-code-short = Un codice d’ingresso ha sei lettere e cifre. Guardalo ancora una volta.
web-home-code-never = Nei codici d’ingresso non ci sono mai le lettere I e O né le cifre 0 e 1. Guardalo ancora una volta.
web-home-join = Entra
web-home-join-title = Entra a un tavolo
web-home-looking = Si cerca il tavolo…
web-home-table-code = Tavolo { $code }
web-home-open-seats = { $seats ->
    [one] C’è un posto libero.
   *[other] Ci sono { $seats } posti liberi.
}
web-home-already-seated = Questo browser ha già un posto a questo tavolo.
web-home-to-my-seat = Al mio posto
web-home-already-playing = La partita a questo tavolo è cominciata. Chi era già seduto torna con il suo link o il suo codice di rientro.
web-home-who = La tua azienda
web-home-company = Nome dell’azienda
web-home-company-any = Una qualsiasi libera
web-home-own-name = Un nome tuo
web-home-own-name-help = Al massimo 16 lettere. Meglio non il tuo vero nome.
web-home-portrait = Ritratto
web-home-portrait-number = Ritratto { $number }
web-home-sit-down = Siediti
web-home-rejoin = Torna con un codice di rientro
web-home-rejoin-title = Torna al tuo posto
web-home-rejoin-help = Scrivi il codice che hai annotato quando ti sei seduto al tavolo. Il tuo posto si apre qui e si chiude dove era aperto prima.
web-home-rejoin-label = Codice di rientro
web-home-rejoin-short = Un codice di rientro ha sedici lettere e cifre. Guardalo ancora una volta.
web-home-come-in = Torna

## Tavoli di altri

web-home-tables-title = Tavoli
web-home-tables-help = I tavoli che qui sono visibili a tutti. Per assistere a una partita, chiedi il link a chi ha aperto il tavolo.
web-home-tables-none = In questo momento nessun tavolo è visibile a tutti.
web-home-table-free = { $seats ->
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $seats } posti liberi
}
web-home-table-playing = La partita è in corso
web-home-watch-link = Un link per assistere
web-home-watch-link-help = Incolla il link che hai ricevuto da chi ha aperto il tavolo.
web-home-watch-open = Assisti
web-home-watch-wrong = Questo non è il link di un tavolo. Copialo ancora una volta, per intero.

## Un nuovo tavolo

web-home-new-title = Un nuovo tavolo
web-home-new-lead = Scegli come si gioca, poi invita gli altri con codice, link o QR.
web-home-new-open = Apri il tavolo
web-home-new-sit = Gioco anch’io
web-home-new-sit-help = Senza questo guidi soltanto il tavolo, per esempio in classe, e non giochi.
web-home-new-seats = Chi gioca
web-home-hot-title = Tutti su questo dispositivo
web-home-hot-lead = Il dispositivo passa di mano in mano. Tra un giocatore e l’altro una schermata nasconde le carte.
web-home-hot-people = Persone
web-home-hot-bots = Bot
web-home-hot-start = Comincia la partita
web-home-hot-other-portrait = Un altro ritratto per { $player }

## Prima della partita

web-home-seats = Posti
web-home-seat-open = Posto libero
web-home-seat-waiting = Si aspetta qualcuno
web-home-seat-person = Persona
web-home-seat-away = Non collegato
web-home-seat-ready = Si può cominciare
web-home-seat-not-ready = Non ancora
web-home-seat-host = La partita la cominci tu
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
web-home-rejoin-code-help = Annotalo: con questo torni al tuo posto da ogni dispositivo, in ogni giorno.
web-home-options = Come si gioca
web-home-change-options = Cambia
web-home-turns = { $turns ->
    [one] Un Turno
   *[other] { $turns } Turni
}
web-home-timer-on = { $seconds } secondi per ogni fase
web-home-seats-open = { $seats ->
    [one] Un posto è ancora libero: invita qualcuno, o aggiungi un bot.
   *[other] { $seats } posti sono ancora liberi: invita altri, o aggiungi dei bot.
}
web-home-not-ready = { $players ->
    [one] Un giocatore non è ancora pronto.
   *[other] { $players } giocatori non sono ancora pronti.
}
web-home-all-ready = Ci siete tutti. Puoi cominciare la partita.
web-home-start = Comincia la partita
web-home-ready = Per me si può cominciare
web-home-not-yet = Anzi, non ancora
web-home-ready-asked = Solo chi ha aperto il tavolo può cominciare la partita. Di’ quando per te va bene.
web-home-waiting-host = Bene. La partita la comincia chi ha aperto il tavolo.
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
web-home-option-advanced_setup-help = I tuoi Continenti li sorteggia il caso, invece di sceglierli tu.
web-home-option-monopoly_stranglehold = Morsa Monopolistica
web-home-option-monopoly_stranglehold-help = Ogni eliminazione fa avanzare di uno il segna-Turni.
web-home-option-trade_with_china = Commercio con la Cina
web-home-option-trade_with_china-help = Prima del punteggio ogni Continente che hai tutto per te porta una Materia Prima in più.
web-home-option-leave_one_behind = Uno resta indietro
web-home-option-leave_one_behind-help = Sul Territorio da cui ti sposti resta sempre un Asset.
web-home-option-head_start = Vantaggio iniziale
web-home-option-head_start-help = Chi agisce prima colloca più Asset all’inizio. Così i posti sono più equi.
web-home-option-host_keeps_time = Chi guida tiene il tempo
web-home-option-host_keeps_time-help = Tu non giochi. Fissi l’ultimo Turno, o suoni la campanella alla fine della lezione.
web-home-chat = Chat
web-home-chat-off = Spenta
web-home-chat-phrases = Frasi
web-home-chat-free = Testo libero
web-home-chat-off-help = Nessuno scrive niente.
web-home-chat-phrases-help = Frasi già pronte, che ognuno legge nella propria lingua.
web-home-chat-free-help = Anche testi brevi, senza link. Puoi mettere in silenzio la chat in ogni momento.
web-home-free-names = Nomi propri
web-home-free-names-help = I giocatori possono scrivere il nome di un’azienda invece di sceglierlo.
web-home-spectators = Spettatori
web-home-spectators-help = Chi ha il link può assistere. Le carte restano nascoste.
web-home-listed = Visibile a tutti
web-home-listed-help = Chiunque su questo server può trovare il tavolo.
web-home-odds = Mostra le probabilità
web-home-odds-help = Prima di una Battaglia si vede la probabilità di conquistare.
web-home-timer = Tempo per una fase
web-home-timer-help = Quando è finito, un bot gioca finché non fai qualcosa tu.
web-home-timer-none = Senza limite
web-home-extra-time = Più tempo per qualcuno
web-home-extra-time-help = Si aggiunge al tempo di ogni fase, per chi ne ha bisogno.
web-home-extra-time-none = Niente
web-home-extra-time-more = { $time } in più
web-home-absence = Quando qualcuno non c’è
web-home-absence-help = Dopo questo tempo lo sostituisce un bot, finché non torna.
web-home-stand-in = Bot che sostituisce
web-home-table-language = Lingua del tavolo
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Guidare il tavolo durante la partita

web-home-host = Guida il tavolo
web-home-pause = Pausa
web-home-resume = Riprendi
web-home-end = Termina la partita
web-home-end-sure = Terminare la partita per tutti?
web-home-end-help = Non si può riprendere. La registrazione di ciò che si è giocato resta.
web-home-give-to-bot = Affida a un bot
web-home-give-sure = Affidare il posto di { $player } a un bot per il resto della partita?
web-home-more-time = Un minuto in più
web-home-mute = Metti in silenzio { $player }
web-home-mute-all = Metti in silenzio la chat per tutti
web-home-host-table = Impostazioni del tavolo

## Un dispositivo per tutti

web-home-pass-to = Passa il dispositivo a { $player }
web-home-pass-help = Gli altri guardano altrove: ora viene la carta di questa azienda.
web-home-pass-show = Sono { $player }

## Attese, e quando qualcosa va storto

web-home-connecting = Collegamento…
web-home-connecting-long = Ci vuole più del solito. La pagina continua a provare da sola.
web-home-loading = Si apre la mappa…
web-home-starting = La partita comincia…
web-home-starting-help = Ogni giocatore aggiunge un segreto ai dadi, così nessuno può truccarli.
web-home-banner-reconnecting = Collegamento perso. Si riprova; niente di ciò che hai fatto va perso.
web-home-banner-cannot-save = In questo momento il server non riesce a salvare. Le tue mosse aspettano e vengono rispedite da sole.
web-home-banner-stopping = Il server si riavvia. La partita riprende tra un momento.
web-home-banner-paused = La partita è in pausa.
web-home-banner-paused-host = Hai messo in pausa la partita.
web-home-no-storage = Questo browser non conserva niente quando la pagina si chiude. Annota il codice di rientro, o conserva l’indirizzo.
web-home-try-now = Prova ora
web-home-try-again = Riprova
web-home-reload = Ricarica la pagina
web-home-take-back = Aprilo qui
web-home-forget-table = Dimentica questo tavolo
web-home-aborted = La partita è stata terminata
web-home-aborted-help = L’ha terminata chi ha aperto il tavolo. Ciò che si è giocato resta per un po’ come registrazione.
web-home-expired = Questo tavolo è chiuso
web-home-expired-help = Per molto tempo nessuno è tornato, perciò la partita è finita qui.
web-home-see-replay = Guarda la registrazione
web-home-trouble-title = Non ha funzionato
web-home-trouble-unreachable = Il server non risponde. Controlla la rete, aspetta un momento e riprova.
web-home-trouble-no_sitting-title = Nessun posto in questo browser
web-home-trouble-no_sitting = Questo browser non ha un posto a quel tavolo. Entra con il suo codice, o torna con il tuo codice di rientro.
web-home-trouble-unknown_token-title = Questo link non vale più
web-home-trouble-not_seated-title = Questo posto non è più tuo
web-home-trouble-not_seated = Il tuo posto è stato dato via, o lo hai lasciato. Chiedi a chi ha aperto il tavolo se ce n’è un altro per te.
web-home-trouble-opened_elsewhere-title = Il tuo posto è aperto altrove
web-home-trouble-opened_elsewhere = È stato aperto in un’altra finestra o su un altro dispositivo. Continua lì, o riaprilo qui.
web-home-trouble-spectators_not_allowed-title = Qui non si può assistere
web-home-trouble-other_version-title = C’è una nuova versione
web-home-trouble-other_version = Il server è stato aggiornato. Ricarica la pagina per continuare; il tuo posto resta tuo.
web-home-trouble-other_content-title = Il tabellone è cambiato
web-home-trouble-other_content = Il server ha un’altra versione del tabellone rispetto a questa pagina. Ricarica la pagina per continuare; il tuo posto resta tuo.
web-home-trouble-chunk-title = Manca una parte della pagina
web-home-trouble-chunk = Non si è potuta caricare: forse manca la rete, o il server è stato aggiornato. Ricarica la pagina per continuare.
web-home-trouble-web_fault-title = Qualcosa è andato storto in questa pagina
web-home-trouble-web_fault = Non è colpa tua, e la partita è al sicuro sul server. Ricarica la pagina per continuare.

## Impostazioni

web-home-settings-help = Restano solo in questo browser.
web-home-look = Aspetto e suoni
web-home-change-company = Cambia azienda o ritratto
web-home-unmute-all = Riapri la chat
web-home-give-seat = Affida a un bot il posto di { $player }
web-home-give-help = Il suo link e il suo codice di rientro non valgono più.
web-home-sound = Suoni
web-home-sound-help = Toni leggeri per ciò che accade sul tabellone.
web-home-scheme = Colori
web-home-scheme-auto = Come il dispositivo
web-home-scheme-light = Chiari
web-home-scheme-dark = Scuri
web-home-contrast = Contrasto
web-home-contrast-auto = Come il dispositivo
web-home-contrast-high = Alto
web-home-patterns = Motivi delle aziende
web-home-patterns-help = Distinguono i Territori anche senza colori.
web-home-patterns-off = Spenti
web-home-patterns-soft = Leggeri
web-home-patterns-strong = Forti
web-home-motion = Movimento
web-home-motion-auto = Come il dispositivo
web-home-motion-reduced = Poco
web-home-motion-full = Pieno
web-home-text-size = Dimensione del testo

## Riconoscimenti

web-home-credits-game = Il gioco
web-home-credits-game-who = RAWsiko – Materials Around Us è stato creato dal Consiglio Nazionale delle Ricerche (CNR) nel progetto Raw MatTERS Ambassadors at Schools (RM@Schools), finanziato da EIT RawMaterials, sostenuto dall’Istituto europeo di innovazione e tecnologia, un organismo dell’Unione europea. L’idea, le regole e il nome sono loro.
web-home-credits-game-independent = Questo programma è una realizzazione indipendente del regolamento. Non è fatto, verificato né approvato dal CNR, da RM@Schools o da EIT RawMaterials; gli errori sono nostri.
web-home-credits-facts = Fatti e mappa
web-home-credits-facts-help = Dove si trova una Materia Prima e di che cosa è fatta un’Applicazione viene da fonti pubbliche; la pagina di ogni Materia Prima le cita. I Territori sono zone del gioco, non affermazioni sui confini.
web-home-credits-drawn = Caratteri, icone e ritratti
web-home-credits-drawn-help = Tutto viaggia con il gioco: nessuna pagina chiede niente a un altro server.
web-home-credits-software = Software
web-home-credits-software-help = Il codice proprio di RAWsiko ha la licenza MIT. Tra ciò su cui si basa:

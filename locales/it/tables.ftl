### Perché un tavolo rifiuta qualcosa. Ciò che rifiutano le regole sta in refusals.ftl, anche `refusal-number_of_turns`.

refusal-malformed = Il server non ha capito. Ricarica la pagina e riprova.
refusal-too_fast = Troppo in fretta. Aspetta un momento e riprova.
refusal-too_large = Era troppo lungo da inviare. Accorcialo e riprova.
refusal-try_again = In questo momento non si può. Aspetta un momento e riprova.
refusal-cannot_save = In questo momento il server non può salvare. Aspetta un momento e riprova.
refusal-server_full = Su questo server non c’è posto per un altro tavolo. Unisciti a uno aperto o riprova più tardi.
refusal-server_fault = Qualcosa è andato storto nel server. Non è colpa tua: aspetta un momento e riprova.

## Posti e chi ha aperto il tavolo

refusal-not_seated = Non hai un posto a questo tavolo. Chiedi a chi ha aperto il tavolo se ce n’è uno per te.
refusal-not_your_seat = Questo posto non è il tuo. Torna al tuo e riprova.
refusal-not_host = Può farlo solo chi ha aperto il tavolo. Chiedi il suo aiuto.
refusal-host_plays = Chi gioca non può tenere il tempo per gli altri. Lascia il tuo posto, o gioca senza Chi guida tiene il tempo.
refusal-no_such_seat = A questo tavolo non c’è un posto così. Scegline un altro.
refusal-seat_not_open = Tutti i posti a questo tavolo sono occupati. Chiedi a chi l’ha aperto, o cerca un altro tavolo.
refusal-seats_open = Alcuni posti sono ancora vuoti. Aspetta altri giocatori, o affida questi posti ai bot.

## La partita e le sue impostazioni

refusal-not_in_lobby = Si può fare solo prima che la partita cominci. Aspetta la prossima.
refusal-not_playing = In questo momento la partita non è in corso. Aspetta che cominci o che riprenda.
refusal-not_paused = La partita non è in pausa. Puoi semplicemente continuare a giocare.
refusal-table_over = Questo tavolo è chiuso. Aprine uno nuovo per giocare ancora.
refusal-unknown_level = Non c’è un bot di questo livello. Scegline uno dall’elenco.
refusal-number_of_seats = Questo numero di posti non va bene per il tabellone o per i giocatori già seduti. Scegli un altro numero.
refusal-already_revealed = La tua parte nei dadi c’è già. Non devi fare altro.
refusal-wrong_contribution = La tua parte nei dadi non è quella che avevi promesso. La partita può cominciare anche senza: aspetta un momento.
refusal-nothing_to_take_back = In questo momento non c’è nulla che tu possa annullare. Continua a giocare da qui.
refusal-no_timer = In questo momento non c’è un conto alla rovescia. Puoi fare con calma.
refusal-hints_off = A questo tavolo i suggerimenti sono spenti. Pensaci con calma, oppure chiedi a chi ha aperto il tavolo di permetterli.
refusal-not_your_decision = Un suggerimento riguarda una tua decisione, così com’è adesso. Aspetta che tocchi a te e chiedi di nuovo.
refusal-no_hint = Questa volta non si è trovato alcun suggerimento. Riprova tra un momento.

## Nomi e chat

refusal-names_not_allowed = A questo tavolo le aziende hanno nomi già pronti. Scegline uno dall’elenco.
refusal-name_not_clean = Questo nome non si può usare. Scegline un altro: corto, gentile e con lettere normali.
refusal-chat_off = Questo tipo di chat è spento a questo tavolo. Se ti serve, chiedi a chi ha aperto il tavolo.
refusal-muted = Per ora la chat è in silenzio. Continua a giocare e riprova più tardi.
refusal-unknown_phrase = Questa frase non c’è. Scegline una dall’elenco.
refusal-text_not_allowed = Questo testo non si può inviare. Scrivi qualcosa di corto e gentile, senza link né numeri lunghi.

## Arrivare a un tavolo

refusal-unknown_table = Questo tavolo non si trova. Controlla il codice d’ingresso, o chiedilo a chi ha aperto il tavolo.
refusal-unknown_token = Questo link o codice non funziona. Controlla ogni lettera, o chiedi a chi ha aperto il tavolo.
refusal-table_damaged = Le mosse salvate di questo tavolo sono danneggiate e la partita non può continuare. Avvisa chi ha aperto il tavolo, o aprine uno nuovo.
refusal-unknown_content = Questo server non ha più il tabellone su cui si giocava questa partita. Avvisa chi ha aperto il tavolo, o aprine uno nuovo.
refusal-spectators_not_allowed = A questo tavolo non si può assistere. Chiedi a chi l’ha aperto di permetterlo.
refusal-other_version = La pagina e il server sono di versioni diverse. Ricarica la pagina.
refusal-opened_elsewhere = Il tuo posto è aperto in un’altra finestra o su un altro dispositivo. Continua a giocare lì, o torna qui con il tuo codice di rientro.
refusal-table_not_over = La registrazione mostra le carte di tutti. Aspetta che la partita finisca.
refusal-no_match = Questo tavolo è stato chiuso prima che la partita cominciasse, quindi non c’è una registrazione. Apri un nuovo tavolo per giocare.
refusal-replay_wrong = Questo file non è una registrazione valida. Scegli un altro file, o chiedi l’originale.
refusal-replay_of_other_content = Questa registrazione è di un’altra versione del tabellone. Aprila su un server di quella versione.
refusal-unknown_conversation = Il collegamento si è interrotto. Ricarica la pagina per continuare.
refusal-foreign_origin = Questa pagina non è del server. Apri il gioco all’indirizzo del server.
refusal-foreign_host = Questo server non conosce l’indirizzo che hai usato. Apri il gioco all’indirizzo che il server ha mostrato all’avvio.
refusal-no_such_page = Qui non c’è nessuna pagina. Controlla l’indirizzo, o torna indietro.
refusal-wrong_method = Questo indirizzo non serve a questo. Torna indietro e riprova.

### Perché un tavolo rifiuta qualcosa. Ciò che rifiutano le regole sta in refusals.ftl, anche `refusal-number_of_turns`.

refusal-malformed = Il server non ha capito. Ricarica la pagina e riprova.
refusal-too_fast = Troppo veloce! Aspetta un momento e riprova.
refusal-too_large = È troppo lungo da inviare. Accorcialo e riprova.
refusal-try_again = Ora non si può. Aspetta un momento e riprova.
refusal-cannot_save = Ora il server non riesce a salvare. Aspetta un momento e riprova.
refusal-server_full = Su questo server non c’è posto per un altro tavolo. Entra in uno già aperto o riprova più tardi.
refusal-server_fault = Qualcosa è andato storto sul server. Non è colpa tua. Aspetta un momento e riprova.

## Posti e chi ha aperto il tavolo

refusal-not_seated = Non hai un posto a questo tavolo. Chiedi a chi l’ha aperto se ce n’è uno per te.
refusal-not_your_seat = Questo posto non è il tuo. Torna al tuo e riprova.
refusal-not_host = Può farlo solo chi ha aperto il tavolo. Chiedi che lo faccia per te.
refusal-host_plays = Se giochi, non puoi gestire il tempo per gli altri. Lascia il tuo posto, o gioca senza “Tempo gestito da chi ha aperto il tavolo”.
refusal-no_such_seat = A questo tavolo quel posto non c’è. Scegline un altro.
refusal-seat_not_open = A questo tavolo tutti i posti sono occupati. Chiedi a chi l’ha aperto, o cerca un altro tavolo.
refusal-seats_open = Alcuni posti sono ancora vuoti. Aspetta altri giocatori, o riempili con i bot.

## La partita e le sue impostazioni

refusal-not_in_lobby = Puoi farlo solo prima che la partita cominci. Aspetta la prossima.
refusal-not_playing = Ora la partita non è in corso. Aspetta che cominci o continui.
refusal-not_paused = La partita non è in pausa. Continua pure a giocare.
refusal-table_over = Questo tavolo è chiuso. Aprine uno nuovo per giocare ancora.
refusal-unknown_level = Non c’è un bot di questo livello. Scegline uno dall’elenco.
refusal-number_of_seats = Questo numero di posti non va bene per il tabellone o per chi è già al tavolo. Scegli un altro numero.
refusal-unknown_board = Il server non ha più questo tabellone. Scegline un altro.
refusal-board_too_small = A una classe serve un tabellone per tre, quattro e cinque giocatori. Scegline un altro.
refusal-no_news_cards = Questo tabellone non ha notizie. Disattiva le Notizie dal mondo o scegli un altro tabellone.
refusal-nothing_recyclable = Su questo tabellone non si può riciclare niente. Disattiva il Riciclo o scegli un altro tabellone.
refusal-already_revealed = La tua parte nei dadi c’è già. Tutto a posto!
refusal-wrong_contribution = La tua parte nei dadi non è quella che avevi promesso. La partita può cominciare anche senza: aspetta un momento.
refusal-nothing_to_take_back = Ora non c’è niente che tu possa annullare. Continua da qui.
refusal-no_timer = Ora non c’è un conto alla rovescia. Fai con calma.
refusal-hints_off = A questo tavolo i suggerimenti sono disattivati. Pensaci con calma, o chiedi a chi ha aperto il tavolo di attivarli.
refusal-why_not_off = A questo tavolo non puoi chiedere quanto costa una mossa. Pensaci con calma, o chiedi a chi ha aperto il tavolo di permetterlo.
refusal-why_not_used_up = In questo Turno hai già fatto cinque domande. Chiedi di nuovo nel prossimo Turno.
refusal-not_your_decision = Puoi chiedere un suggerimento solo per una tua decisione. Aspetta che tocchi a te e chiedi di nuovo.
refusal-no_hint = Stavolta nessun suggerimento. Chiedilo di nuovo tra un momento.

## Nomi e chat

refusal-names_not_allowed = A questo tavolo le aziende hanno nomi già pronti. Scegline uno dall’elenco.
refusal-name_not_clean = Non puoi usare questo nome. Scegline un altro: corto, gentile e con lettere normali.
refusal-chat_off = A questo tavolo questo tipo di chat è disattivato. Se ti serve, chiedi a chi ha aperto il tavolo.
refusal-muted = Per ora la chat è silenziata. Continua a giocare e riprova più tardi.
refusal-unknown_phrase = Questa frase non c’è. Scegline una dall’elenco.
refusal-text_not_allowed = Non puoi inviare questo testo. Scrivi qualcosa di corto e gentile, senza link né numeri lunghi.

## Arrivare a un tavolo

refusal-unknown_table = Nessun tavolo e nessuna classe ha questo codice. Controlla ogni lettera.
refusal-unknown_token = Questo link o codice non funziona. Controlla ogni lettera, o chiedine uno nuovo.
refusal-table_damaged = Le mosse salvate di questo tavolo sono danneggiate, perciò la partita non può continuare. Avvisa chi ha aperto il tavolo, o aprine uno nuovo.
refusal-unknown_content = Il server non ha più il tabellone di questa partita, che quindi non può continuare. Per giocare ancora, apri un nuovo tavolo.
refusal-spectators_not_allowed = A questo tavolo non si può assistere. Chiedi a chi l’ha aperto di permettertelo.
refusal-other_version = La pagina e il server hanno versioni diverse. Ricarica la pagina.
refusal-opened_elsewhere = Il tuo posto è aperto in un’altra finestra o su un altro dispositivo. Gioca lì, o torna qui con il tuo codice di rientro.
refusal-table_not_over = La registrazione mostra le carte di tutti. Aspetta che la partita finisca.
refusal-no_match = Questo tavolo è stato chiuso prima che la partita cominciasse, quindi non c’è una registrazione. Apri un nuovo tavolo per giocare.
refusal-replay_wrong = Questo file di registrazione non è valido. Scegline un altro, o chiedi l’originale.
refusal-replay_of_other_content = Questa partita è stata giocata su un’altra versione del tabellone. Apri la registrazione su un server con quella versione.
refusal-unknown_conversation = La connessione si è interrotta. Ricarica la pagina per continuare.
refusal-foreign_origin = Questa pagina non è del server. Apri il gioco all’indirizzo del server.
refusal-foreign_host = Questo server non conosce l’indirizzo che hai usato. Apri il gioco all’indirizzo che il server ha mostrato all’avvio.
refusal-no_such_page = Qui non c’è nessuna pagina. Controlla l’indirizzo, o torna indietro.
refusal-wrong_method = Questo indirizzo non funziona così. Torna indietro e riprova.

# Di una classe
refusal-unknown_class = Non c’è nessuna classe con questo codice. Ricontrolla il codice sul proiettore.
refusal-not_class_host = Può farlo solo l’insegnante.
refusal-class_full = Questa classe è piena: c’è posto per 60 dispositivi. Usane uno insieme a qualcuno.
refusal-class_closed = L’insegnante ha chiuso la porta. Chiedi di aprirla.
refusal-class_ended = Questa classe è chiusa. L’insegnante può aprirne una nuova.
refusal-class_deleted = L’insegnante ha chiuso questa lezione e ne ha cancellato tutti i dati.
refusal-rehearsal = Questa classe è la prova generale di un insegnante: nessun altro può entrare e non si esporta nulla.
refusal-rehearsal_runs = In questa rete è già in corso una prova generale. Chiudi quella pagina, aspetta un minuto e riprova.
refusal-class_waiting = Non hai ancora un posto. Tra un momento te lo darà l’insegnante.
refusal-bot_plays = Ora la tua azienda è affidata a un bot. Se vuoi giocare ancora, chiedi un posto all’insegnante.
refusal-mate_plays = Chi guidava l’azienda con te continua a giocare. Se vuoi giocare ancora, chiedi un posto all’insegnante.
refusal-not_a_member = Questa persona non è nella classe, o non ha un posto. Ricontrolla l’elenco.
refusal-no_such_table = La classe non ha un tavolo con questo numero. Scegline un altro.
refusal-nobody_to_deal = Non c’è ancora nessuno a cui dare un tavolo. Aspetta che qualcuno entri, poi forma i tavoli.
refusal-tables_started = Puoi farlo solo prima di avviare i tavoli.
refusal-tables_not_started = Puoi farlo solo dopo aver avviato i tavoli.
refusal-table_is_full = A questo tavolo non c’è un posto libero. Lì si può condividere un’azienda, oppure andare a un altro tavolo.
refusal-lesson_time = La campanella deve suonare entro le prossime otto ore. Scegli un altro orario.
refusal-past_the_bell = È dopo la campanella. Scegli meno minuti, oppure dai più tempo a tutti i tavoli.
refusal-no_bell_waits = Nessuna campanella è programmata: è già suonata o è stata annullata. Guarda di nuovo i tavoli.
refusal-round_not_open = Queste domande non sono aperte. Aspetta che l’insegnante le apra.
refusal-round_open = Queste domande sono già aperte.
refusal-already_answered = Hai già risposto. Grazie!
refusal-unknown_phone = Nessun telefono mostra queste quattro cifre. Ricontrolla il telefono.
refusal-no_debrief = Nessuna partita è ancora finita. Il primo grafico appare appena un tavolo ha finito.


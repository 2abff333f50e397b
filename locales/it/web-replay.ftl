### Rivedere una partita: registrazioni e controllo dei dadi.

## Aprire una registrazione

web-replay-title = Registrazione
web-replay-open-title = Guarda una registrazione
web-replay-open-lead = Puoi salvare ogni partita finita come file e rivederla passo per passo.
web-replay-choose-file = Scegli un file
web-replay-or-drop = o trascinalo qui
web-replay-opening = Apro la registrazione…
web-replay-privacy = Il server legge il file solo per mostrarlo e non lo conserva.
web-replay-again = Riprova
web-replay-check-anyway = Controlla comunque i dadi
web-replay-wrong-title = Questa registrazione non si può mostrare
web-replay-trouble-unreadable = Non riesco a leggere il file. Sceglilo di nuovo, o scegline un altro.
web-replay-trouble-unreachable = Il server non risponde. Controlla la connessione e riprova.
web-replay-trouble-too_large = Questo file è troppo grande per una registrazione. Il limite è 1 MB.
web-replay-line-format = Riga { $line }: { $why }.
web-replay-line-rules = La riga { $line } infrange le regole ({ $clause }): { $why }.

## La visione

web-replay-player = Giocatore { $number }
web-replay-ways = Questa registrazione
web-replay-watch = Guarda la registrazione
web-replay-download = Scarica
web-replay-open-other = Apri un altro file
web-replay-incomplete = Questo file si ferma a metà partita. Puoi guardarlo fin lì.
web-replay-aborted = Questa partita è stata chiusa in anticipo, quindi non c’è un punteggio finale.
web-replay-controls = Riproduzione
web-replay-to-start = Vai all’inizio
web-replay-turn-back = Un Turno indietro
web-replay-step-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-step-forward = Un passo avanti
web-replay-turn-forward = Un Turno avanti
web-replay-to-end = Vai alla fine
web-replay-space = barra spaziatrice
web-replay-speed = Velocità
web-replay-times = { $speed } ×
web-replay-time-line = Linea del tempo della partita
web-replay-step = Passo { $step } di { $steps }
web-replay-now = Che cosa succede ora
web-replay-beginning = Il tabellone è ancora vuoto. Premi Avvia, o vai passo per passo.
web-replay-loses = −{ $assets }
web-replay-views = Diario, giocatori e classifica
web-replay-why-not-help = Ora decide { $player }. Chiedi della mossa giocata, oppure scegline un’altra sulla mappa.
web-replay-why-not-none = Torna a una decisione: lì puoi chiedere che cosa avrebbe portato un’altra azione.
web-replay-why-not-instead = Invece:
web-replay-tab-log = Diario
web-replay-tab-players = Giocatori
web-replay-tab-lead = In testa
web-replay-log = Che cosa è successo, riga per riga
web-replay-eyes = Visto da:
web-replay-everybody = tutti
web-replay-standings = Se la partita finisse qui

## Come è cambiata la testa

web-replay-lead-title = Chi è stato in testa
web-replay-lead-caption = Punti alla fine di ogni Turno, come se la partita fosse finita lì. In alto: chi era in testa.
web-replay-lead-summary = In testa alla fine: { $players }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-replay-lead-none = Nessuno ha punti.
web-replay-as-table = Mostra come tabella
web-replay-turn = Turno
web-replay-start-short = Prep.

## Controllare i dadi

web-replay-dice-title = Controlla i dadi
web-replay-dice-lead = Questa pagina ricalcola ogni tiro di una partita nel tuo browser, dal segreto che il tavolo aveva promesso prima della partita.
web-replay-checking = Ricalcolo i dadi…
web-replay-verdict = Risultato
web-replay-verdict-holds = Tutti i dadi sono giusti
web-replay-verdict-holds-more = Ordine di gioco, carte e ogni tiro sono quelli che il tavolo doveva usare. Se l’ultimo hash dell’elenco è quello che hai visto, niente è stato cambiato nemmeno dopo.
web-replay-verdict-fails = Qualcosa non torna
web-replay-verdict-fails-more = Questo file non è ciò che è successo al tavolo. L’elenco mostra che cosa è diverso.
web-replay-verdict-unproven = Questo file non ha la prova dei suoi dadi
web-replay-verdict-unproven-more = Ce l’hanno solo le partite giocate a un tavolo su un server. Le partite simulate no, e nemmeno i file da cui è stata tolta.
web-replay-verdict-incomplete = I dadi sono giusti fin dove arriva il file
web-replay-verdict-incomplete-more = Manca l’ultima riga della partita.
web-replay-checks-title = Che cosa abbiamo controllato
web-replay-no-proof = Senza una prova, non c’è nulla con cui confrontare i dadi.
web-replay-result-holds = giusto
web-replay-result-fails = non torna
web-replay-result-none = non controllato
web-replay-not-reached = Il file non si è potuto leggere abbastanza per controllare questo.
web-replay-item-rules = Regole
web-replay-rules-holds = Questo server ha rigiocato tutte le { $lines } righe: tutte seguono le regole.
web-replay-rules-fails = Una riga di questo file infrange le regole, o non è una riga di una registrazione.
web-replay-rules-none = Il server non risponde.
web-replay-item-file = File
web-replay-compared-file = { $lines } righe, con una prova di tipo rawsiko-dice-1.
web-replay-item-promise = La promessa del tavolo
web-replay-compared-promise = Il segreto ora pubblico dà la promessa della prima voce: { $promise }
web-replay-item-shares = Le parti dei giocatori
web-replay-compared-shares = Posti: { $seats }. Parti rivelate, ognuna come promessa al momento di sedersi: { $shares }.
web-replay-item-header = Opzioni
web-replay-compared-header = Tabellone, regole e opzioni sono quelli del tavolo.
web-replay-item-order = Ordine di gioco
web-replay-compared-order = Sorteggiato di nuovo: { $order }.
web-replay-item-deal = Carte Obiettivo
web-replay-compared-deal = Distribuite di nuovo: ognuno riceve la carta che aveva in partita.
web-replay-item-cards = Promesse sulle carte
web-replay-compared-cards = Gli hash mostrati all’inizio corrispondono a queste carte.
web-replay-item-draws = Continenti sorteggiati
web-replay-compared-draws = Sorteggi ricalcolati: { $draws }.
web-replay-none-draws = In questa partita non è stato sorteggiato nessun Continente.
web-replay-item-rolls = Ogni tiro
web-replay-compared-rolls = Battaglie Commerciali ricalcolate: { $clashes }, con { $dice } dadi.
web-replay-none-rolls = In questa partita nessuno ha tirato i dadi.
web-replay-item-taken_back = Azioni annullate
web-replay-compared-taken_back = Azioni annullate: { $taken_back }. Nessuna aveva mostrato un dado.
web-replay-none-taken_back = Nessuna azione annullata.
web-replay-item-chain = Catena di hash
web-replay-compared-chain = Voci del registro senza lacune: { $entries }. Confronta l’ultimo hash con quello che hai visto: { $head }
web-replay-fault-line = Riga { $line }: { $why }.
web-replay-fault-malformed = “{ $key }” manca o è sbagliato
web-replay-fault-scheme = questo tipo di prova qui non è conosciuto
web-replay-fault-commitment = il segreto non è quello promesso
web-replay-fault-contribution = una parte non è quella promessa, o è stata omessa: { $player }
web-replay-fault-order = l’ordine dovrebbe essere { $expected }
web-replay-fault-deal = non sono le carte che il tavolo ha distribuito
web-replay-fault-header = il file e il tavolo non concordano su “{ $key }”
web-replay-fault-number = la voce { $entry } del registro manca, è doppia o fuori posto
web-replay-fault-taken_back = la voce { $entry } non è un annullamento valido
web-replay-fault-roll = dadi diversi; dovrebbero essere { $expected }
web-replay-fault-draw = un Continente diverso; dovrebbe essere { $expected }
web-replay-fault-news = un’altra notizia; dovrebbe essere { $expected }
web-replay-fault-head = il registro non porta all’hash mostrato ai giocatori
web-replay-more-faults = e { $count ->
        [one] un’altra
       *[other] altre { $count }
    }

## Come sono caduti i dadi

web-replay-faces-title = Come sono caduti i dadi
web-replay-faces-lead = Dadi: { $dice }. Battaglie Commerciali: { $clashes }.
web-replay-face = Faccia
web-replay-times-rolled = Volte uscita
web-replay-faces-expected = Attesi con dadi regolari: { $expected } per faccia
web-replay-chi-few = Con così pochi dadi non si può ancora dire se sono regolari.
web-replay-chi-usual = Con dadi regolari, partite con uno squilibrio così o maggiore: { $share }. Niente di insolito.
web-replay-chi-unusual = Con dadi regolari, partite con uno squilibrio così o maggiore: { $share }. Un po’ insolito, ma succede.
web-replay-chi-rare = Con dadi regolari, partite con uno squilibrio così o maggiore: solo { $share }. È raro: l’elenco dei controlli dice se sono stati cambiati.
web-replay-chi-figure = Chi quadrato: { $value }, 5 gradi di libertà.
web-replay-all-rolls = Tutti i tiri, con le loro righe
web-replay-line = Riga
web-replay-attacker = Attaccante
web-replay-attacker-dice = Dadi dell’attaccante
web-replay-defender-dice = Dadi del difensore
web-replay-luck-title = Fortuna nelle Battaglie
web-replay-luck-lead = Asset guadagnati per fortuna: quanti ne hai persi di meno e presi di più rispetto alle probabilità esatte.
web-replay-luck-line = Battaglie Commerciali: { $clashes }. Persi { $lost }, attesi { $expectedLost }; presi { $taken }, attesi { $expectedTaken }.
web-replay-luck-none = Nessuna Battaglia Commerciale.

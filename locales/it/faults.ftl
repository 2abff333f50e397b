### Errori di una cartella di contenuti. Ognuno segue il nome del file e, tra parentesi quadre, della voce.

## File

content-error-no-folder = Questa cartella non esiste.
content-error-no-board = Questa non è una cartella di contenuti: non c’è nessuno di questi file: { $files }.
content-error-board-inside = Qui non c’è un tabellone, ma ce n’è uno all’interno: { $folders }.
content-error-missing-file = Il file manca.
content-error-unreadable = Il file non si può leggere: { $detail }.
content-error-not-utf8 = Il file non è un testo UTF-8 (byte { $position }).
content-error-bad-toml = Il file non è TOML valido: { $detail }.
content-error-bad-table = Il file non è una tabella CSV: { $detail }.
content-error-bad-row = La riga { $line } ha le colonne sbagliate.
content-error-bad-map = Il file non è una mappa: { $detail }.

## Voci

content-error-bad-id = “{ $id }” non è un id: gli id sono parole minuscole con trattini bassi, come new_guinea.
content-error-missing-key = Manca “{ $key }”.
content-error-unknown-key = “{ $key }” qui non è previsto. Prova con uno di questi: { $known }.
content-error-wrong-type = “{ $key }” deve essere { $expected ->
        [table] una tabella
        [tables] un elenco di tabelle
        [list] un elenco di testi
        [numbers] un elenco di numeri interi
        [number] un numero
        [whole-number] un numero intero
        [flag] true o false
       *[text] un testo
    }.
content-error-empty-text = “{ $key }” è vuoto.
content-error-out-of-range = “{ $key }” deve andare da { $least } a { $most }.
content-error-out-of-rule = “{ $key }” deve andare da { $least } a { $most } ({ $clause }).
content-error-listed-twice = “{ $key }” elenca { $id } due volte.

## Il tabellone

content-error-no-players = Non è indicato alcun numero di giocatori. Scrivi 3, 4 o 5, o più di uno.
content-error-no-continents = Non c’è alcun Continente. Aggiungine almeno uno.
content-error-head-start-unused = C’è un vantaggio iniziale per { $number } giocatori, ma il tabellone non è per così tanti.
content-error-head-start-length = Il vantaggio iniziale per { $number } giocatori richiede { $number } numeri; ne sono dati { $found }.
content-error-empty-continent = Nel Continente { $continent } non c’è alcun Territorio. Mettici dei Territori o cancellalo.
content-error-unknown-continent = Il Continente { $continent } non esiste.
content-error-unknown-territory = “{ $key }” nomina { $territory }, ma questo Territorio non esiste.
content-error-unknown-material = La Materia Prima { $material } non esiste.
content-error-unknown-application = L’Applicazione { $application } non esiste.
content-error-adjacent-to-itself = “{ $key }” nomina il Territorio stesso.
content-error-one-sided = “{ $key }” nomina { $territory }, ma { $territory } non vi nomina questo Territorio.
content-error-cut-off = Il tabellone è spezzato: dal primo Territorio non si arriva a { $territory }. Dagli un vicino nell’altro pezzo.
content-error-dead-end = Con { $players } giocatori la preparazione può bloccarsi (R3.5): dopo { $path }, al giocatore { $seat } non resta alcun Continente da scegliere. Aggiungi Territori ai Continenti piccoli, o un altro Continente.
content-error-dead-end-without-room = Con { $players } giocatori la preparazione può bloccarsi (R3.5): dopo { $path }, nessun Continente ha posto per il giocatore { $seat } se sono occupati: { $taken }. Aggiungi Territori ai Continenti piccoli, o un altro Continente.

## Il tabellone standard

content-error-count = Numero di voci: { $count }; devono essere da { $least } a { $most }.
content-error-too-few = Numero di voci: { $count }; ne servono almeno { $least }.
content-error-materials-here = Qui si trovano { $count } Materie Prime; devono essere da { $least } a { $most }.
content-error-territories-with-it = Numero di Territori in cui si trova: { $count }; devono essere da { $least } a { $most }.
content-error-rulebook-territory = Le figure del regolamento mostrano questo Territorio (R2.5).
content-error-rulebook-continent = Nelle figure del regolamento si trova in { $continent } (R2.5).
content-error-rulebook-adjacent = Nelle figure del regolamento è adiacente a { $territory } (R2.5).
content-error-rulebook-material = Nelle figure del regolamento contiene { $material } (R2.5).
content-error-rulebook-symbol = Nelle figure del regolamento il suo simbolo è { $symbol } (R2.5).
content-error-rulebook-points = Nelle figure del regolamento questa Applicazione vale { $points } (R2.5).
content-error-rulebook-card = Manca la carta del regolamento (R2.5): { $applications }.

## Materie Prime e carte

content-error-bad-symbol = “{ $symbol }” non è un simbolo: una o due lettere o cifre.
content-error-symbol-twice = Il simbolo { $symbol } è già quello di { $material }. Scegline un altro.
content-error-nowhere = La Materia Prima non si trova in alcun Territorio. Mettila in uno di essi o cancellala.
content-error-no-materials = All’Applicazione non serve nessuna Materia Prima. Indicane almeno una.
content-error-unobtainable = { $material }: nessun Territorio ha questa Materia Prima, perciò nessuno può ottenerla. Mettila in un Territorio o toglila da questo elenco.
content-error-no-applications = La carta non ha alcuna Applicazione. Indicane almeno una.
content-error-too-few-cards = Numero di carte: { $cards }; possono servirne { $least }, una per giocatore. Aggiungi carte.
content-error-unknown-card = Non c’è nessuna carta { $card } (R1.4).
content-error-too-few-short-cards = Carte per le partite brevi: { $cards }; ne servono almeno { $least } (R1.4).
content-error-bad-date = “{ $date }” non è né un giorno né un mese: scrivi 2025-02-22 o 2025-02.
content-error-unknown-effect = “{ $effect }” non è un effetto (R4.10). Effetti possibili: { $known }.
content-error-stops-nothing = { $territory }: qui non c’è { $material }, quindi una notizia non può fermarne la fornitura (R4.10).
content-error-adds-nothing = { $territory }: qui c’è già { $material }, quindi una notizia non può aggiungere questa Materia Prima (R4.10).
content-error-points = Vale { $points }, ma secondo la formula in board.toml dovrebbe valere { $expected }.
content-error-not-of-the-rulebook = Solo le Applicazioni del regolamento possono scostarsi dalla formula.
content-error-applications-of-card = La carta ha { $count } Applicazioni invece di { $expected }.
content-error-points-of-card = La carta vale { $points }; deve valere da { $least } a { $most } punti.
content-error-cards-alike = Ha { $shared } Applicazioni in comune con { $card }; ne sono ammesse al massimo { $most }.

## Fatti

content-error-no-evidence = Niente dice perché questa Materia Prima si trova lì.
content-error-unknown-country = “{ $country }” non è un Paese: i Paesi hanno tre lettere maiuscole (ISO 3166), come PER, e una parte ha un nome dopo i due punti, come RUS:west.
content-error-not-on-board = Questa Materia Prima non si trova lì.
content-error-unknown-stage = La fase “{ $stage }” non esiste. Prova con una di queste: { $known }.
content-error-unknown-source = Nei fatti la fonte { $source } non c’è.
content-error-not-in-facts = I fatti non hanno questo dato per { $country }.
content-error-link-not-in-facts = I fatti non dicono che richieda { $material }.
content-error-country-twice = { $country }: questo Paese si trova già in { $territory }. Cancellalo in uno dei due.
content-error-country-elsewhere = { $country }: questo Paese non si trova in questo Territorio.
content-error-moved-part = In questo Territorio si trova solo una parte lontana di { $country }, che non prova nulla.
content-error-national-figure = Paese diviso ({ $country }): il dato vale per l’intero Paese, quindi “in_country” deve essere true.
content-error-country-not-cut = Paese non diviso ({ $country }): “in_country” non deve essere true.
content-error-country-used-twice = Il dato di { $country } serve già a { $territory }.
content-error-larger-producers = Mancano sul tabellone produttori molto più grandi: { $countries }. Aggiungili, oppure indica una “reason”.
content-error-needless-reason = Non manca nessun produttore molto più grande: qui “reason” non serve.
content-error-too-many-reasons = { $count } luoghi hanno una “reason”; al massimo { $most }.
content-error-rarity-and-risk = Più una Materia Prima è a rischio, meno luoghi dovrebbe avere: la correlazione dei ranghi è { $value }, non { $limit } o meno.
content-error-rarity-and-suppliers = Più Paesi forniscono una Materia Prima, più luoghi dovrebbe avere: la correlazione dei ranghi è { $value }, non { $limit } o più.

## Mappa

content-error-no-shape = La mappa non ha una forma per questo Territorio.
content-error-shape-of-nothing = La mappa ne ha la forma, ma questo Territorio non esiste.
content-error-no-portrait = La mappa non ha un posto per i ritratti di questo Continente.
content-error-portrait-of-nothing = La mappa ha un posto per i suoi ritratti, ma questo Continente non esiste.
content-error-label-off-map = La sua etichetta sta fuori dalla mappa.
content-error-no-lane = La mappa non ha una linea di mare verso { $territory }.
content-error-lane-without-sea = La mappa ha una linea di mare verso { $territory }, le regole no.
content-error-border-without-adjacency = Le forme toccano { $territory }, ma “land” non lo nomina e non c’è un’eccezione.
content-error-adjacency-without-border = “land” nomina { $territory }, ma le forme non si toccano e non c’è un’eccezione.
content-error-unknown-exception = Non ci sono eccezioni del tipo “{ $kind }”.
content-error-idle-exception = L’eccezione per { $a } e { $b } non serve.

## Testi

content-error-bad-fluent = Non è Fluent valido: { $detail }.
content-error-unknown-language = Il gioco non parla questa lingua. Prova con una di queste: { $known }.
content-error-text-outside-folder = I testi stanno in una cartella per lingua, come locales/en/names.ftl.
content-error-message-twice = Questo testo c’è anche in { $other }.
content-error-no-name = Non ha un nome in queste lingue: { $languages }. Aggiungilo, o lascia vuota ovunque quella lingua.
content-error-name-of-nothing = Dà un nome a qualcosa che non è sul tabellone.
content-error-unknown-message = Nessun testo del gioco ha questo id.
content-error-missing-message = Manca il testo.
content-error-surplus-message = In inglese questo testo non esiste.
content-error-other-variables = Usa variabili diverse dall’inglese: { $variables }.

### Una classe: l’apertura, la pagina dell’insegnante, gli alunni, il proiettore.

## Aprire una classe

web-class-open = Apri una classe
web-class-open-note = Per insegnanti: un codice per tutti e tutti i tavoli in vista.
web-class-rehearse = Prova generale
web-class-rehearse-help = Per provare tutti i pulsanti senza la classe: otto alunni simulati e qualche imprevisto.
web-class-bell-when = Quando suona la campanella?
web-class-bell-now = Sono le { $time }.
web-class-bell-in = tra { $minutes } min
web-class-bell-exactly = Ora precisa
web-class-bell-other = Altro orario
web-class-bell-time = Ora della campanella
web-class-bell-over = Questo orario è già passato.
web-class-projector-language = Lingua del proiettore
web-class-projector-language-help = Ogni alunno sceglie la propria sul suo dispositivo.
web-class-kind = Che tipo di lezione?
web-class-kind-first_match = Prima partita
web-class-kind-first_match-help = C’è tempo per spiegare il gioco e per parlarne dopo.
web-class-kind-known_game = Conoscono il gioco
web-class-kind-known_game-help = Nessuna spiegazione, quindi più tempo per giocare.
web-class-kind-two_lessons = Due lezioni
web-class-kind-two_lessons-help = Otto Turni. La partita continua un altro giorno.
web-class-questions-help = Anonime, prima e dopo. Mostrano che cosa ha imparato la classe.
web-class-why-not = “Perché non la mia mossa?”
web-class-why-not-help = Prima di confermare un’azione si può chiedere quanto costa. Cinque domande per Turno.
web-class-debrief-usual = Come previsto
web-class-debrief-none = Nessuno
web-class-rules = Con quali regole?
web-class-rules-classic = Classiche
web-class-rules-classic-help = Il gioco come nel regolamento. Ideale per la prima partita.
web-class-rules-world_news = Notizie dal mondo
web-class-rules-world_news-help = Eventi reali fermano o aggiungono Materie Prime: una seconda fonte conta. Circa 8 secondi in più a Turno.
web-class-rules-recycling = Riciclo
web-class-rules-recycling-help = Una volta per partita si possono cedere Asset per una Materia Prima riciclabile.
web-class-rules-both = Entrambe
web-class-rules-both-help = Notizie dal mondo e Riciclo. Ideale per chi conosce il gioco.
web-class-pupils = Alunni oggi
web-class-pupils-help = Facoltativo. Così il proiettore dice quanti mancano.
web-class-open-do = Apri la classe
web-class-privacy = Senza account, senza nomi. Tutto si cancella dopo 30 giorni.

## Prima di giocare

web-class-title = Classe { $code }
web-class-in = { $pupils ->
    [0] Non c’è ancora nessuno.
    [one] C’è un alunno.
   *[other] Ci sono { $pupils } alunni.
}
web-class-in-of = { $pupils ->
    [one] C’è { $pupils } alunno su { $expected }.
   *[other] Ci sono { $pupils } alunni su { $expected }.
}
web-class-step-open = Apri questo indirizzo:
web-class-step-code = Scrivi questo codice:
web-class-scan = O inquadra questo
web-class-qr = Codice QR con il link a questa classe
web-class-find-table = Trova il tuo tavolo
web-class-projector-open = Apri il proiettore
web-class-deal = Forma i tavoli
web-class-deal-again = Forma di nuovo
web-class-order = Disposizione
web-class-order-random = A caso
web-class-order-mixed = Lingue mescolate
web-class-order-together = Raggruppati per lingua
web-class-order-as_before = Come l’ultima volta
web-class-table = Tavolo { $table }
web-class-move-short = Sposta a…
web-class-new-table = Un nuovo tavolo
web-class-undealt = { $companies ->
    [one] Un’azienda non ha ancora un tavolo.
   *[other] { $companies } aziende non hanno ancora un tavolo.
}
web-class-start = { $tables ->
    [one] Avvia il tavolo
   *[other] Avvia tutti e { $tables } i tavoli
}

## Il quadro dei tavoli

web-class-now = Ora
web-class-play-ends = Fine tra
web-class-bell = Campanella
web-class-connected = Alunni collegati
web-class-of = { $part } su { $all }
web-class-need = { $tables ->
    [one] Un tavolo ha bisogno di te.
   *[other] { $tables } tavoli hanno bisogno di te.
}
web-class-headline-many-offline = { $pupils } alunni sono offline. Il Wi-Fi?
web-class-headline-offline = { $pupils ->
    [one] Un alunno è offline.
   *[other] { $pupils } alunni sono offline.
}
web-class-headline-back = { $pupils ->
    [one] Un alunno su { $all } è di nuovo online.
   *[other] { $pupils } alunni su { $all } sono di nuovo online.
}
web-class-headline-all-back = Tutti i { $pupils } alunni sono di nuovo online.
web-class-headline-waits = Il tavolo { $table } aspetta { $company }.
web-class-headline-late = Il tavolo { $table } è in ritardo di { $minutes } min.
web-class-wifi-help = I bot giocano per loro, e niente va perso. Tornano da soli.
web-class-all-on-time = Tutti i tavoli sono in orario.
web-class-all-paused = Tutti i tavoli sono in pausa.
web-class-all-finished = Tutti i tavoli hanno finito.
web-class-starting = I tavoli stanno per cominciare.
web-class-ended = Questa classe è chiusa.
web-class-state-on_time = in orario
web-class-state-late = { $minutes } min di ritardo
web-class-state-very_late = { $minutes } min di ritardo
web-class-state-held_up = qualcuno riflette
web-class-state-paused = in pausa
web-class-state-starting = comincia
web-class-state-finished = finito
web-class-state-out_of_reach = non raggiungibile
web-class-turn = Turno { $turn } di { $last }
web-class-setting-up = Preparazione
web-class-ends = fine: { $time }
web-class-thinking = Pensa da { $time }
web-class-away = Senza connessione: { $time }
web-class-people = { $here } su { $all } collegati
web-class-nudge = Sollecita
web-class-nudge-sent = Promemoria inviato: { $company }
web-class-soft-timer = { $seconds } s per ogni fase
web-class-bring-back = Fai rientrare
web-class-bring-back-help = Inquadralo entro due minuti con il nuovo dispositivo dell’alunno. Niente fotocamera? Scrivi le sedici lettere e cifre nella pagina iniziale, nel campo del codice.
web-class-bring-back-secret = Chi inquadra il codice per primo prende il posto. Se questa pagina è sul proiettore, coprila prima di premere.
web-class-bring-back-show = Mostra il codice
web-class-pause-all = Pausa per tutti
web-class-go-on = Continua
web-class-more-time = Più tempo
web-class-bell-ask = Ferma…
web-class-ask-title = { $scope }: { $what }
web-class-all-tables = Tutti i tavoli
web-class-ask-pause = pausa, e tutti leggono…
web-class-ask-last-turn = fissare l’ultimo Turno?
web-class-ask-more-time = più tempo
web-class-ask-bell = fermare le partite?
web-class-last-turn-help = Il prossimo Turno sarà l’ultimo. Tutti vengono avvisati prima che cominci.
web-class-last-turn-do = Il prossimo Turno è l’ultimo
web-class-more-time-help = Tutti i tavoli si regolano sulla nuova campanella. Dove hai fissato l’ultimo Turno, resta quello.
web-class-bell-move = Sposta la campanella…
web-class-bell-rings = La campanella suona alle { $time }.
web-class-bell-earlier = { $minutes } min prima: { $time }
web-class-bell-later = { $minutes } min dopo: { $time }
web-class-more-time-one = La campanella resta alla stessa ora. Solo questo tavolo continua a giocare, mentre gli altri hanno finito, al massimo fino alla campanella delle { $time }.
web-class-more-time-none = Questo tavolo ha già tempo fino alla campanella. Per dargliene di più, sposta la campanella.
web-class-more-minutes = { $minutes ->
    [one] { $minutes } minuto in più
   *[other] { $minutes } minuti in più
}
web-class-bell-help = La partita finisce. Conta l’ultimo Turno completato, così tutti hanno giocato lo stesso numero di volte.
web-class-bell-turn = Alla fine di questo Turno
web-class-bell-do = Ferma adesso
web-class-knocking = Alla porta: { $company }
web-class-admit = Fai entrare
web-class-let-in = { $knocked } gioca al tavolo { $table } come { $company }.
web-class-let-in-same = { $company }: ora al tavolo { $table }.
web-class-table-menu = Altro sul tavolo { $table }

## Alunni

web-class-your-language = La tua lingua
web-class-share = In quanti usate questo dispositivo?
web-class-whole-table = Un tavolo intero
web-class-companies = Aziende a questo tavolo
web-class-join-do = Entra nella classe
web-class-phone-link = Per insegnanti: usa questo telefono come telecomando
web-class-already = In questo browser sei già nella classe.
web-class-go = Vai alla classe
web-class-redraw = Un altro nome
web-class-wait = Ci sei. La partita comincia quando ci sono tutti.
web-class-wait-table = Siediti al tavolo { $table }.
web-class-soon = La partita comincia tra poco.
web-class-on-projector = Sul proiettore: { $company }
web-class-seated = Sei al tavolo { $table }. La tua azienda: { $company }.
web-class-wait-door = Hai bussato. L’insegnante ti fa entrare.
web-class-ask-seat = Chiedi un posto
web-class-removed = Non sei più in questa classe. Puoi rientrare con il codice.
web-class-nudged = Un promemoria amichevole dell’insegnante: tocca a te? Dai un’occhiata!
web-class-from-teacher = Dall’insegnante
web-class-early = La tua partita è finita. Gli altri giocano ancora.
web-class-early-page = La tua pagina
web-class-back-title = Di nuovo in classe
web-class-back-help = La tua azienda resta tua. Il vecchio dispositivo esce dalla classe.
web-class-back-do = Rientra

## Il proiettore

web-class-then = alle { $time }, poi ne parliamo insieme
web-class-box-full = giocato
web-class-box-half = adesso
web-class-box-empty = da giocare
web-class-box-last = ultimo
web-class-time-up = È ora di finire.

## Che cosa leggono tutti in una pausa

class-bell-armed = La partita si ferma alla fine di questo Turno.
class-bell-back = Non si ferma dopo questo Turno. La partita continua.
class-pause-listen = Ascoltate un momento, per favore.
class-pause-look_up = Guardate il proiettore, per favore.
class-pause-question = C’è una domanda per tutti.
class-pause-break = Una breve pausa.
class-pause-help = Stiamo aiutando qualcuno. Riprendiamo tra un momento.
class-pause-another_day = Continuiamo un altro giorno. È tutto salvato.
class-pause-still = Tutti i tavoli sono fermi. Non va perso niente.
class-paused = In pausa
class-pause-ends = Il gioco finisce alle { $time }

### What a teacher does in a class.

## Opening a class: the plan of the lesson

class-teacher-plan = Che cosa succede
class-teacher-part-join = Accesso
class-teacher-part-join-note = Codice e QR sul proiettore
class-teacher-part-questions_before = Otto domande
class-teacher-part-questions_before-note = Anonime
class-teacher-part-briefing = Spiegazione
class-teacher-part-briefing-note = Quattro immagini
class-teacher-part-seats = Trovare il tavolo
class-teacher-part-seats-note = I nomi sono sul proiettore
class-teacher-part-play = Gioco
class-teacher-part-debrief = Debriefing
class-teacher-part-debrief-note = Dalle vostre partite
class-teacher-part-questions_after = Le stesse domande
class-teacher-part-questions_after-note = Di nuovo
class-teacher-part-last_figure = Prima e dopo
class-teacher-part-last_figure-note = L’ultimo grafico
class-teacher-plan-tables =
    { $tables ->
        [0] Ogni tavolo:
        [one] Un tavolo:
       *[other] { $tables } tavoli:
    } { $pupils ->
        [one] un alunno
       *[other] { $pupils } alunni
    }{ $bots ->
        [0] { "" }
        [one] { " " }e un bot
       *[other] { " " }e { $bots } bot
    }, Turni: { $turns }
class-teacher-plan-setup = Carte, primi Territori
class-teacher-plan-turn = Turno { $turn }
class-teacher-plan-last-turn = Turno { $turn }, l’ultimo
class-teacher-plan-score = Punteggio Finale
class-teacher-plan-pace = I tavoli lenti giocano un Turno in meno, quelli veloci uno in più. Tutti vengono avvisati prima dell’ultimo Turno.
class-teacher-plan-short = C’è tempo per due Turni. È poco, ma si può.
class-teacher-plan-too-short = Prima di questa campanella non c’è tempo nemmeno per due Turni. Puoi aprire comunque la classe: conta l’ultimo Turno completato.
class-teacher-plan-left-out = Per avere più Turni, questo è escluso: { $parts }. Puoi riattivarlo.
class-teacher-left-questions = le domande
class-teacher-left-briefing = la spiegazione
class-teacher-left-debrief = il debriefing
class-teacher-left-debrief-short = metà del debriefing
class-teacher-price-without =
    { $turns ->
        [0] Senza, nessun Turno in più.
        [one] Senza, un Turno in più.
       *[other] Senza, { $turns } Turni in più.
    }
class-teacher-price-with =
    { $turns ->
        [0] Non costa nessun Turno.
        [one] Costa un Turno.
       *[other] Costa { $turns } Turni.
    }
class-teacher-data-sheet = Privacy, per i genitori

## Dealing the tables

class-teacher-counts =
    { $companies ->
        [one] Un’azienda
       *[other] { $companies } aziende
    }, { $pupils ->
        [one] un alunno
       *[other] { $pupils } alunni
    }
class-teacher-bell-at = campanella { $time }
class-teacher-deal-rest = Ridistribuisci gli altri
class-teacher-stay = { $companies ->
    [one] Una resta dov’è
   *[other] { $companies } restano dove sono
}
class-teacher-late-comers = Chi arriva tardi prende il posto di un bot
class-teacher-about = verso le { $time }
class-teacher-instead-quick = invece di { $turns } Turni previsti: è più presto del previsto
class-teacher-instead-late = invece di { $turns } Turni previsti: è più tardi del previsto
class-teacher-slower = { $pupils ->
    [one] con un alunno ci vuole di più
   *[other] con { $pupils } alunni ci vuole di più
}
class-teacher-too-long = troppo per questa lezione
class-teacher-slow = { $tables }: tempo per { $turns ->
        [one] un Turno
       *[other] { $turns } Turni
    }. Gli altri: fino a { $most }.
class-teacher-whole-table = Un dispositivo per { $companies } aziende
class-teacher-slow-help = Fai condividere un’azienda a due alunni: un bot occupa il posto libero.
class-teacher-let-share = Unisci due alunni
class-teacher-shared = { $first } e { $second } ora guidano insieme un’azienda: { $second }.
class-teacher-separate = Separa di nuovo
class-teacher-move = Sposta { $company } a…
class-teacher-move-second = Sposta il secondo alunno di { $company } a…
class-teacher-second = Secondo dispositivo, { $language }
class-teacher-heads = { $heads } alunni condividono questa azienda
class-teacher-heads-short = Alunni a questo dispositivo
class-teacher-heads-whole = Alunni a questo dispositivo, un’azienda ciascuno
class-teacher-locked = Resta a questo tavolo
class-teacher-lock = Lascia a questo tavolo
class-teacher-unlock = Permetti di cambiare tavolo
class-teacher-bot = Bot
class-teacher-drop = Rilascia qui: il bot fa posto
class-teacher-people =
    { $pupils ->
        [one] un alunno
       *[other] { $pupils } alunni
    }{ $bots ->
        [0] { "" }
        [one] { " " }+ bot
       *[other] { " " }+ { $bots } bot
    }
class-teacher-full-short = pieno: condividi un’azienda
class-teacher-full = Il tavolo { $table } è pieno
class-teacher-full-help = { $company }: scegli un’azienda da guidare insieme.
class-teacher-share-with = Insieme a { $company }
class-teacher-fifth = Una quinta azienda a questo tavolo
class-teacher-own-company = Un’azienda propria

## The dashboard

class-teacher-on-time = { $tables ->
    [one] Uno è in orario.
   *[other] { $tables } sono in orario.
}
class-teacher-now = adesso
class-teacher-plan-at = piano { $time }
class-teacher-more-until = più tempo, fino alle { $time }
class-teacher-was = ne erano previsti { $turns }
class-teacher-usual = Gli altri a questo tavolo impiegano circa { $time }.
class-teacher-stand-in = Tra poco un bot giocherà al suo posto, così il tavolo va avanti.
class-teacher-gone = { $company }: nessuna connessione, al suo posto gioca un bot
class-teacher-away = { $people ->
        [one] Ne manca uno
       *[other] Ne mancano { $people }
    }{ $bots ->
        [0] { "" }
        [one] , un bot sostituto
       *[other] , { $bots } bot sostituti
    }
class-teacher-why-setup = Perché: scegliere i primi Territori richiede più tempo del previsto.
class-teacher-why-slow = Perché: tutti impiegano un po’ più del previsto.
class-teacher-turn-less = Un Turno in meno: il Turno { $turn } è l’ultimo
class-teacher-timer-on = { $seconds } s per fase: attivo
class-teacher-out-of-reach = Il server ora non raggiunge questo tavolo. Gli altri continuano; torna da solo.
class-teacher-suggested = Ultimo Turno: { $turn }
class-teacher-keep-time = Rispetta i tempi
class-teacher-keep-time-help = Il programma fissa gli ultimi Turni perché i tavoli finiscano in tempo. Disattivato: li propone soltanto.
class-teacher-to-debrief = Passa al debriefing
class-teacher-bell-due = Il tempo previsto è finito. Le partite si fermano solo se le fermi tu.
class-teacher-bell-waits = Stop alla fine di questo Turno: { $tables }
class-teacher-bell-back = Non fermare
class-teacher-saved = È tutto salvato. Riapri questa pagina entro 30 giorni e premi “Continua”.
class-teacher-go-on = Continua oggi
class-teacher-go-on-help = Tutti i tavoli si regolano sulla campanella di questa lezione. Gli alunni aprono la classe con il codice e premono “Vai alla classe”.
class-teacher-lost = Senza connessione dalle { $time }. La situazione è quella di allora.
class-teacher-cannot-save = Il server non riesce a salvare.
class-teacher-cannot-save-help = Il server non riesce a salvare: il disco o il database è pieno o irraggiungibile. Tutti i tavoli sono fermi e niente va perso. Ripartono da soli appena può salvare di nuovo.
class-teacher-unseated = Senza tavolo: { $company }
class-teacher-key = Come si legge
class-teacher-key-on_time = entro 2 min
class-teacher-key-late = più di 2
class-teacher-key-very_late = più di 4
class-teacher-key-help = Prima chi ha più bisogno di te. Niente carte, niente punti: puoi proiettare questo schermo.
class-teacher-key-table = Vai a un tavolo, da 1 a 9
class-teacher-key-pause = Metti in pausa tutti i tavoli; ancora una volta: si continua
class-teacher-key-names = Mostra o nascondi i nomi veri

## Door, chat, one pupil

class-teacher-door = Porta
class-teacher-door-open = Porta: aperta
class-teacher-door-knock = Porta: si bussa
class-teacher-door-closed = Porta: chiusa
class-teacher-send-away = Manda via
class-teacher-chat-on = Chat: attiva
class-teacher-chat-off = Chat: disattivata
class-teacher-silence = Disattiva la chat
class-teacher-unsilence = Attiva la chat
class-teacher-rename = Nuovo nome dell’azienda
class-teacher-remove = Rimuovi
class-teacher-remove-sure = Rimuovere questa azienda?
class-teacher-leaving = { $company } lascia la classe.
class-teacher-undo = Annulla
class-teacher-bot-sure = Affidare questo posto a un bot?
class-teacher-acting = gioca adesso
class-teacher-only-bots = Qui giocano solo bot.
class-teacher-no-timer = Senza limite di tempo
class-teacher-timer = Limite di tempo: { $seconds } s per ogni fase
class-teacher-timer-off = Togli il limite di tempo
class-teacher-back = Fai rientrare: { $company }

## More

class-teacher-more = Altro
class-teacher-menu = Indietro
class-teacher-names = Nomi veri
class-teacher-names-help = Restano in questo browser e non vengono mai inviati.
class-teacher-names-show = Mostra i nomi veri
class-teacher-names-key = Il tasto N li nasconde e li mostra.
class-teacher-names-shown = I nomi veri sono visibili.
class-teacher-names-hidden = I nomi veri sono nascosti.
class-teacher-name = nome
class-teacher-name-of = Nome vero per { $company }
class-teacher-many = Rimuovi molti insieme
class-teacher-many-help = Un dispositivo è entrato molte volte? Qui togli tutti i suoi posti in una volta. In alcune scuole tutti i dispositivi hanno lo stesso indirizzo: guarda prima le aziende.
class-teacher-many-absent =
    Rimuovi { $places ->
        [one] un posto il cui dispositivo
       *[other] { $places } posti il cui dispositivo
    } non si è mai connesso
class-teacher-many-address = Rimuovi { $places } posti da un solo indirizzo
class-teacher-many-none = Tutti i dispositivi sono connessi e nessun indirizzo ha più di due posti.
class-teacher-pair = Collega il mio telefono
class-teacher-pair-help = Inquadralo con il telefono, che mostra quattro cifre. Scrivile qui, e il telefono diventa un secondo telecomando.
class-teacher-pair-qr = Codice QR della pagina per il telefono
class-teacher-pair-digits = Quattro cifre sul telefono
class-teacher-pair-do = Collega
class-teacher-paired = Il telefono è collegato.
class-teacher-phone-help = Scrivi queste cifre nella tua pagina della classe: Altro, Collega il mio telefono.
class-teacher-another-day = Continua un altro giorno
class-teacher-another-day-help = Tutti i tavoli vanno in pausa ed è tutto salvato. Si torna entro 30 giorni, con lo stesso codice e gli stessi dispositivi.
class-teacher-another-day-do = Pausa fino ad allora
class-teacher-export = Esporta
class-teacher-export-help = Un file ZIP con tabelle, le registrazioni e una guida alle colonne. Non contiene nomi.
class-teacher-export-for = Per
class-teacher-export-spreadsheet = Fogli di calcolo
class-teacher-export-rfc4180 = Programmi (RFC 4180)
class-teacher-export-names = Aggiungi i nomi veri
class-teacher-export-names-help = È questo browser ad aggiungerli al file. Il server non li vede mai.
class-teacher-export-do = Scarica
class-teacher-end = Chiudi la classe
class-teacher-end-ask = Chiudere la classe definitivamente?
class-teacher-end-help = Le partite in corso finiscono e non vince nessuno. Debriefing ed esportazione per ora restano; i link scadono dopo un giorno, tutto si cancella dopo 30 giorni.
class-teacher-delete = Cancella adesso
class-teacher-delete-ask = Cancellare tutto ciò che riguarda questa classe?
class-teacher-delete-help = Classe, tavoli, partite e i nomi in questo browser spariscono subito e per sempre. Esporta prima ciò che vuoi tenere.
class-teacher-delete-do = Cancella tutto
class-teacher-deleted = La classe è stata cancellata.

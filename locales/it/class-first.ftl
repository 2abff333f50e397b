### La pagina per insegnanti con tre pulsanti, per le prime lezioni.

class-first-all = Tutti i pulsanti
class-first-three = Tre pulsanti
class-first-start = Inizia
class-first-pause = Pausa
class-first-debrief = Debriefing
class-first-tables = Tavoli
class-first-all-right = Va bene
class-first-seats = Tutti cercano il proprio tavolo.
class-first-picture = Immagine { $page } di { $pages }.
class-first-playing = { $pupils ->
    [one] Un alunno sta giocando. Non c’è niente da fare.
   *[other] Giocano tutti e { $pupils }. Non c’è niente da fare.
}
class-first-some = { $here ->
    [one] Gioca un alunno su { $pupils }.
   *[other] Giocano { $here } alunni su { $pupils }.
}
class-first-pages = Ognuno legge la propria pagina.
class-first-debriefing = È il momento del debriefing.
class-first-help-join = Il proiettore mostra il codice. Premi Inizia quando ci sono quasi tutti: chi è in ritardo può ancora entrare.
class-first-help-close = Premi Inizia quando tutti hanno risposto alle domande.
class-first-help-picture = Leggila con la classe, poi premi Inizia.
class-first-help-play = Il proiettore mostra chi siede dove. Premi Inizia quando sono tutti seduti.
class-first-help-playing = Gira tra i tavoli e ascolta. Alle { $time } le partite finiscono da sole; poi premi Debriefing.
class-first-help-paused = Tutti i dispositivi dicono di guardare il proiettore. Quando hai finito premi Continua.
class-first-help-finished = Premi Debriefing: grafici dalle vostre partite, e che cosa chiedere.
class-first-help-pages = Il proiettore racconta la storia della classe. Con Stampa hai il foglio della classe e tutte le pagine.
class-first-help-debriefing = Mostra un grafico dopo l’altro e fai le due domande accanto.
class-first-start-ask = Prima otto domande, su tutti i dispositivi.
class-first-start-close = Chiudi le domande e vai avanti.
class-first-start-picture = Mostra la prossima immagine della spiegazione.
class-first-start-deal = Forma i tavoli.
class-first-start-play = Avvia le partite a tutti i tavoli.
class-first-start-done = Fatto
class-first-started = Le partite sono iniziate. Non c’è altro da avviare.
class-first-pause-note = Tutti i dispositivi si fermano e dicono di guardare il proiettore. Premi di nuovo per continuare.
class-first-pause-on = Tutti i tavoli riprendono da dove erano.
class-first-debrief-note = Dalle { $time }. Anche prima va bene: ti viene chiesta una conferma.
class-first-debrief-on = È sul proiettore.
class-first-still = { $tables ->
    [one] Un tavolo sta ancora giocando. Terminare la partita?
   *[other] { $tables } tavoli stanno ancora giocando. Terminare le partite?
}
class-first-play-on = Lasciali giocare
class-first-end = Termina e passa al debriefing
class-first-bar-play = Accesso e gioco, fino alle { $time }
class-first-bar-debrief = Debriefing, fino alle { $time }

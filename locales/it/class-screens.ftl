### The screens of a class: briefing, questions, what the teacher shows.

## Shown

class-step = { $page } di { $pages }
class-slide = Diapositiva { $page } di { $pages }
class-look-up = Alza lo sguardo!
class-look-up-more = Dopo arriva la tua pagina.
class-look-down = Ora guarda la tua pagina.
class-look-questions = Guarda il tuo dispositivo: otto domande.

## The briefing in four pictures

class-brief-1-title = La tua carta
class-brief-1 = Molto di ciò che c’è nel tuo telefono viene dalla Cina. In questo gioco la Cina ha chiuso le frontiere. Guidi un’azienda. La tua carta mostra che cosa deve riuscire a costruire lo stesso.
class-brief-1-more = Tienila segreta.
class-brief-2-title = Materie Prime
class-brief-2 = Le Applicazioni richiedono Materie Prime dei Territori di tutto il mondo. Molte sono critiche: importanti, e potrebbero mancare.
class-brief-2-more = Se controlli un Territorio con una Materia Prima, ce l’hai. I tuoi Asset sono le tue pedine sulla mappa.
class-brief-3-title = La Battaglia Commerciale
class-brief-3 = Entra in un Territorio altrui e decidono i dadi: il più alto contro il più alto, poi la coppia seguente.
class-brief-3-more = Chi ha il dado più basso perde un Asset. In caso di parità lo perde l’attaccante.
class-brief-attacker = Attaccante
class-brief-defender = Difensore
class-brief-4-title = Il punteggio
class-brief-4 = Solo le Applicazioni complete danno punti. Se manca anche una sola Materia Prima, l’Applicazione non vale nulla.
class-brief-4-more = Dopo l’ultimo Turno vince chi ha più punti.
class-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## The teacher decides what everyone looks at

class-show = Sul proiettore
class-show-joining = Codice
class-show-briefing = Spiegazione
class-show-clock = Orologio
class-show-table = Mappa di un tavolo
class-show-debrief = Debriefing
class-show-pages = Distribuisci le pagine degli alunni
class-show-which = Quale tavolo?
class-show-back = Indietro
class-show-next = Avanti
class-show-all = Tutti i grafici

## Questions before and after

class-ask-before = Domande prima della partita
class-ask-after = Domande dopo la partita
class-ask-lead = { $count } domande, un tocco ciascuna. Niente voti e niente nomi: restano solo i totali della classe.
class-ask-begin = Inizia
class-ask-back = Indietro
class-ask-done = Ora invia le tue risposte
class-ask-privacy = Nessuno vede cosa hai risposto.
class-ask-send = Invia
class-ask-thanks = Grazie! Le tue risposte sono arrivate.
class-ask-next = Passa il dispositivo
class-ask-next-help = Ora risponde chi viene dopo: { $head } di { $heads }. Nessuno vede cosa hanno scelto gli altri.
class-round-open = Fai le domande ora
class-round-close = Chiudi
class-round-closed = chiuse
class-round-again = Riapri
class-round-later = quando un tavolo ha finito
class-round-so-far = Risposte: { $answers } su { $pupils }
class-round-answers = { $answers ->
    [one] Una risposta
   *[other] { $answers } risposte
}
class-round-few = Si mostrano quando hanno risposto { $least } dispositivi.

### Una prova: una classe di alunni simulati, solo per l’insegnante.

class-rehearsal = Prova generale
class-rehearsal-close = Termina la prova
class-rehearsal-over = La prova è finita. Non ne resta nulla.
class-rehearsal-three = Premi il pulsante scuro. Quando qualcosa va storto, “Tutti i pulsanti” mostra che cosa puoi fare.
class-rehearsal-join = Gli alunni simulati stanno entrando. Premine uno per dargli un altro nome o per rimuoverlo.
class-rehearsal-deal = Sette sono già entrati, uno arriva in ritardo. Prova il proiettore e le domande, poi forma i tavoli.
class-rehearsal-start = Trascina un’azienda a un altro tavolo, o unisci due alunni in una sola. Poi avvia le partite.
class-rehearsal-paused = Tutti leggono il tuo messaggio. Guarda il proiettore, poi premi Continua.
class-rehearsal-door = C’è qualcuno alla porta. Fallo entrare: prende il posto di un bot.
class-rehearsal-waits = Un tavolo aspetta qualcuno che pensa a lungo. Sollecitalo, o metti un limite di tempo.
class-rehearsal-offline = Un telefono non è connesso. Prova “Fai rientrare” (ci vogliono 20 secondi) o dai il posto a un bot.
class-rehearsal-play = Prova una pausa, l’ultimo Turno o la mappa di un tavolo. Tra poco qualcosa andrà storto.
class-rehearsal-finished = Tutte le partite sono finite. Passa al debriefing.
class-rehearsal-debrief = Scorri con i tasti freccia, fai di nuovo le domande, poi distribuisci le pagine e stampale.
class-rehearsal-end = È tutto. Termina la prova: non ne resta nulla.

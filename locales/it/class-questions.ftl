### Le domande prima e dopo una lezione. Il senso non deve cambiare: si confrontano i totali di classi diverse.

question-critical = Quando si dice che una materia prima è “critica”?
answer-critical-at_risk = È importante e potrebbe venire a mancare
answer-critical-little = Sulla Terra ce n’è pochissima
answer-critical-used_up = La consumiamo più in fretta di quanto si formi
answer-critical-dangerous = È pericoloso estrarla dal terreno

question-refining = Dove si raffina la maggior parte delle terre rare?
answer-refining-australia = In Australia
answer-refining-brazil = In Brasile
answer-refining-china = In Cina
answer-refining-usa = Negli Stati Uniti

question-cobalt = Su 100 chili di cobalto, quanti si estraggono nella RD del Congo?
answer-cobalt-ten = Circa 10
answer-cobalt-thirty = Circa 30
answer-cobalt-fifty = Circa 50
answer-cobalt-seventy_five = Circa 75

question-magnets = Che cosa rende così forti i magneti nel motore di un’auto elettrica?
answer-magnets-rare_earths = Le terre rare
answer-magnets-copper = Il rame
answer-magnets-aluminium = L’alluminio
answer-magnets-lithium = Il litio

question-safest = Quattro aziende hanno bisogno di cobalto. Quale è più al sicuro?
answer-safest-cheap = Quella che compra da una miniera economica
answer-safest-one_country = Quella con due miniere in un solo Paese
answer-safest-two_countries = Quella con due miniere in due Paesi
answer-safest-stock = Quella con una grande scorta per una settimana

question-coffee = Quale Paese coltiva più caffè?
answer-coffee-brazil = Il Brasile
answer-coffee-vietnam = Il Vietnam
answer-coffee-colombia = La Colombia
answer-coffee-ethiopia = L’Etiopia

question-heard = “Materie prime critiche”: che cosa ne sai?
answer-heard-never = Non ne ho mai sentito parlare
answer-heard-heard = Ne ho sentito parlare, ma non saprei spiegare che cosa sono
answer-heard-roughly = Saprei spiegare più o meno che cosa sono
answer-heard-well = Saprei spiegare bene che cosa sono

question-care = “Mi importa da dove vengono i materiali delle mie cose.”
answer-care-not_at_all = Per niente d’accordo
answer-care-little = Poco d’accordo
answer-care-rather = Abbastanza d’accordo
answer-care-much = Del tutto d’accordo

answer-dont_know = Non lo so

question-label-critical = Quando una materia prima è critica
question-label-refining = Dove si raffinano le terre rare
question-label-cobalt = Il cobalto della RD del Congo
question-label-magnets = Magneti forti
question-label-safest = L’azienda più al sicuro
question-label-coffee = Controllo: il caffè
question-label-heard = Conoscere le materie prime critiche
question-label-care = Mi importa da dove vengono

gain-changed = Risposte giuste: prima { $before } su 10, ora { $after } su 10.
gain-same = Risposte giuste: prima come ora circa { $after } su 10.

control-same = Alla domanda di controllo le risposte sono rimaste più o meno le stesse.
control-more = Anche alla domanda di controllo le risposte giuste sono di più: una parte può dipendere dal caso o da ciò che ci si è detti in classe.
control-fewer = Alla domanda di controllo le risposte giuste sono di meno: una parte può dipendere dal caso.

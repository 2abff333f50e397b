### Le domande prima e dopo una lezione. Il senso non deve cambiare: si confrontano i totali di classi diverse.

question-critical = Quando una materia prima si dice “critica”?
answer-critical-at_risk = Quando è molto importante e il suo approvvigionamento è a rischio
answer-critical-used_up = Quando è quasi esaurita
answer-critical-poisonous = Quando è velenosa
answer-critical-dear = Quando costa più dell’oro

question-refining = Dove si raffina la maggior parte delle terre rare?
answer-refining-australia = In Australia
answer-refining-brazil = In Brasile
answer-refining-china = In Cina
answer-refining-usa = Negli Stati Uniti

question-cobalt = Quanto del cobalto mondiale si estrae nella RD del Congo?
answer-cobalt-tenth = Meno di un decimo
answer-cobalt-quarter = Circa un quarto
answer-cobalt-half = Più della metà
answer-cobalt-all = Tutto

question-recycling = Quanta parte delle terre rare usate nell’UE viene dal riciclo?
answer-recycling-one = Circa l’1%
answer-recycling-twenty = Circa il 20%
answer-recycling-fifty = Circa il 50%
answer-recycling-eighty = Circa l’80%

question-risk = Un materiale viene quasi tutto da un solo Paese. Qual è il rischio principale?
answer-risk-stops = Se smette di vendere, nessuno può sostituirlo in fretta
answer-risk-prices = I prezzi scendono
answer-risk-recycling = Il materiale non si può riciclare
answer-risk-quality = La qualità peggiora

question-liquid = Quale metallo è liquido a temperatura ambiente?
answer-liquid-mercury = Il mercurio
answer-liquid-tin = Lo stagno
answer-liquid-zinc = Lo zinco
answer-liquid-nickel = Il nichel

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

question-label-critical = Quando un materiale è critico
question-label-refining = Dove si raffinano le terre rare
question-label-cobalt = Il cobalto della RD del Congo
question-label-recycling = Terre rare riciclate nell’UE
question-label-risk = Il rischio principale
question-label-liquid = Controllo: il metallo liquido
question-label-heard = Conoscere le materie prime critiche
question-label-care = Mi importa da dove vengono

gain-less = Dopo la lezione le risposte giuste sono meno di prima.
gain-nothing = Le risposte giuste sono circa quante prima.
gain-tenth = Di quello che prima non sapevamo, ora sappiamo circa un decimo.
gain-quarter = Di quello che prima non sapevamo, ora sappiamo circa un quarto.
gain-third = Di quello che prima non sapevamo, ora sappiamo circa un terzo.
gain-half = Di quello che prima non sapevamo, ora sappiamo circa la metà.
gain-two_thirds = Di quello che prima non sapevamo, ora sappiamo circa due terzi.
gain-three_quarters = Di quello che prima non sapevamo, ora sappiamo circa tre quarti.
gain-nearly_all = Di quello che prima non sapevamo, ora sappiamo quasi tutto.

control-same = Alla domanda di controllo si è risposto come prima.
control-more = Anche la domanda di controllo è andata meglio: una parte può dipendere dal caso o dal passaparola.
control-fewer = La domanda di controllo è andata peggio: una parte può dipendere dal caso.

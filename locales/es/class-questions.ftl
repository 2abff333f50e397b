### Las preguntas de antes y después de una clase. Su sentido no debe cambiar: se comparan totales de clases distintas.

question-critical = ¿Cuándo decimos que una materia prima es «crítica»?
answer-critical-at_risk = Cuando es muy importante y su suministro está en riesgo
answer-critical-used_up = Cuando está casi agotada
answer-critical-poisonous = Cuando es venenosa
answer-critical-dear = Cuando cuesta más que el oro

question-refining = ¿Dónde se refina la mayoría de las tierras raras?
answer-refining-australia = En Australia
answer-refining-brazil = En Brasil
answer-refining-china = En China
answer-refining-usa = En Estados Unidos

question-cobalt = ¿Qué parte del cobalto del mundo se extrae en la RD del Congo?
answer-cobalt-tenth = Menos de una décima parte
answer-cobalt-quarter = Más o menos una cuarta parte
answer-cobalt-half = Más de la mitad
answer-cobalt-all = Todo

question-recycling = ¿Qué parte de las tierras raras que usa la UE viene del reciclaje?
answer-recycling-one = Alrededor del 1 %
answer-recycling-twenty = Alrededor del 20 %
answer-recycling-fifty = Alrededor del 50 %
answer-recycling-eighty = Alrededor del 80 %

question-risk = Un solo país produce casi la totalidad de un material. ¿Cuál es el riesgo principal?
answer-risk-stops = Si deja de vender, nadie puede sustituirlo rápido
answer-risk-prices = Los precios bajan
answer-risk-recycling = El material no se puede reciclar
answer-risk-quality = La calidad empeora

question-liquid = ¿Qué metal es líquido a temperatura ambiente?
answer-liquid-mercury = El mercurio
answer-liquid-tin = El estaño
answer-liquid-zinc = El zinc
answer-liquid-nickel = El níquel

question-heard = «Materias primas críticas»: ¿qué sabes de ellas?
answer-heard-never = Nunca he oído hablar de ellas
answer-heard-heard = He oído hablar de ellas, pero no sabría explicar qué son
answer-heard-roughly = Sabría explicar más o menos qué son
answer-heard-well = Sabría explicar bien qué son

question-care = «Me importa de dónde vienen los materiales de mis cosas».
answer-care-not_at_all = Nada de acuerdo
answer-care-little = Poco de acuerdo
answer-care-rather = Bastante de acuerdo
answer-care-much = Totalmente de acuerdo

answer-dont_know = No lo sé

question-label-critical = Cuándo un material es crítico
question-label-refining = Dónde se refinan las tierras raras
question-label-cobalt = El cobalto de la RD del Congo
question-label-recycling = Tierras raras recicladas en la UE
question-label-risk = El riesgo principal
question-label-liquid = Control: el metal líquido
question-label-heard = Conocer las materias primas críticas
question-label-care = Me importa de dónde vienen

gain-less = Después de la clase hay menos respuestas correctas que antes.
gain-nothing = Hay más o menos tantas respuestas correctas como antes.
gain-tenth = De lo que antes no sabíamos, ahora sabemos más o menos una décima parte.
gain-quarter = De lo que antes no sabíamos, ahora sabemos más o menos una cuarta parte.
gain-third = De lo que antes no sabíamos, ahora sabemos más o menos un tercio.
gain-half = De lo que antes no sabíamos, ahora sabemos más o menos la mitad.
gain-two_thirds = De lo que antes no sabíamos, ahora sabemos más o menos dos tercios.
gain-three_quarters = De lo que antes no sabíamos, ahora sabemos más o menos tres cuartos.
gain-nearly_all = De lo que antes no sabíamos, ahora sabemos casi todo.

control-same = La pregunta de control se quedó donde estaba.
control-more = También hubo más aciertos en la pregunta de control: en parte puede ser casualidad o deberse a que lo hemos hablado.
control-fewer = Hubo menos aciertos en la pregunta de control: en parte puede ser casualidad.

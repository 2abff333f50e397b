### Las preguntas de antes y después de una clase. Su sentido no debe cambiar: se comparan totales de clases distintas.

question-critical = ¿Cuándo decimos que una materia prima es «crítica»?
answer-critical-at_risk = Es importante y podría llegar a faltar
answer-critical-little = Hay muy poca en la Tierra
answer-critical-used_up = La gastamos más rápido de lo que se forma
answer-critical-dangerous = Es peligroso sacarla de la tierra

question-refining = ¿Dónde se refina la mayoría de las tierras raras?
answer-refining-australia = En Australia
answer-refining-brazil = En Brasil
answer-refining-china = En China
answer-refining-usa = En Estados Unidos

question-cobalt = De cada 100 kilos de cobalto, ¿cuántos se extraen en la RD del Congo?
answer-cobalt-ten = Unos 10
answer-cobalt-thirty = Unos 30
answer-cobalt-fifty = Unos 50
answer-cobalt-seventy_five = Unos 75

question-magnets = ¿Qué hace tan fuertes los imanes del motor de un coche eléctrico?
answer-magnets-rare_earths = Las tierras raras
answer-magnets-copper = El cobre
answer-magnets-aluminium = El aluminio
answer-magnets-lithium = El litio

question-safest = Cuatro empresas necesitan cobalto. ¿Cuál está más segura?
answer-safest-cheap = La que compra a una mina barata
answer-safest-one_country = La que tiene dos minas en un país
answer-safest-two_countries = La que tiene dos minas en dos países
answer-safest-stock = La que tiene reservas de sobra para una semana

question-coffee = ¿Qué país cultiva más café?
answer-coffee-brazil = Brasil
answer-coffee-vietnam = Vietnam
answer-coffee-colombia = Colombia
answer-coffee-ethiopia = Etiopía

question-heard = «Materias primas críticas»: ¿qué sabes de ellas?
answer-heard-never = Nunca he oído hablar de ellas
answer-heard-heard = He oído hablar de ellas, pero no sabría explicar qué son
answer-heard-roughly = Sabría explicar más o menos qué son
answer-heard-well = Sabría explicar bien qué son

question-care = «Me importa de dónde vienen las materias primas de mis cosas».
answer-care-not_at_all = Nada de acuerdo
answer-care-little = Poco de acuerdo
answer-care-rather = Bastante de acuerdo
answer-care-much = Totalmente de acuerdo

answer-dont_know = No lo sé

question-label-critical = Cuándo una materia prima es crítica
question-label-refining = Dónde se refinan las tierras raras
question-label-cobalt = El cobalto de la RD del Congo
question-label-magnets = Imanes fuertes
question-label-safest = La empresa más segura
question-label-coffee = Control: el café
question-label-heard = Conocer las materias primas críticas
question-label-care = Me importa de dónde vienen

gain-changed = Antes acertamos { $before } de cada 10 respuestas; ahora, { $after } de cada 10.
gain-same = Antes y ahora acertamos más o menos { $after } de cada 10 respuestas.

control-same = En la pregunta de control no cambió casi nada.
control-more = También hubo más aciertos en la pregunta de control: en parte puede ser casualidad o deberse a que lo hemos hablado.
control-fewer = Hubo menos aciertos en la pregunta de control: en parte puede ser casualidad.

### The start page: its story and the phone taken apart.

web-start-title = China ha cerrado sus fronteras.
web-start-question = ¿Quién fabricará tu móvil?
web-start-against = contra
web-start-minutes = { $minutes } minutos
web-start-change = Cambiar
web-start-teaching = ¿Das clase?
web-start-guide = Planes de clase y hoja de trabajo
web-start-more = Más
# On a stamp, under the name of the country
web-start-closed = fronteras cerradas
# A Material is …
web-start-part-screen = en la pantalla
web-start-part-chips = en los chips
web-start-part-battery = en la batería
web-start-part-speaker = en el altavoz
web-start-from-china = { $share } de China
web-start-first-time = ¿Primera vez aquí? Tutorial, cinco minutos
web-start-shelf = Mi estantería

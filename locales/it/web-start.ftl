### The start page: its story and the phone taken apart.

web-start-title = La Cina ha chiuso le frontiere.
web-start-question = Chi costruirà il tuo telefono?
web-start-against = contro
web-start-minutes = { $minutes } minuti
web-start-change = Cambia
web-start-teaching = Oggi fai lezione?
web-start-guide = Piani di lezione e scheda
web-start-more = Altro
# On a stamp, under the name of the country
web-start-closed = frontiere chiuse
# A Material is …
web-start-part-screen = nello schermo
web-start-part-chips = nei chip
web-start-part-battery = nella batteria
web-start-part-speaker = nell’altoparlante
web-start-from-china = { $share } dalla Cina
web-start-first-time = È la prima volta? Tutorial, cinque minuti
web-start-shelf = Il mio scaffale

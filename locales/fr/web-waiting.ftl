### Questions about one’s own card while others play: what is shown before one is opened.

web-waiting = En attendant
web-waiting-open = Une question sur ta carte
web-waiting-off = Pas de questions
web-waiting-preference = Questions en attendant
web-waiting-preference-help = Sur les matières premières de ta carte. Elles ne donnent pas de points.
web-sound-offer = Activer le son ?
web-sound-yes = Oui
web-sound-no = Non
web-emote-answer = Répondre : { $emoji }
web-emote-off = Pas d’émotes
web-emote-preference = Émotes au-dessus de la carte
web-emote-preference-help = Les émojis des autres apparaissent un instant : touches-en un pour répondre.

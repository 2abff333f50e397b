### Questions about one’s own card while others play: what is shown before one is opened.

web-waiting = Mientras esperas
web-waiting-open = Una pregunta sobre tu carta
web-waiting-off = Sin preguntas
web-waiting-preference = Preguntas mientras esperas
web-waiting-preference-help = Sobre las materias primas de tu carta. No dan puntos.
web-sound-offer = ¿Activar el sonido?
web-sound-yes = Sí
web-sound-no = No
web-emote-answer = Responder: { $emoji }
web-emote-off = Sin emotes
web-emote-preference = Emotes sobre el mapa
web-emote-preference-help = Los emojis de los demás aparecen un momento y respondes con un toque.

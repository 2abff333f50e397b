### Questions about one’s own card while others play: what is shown before one is opened.

web-waiting = Während du wartest
web-waiting-open = Eine Frage zu deiner Karte
web-waiting-off = Keine Fragen
web-waiting-preference = Fragen, während du wartest
web-waiting-preference-help = Zu den Rohstoffen auf deiner Karte. Sie geben keine Punkte.
web-sound-offer = Ton an?
web-sound-yes = Ja
web-sound-no = Nein
web-emote-answer = Antwort: { $emoji }
web-emote-off = Keine Emotes
web-emote-preference = Emotes über der Karte
web-emote-preference-help = Emojis der anderen steigen kurz auf. Tippe darauf, um zu antworten.

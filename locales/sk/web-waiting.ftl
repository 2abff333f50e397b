### Questions about one’s own card while others play: what is shown before one is opened.

web-waiting = Kým čakáte
web-waiting-open = Otázka k vašej karte
web-waiting-off = Bez otázok
web-waiting-preference = Otázky počas čakania
web-waiting-preference-help = O materiáloch na vašej karte. Body za ne nie sú.
web-sound-offer = Zapnúť zvuk?
web-sound-yes = Áno
web-sound-no = Nie
web-emote-answer = Odpovedať: { $emoji }
web-emote-off = Bez emócií
web-emote-preference = Emócie nad mapou
web-emote-preference-help = Emoji iných hráčov sa na chvíľu zobrazia a odpoviete jedným ťuknutím.

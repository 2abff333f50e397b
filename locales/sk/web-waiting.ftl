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
web-emote-off = Bez emoji
web-emote-preference = Emoji nad mapou
web-emote-preference-help = Emoji ostatných hráčov sa na chvíľu ukážu a odpoviete jedným ťuknutím.

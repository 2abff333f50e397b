### Questions about one’s own card while others play: what is shown before one is opened.

web-waiting = Mentre aspetti
web-waiting-open = Una domanda sulla tua carta
web-waiting-off = Niente domande
web-waiting-preference = Domande mentre aspetti
web-waiting-preference-help = Sulle Materie Prime della tua carta. Non danno punti.
web-sound-offer = Attivare i suoni?
web-sound-yes = Sì
web-sound-no = No
web-emote-answer = Rispondi: { $emoji }
web-emote-off = Niente emote
web-emote-preference = Emote sopra la mappa
web-emote-preference-help = Le emoji degli altri appaiono per un attimo e con un tocco puoi rispondere.

### Questions about one’s own card while others play: what is shown before one is opened.

web-waiting = Terwijl je wacht
web-waiting-open = Een vraag over je kaart
web-waiting-off = Geen vragen
web-waiting-preference = Vragen terwijl je wacht
web-waiting-preference-help = Over de materialen op je kaart. Ze leveren geen punten op.
web-sound-offer = Geluid aan?
web-sound-yes = Ja
web-sound-no = Nee
web-emote-answer = Antwoord: { $emoji }
web-emote-off = Geen emotes
web-emote-preference = Emotes boven de kaart
web-emote-preference-help = Emoji’s van anderen komen even omhoog en met één tik antwoord je.

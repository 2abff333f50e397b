### Questions about one’s own card while others play: what is shown before one is opened.

web-waiting = While you wait
web-waiting-open = A question about your card
web-waiting-off = No questions
web-waiting-preference = Questions while you wait
web-waiting-preference-help = About the Materials on your card. They give no points.
web-sound-offer = Sound on?
web-sound-yes = Yes
web-sound-no = No
web-emote-answer = Answer: { $emoji }
web-emote-off = No emotes
web-emote-preference = Emotes above the map
web-emote-preference-help = Emoji of other players rise for a moment, and one tap answers them.

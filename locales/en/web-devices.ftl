### Browsers and phones: what they can do and what they cannot.

# The versions are the oldest that work.
web-old-browser = This browser is too old for RAWsiko.
web-old-browser-help = RAWsiko works in Chrome and Edge { $chrome }, Firefox { $firefox } and Safari { $safari }, and in anything newer. Update the browser, or use another device.

# Announced to screen readers.
web-connected-again = Connected again.
web-phone-vibration = Vibration
web-phone-vibration-help = The phone buzzes briefly when it’s your go.
web-phone-share-link = Share the link

### Browsers and phones: what they can do and what they cannot.

# The versions are the oldest that work.
web-old-browser = Tento prehliadač je na RAWsiko pristarý.
web-old-browser-help = RAWsiko funguje v prehliadačoch Chrome a Edge { $chrome }, Firefox { $firefox } a Safari { $safari } a vo všetkých novších. Aktualizujte prehliadač alebo použite iné zariadenie.

# Announced to screen readers.
web-connected-again = Spojenie je obnovené.
web-phone-vibration = Vibrácie
web-phone-vibration-help = Keď ste na rade, telefón krátko zavibruje.
web-phone-share-link = Zdieľať odkaz

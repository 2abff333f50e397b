### The start page: its story and the phone taken apart.

web-start-title = La Chine a fermé ses frontières.
web-start-question = Qui fabriquera ton téléphone ?
web-start-against = contre
web-start-minutes = { $minutes } minutes
web-start-change = Changer
web-start-teaching = Un cours aujourd’hui ?
web-start-guide = Plans de séance et fiche de travail
web-start-more = Plus
# On a stamp, under the name of the country
web-start-closed = frontières fermées
# A Material is …
web-start-part-screen = dans l’écran
web-start-part-chips = dans les puces
web-start-part-battery = dans la batterie
web-start-part-speaker = dans le haut-parleur
web-start-from-china = { $share } de Chine
web-start-first-time = Première fois ici ? Tutoriel, cinq minutes
web-start-shelf = Mon étagère

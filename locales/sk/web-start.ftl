### The start page: its story and the phone taken apart.

web-start-title = Čína zatvorila hranice.
web-start-question = Kto vyrobí váš telefón?
web-start-against = proti
web-start-minutes = { $minutes } minút
web-start-change = Zmeniť
web-start-teaching = Dnes učíte?
web-start-guide = Plány hodín a pracovný list
web-start-more = Viac
# On a stamp, under the name of the country
web-start-closed = hranice zatvorené
# A Material is …
web-start-part-screen = v displeji
web-start-part-chips = v čipoch
web-start-part-battery = v batérii
web-start-part-speaker = v reproduktore
web-start-from-china = { $share } z Číny
web-start-first-time = Ste tu prvýkrát? Výučba, päť minút
web-start-shelf = Moja polica

### What `rawsiko class` prints.

help-class = Pomôže vyučujúcemu, ktorý sa nevie dostať do svojej triedy.
help-class-rescue = Vypíše nový odkaz na ovládací panel triedy, aj keď server beží.
help-class-rescue-code = Kód triedy.
help-class-rescue-address = Adresa servera.

class-rescue-unknown = Žiadna prebiehajúca trieda nemá tento kód. Skontrolujte kód a --database.
class-rescue-link = Otvorte tento odkaz na zariadení vyučujúceho a nikomu ho neukazujte: { $link }

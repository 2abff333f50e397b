### Stránky na učenie: čo sa hovorí, kým príde ich text.

web-learn-loading = Okamih…
web-learn-failed = Stránku sa nepodarilo načítať. Je server stále dostupný?
web-learn-retry = Skúsiť znova

### Stránky na učenie: čo sa hovorí, kým príde ich text.

web-learn-loading = Chvíľku…
web-learn-failed = Stránka sa nenačítala. Beží ešte server?
web-learn-retry = Skúsiť znova

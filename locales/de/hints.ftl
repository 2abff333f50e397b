### Der erste Schritt eines Tipps: eine Frage, mit der man den Rest selbst findet. Namen bleiben in der Grundform.

hint-look-missing = { $application }: Es fehlt nur noch wenig. Welcher Rohstoff, und wo bekommst du ihn?
hint-look-lone-guard = { $material } würde dir helfen. Wo steht nur ein einziges Asset davor?
hint-look-guarded = { $material } würde dir helfen. Wer hat das neben dir, und mit wie vielen Assets?
hint-look-empty = { $material } würde dir helfen. Gibt es neben dir ein leeres Gebiet, das es hat?
hint-look-own-guard = Du brauchst { $material }. Ist es gut bewacht, wo du es hast?
hint-look-threat = { $territory } gehört dir. Wer nebenan könnte das Gebiet erobern?
hint-look-reach = Sieh dir { $territory } an. Aus welchem deiner Gebiete kämst du dorthin?
hint-look-alone = Wer steht deiner alleinigen Präsenz noch im Weg, { $continent }?
hint-look-rival = Sieh dir { $territory } an. Was würde dort jemand verlieren?
hint-look-more = Jeder dritte Rohstoff bringt ein Asset mehr. Was kannst du nebenan bekommen?
hint-look-begin = Wo liegen viele Rohstoffe, die du brauchst, nah beieinander?
hint-look-claim = Welcher Rohstoff fehlt deinen Anwendungen noch?
hint-look-stop = Ist noch etwas da, das sein Risiko wert ist?

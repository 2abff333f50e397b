### Der erste Schritt eines Tipps: eine Frage, mit der man den Rest selbst findet. Namen bleiben in der Grundform.

hint-look-missing = { $application }: Fast erfüllt! Welcher Rohstoff fehlt noch, und wo bekommst du ihn?
hint-look-lone-guard = { $material }: Das würde dir helfen. Wo steht nur ein einziges Asset Wache?
hint-look-guarded = { $material }: Das würde dir helfen. Wer in deiner Nachbarschaft hat das, und mit wie vielen Assets?
hint-look-empty = { $material }: Das würde dir helfen. Gibt es neben dir ein leeres Gebiet damit?
hint-look-own-guard = Du brauchst { $material }. Sind deine Gebiete damit gut bewacht?
hint-look-threat = { $territory }: Das gehört dir. Wer nebenan könnte dieses Gebiet erobern?
hint-look-reach = Schau hierhin: { $territory }. Aus welchem deiner Gebiete kommst du dorthin?
hint-look-alone = { $continent }: Wer außer dir ist noch da?
hint-look-rival = Schau hierhin: { $territory }. Was würde dem Besitzer ohne dieses Gebiet fehlen?
hint-look-more = Je drei Rohstoffe bringen dir ein Asset mehr. Was gibt es in Nachbargebieten?
hint-look-begin = Wo liegen viele Rohstoffe, die du brauchst, nah beieinander?
hint-look-claim = Welcher Rohstoff fehlt deinen Anwendungen noch?
hint-look-stop = Gibt es noch etwas, das das Risiko wert ist?

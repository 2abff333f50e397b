### Was `rawsiko replay` neben der Geschichte ausgibt.

replay-stops = Hier endet die Aufzeichnung
replay-aborted = Die Partie wurde vorzeitig beendet: Es gibt keine Wertung.
replay-position-setup-end = Stellung nach dem Spielaufbau
replay-position-setup-stopped = Stellung während des Spielaufbaus, wo die Aufzeichnung endet
replay-position-turn-end = Stellung am Ende von Runde { $turn }
replay-position-turn-traded = Stellung am Ende der Partie: Runde { $turn }, danach Handel mit China
replay-position-turn-advanced = Stellung in Runde { $turn }, bevor der Rundenzähler vorsprang
replay-position-turn-stopped = Stellung in Runde { $turn }, wo die Aufzeichnung endet
replay-no-such-turn = Runde { $turn } ist nicht in der Aufzeichnung: Sie reicht von 0 (dem Spielaufbau) bis { $last }.

help-replay-file = Eine Datei mit einer Aufzeichnung; - ist die Standardeingabe.
help-replay-turn = Zeigt statt der Geschichte die Stellung am Ende dieser Runde; 0 ist das Ende des Spielaufbaus.
help-replay-content = Ordner der Inhalte, mit denen die Partie gespielt wurde, falls es nicht die Standardinhalte sind.

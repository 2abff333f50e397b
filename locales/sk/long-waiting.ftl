### Questions about the Materials of one’s own card while others play. The Material’s name stands above the question.

long-waiting-use = Čo tu tento materiál robí?
long-waiting-source = { $stage ->
        [extraction] Ktorá krajina ho ťaží najviac?
       *[processing] Ktorá krajina ho rafinuje najviac?
    }
long-waiting-china = { $stage ->
        [extraction] Koľko z každých 100 kilogramov vyťažených vo svete je z Číny?
       *[processing] Koľko z každých 100 kilogramov rafinovaných vo svete je z Číny?
    }
long-waiting-recycled = Koľko z každých 100 kilogramov, ktoré EÚ spotrebuje, je zo starých výrobkov?
long-waiting-instead = Čo by ho mohlo nahradiť?
long-waiting-share = { $share ->
        [0] Nič alebo takmer nič
        [100] Všetko alebo takmer všetko
       *[other] Asi { $share }
    }

long-waiting-right = Správne.
long-waiting-wrong = Nie celkom.
long-waiting-board = Na hracej ploche: { $territories }.
long-waiting-have = Tento materiál máte: { $material }.
long-waiting-source-of = Zdroj: { $source }
long-waiting-another = Ďalšia otázka
long-waiting-close = Teraz nie
long-waiting-none = V tomto zápase už nie sú ďalšie otázky k vašej karte.

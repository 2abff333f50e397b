### Questions about the Materials of one’s own card while others play. The Material’s name stands above the question.

long-waiting-use = Che cosa fa qui questa Materia Prima?
long-waiting-source = { $stage ->
        [extraction] Quale Paese ne estrae di più?
       *[processing] Quale Paese ne raffina di più?
    }
long-waiting-china = { $stage ->
        [extraction] Di 100 chili estratti nel mondo, quanti vengono dalla Cina?
       *[processing] Di 100 chili raffinati nel mondo, quanti vengono dalla Cina?
    }
long-waiting-recycled = Di 100 chili usati dall’UE, quanti vengono da prodotti vecchi?
long-waiting-instead = Che cosa potrebbe prenderne il posto?
long-waiting-share = { $share ->
        [0] Nessuno, o quasi
        [100] Tutti, o quasi
       *[other] Circa { $share }
    }

long-waiting-right = Giusto.
long-waiting-wrong = Non proprio.
long-waiting-board = Sul tabellone: { $territories }.
long-waiting-have = Ce l’hai: { $material }.
long-waiting-source-of = Fonte: { $source }
long-waiting-another = Un’altra domanda
long-waiting-close = Non ora
long-waiting-none = In questa partita non ci sono altre domande sulla tua carta.

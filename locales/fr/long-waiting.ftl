### Questions about the Materials of one’s own card while others play. The Material’s name stands above the question.

long-waiting-use = Que fait cette matière première ici ?
long-waiting-source = { $stage ->
        [extraction] Quel pays en extrait le plus ?
       *[processing] Quel pays en raffine le plus ?
    }
long-waiting-china = { $stage ->
        [extraction] Sur 100 kilos extraits dans le monde, combien viennent de Chine ?
       *[processing] Sur 100 kilos raffinés dans le monde, combien viennent de Chine ?
    }
long-waiting-recycled = Sur 100 kilos utilisés par l’UE, combien viennent de vieux produits ?
long-waiting-instead = Qu’est-ce qui pourrait la remplacer ?
long-waiting-share = { $share ->
        [0] Aucun, ou presque
        [100] Tous, ou presque
       *[other] Environ { $share }
    }

long-waiting-right = C’est juste.
long-waiting-wrong = Pas tout à fait.
long-waiting-board = Sur le plateau : { $territories }.
long-waiting-have = Tu l’as : { $material }.
long-waiting-source-of = Source : { $source }
long-waiting-another = Une autre question
long-waiting-close = Pas maintenant
long-waiting-none = Il n’y a plus de questions sur ta carte dans cette partie.

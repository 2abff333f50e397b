### Questions about the Materials of one’s own card while others play. The Material’s name stands above the question.

long-waiting-use = What does this Material do here?
long-waiting-source = { $stage ->
        [extraction] Which country mines the most?
       *[processing] Which country refines the most?
    }
long-waiting-china = { $stage ->
        [extraction] Of every 100 kilos mined in the world, how many come from China?
       *[processing] Of every 100 kilos refined in the world, how many come from China?
    }
long-waiting-recycled = Of every 100 kilos that the EU uses, how many come from old products?
long-waiting-instead = What could replace it?
long-waiting-share = { $share ->
        [0] None, or hardly any
        [100] All, or nearly all
       *[other] About { $share }
    }

long-waiting-right = That’s right.
long-waiting-wrong = Not quite.
long-waiting-board = On the board: { $territories }.
long-waiting-have = You have { $material }.
long-waiting-source-of = Source: { $source }
long-waiting-another = Another question
long-waiting-close = Not now
long-waiting-none = No more questions about your card in this match.

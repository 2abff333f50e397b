### The screens of a class: briefing, questions, what the teacher shows.

## Shown

class-step = { $page } of { $pages }
class-slide = Slide { $page } of { $pages }
class-look-up = Look up!
class-look-up-more = You’ll get your own page afterwards.
class-look-down = Now look at your own page.
class-look-questions = Look at your device: eight questions.

## The briefing in four pictures

class-brief-1-title = Your card
class-brief-1 = Much of what’s in your phone comes from China. In this game China has closed its borders. You lead a company. Your card shows what it must still be able to build.
class-brief-1-more = Keep it secret.
class-brief-2-title = Materials
class-brief-2 = Applications need Materials from Territories all over the world. Many are critical: important, and their supply could fail.
class-brief-2-more = If you control one Territory with a Material, you have it. Your Assets are your pieces on the map.
class-brief-3-title = The Commercial Clash
class-brief-3 = Move into someone else’s Territory, and the dice decide: highest against highest, then the next pair.
class-brief-3-more = The side with the lower die loses an Asset. On a tie, the attacker loses one.
class-brief-attacker = Attacker
class-brief-defender = Defender
class-brief-4-title = The score
class-brief-4 = Only complete Applications bring points. If one Material is missing, the Application counts for nothing.
class-brief-4-more = After the last Turn, whoever has the most points wins.
class-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The teacher decides what everyone looks at

class-show = On the projector
class-show-joining = Code
class-show-briefing = Briefing
class-show-clock = Clock
class-show-table = A table’s map
class-show-debrief = Debrief
class-show-pages = Hand out the pupils’ pages
class-show-which = Which table?
class-show-back = Back
class-show-next = Next
class-show-all = All charts

## Questions before and after

class-ask-before = Questions before the game
class-ask-after = Questions after the game
class-ask-lead = { $count } questions, one tap each. No marks and no names: only the totals of the class are kept.
class-ask-begin = Begin
class-ask-back = Back
class-ask-done = Now send your answers
class-ask-privacy = Nobody sees what you answered.
class-ask-send = Send
class-ask-thanks = Thank you! Your answers have been counted.
class-ask-next = Pass the device on
class-ask-next-help = Pupil { $head } of { $heads } answers now. Nobody sees what the others chose.
class-round-open = Ask now
class-round-close = Close
class-round-closed = closed
class-round-again = Open again
class-round-later = when a table has finished
class-round-so-far = Answers: { $answers } of { $pupils }
class-round-answers = { $answers ->
    [one] One answer
   *[other] { $answers } answers
}
class-round-few = Shown once { $least } devices have answered.

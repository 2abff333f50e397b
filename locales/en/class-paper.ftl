### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Table { $table }, place { $place } of { $count }
page-card = Your card
page-close = So close
page-short = { $missing ->
    [one] One Material short of { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] { $missing } Materials short of { $points ->
        [one] one point
       *[other] { $points } points
    }
}
page-held = { $held } of { $all } Territories with it belonged to { $company } at the end.
page-since = It held the most of them from Turn { $turn } on.
page-held-several = Several companies shared it.
page-held-nobody = Nobody held it.
page-turn = T{ $turn }
page-setup = Start
page-turns-help = How many of its Territories the company with the most had, Turn by Turn.
page-all-built = You completed your whole card!
page-world = In the world
page-story = { $material }: the real story
page-extraction = Mined
page-processing = Refined
page-recycled = EU demand met by recycling
page-question = A question for home
page-turning = Your turning points
page-completed = Complete: { $applications }.
page-lost = Completed, then lost: { $applications }.
page-private = Only you see this page. You can open it for seven days.
page-whose = Whose page?
page-soon = Your page will appear as soon as your table has finished.

## On paper

class-print = Print
sheet-language = Print language
sheet-what = What to print
sheet-class = Class sheet, two pages
sheet-pupils = Pupils’ pages, one each
sheet-own = Pupils’ pages, each in the pupil’s language
sheet-title-1 = What happened in our class
sheet-title-2 = What we think about it
sheet-lead = RAWsiko, { $day }. Tables: { $tables }. Companies: { $companies }. Clashes: { $clashes }.
sheet-no-names = No names are on this sheet. Companies were drawn from a list.
sheet-hhi = HHI
sheet-hhi-help = HHI: the sum of the squared shares of all countries. { $most } means that one country makes everything.
sheet-home = One thing I’ll share at home
sheet-feelings = Feelings
sheet-events = Events
sheet-world = World
sheet-transfer = What now?

### The questions before and after a lesson. Their meaning must not change: totals of different classes are compared.

question-critical = When do we call a raw material “critical”?
answer-critical-at_risk = It’s important, and its supply could fail
answer-critical-little = There’s very little of it on Earth
answer-critical-used_up = We use it up faster than it forms
answer-critical-dangerous = It’s dangerous to dig it out of the ground

question-refining = Where are most rare earths refined?
answer-refining-australia = In Australia
answer-refining-brazil = In Brazil
answer-refining-china = In China
answer-refining-usa = In the USA

question-cobalt = Of every 100 kilos of cobalt, how many are mined in the DR Congo?
answer-cobalt-ten = About 10
answer-cobalt-thirty = About 30
answer-cobalt-fifty = About 50
answer-cobalt-seventy_five = About 75

question-magnets = What makes the magnets in an electric car’s motor so strong?
answer-magnets-rare_earths = Rare earths
answer-magnets-copper = Copper
answer-magnets-aluminium = Aluminium
answer-magnets-lithium = Lithium

question-safest = Four companies need cobalt. Which one is safest?
answer-safest-cheap = One that buys from one cheap mine
answer-safest-one_country = One with two mines in one country
answer-safest-two_countries = One with two mines in two countries
answer-safest-stock = One with a big stock for one week

question-coffee = Which country grows the most coffee?
answer-coffee-brazil = Brazil
answer-coffee-vietnam = Vietnam
answer-coffee-colombia = Colombia
answer-coffee-ethiopia = Ethiopia

question-heard = “Critical raw materials”: what do you know about them?
answer-heard-never = I’ve never heard of them
answer-heard-heard = I’ve heard of them but couldn’t explain what they are
answer-heard-roughly = I could explain roughly what they are
answer-heard-well = I could explain well what they are

question-care = “I care where the materials in my things come from.”
answer-care-not_at_all = I don’t agree at all
answer-care-little = I don’t really agree
answer-care-rather = I mostly agree
answer-care-much = I fully agree

answer-dont_know = I don’t know

question-label-critical = When a material is critical
question-label-refining = Where rare earths are refined
question-label-cobalt = Cobalt from the DR Congo
question-label-magnets = Strong magnets
question-label-safest = The safest company
question-label-coffee = Control: coffee
question-label-heard = Heard of critical raw materials
question-label-care = I care where materials come from

gain-changed = Right answers: { $before } of 10 before, now { $after } of 10.
gain-same = Right answers, before and now: about { $after } of 10.

control-same = The answers to the control question hardly changed.
control-more = More pupils got the control question right too, so part of this may be down to chance or to talking in class.
control-fewer = Fewer pupils got the control question right, so part of this may be down to chance.

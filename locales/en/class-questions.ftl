### The questions before and after a lesson. Their meaning must not change: totals of different classes are compared.

question-critical = When do we call a raw material “critical”?
answer-critical-at_risk = When it matters a lot and its supply is at risk
answer-critical-used_up = When it’s nearly used up
answer-critical-poisonous = When it’s poisonous
answer-critical-dear = When it costs more than gold

question-refining = Where are most rare earths refined?
answer-refining-australia = In Australia
answer-refining-brazil = In Brazil
answer-refining-china = In China
answer-refining-usa = In the USA

question-cobalt = How much of the world’s cobalt is mined in the DR Congo?
answer-cobalt-tenth = Less than a tenth
answer-cobalt-quarter = About a quarter
answer-cobalt-half = More than half
answer-cobalt-all = All of it

question-recycling = How much of the rare earths used in the EU comes from recycling?
answer-recycling-one = About 1%
answer-recycling-twenty = About 20%
answer-recycling-fifty = About 50%
answer-recycling-eighty = About 80%

question-risk = Nearly all of a raw material comes from one country. What’s the main risk?
answer-risk-stops = If it stops selling, nobody can step in quickly
answer-risk-prices = Prices fall
answer-risk-recycling = The material can’t be recycled
answer-risk-quality = The quality drops

question-liquid = Which metal is liquid at room temperature?
answer-liquid-mercury = Mercury
answer-liquid-tin = Tin
answer-liquid-zinc = Zinc
answer-liquid-nickel = Nickel

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
question-label-recycling = Rare earths recycled in the EU
question-label-risk = The main risk
question-label-liquid = Control: the liquid metal
question-label-heard = Heard of critical raw materials
question-label-care = I care where materials come from

gain-less = After the lesson, fewer answers were right than before.
gain-nothing = There are about as many right answers as before.
gain-tenth = Of what we didn’t know before, we now know about a tenth.
gain-quarter = Of what we didn’t know before, we now know about a quarter.
gain-third = Of what we didn’t know before, we now know about a third.
gain-half = Of what we didn’t know before, we now know about half.
gain-two_thirds = Of what we didn’t know before, we now know about two thirds.
gain-three_quarters = Of what we didn’t know before, we now know about three quarters.
gain-nearly_all = Of what we didn’t know before, we now know nearly everything.

control-same = The control question stayed where it was.
control-more = More answers to the control question were right too, so part of this may be chance or talk in class.
control-fewer = Fewer answers to the control question were right, so part of this may be chance.

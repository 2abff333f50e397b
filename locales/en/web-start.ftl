### The start page: its story and the phone taken apart.

web-start-title = China has closed its borders.
web-start-question = Who will build your phone?
web-start-against = against
web-start-minutes = { $minutes } minutes
web-start-change = Change
web-start-teaching = Teaching today?
web-start-guide = Lesson plans and worksheet
web-start-more = More
# On a stamp, under the name of the country
web-start-closed = borders closed
# A Material is …
web-start-part-screen = in the screen
web-start-part-chips = in the chips
web-start-part-battery = in the battery
web-start-part-speaker = in the speaker
web-start-from-china = { $share } from China
web-start-first-time = First time here? Tutorial, five minutes
web-start-shelf = My shelf

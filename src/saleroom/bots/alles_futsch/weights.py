"""The numbers Alles Futsch is judged with: their places in a row of weights, meaning and range."""

from saleroom.bots.skill import Weight

WEIGHTS = (
    Weight("noise", "how much a limit varies from lot to lot", 0.0, 0.3),
    Weight("naive", "how far it sees only the money of today", 0.0, 1.0),
    Weight("shade", "share of the value to pay", 0.4, 2.0),
    Weight("denial", "what the gain of all rivals counts against its own", 0.0, 2.0),
    Weight("focus", "how much more a rich rival's gain counts", 0.0, 3.0),
    Weight("first", "what the first object of a kind is worth", -5.0, 20.0),
    Weight("second", "what two objects of a kind are worth", 0.0, 30.0),
    Weight("third", "what three of a kind are worth, once they are paid for", -30.0, 20.0),
    Weight("fourth", "what four of a kind are worth", -20.0, 25.0),
    Weight("fifth", "what five of a kind are worth", -10.0, 30.0),
    Weight("exposure", "objects of a kind still to come, for what others may sell one", 0.0, 10.0),
    Weight("outlet", "objects of a kind still to come, for what one may sell others", 0.0, 10.0),
    Weight("crowd", "what each player fewer than four adds to the share", -0.1, 0.15),
    Weight("dusk", "at how little money of the poorest the future counts half", 0.0, 150.0),
    Weight("initiative", "what choosing the next card is worth", -10.0, 20.0),
    Weight("copies", "how far it pays what was last paid for the like of a lot", 0.0, 1.0),
)

# In the same order; compiled judgement reads a row by these.
# fmt: off
(NOISE, NAIVE, SHADE, DENIAL, FOCUS, FIRST, SECOND, THIRD, FOURTH, FIFTH, EXPOSURE, OUTLET,
 CROWD, DUSK, INITIATIVE, COPIES) = range(len(WEIGHTS))
# fmt: on

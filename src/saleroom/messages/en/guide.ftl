# The first-game guide and the coach. Sums are put in as the game writes them: { $m12 } is 12 of its money.

guide-title = First-game guide
guide-lead = Short lessons at a real table. Ada and Ben play with you; each takes one to three minutes, and nothing can go wrong.
guide-done-count = { $done } of { $all } lessons done
guide-is-done = done
guide-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
guide-rules-of = All rules of { $game }
guide-leave = Leave
guide-speaks = The auctioneer explains
guide-next = Next
guide-back = Back
guide-hurry = Skip ahead
guide-your-move = Your move
guide-show = Show me
guide-hint = A fair idea! But for this lesson try: { $wanted }.
guide-cites = Rules:
guide-progress = Step { $at } of { $all }
guide-well-done = Well done!
guide-well-done-says = That is all there is to it. The best way to learn { $game } is to play it.
guide-play = Now play with bots
guide-next-lesson = Next lesson: { $title }
guide-all-lessons = All lessons
guide-again = Once more

## Modern Art: the game
guide-modern-art-title = The game
    .about = Sell, buy, and make an artist famous.
guide-modern-art-1 = You are an art dealer. These paintings are yours to sell, and each card shows how it is auctioned. Everybody starts with { $m100 }, and what you have stays secret.
guide-modern-art-2 = It is your turn to sell. Pick the ringed Krypto, which sells once around, and offer it.
guide-modern-art-3 = Ada bid { $m8 }, Ben { $m12 }. You sell, so you come last. Pass, and Ben’s money is yours.
guide-modern-art-4 = Ben paid you { $m12 }. That is the heart of the game: the price goes to the seller, not to the bank.
guide-modern-art-5 = Now Ada sells a Krypto, and Ben bids { $m9 }. If Krypto becomes popular it will pay well. Bid { $m14 }.
guide-modern-art-6 = Ada got your { $m14 }, and the Krypto hangs on your wall until the round ends. Two Kryptos have been offered: the more, the more they may pay.
guide-modern-art-7 = A few sales later: four Kryptos have been offered. The fifth painting of an artist ends the round. Offer yours!
guide-modern-art-8 = The fifth is not sold, but it counts. The artist with the most paintings gets 30, the next 20 and 10. Yoko and Christin P. are tied: the one further left comes first.
guide-modern-art-9 = The bank bought all ranked paintings. Your Krypto cost { $m14 } and paid { $m30 }. Paintings of the other artists pay nothing.
guide-modern-art-10 = The markers stay. If Krypto is ranked again next round, the new marker is added to these 30. If it is not, a Krypto pays nothing that round.
guide-modern-art-11 = After four rounds the richest dealer wins. So: sell dear, buy cheap, and push the artists on your wall.

## Modern Art: open auction
guide-open-title = Open auction
    .about = Everybody calls out, in any order.
guide-open-1 = Ben offers a Lite Metal in an open auction. There are no turns: everybody may call out a higher bid at any time, Ben too.
guide-open-2 = Ada calls { $m8 }. Every bid must be higher than the last. Bid { $m10 }.
guide-open-3 = Ben bids for his own painting: { $m12 }. A seller may. Go up to { $m14 }.
guide-open-4 = Nobody goes higher: going once, going twice, sold! You pay Ben, the seller, { $m14 }.
guide-open-5 = Your turn to sell. Offer your Lite Metal with the open auction.
guide-open-6 = Ada called { $m9 }, Ben { $m11 }. You could bid yourself, but then you would pay the bank. Let it go: nobody hears that you did.
guide-open-7 = Sold. Ben’s { $m11 } are yours.
guide-open-8 = If nobody bids at all, the seller has the painting for nothing. At a live table a hammer counts down after every bid; as long as it is up, you may come back.

## Modern Art: once around
guide-once-around-title = Once around
    .about = One word each, the seller last.
guide-once-around-1 = Ben offers a Yoko once around. Everybody has one chance to bid or pass, starting at Ben’s left; Ben comes last.
guide-once-around-2 = You are the first to speak, and there is no second time. So say at once what it is worth to you: { $m10 }.
guide-once-around-3 = Ada and Ben did not go higher, so you pay Ben { $m10 }. A low bid would have been outbid.
guide-once-around-4 = Now you sell. Offer your Yoko, once around.
guide-once-around-5 = Ada { $m8 }, Ben { $m11 }, and you have the last word. This time keep it: bid { $m12 }.
guide-once-around-6 = Your own painting: the { $m12 } go to the bank, and Ben’s { $m11 } stay with Ben. It must really be worth it.
guide-once-around-7 = If everybody passes, the seller has the painting for nothing. The best seat is the one that speaks late.

## Modern Art: sealed auction
guide-sealed-title = Sealed auction
    .about = A secret bid in a closed fist.
guide-sealed-1 = Ben offers a Karl Gitter in a sealed auction. Everybody, Ben too, hides a bid in a closed fist. All fists are opened together.
guide-sealed-2 = Ada’s fist is closed; what is in it nobody sees. Bid { $m15 }.
guide-sealed-3 = You { $m15 }, Ada { $m12 }, Ben { $m11 }. The highest bid buys and pays Ben; the others keep their money.
guide-sealed-4 = Your turn. Offer the Karl Gitter with the sealed auction.
guide-sealed-5 = Both fists are closed. Of equal bids the seller’s wins, and the seller is you. Bid { $m12 }.
guide-sealed-6 = Ada had { $m12 } too, but a tie goes to the seller. You bought from yourself, so the bank gets the money.
guide-sealed-7 = An empty fist is no bid. If all are empty, the seller has the painting for nothing. And of other equal bids the one nearest to the seller, clockwise, wins.

## Modern Art: fixed price
guide-fixed-price-title = Fixed price
    .about = The seller names a price: who takes it?
guide-fixed-price-1 = Ben asks { $m12 } for a Christin P. From his left each in turn may buy or pass, and the first to buy has it. You are asked first: buy!
guide-fixed-price-2 = You paid Ben { $m12 }, and Ada was not even asked. Sitting at the seller’s left is an advantage.
guide-fixed-price-3 = Now you. Offer your Christin P. at a fixed price.
guide-fixed-price-4 = Name a price. Too low, and somebody makes a bargain; too high, and nobody buys. Ask { $m15 }.
guide-fixed-price-5 = Ada passed, Ben bought: { $m15 } for you.
guide-fixed-price-6 = Ada asks { $m25 }. Ben passed. That is a lot for a painting that may pay nothing: pass too.
guide-fixed-price-7 = Nobody wanted it, so Ada had to buy it herself and pay { $m25 } to the bank. Never ask more than you would pay!

## Modern Art: double
guide-double-title = Double
    .about = Two paintings of one artist, perhaps two sellers.
guide-double-1 = Ada offers a double Krypto. A second Krypto may be added, and it decides how both are sold. Ada adds nothing, Ben neither: now you are asked.
guide-double-2 = You have a Krypto that sells once around. Add it, and you are the new seller.
guide-double-3 = Two paintings in one lot: Ada bids { $m16 }, Ben { $m21 }. Pass and let Ben pay.
guide-double-4 = Ben gets both. The two sellers share the { $m21 }: Ada { $m10 }, and the odd thousand goes to you, the new seller: { $m11 }. (In the 2009 edition the new seller takes it all.)
guide-double-5 = The turn goes on at your left, with Ada: Ben has lost his turn. Adding a card moves you to the front.
guide-double-6 = Two sales later it is your turn. Offer your double Karl Gitter.
guide-double-7 = You may add the second card yourself, before anybody else is asked. Add the Karl Gitter at a fixed price.
guide-double-8 = Both go at one price. Ask { $m24 }.
guide-double-9 = Ada took them, and with one seller all { $m24 } are yours. If nobody adds a card, the seller has the double for nothing.

## Alles Futsch
guide-alles-futsch-title = The game
    .about = The third pays, the fourth costs.
guide-alles-futsch-1 = Five cards lie open, with three objects on each. They are auctioned one after the other; whoever buys a card must do something with all three objects.
guide-alles-futsch-2 = You have { $m200 } and a board that collects four of the five kinds. Yours leaves out vases.
guide-alles-futsch-3 = You choose what is auctioned. Take the card with two paintings and a vase.
guide-alles-futsch-4 = Whoever chooses opens the bidding. Bid { $m5 }.
guide-alles-futsch-5 = Ada bids { $m8 }, Ben is out. Raise to { $m10 }.
guide-alles-futsch-6 = The card is yours, and { $m10 } went to the bank. Now use its objects, in any order. You collect paintings and have none, so you must take them. Take a painting.
guide-alles-futsch-7 = Both paintings are in your collection. The vase is not for your board, so somebody else must buy it for { $m20 }, and you say who. Nobody can refuse. Sell it to Ada.
guide-alles-futsch-8 = Ada collects vases and has none, so it does her no harm yet. Sell it to Ada.
guide-alles-futsch-9 = Ada paid you { $m20 }. You bought the next card for { $m6 }, and there is a painting on it: your third! Take it.
guide-alles-futsch-10 = The third of a kind brings { $m30 } from the bank. Now it turns: more paintings that you buy you must sell, and others may sell you a fourth and a fifth, for { $m20 } each and { $m10 } more to the bank.
guide-alles-futsch-11 = When somebody has no money left the game is over at once, and the richest player wins. Watch who is running out.

## The ascending auction
guide-ascending-title = The ascending auction
    .about = Round and round, and whoever passes is out. Also in Moderne Zeiten and Canaletto.
guide-ascending-1 = Ada chose a card and opened with { $m3 }, Ben raised to { $m6 }. It goes round: raise or pass. Raise to { $m8 }.
guide-ascending-2 = Ada passed and is out for this card. Ben jumps to { $m13 }. That is too much: pass.
guide-ascending-3 = All others have passed, so Ben buys for { $m13 }. Here the money goes to the bank.
guide-ascending-4 = Moderne Zeiten and Canaletto sell in the same way. In Moderne Zeiten nobody must open, and the price is paid to the other players. In Canaletto every raise also moves the gondola.

## Moderne Zeiten
guide-moderne-zeiten-title = The game
    .about = Buy shares, lay them open, fly on, and mind the crash.
guide-moderne-zeiten-1 = Zeppelins fly from space to space. Each space is a city and an industry; your square stays there and brings points for both.
guide-moderne-zeiten-2 = Every turn begins with an auction of shares: two automobile and one telecom. You are asked first. Bid { $m5 }.
guide-moderne-zeiten-3 = Nobody went higher. You paid the others, note by note: { $m3 } to Ada, { $m2 } to Ben. You take the initiative and act first.
guide-moderne-zeiten-4 = You may draw two shares, or lay some open and fly. To fly you need a majority: more laid shares of an industry than anybody else. Lay an automobile.
guide-moderne-zeiten-5 = One is enough, as nobody else has laid any. A second majority gives you a choice: lay a telecom.
guide-moderne-zeiten-6 = Two majorities. Lay no more, and fly.
guide-moderne-zeiten-7 = You fly to the next free space of an industry you lead: automobile in Chicago (2 points) or telecom in New York (6 points). New York!
guide-moderne-zeiten-8 = Ada and Ben have laid many shares since: 20 lie on the table. With three players 21 bring a crash: the industry with the most shares loses them all.
guide-moderne-zeiten-9 = That is shipping, and none of it is yours. Lay one more automobile.
guide-moderne-zeiten-10 = The 21st share. First you fly, then comes the crash. Lay no more.
guide-moderne-zeiten-11 = Fly with automobile: London is worth 5 points.
guide-moderne-zeiten-12 = Crash! All shipping shares are gone, Ada’s and Ben’s. Your shares are still there, and so are your squares.
guide-moderne-zeiten-13 = When a zeppelin reaches the Goal, points are counted: most squares in each city and each industry, majorities, and most money. Most points win.

## Canaletto
guide-canaletto-title = The game
    .about = Every bid steers the gondola.
guide-canaletto-1 = The treasures of the palace with the column are sold as one lot: a mirror and a lamp. A treasure pays only when all of its type have left the palaces. There are just two lamps!
guide-canaletto-2 = You open. Every bid moves the gondola as many palaces as it is higher than the last, and where it stops the next sale will be. Bid 6.
guide-canaletto-3 = Ada raised to 9. The other lamp is in palace 11, and a bid of 11 takes the gondola there. Bid 11.
guide-canaletto-4 = You paid 11 of your 30 points and have the mirror and the lamp. The next sale is here, with the second lamp, and Ada opens it.
guide-canaletto-5 = Ada 4, Ben 8. Once a game your mask takes the lot for nothing, if the last bid is not above 15. Play it now!
guide-canaletto-6 = Both lamps have left the palaces, so they are sold at the next marker, 9 each. You have both: 18 points. The marker is used up.
guide-canaletto-7 = Ada has 30 points but bids 32. That is allowed: what she cannot pay becomes a debt. Pass.
guide-canaletto-8 = Ada is at 0 with a debt of 2. Later income does not lower it, and at the end debts count double.
guide-canaletto-9 = When at most two types are left, the game ends. The highest score after the debts wins. Look not only at what you buy, but at where you send the gondola.

## The coach at somebody’s first table
coach-title = A word of advice
coach-more = Learn more
coach-away = No more advice, please
modern-art-coach-offer = Offer a painting whose artist you want to see again: the three most offered artists pay at the end of the round.
modern-art-coach-add = A second painting of the same artist makes you a seller of both. You need not add one.
modern-art-coach-outcry = Call out a higher bid, or say that you are out. The price goes to the seller.
modern-art-coach-once-around = You have one word only: bid what it is worth to you, or pass.
modern-art-coach-sealed = Hide your bid in your fist. Only the highest pays; 0 is no bid.
modern-art-coach-name-price = Ask what you would pay yourself: if nobody buys, you must.
modern-art-coach-fixed-price = Buy at this price, or pass. The first to say yes has it.
modern-art-coach-mystery = Turning up a card is not a sale, but it counts for its artist.
alles-futsch-coach-choose = Choose a card that gives you a third of a kind, or objects that others will have to buy.
alles-futsch-coach-bid = Raise or pass; who passes is out for this card. Keep enough money: at nothing you are bankrupt.
alles-futsch-coach-use = Use the objects in the order that suits you. The third of a kind brings a bonus.
alles-futsch-coach-sell = Somebody else must buy this. A third brings the buyer a bonus, a fourth costs extra.
moderne-zeiten-coach-bid = The price is paid to the other players. More shares mean more majorities.
moderne-zeiten-coach-act = Draw two shares, or lay some and fly. You can fly with any majority you hold.
moderne-zeiten-coach-fly = Near spaces keep you in the game longer, cities like New York bring more points.
canaletto-coach-bid = Look where your bid would take the gondola: there the next lot is sold.
canaletto-coach-sell = Each type is sold at the next marker: give the best one to what you have most of.

# The rules of each game on one card, for whoever plays by text. Under 1,000 tokens each: see saleroom.text.cards.

modern-art-summary =
    MODERN ART. Be the richest after four rounds (MA-47). Money counts thousands; everybody starts with 100. Hands and money are secret, prices paid and bought paintings are open (MA-6).
    Your turn: offer one painting from your hand; you are its seller (MA-8). The buyer pays the seller; a seller who buys pays the bank (MA-16). A bid is at most the money you have (MA-14), at least 1, and higher than the last. If nobody bids, the seller takes the lot for nothing (MA-15). The card says how it is sold:
    - open: anybody bids, any time; each raise asks all others again to raise or let go (MA-19).
    - once around: one chance each, clockwise from the seller’s left, the seller last (MA-20).
    - sealed: all bid in secret at once, 0 is no bid; the highest pays. Ties: the seller, then the nearest clockwise (MA-22 to MA-24).
    - fixed price: the seller names a price up to their money; clockwise each buys or passes; if nobody buys, the seller must (MA-27 to MA-29).
    - double: the seller, or else the next player who wants to, adds a card of the same artist that is no double; both are sold as the second card says. Who adds it becomes the seller; in 1992 the two sellers share the price, in 2009 the new one takes all (MA-30 to MA-36). If nobody adds one, the seller has the double for nothing (MA-32).
    End of a round: as soon as the fifth painting of one artist is offered; it is not sold, but counts (MA-39). The three artists offered most are ranked (ties: further left on the board) and get markers of 30, 20 and 10 (MA-41, MA-42). A painting of a ranked artist pays the sum of all that artist’s markers, earlier rounds included; paintings of others pay nothing (MA-43). All paintings are sold to the bank and discarded; new cards are dealt (MA-44, MA-45). Round 4 deals none.
    So a lot is worth what it will pay at the end of the round, not what it would pay now; as seller you get the price, as buyer the painting; offering a card also helps its artist.

alles-futsch-summary =
    ALLES FUTSCH. Be the richest when somebody goes bankrupt: that ends the game at once (AF-15, AF-16). Money counts thousands; everybody starts with 200. Money is secret, payments are open (AF-5).
    Each board collects four of five kinds (painting, sculpture, furniture, clock, vase), up to five of each. A card has three objects. Five cards lie open.
    The chooser puts one of them up for auction (AF-6). Bidding goes clockwise from the chooser: bid higher, at least by 1 and at most what you have, or pass for good. The chooser must open with at least 1 (AF-7). The highest bidder pays the bank (AF-8).
    The buyer uses the three objects one after another, in any order (AF-9):
    - a kind you collect and have 0 to 2 of: you must take it. Your third of a kind brings 30 from the bank (AF-10).
    - any other: you must sell it to another player who collects the kind and has at most four. You choose whom, they cannot refuse: they pay you 20. If it is their third, they get 30 from the bank; for a fourth or fifth they pay 10 more to the bank (AF-11).
    - if nobody can take it, it is lost (AF-12).
    Then a new card is turned up and the buyer is the next chooser (AF-13).
    Bankrupt: who cannot pay in full, or has exactly nothing left after a payment with no bonus following from the same object. A winning bid is such a payment: never bid your last money (AF-15). Seller first, then bank, bonus last (AF-14).
    Ties in money: more objects win (AF-16). The game also ends if no object can be used by anyone any more (AF-17).
    So a third object is worth 30, selling brings 20, and a poor rival can be ruined while you are the richest.

moderne-zeiten-summary =
    MODERNE ZEITEN. Most points win. Money counts millions; everybody starts with 15 and 8 shares in hand. Five industries, six cities, a track of 30 spaces, one for each city and industry (MZ-3). Hands and money are secret, payments are open (MZ-7).
    A turn has an auction, then one action of each player.
    Auction: a die says how many shares are turned up; unsold ones are added. Bidding starts left of the holder of the initiative: raise by at least 1, at most what you have, or pass for good (MZ-8, MZ-9). The winner takes the lot into hand, pays the price to the others note by note from the left (MZ-11), takes the initiative and acts first (MZ-12).
    Action, one of two:
    - draw 2 shares (MZ-13);
    - lay one or more shares open, so that you have the majority of at least one industry: strictly more laid than each other player (MZ-14). Then fly to the next free space ahead of that industry (MZ-15) and own it: a square in its city and its industry (MZ-16).
    Crash: when 21 shares (three players) or 25 (four, five) lie open in all, all laid shares of the industry with most are discarded, of several if equal, until fewer lie (MZ-17). It comes after the flight (MZ-18).
    End: when no free space is left ahead of your zeppelin, your next action must be to fly to the Goal; that ends the game at once (MZ-21).
    Points: most money 3 (MZ-22); each majority of laid shares 1, nobody if tied (MZ-23); reaching the Goal 1 (MZ-24); most squares in an industry 3 (MZ-25); most squares in a city its points: New York 6, London 5, Paris 4, Berlin 3, Chicago 2, New Orleans 1 (MZ-26). Tied players get 1 each, but for majorities. Ties at the end: more money (MZ-27).
    So short flights take more spaces; money paid goes to your rivals; keep some to the end.

canaletto-summary =
    CANALETTO. Highest score at the end, less twice the debt (CA-16, CA-20). Everything is open. Everybody starts with 30 points and a mask (CA-4). Money is points.
    34 treasures of 12 types lie in palaces on a loop of 16 (CA-2). Each round sells all treasures of the palace with the column, one to three, as one lot (CA-7).
    In turn bid higher by at least 1, or pass for the round; who opens must bid at least 1 (CA-8). Each bid moves the gondola clockwise by the raise, so it ends as many palaces from the column as the price; empty palaces count (CA-9). A bid may be more than you have: the rest becomes debt, which income never pays back (CA-15). The winner takes the lot and pays; others pay nothing (CA-10). Then the column moves to the gondola, or on to the next palace with treasures: that is the next lot (CA-11). The player left of the buyer opens (CA-12).
    Selling: when all tiles of a type have left the palaces, whoever holds them, every one pays its owner the next marker on the scale (CA-13). If a lot completes several types, its buyer chooses the order (CA-14).
    Mask, once a game: on your turn to bid, if bidding has begun and the last bid is at most 15, take the lot for nothing; that ends the auction, and the gondola stays (CA-17, CA-18).
    End: after the sales of a round, when at most two types are left; those are worth nothing (CA-19). Ties: less debt is better (CA-20).
    So a tile is worth the marker its type will meet, if the type is completed; a bid also decides which palace is next, and whose tiles it completes.

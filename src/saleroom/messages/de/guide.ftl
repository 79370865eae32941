# Die Einführung ins erste Spiel und der Ratgeber. Summen stehen da, wie das Spiel sie schreibt: { $m12 } sind 12 seines Geldes.

guide-title = Einführung: deine erste Partie
guide-lead = Kurze Lektionen an einem echten Tisch. Ada und Ben spielen mit dir; jede dauert ein bis drei Minuten, und nichts kann schiefgehen.
guide-done-count = { $done } von { $all } Lektionen geschafft
guide-is-done = geschafft
guide-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
guide-rules-of = Alle Regeln von { $game }
guide-leave = Verlassen
guide-speaks = Der Auktionator erklärt
guide-next = Weiter
guide-back = Zurück
guide-hurry = Vorspulen
guide-your-move = Du bist dran
guide-show = Zeig es mir
guide-hint = Keine schlechte Idee! Versuch in dieser Lektion aber: { $wanted }.
guide-cites = Regeln:
guide-progress = Schritt { $at } von { $all }
guide-well-done = Gut gemacht!
guide-well-done-says = Mehr ist nicht dabei. Am besten lernt man { $game }, indem man es spielt.
guide-play = Jetzt gegen Bots spielen
guide-next-lesson = Nächste Lektion: { $title }
guide-all-lessons = Alle Lektionen
guide-again = Noch einmal

## Modern Art: das Spiel
guide-modern-art-title = Das Spiel
    .about = Verkaufen, kaufen und einen Künstler berühmt machen.
guide-modern-art-1 = Du handelst mit Kunst. Diese Gemälde hast du zu verkaufen, und jede Karte zeigt, wie sie versteigert wird. Alle beginnen mit { $m100 }, und dein Geld bleibt geheim.
guide-modern-art-2 = Du verkaufst zuerst. Wähle den umrandeten Krypto, der einmal reihum verkauft wird, und biete ihn an.
guide-modern-art-3 = Ada hat { $m8 } geboten, Ben { $m12 }. Du verkaufst, also kommst du zuletzt dran. Passe, und Bens Geld gehört dir.
guide-modern-art-4 = Ben hat dir { $m12 } gezahlt. Das ist der Kern des Spiels: Der Preis geht an den Verkäufer, nicht an die Bank.
guide-modern-art-5 = Jetzt verkauft Ada einen Krypto, und Ben bietet { $m9 }. Wenn Krypto in Mode kommt, bringt er viel ein. Biete { $m14 }.
guide-modern-art-6 = Ada bekommt deine { $m14 }, und der Krypto hängt bis zum Ende der Runde an deiner Wand. Zwei Kryptos wurden angeboten: Je mehr es werden, desto mehr können sie einbringen.
guide-modern-art-7 = Ein paar Verkäufe später: Vier Kryptos wurden angeboten. Das fünfte Gemälde eines Künstlers beendet die Runde. Biete deines an!
guide-modern-art-8 = Das fünfte wird nicht verkauft, zählt aber. Der Künstler mit den meisten Gemälden bekommt 30, die nächsten 20 und 10. Yoko und Christin P. sind gleichauf: Wer weiter links steht, kommt zuerst.
guide-modern-art-9 = Die Bank hat alle platzierten Gemälde gekauft. Dein Krypto hat { $m14 } gekostet und { $m30 } gebracht. Gemälde anderer Künstler bringen nichts.
guide-modern-art-10 = Die Marker bleiben liegen. Wird Krypto nächste Runde wieder platziert, kommt der neue Marker zu diesen 30 dazu. Wird er es nicht, bringt ein Krypto in der Runde nichts.
guide-modern-art-11 = Nach vier Runden gewinnt der reichste Händler. Also: teuer verkaufen, billig kaufen und die Künstler an deiner Wand fördern.

## Modern Art: offene Auktion
guide-open-title = Offene Auktion
    .about = Alle rufen, in beliebiger Reihenfolge.
guide-open-1 = Ben bietet einen Lite Metal in offener Auktion an. Es gibt keine Reihenfolge: Alle dürfen jederzeit ein höheres Gebot rufen, auch Ben.
guide-open-2 = Ada ruft { $m8 }. Jedes Gebot muss höher sein als das letzte. Biete { $m10 }.
guide-open-3 = Ben bietet auf sein eigenes Gemälde: { $m12 }. Das darf ein Verkäufer. Geh auf { $m14 }.
guide-open-4 = Niemand geht höher: zum Ersten, zum Zweiten, verkauft! Du zahlst { $m14 } an Ben, den Verkäufer.
guide-open-5 = Jetzt verkaufst du. Biete deinen Lite Metal mit der offenen Auktion an.
guide-open-6 = Ada rief { $m9 }, Ben { $m11 }. Du könntest selbst bieten, aber dann zahlst du an die Bank. Wink ab: Niemand sieht es.
guide-open-7 = Verkauft. Bens { $m11 } gehören dir.
guide-open-8 = Bietet gar niemand, bekommt der Verkäufer das Gemälde umsonst. An einem Live-Tisch läuft nach jedem Gebot ein Hammer; solange er oben ist, darfst du wieder einsteigen.

## Modern Art: einmal reihum
guide-once-around-title = Einmal reihum
    .about = Jeder hat ein Wort, der Verkäufer das letzte.
guide-once-around-1 = Ben bietet einen Yoko einmal reihum an. Alle haben genau eine Chance zu bieten oder zu passen, von Bens linkem Nachbarn an; Ben kommt zuletzt.
guide-once-around-2 = Du sprichst zuerst, und ein zweites Mal gibt es nicht. Sag also gleich, was er dir wert ist: { $m10 }.
guide-once-around-3 = Ada und Ben sind nicht höher gegangen, also zahlst du Ben { $m10 }. Ein niedriges Gebot wäre überboten worden.
guide-once-around-4 = Jetzt verkaufst du. Biete deinen Yoko einmal reihum an.
guide-once-around-5 = Ada { $m8 }, Ben { $m11 }, und du hast das letzte Wort. Behalte ihn diesmal: Biete { $m12 }.
guide-once-around-6 = Dein eigenes Gemälde: Die { $m12 } gehen an die Bank, und Ben behält seine { $m11 }. Es muss das wirklich wert sein.
guide-once-around-7 = Wenn alle passen, bekommt der Verkäufer das Gemälde umsonst. Am besten sitzt, wer spät spricht.

## Modern Art: verdeckte Auktion
guide-sealed-title = Verdeckte Auktion
    .about = Ein geheimes Gebot in der geschlossenen Faust.
guide-sealed-1 = Ben bietet einen Karl Gitter in verdeckter Auktion an. Alle, auch Ben, verbergen ein Gebot in der Faust. Alle Fäuste werden zugleich geöffnet.
guide-sealed-2 = Adas Faust ist geschlossen; was darin ist, sieht niemand. Biete { $m15 }.
guide-sealed-3 = Du { $m15 }, Ada { $m12 }, Ben { $m11 }. Das höchste Gebot kauft und zahlt an Ben; die anderen behalten ihr Geld.
guide-sealed-4 = Du bist am Zug. Biete den Karl Gitter mit der verdeckten Auktion an.
guide-sealed-5 = Beide Fäuste sind geschlossen. Bei gleichen Geboten gewinnt der Verkäufer, und der bist du. Biete { $m12 }.
guide-sealed-6 = Auch Ada hatte { $m12 }, aber bei Gleichstand gewinnt der Verkäufer. Du hast von dir selbst gekauft, also bekommt die Bank das Geld.
guide-sealed-7 = Eine leere Faust ist kein Gebot. Sind alle leer, bekommt der Verkäufer das Gemälde umsonst. Von anderen gleichen Geboten gewinnt das, das im Uhrzeigersinn dem Verkäufer am nächsten ist.

## Modern Art: Festpreis
guide-fixed-price-title = Festpreis
    .about = Der Verkäufer nennt einen Preis: Wer nimmt ihn?
guide-fixed-price-1 = Ben verlangt { $m12 } für einen Christin P. Von seinem linken Nachbarn an darf jeder kaufen oder passen; wer zuerst kauft, hat ihn. Du wirst zuerst gefragt: Kauf!
guide-fixed-price-2 = Du hast Ben { $m12 } gezahlt, und Ada wurde gar nicht erst gefragt. Links vom Verkäufer sitzt man gut.
guide-fixed-price-3 = Jetzt du. Biete deinen Christin P. zum Festpreis an.
guide-fixed-price-4 = Nenne einen Preis. Zu niedrig, und jemand macht ein Schnäppchen; zu hoch, und niemand kauft. Verlange { $m15 }.
guide-fixed-price-5 = Ada hat gepasst, Ben gekauft: { $m15 } für dich.
guide-fixed-price-6 = Ada verlangt { $m25 }. Ben hat gepasst. Das ist viel für ein Gemälde, das vielleicht nichts bringt: Passe auch.
guide-fixed-price-7 = Niemand wollte es, also musste Ada es selbst kaufen und { $m25 } an die Bank zahlen. Verlange nie mehr, als du zahlen würdest!

## Modern Art: Doppelauktion
guide-double-title = Doppelauktion
    .about = Zwei Gemälde eines Künstlers, vielleicht zwei Verkäufer.
guide-double-1 = Ada bietet eine Doppelkarte von Krypto an. Ein zweiter Krypto darf dazu, und er bestimmt, wie beide verkauft werden. Ada legt nichts dazu, Ben auch nicht: Jetzt wirst du gefragt.
guide-double-2 = Du hast einen Krypto, der einmal reihum verkauft wird. Leg ihn dazu, und du bist der neue Verkäufer.
guide-double-3 = Zwei Gemälde in einem Posten: Ada bietet { $m16 }, Ben { $m21 }. Passe und lass Ben zahlen.
guide-double-4 = Ben bekommt beide. Die zwei Verkäufer teilen sich die { $m21 }: Ada { $m10 }, und du { $m11 }, weil der ungerade Tausender an den neuen Verkäufer geht. (In der Ausgabe von 2009 bekommt er alles.)
guide-double-5 = Weiter geht es links von dir, mit Ada: Ben hat seinen Zug verloren. Wer eine Karte dazulegt, drängt sich vor.
guide-double-6 = Zwei Verkäufe später bist du am Zug. Biete deine Doppelkarte von Karl Gitter an.
guide-double-7 = Die zweite Karte darfst du selbst dazulegen, bevor andere gefragt werden. Leg den Karl Gitter zum Festpreis dazu.
guide-double-8 = Beide gehen zu einem Preis weg. Verlange { $m24 }.
guide-double-9 = Ada hat sie genommen, und bei nur einem Verkäufer gehören alle { $m24 } dir. Legt niemand eine Karte dazu, bekommt der Verkäufer die Doppelkarte umsonst.

## Alles Futsch
guide-alles-futsch-title = Das Spiel
    .about = Das dritte bringt Geld, das vierte kostet.
guide-alles-futsch-1 = Fünf Karten liegen offen, jede mit drei Objekten. Sie werden nacheinander versteigert; wer eine kauft, muss mit allen drei Objekten etwas anfangen.
guide-alles-futsch-2 = Du hast { $m200 } und ein Tableau, das vier der fünf Sorten sammelt. Deinem fehlen die Vasen.
guide-alles-futsch-3 = Du wählst, was versteigert wird. Nimm die Karte mit zwei Gemälden und einer Vase.
guide-alles-futsch-4 = Wer wählt, eröffnet. Biete { $m5 }.
guide-alles-futsch-5 = Ada bietet { $m8 }, Ben ist raus. Erhöhe auf { $m10 }.
guide-alles-futsch-6 = Die Karte gehört dir, { $m10 } gingen an die Bank. Verwende jetzt ihre Objekte, in beliebiger Reihenfolge. Du sammelst Gemälde und hast keines, also musst du sie nehmen. Nimm ein Gemälde.
guide-alles-futsch-7 = Beide Gemälde sind in deiner Sammlung. Die Vase passt nicht auf dein Tableau: Jemand anderes muss sie für { $m20 } kaufen, und du sagst, wer. Niemand kann ablehnen. Verkaufe sie an Ada.
guide-alles-futsch-8 = Ada sammelt Vasen und hat noch keine; es schadet ihr also noch nicht. Verkaufe sie an Ada.
guide-alles-futsch-9 = Ada hat dir { $m20 } gezahlt. Die nächste Karte hast du für { $m6 } gekauft, und darauf ist ein Gemälde: dein drittes! Nimm es.
guide-alles-futsch-10 = Das dritte Objekt einer Sorte bringt { $m30 } von der Bank. Jetzt dreht sich das Blatt: Weitere Gemälde, die du kaufst, musst du verkaufen, und andere können dir ein viertes und fünftes verkaufen, für je { $m20 } und noch { $m10 } an die Bank.
guide-alles-futsch-11 = Hat jemand kein Geld mehr, ist die Partie sofort zu Ende, und der reichste Spieler gewinnt. Behalte im Auge, wem es ausgeht.

## Die aufsteigende Auktion
guide-ascending-title = Die aufsteigende Auktion
    .about = Immer reihum, und wer passt, ist raus. Auch in Moderne Zeiten und Canaletto.
guide-ascending-1 = Ada hat eine Karte gewählt und mit { $m3 } eröffnet, Ben auf { $m6 } erhöht. So geht es reihum: erhöhen oder passen. Erhöhe auf { $m8 }.
guide-ascending-2 = Ada hat gepasst und ist bei dieser Karte raus. Ben springt auf { $m13 }. Das ist zu viel: Passe.
guide-ascending-3 = Alle anderen haben gepasst, also kauft Ben für { $m13 }. Hier geht das Geld an die Bank.
guide-ascending-4 = Moderne Zeiten und Canaletto verkaufen genauso. In Moderne Zeiten muss niemand eröffnen, und der Preis geht an die anderen Spieler. In Canaletto bewegt jede Erhöhung auch die Gondel.

## Moderne Zeiten
guide-moderne-zeiten-title = Das Spiel
    .about = Aktien kaufen, auslegen, fliegen, und Vorsicht vor dem Crash.
guide-moderne-zeiten-1 = Zeppeline fliegen von Feld zu Feld. Jedes Feld ist eine Stadt und eine Branche; dein Quadrat bleibt dort und bringt Punkte für beide.
guide-moderne-zeiten-2 = Jede Runde beginnt mit einer Auktion von Aktien: zweimal Automobil, einmal Telekom. Du wirst zuerst gefragt. Biete { $m5 }.
guide-moderne-zeiten-3 = Niemand ging höher. Du hast die anderen bezahlt, Schein für Schein: { $m3 } an Ada, { $m2 } an Ben. Du bekommst die Initiative und bist zuerst am Zug.
guide-moderne-zeiten-4 = Du kannst zwei Aktien ziehen, oder welche auslegen und fliegen. Dazu brauchst du eine Mehrheit: mehr ausgelegte Aktien einer Branche als jeder andere. Lege Automobil aus.
guide-moderne-zeiten-5 = Eine reicht, denn sonst hat niemand welche ausgelegt. Eine zweite Mehrheit lässt dir die Wahl: Lege Telekom aus.
guide-moderne-zeiten-6 = Zwei Mehrheiten. Lege nichts mehr aus und fliege.
guide-moderne-zeiten-7 = Du fliegst zum nächsten freien Feld einer Branche, in der du führst: Automobil in Chicago (2 Punkte) oder Telekom in New York (6 Punkte). Nach New York!
guide-moderne-zeiten-8 = Ada und Ben haben seither viele Aktien ausgelegt: 20 liegen auf dem Tisch. Zu dritt bringen 21 einen Crash: Die Branche mit den meisten Aktien verliert alle.
guide-moderne-zeiten-9 = Das ist die Schifffahrt, und davon gehört dir nichts. Lege noch einmal Automobil aus.
guide-moderne-zeiten-10 = Die 21. Aktie. Erst fliegst du, dann kommt der Crash. Lege nichts mehr aus.
guide-moderne-zeiten-11 = Fliege mit Automobil: London ist 5 Punkte wert.
guide-moderne-zeiten-12 = Crash! Alle Aktien der Schifffahrt sind weg, die von Ada und die von Ben. Deine Aktien sind noch da, und deine Quadrate auch.
guide-moderne-zeiten-13 = Erreicht ein Zeppelin das Ziel, wird gewertet: die meisten Quadrate in jeder Stadt und jeder Branche, Mehrheiten und das meiste Geld. Wer die meisten Punkte hat, gewinnt.

## Canaletto
guide-canaletto-title = Das Spiel
    .about = Jedes Gebot lenkt die Gondel.
guide-canaletto-1 = Die Schätze im Palast mit der Säule werden als ein Posten verkauft: ein Spiegel und eine Lampe. Ein Schatz bringt erst etwas, wenn alle seiner Sorte die Paläste verlassen haben. Und es gibt nur zwei Lampen!
guide-canaletto-2 = Du eröffnest. Jedes Gebot bewegt die Gondel um so viele Paläste, wie es höher ist als das letzte, und wo sie hält, wird als Nächstes verkauft. Biete 6.
guide-canaletto-3 = Ada hat auf 9 erhöht. Die andere Lampe liegt in Palast 11, und ein Gebot von 11 bringt die Gondel dorthin. Biete 11.
guide-canaletto-4 = Du hast 11 deiner 30 Punkte gezahlt und hast Spiegel und Lampe. Der nächste Verkauf ist hier, mit der zweiten Lampe, und Ada eröffnet.
guide-canaletto-5 = Ada 4, Ben 8. Einmal je Partie bekommst du mit deiner Maske den Posten umsonst, wenn das letzte Gebot nicht über 15 liegt. Spiel sie jetzt!
guide-canaletto-6 = Beide Lampen haben die Paläste verlassen und werden zum Wert des nächsten Markers verkauft, je 9. Du hast beide: 18 Punkte. Der Marker ist verbraucht.
guide-canaletto-7 = Ada hat 30 Punkte und bietet 32. Das ist erlaubt: Was sie nicht zahlen kann, werden Schulden. Passe.
guide-canaletto-8 = Ada steht auf 0 und hat 2 Punkte Schulden. Spätere Einnahmen verringern sie nicht, und am Ende zählen Schulden doppelt.
guide-canaletto-9 = Sind höchstens zwei Sorten übrig, ist die Partie zu Ende. Es gewinnt, wer nach Abzug der Schulden die meisten Punkte hat. Achte nicht nur darauf, was du kaufst, sondern auch darauf, wohin du die Gondel schickst.

## Der Ratgeber am ersten Tisch
coach-title = Ein Tipp
coach-more = Mehr lernen
coach-away = Keine Tipps mehr
modern-art-coach-offer = Biete ein Gemälde an, dessen Künstler du öfter sehen willst: Die drei meistangebotenen Künstler bringen am Ende der Runde Geld.
modern-art-coach-add = Mit einem zweiten Gemälde desselben Künstlers wirst du Verkäufer von beiden. Du musst nichts dazulegen.
modern-art-coach-outcry = Ruf ein höheres Gebot oder wink ab. Der Preis geht an den Verkäufer.
modern-art-coach-once-around = Du hast nur ein Wort: Biete, was es dir wert ist, oder passe.
modern-art-coach-sealed = Verbirg dein Gebot in der Faust. Nur das höchste zahlt; 0 ist kein Gebot.
modern-art-coach-name-price = Verlange, was du selbst zahlen würdest: Kauft niemand, musst du.
modern-art-coach-fixed-price = Kauf zu diesem Preis oder passe. Wer zuerst Ja sagt, bekommt es.
modern-art-coach-mystery = Eine aufgedeckte Karte wird nicht verkauft, zählt aber für ihren Künstler.
alles-futsch-coach-choose = Wähle eine Karte, die dir ein drittes Objekt einer Sorte bringt, oder Objekte, die andere kaufen müssen.
alles-futsch-coach-bid = Erhöhe oder passe; wer passt, ist bei dieser Karte raus. Behalte Geld: Mit nichts bist du bankrott.
alles-futsch-coach-use = Verwende die Objekte in der Reihenfolge, die dir nützt. Das dritte einer Sorte bringt einen Bonus.
alles-futsch-coach-sell = Jemand anderes muss es kaufen. Ein drittes bringt dem Käufer einen Bonus, ein viertes kostet extra.
moderne-zeiten-coach-bid = Der Preis geht an die anderen Spieler. Mehr Aktien bedeuten mehr Mehrheiten.
moderne-zeiten-coach-act = Zieh zwei Aktien, oder lege welche aus und fliege. Fliegen kannst du mit jeder Mehrheit, die du hast.
moderne-zeiten-coach-fly = Ein nahes Feld lässt dir mehr Flüge, eine Stadt wie New York bringt mehr Punkte.
canaletto-coach-bid = Schau, wohin dein Gebot die Gondel bringt: Dort wird der nächste Posten verkauft.
canaletto-coach-sell = Jede Sorte wird zum Wert des nächsten Markers verkauft: Gib den besten dem, wovon du am meisten hast.

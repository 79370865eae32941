# The rules of each game on one card, for whoever plays by text. Under 1,000 tokens each: see saleroom.text.cards.

modern-art-summary =
    MODERN ART. Wer nach vier Runden am reichsten ist, gewinnt (MA-47). Geld zählt in Tausendern; alle beginnen mit 100. Handkarten und Geld sind geheim, gezahlte Preise und gekaufte Gemälde offen (MA-6).
    Am Zug bietest du ein Gemälde aus der Hand an und bist der Verkäufer (MA-8). Der Käufer zahlt an den Verkäufer; ein Verkäufer, der selbst kauft, an die Bank (MA-16). Ein Gebot ist höchstens so hoch wie dein Geld (MA-14), mindestens 1 und höher als das letzte. Bietet niemand, bekommt der Verkäufer den Posten umsonst (MA-15). Die Karte sagt, wie verkauft wird:
    - offen: Jeder bietet jederzeit; jede Erhöhung fragt alle anderen wieder, ob sie erhöhen oder abwinken (MA-19).
    - einmal reihum: jeder einmal, im Uhrzeigersinn ab dem linken Nachbarn, der Verkäufer zuletzt (MA-20).
    - verdeckt: Alle bieten gleichzeitig geheim, 0 ist kein Gebot; das höchste zahlt. Bei Gleichstand der Verkäufer, dann der Nächste im Uhrzeigersinn (MA-22 bis MA-24).
    - Festpreis: Der Verkäufer nennt einen Preis bis zu seinem Geld; reihum kauft jeder oder passt; kauft niemand, muss der Verkäufer (MA-27 bis MA-29).
    - doppelt: Der Verkäufer, sonst der nächste Spieler, der will, legt eine Karte desselben Künstlers dazu, die keine Doppelkarte ist; beide werden verkauft, wie die zweite sagt. Wer sie dazulegt, wird der Verkäufer; 1992 teilen sich beide den Preis, 2009 nimmt der neue alles (MA-30 bis MA-36). Legt niemand dazu, bekommt der Verkäufer die Doppelkarte umsonst (MA-32).
    Ende einer Runde: sobald das fünfte Gemälde eines Künstlers angeboten wird; es wird nicht verkauft, zählt aber (MA-39). Die drei am meisten angebotenen Künstler (bei Gleichstand weiter links) bekommen Marker mit 30, 20 und 10 (MA-41, MA-42). Ein Gemälde eines platzierten Künstlers bringt die Summe aller seiner Marker, auch früherer Runden; andere bringen nichts (MA-43). Alle Gemälde gehen an die Bank, neue Karten werden verteilt (MA-44, MA-45); in Runde 4 keine.
    Ein Posten ist also wert, was er am Ende der Runde bringt. Der Verkäufer bekommt den Preis, der Käufer das Gemälde; eine angebotene Karte hilft auch ihrem Künstler.

alles-futsch-summary =
    ALLES FUTSCH. Wer am reichsten ist, wenn jemand bankrott geht, gewinnt: Dann endet die Partie sofort (AF-15, AF-16). Geld zählt in Tausendern; alle beginnen mit 200. Geld ist geheim, Zahlungen sind offen (AF-5).
    Jede Tafel sammelt vier von fünf Arten (Gemälde, Skulptur, Möbel, Uhr, Vase), bis zu fünf von jeder. Eine Karte hat drei Gegenstände. Fünf Karten liegen offen.
    Wer wählt, bringt eine davon zur Auktion (AF-6). Geboten wird im Uhrzeigersinn, wer wählt zuerst: mindestens 1 höher und höchstens, was du hast, oder passen und raus sein. Wer wählt, muss mit mindestens 1 eröffnen (AF-7). Der Höchstbietende zahlt an die Bank (AF-8).
    Der Käufer verwendet die drei Gegenstände nacheinander in beliebiger Reihenfolge (AF-9):
    - eine Art, die du sammelst und von der du 0 bis 2 hast: Du musst ihn nehmen. Der dritte einer Art bringt 30 von der Bank (AF-10).
    - sonst: Du musst ihn einem anderen verkaufen, der die Art sammelt und höchstens vier hat. Du wählst, wem; er kann nicht ablehnen und zahlt dir 20. Ist es sein dritter, bekommt er 30 von der Bank; für einen vierten oder fünften zahlt er 10 mehr an die Bank (AF-11).
    - kann ihn niemand nehmen, verfällt er (AF-12).
    Dann wird eine neue Karte aufgedeckt, und der Käufer wählt als Nächster (AF-13).
    Bankrott ist, wer nicht ganz zahlen kann oder nach einer Zahlung genau nichts hat, ohne dass derselbe Gegenstand eine Prämie bringt. Auch ein Höchstgebot ist so eine Zahlung: Biete nie dein letztes Geld (AF-15). Erst der Verkäufer, dann die Bank, zuletzt die Prämie (AF-14).
    Bei gleich viel Geld gewinnen mehr Gegenstände (AF-16). Die Partie endet auch, wenn niemand mehr etwas verwenden kann (AF-17).
    Ein dritter Gegenstand ist also 30 wert, Verkaufen bringt 20, und einen armen Gegner kann man ruinieren, solange man selbst am reichsten ist.

moderne-zeiten-summary =
    MODERNE ZEITEN. Die meisten Punkte gewinnen. Geld zählt in Millionen; alle beginnen mit 15 und 8 Aktien auf der Hand. Fünf Branchen, sechs Städte, eine Strecke mit 30 Feldern, eines für jede Stadt und Branche (MZ-3). Handkarten und Geld sind geheim, Zahlungen offen (MZ-7).
    Eine Runde: eine Auktion, dann eine Aktion von jedem.
    Auktion: Ein Würfel sagt, wie viele Aktien aufgedeckt werden; unverkaufte kommen dazu. Geboten wird ab dem linken Nachbarn dessen, der die Initiative hat: mindestens 1 höher und höchstens, was du hast, oder passen und raus sein (MZ-8, MZ-9). Der Gewinner nimmt den Posten auf die Hand, zahlt den Preis Schein für Schein an die anderen, von links an (MZ-11), nimmt die Initiative und handelt zuerst (MZ-12).
    Aktion, eine von zweien:
    - 2 Aktien ziehen (MZ-13);
    - eine oder mehr Aktien offen auslegen, so dass du in mindestens einer Branche die Mehrheit hast: echt mehr ausgelegt als jeder andere (MZ-14). Dann fliegst du auf das nächste freie Feld dieser Branche vor dir (MZ-15), und es gehört dir: ein Quadrat in Stadt und Branche (MZ-16).
    Krach: Liegen 21 Aktien (zu dritt) oder 25 (zu viert, zu fünft) aus, werden alle der Branche mit den meisten abgelegt, bei Gleichstand mehrerer, bis weniger liegen (MZ-17). Er kommt nach dem Flug (MZ-18).
    Ende: Ist vor deinem Zeppelin kein Feld mehr frei, musst du mit deiner nächsten Aktion ins Ziel fliegen; die Partie endet sofort (MZ-21).
    Punkte: meistes Geld 3 (MZ-22); jede Mehrheit ausgelegter Aktien 1, bei Gleichstand keiner (MZ-23); das Ziel erreichen 1 (MZ-24); die meisten Quadrate einer Branche 3 (MZ-25); die meisten einer Stadt deren Punkte: New York 6, London 5, Paris 4, Berlin 3, Chicago 2, New Orleans 1 (MZ-26). Bei Gleichstand sonst je 1. Am Ende entscheidet mehr Geld (MZ-27).
    Kurze Flüge besetzen also mehr Felder; was du zahlst, bekommen die Gegner; behalte etwas bis zum Schluss.

canaletto-summary =
    CANALETTO. Höchster Stand am Ende, abzüglich der doppelten Schulden (CA-16, CA-20). Alles ist offen. Alle beginnen mit 30 Punkten und einer Maske (CA-4). Geld sind Punkte.
    34 Schätze von 12 Sorten liegen in Palästen auf einem Rundweg von 16 (CA-2). Jede Runde verkauft alle Schätze des Palasts mit der Säule, einen bis drei, als einen Posten (CA-7).
    Reihum mindestens 1 höher bieten oder für die Runde passen; wer eröffnet, muss mindestens 1 bieten (CA-8). Jedes Gebot bewegt die Gondel im Uhrzeigersinn um die Erhöhung; am Ende steht sie so viele Paläste von der Säule, wie der Preis beträgt; leere zählen mit (CA-9). Ein Gebot darf höher sein als dein Stand: Der Rest wird Schuld, die kein Einkommen tilgt (CA-15). Der Gewinner nimmt den Posten und zahlt, die anderen zahlen nichts (CA-10). Dann geht die Säule zur Gondel oder weiter zum nächsten Palast mit Schätzen: Das ist der nächste Posten (CA-11). Der Spieler links vom Käufer eröffnet (CA-12).
    Verkauf: Haben alle Plättchen einer Sorte die Paläste verlassen, bringt jedes seinem Besitzer den nächsten Marker der Skala (CA-13). Vervollständigt ein Posten mehrere Sorten, wählt der Käufer die Reihenfolge (CA-14).
    Maske, einmal pro Partie: Bist du mit Bieten dran, wurde schon geboten und ist das letzte Gebot höchstens 15, nimmst du den Posten umsonst; das beendet die Auktion, die Gondel bleibt (CA-17, CA-18).
    Ende: nach den Verkäufen einer Runde, wenn höchstens zwei Sorten übrig sind; die sind nichts wert (CA-19). Bei Gleichstand sind weniger Schulden besser (CA-20).
    Ein Plättchen ist also den Marker wert, auf den seine Sorte trifft, falls sie vollständig wird; ein Gebot bestimmt auch, welcher Palast folgt und wessen Sorten er vervollständigt.

step-1 = Karte um Karte wächst ein Hafen. Wer in einem Gebiet führt, wenn es sich schließt, setzt dort einen Lagerverwalter ein; Lagerverwalter auf den größten Gebieten sind die Punkte.
    .head = Das Ziel
    .paragraph = 11.1
step-2 = Alle wählen geheim eine Karte aus der Hand. Sie werden zusammen aufgedeckt; wer die höchste Zahl hat, handelt zuerst.
    .head = Eine Runde
    .paragraph = 4.1
step-3 = Eine Karte mit Waren ist Land deiner Farbe. Für jede Ware darauf stellst du ein Lagerhaus dieser Sorte in das Gebiet der Karte.
    .head = Land
    .paragraph = 5.2
step-4 = Wasser bringt eine Münze und trennt Gebiete ab. Ein Gebiet ist abgeschlossen, wenn kein leeres Feld mehr an ihm liegt.
    .head = Wasser
    .paragraph = 3.4
step-5 = In einem abgeschlossenen Gebiet heben sich Lagerhäuser einer Sorte eins zu eins auf. Wer in einer einzelnen Sorte den größten Vorsprung hat, kontrolliert es.
    .head = Wer kontrolliert
    .paragraph = 6.3
step-6 = Eine Münze auf einer Karte besteuert den rechten Nachbarn; wer nicht zahlen kann, nimmt die eigene Karte zurück. Mit einem Schiff auf der Karte bewegst du das Kontrollschiff und darfst damit eine Karte daneben entfernen.
    .head = Münze und Schiff
    .paragraph = 7.1
step-7 = Das Spiel endet, wenn das Spielfeld voll ist. Offene Gebiete zählen für niemanden; wer die meisten Punkte hat, gewinnt.
    .head = Das Ende
    .paragraph = 10.1

# Lessons: idea, task, and what is said to a right answer

lesson-choose-head = Eine Karte wählen
lesson-choose = Alle wählen geheim eine Karte; sie werden zugleich aufgedeckt, und die höchste Zahl handelt zuerst. Eine Münze darauf besteuert deinen Nachbarn.
lesson-choose-task = Wähle Karte 37, Gewürze mit einer Münze.
lesson-choose-right = 37 schlägt 6: Du handelst zuerst, und dein Nachbar hat eine Münze gezahlt.
lesson-land-head = Land
lesson-land = Eine Karte mit Waren ist dein Land: Für jede Ware kommt ein Lager in ihr Gebiet. Der Hafen darf sechs Reihen hoch werden.
lesson-land-task = Lege deine Gewürze auf g4, an das obere Ende.
lesson-land-right = Dort steht ein Gewürzlager von dir. Der Hafen ist jetzt sechs Reihen hoch, oberer und unterer Rand liegen fest.
lesson-water-head = Wasser schließt ab
lesson-water = Ein Gebiet ist geschlossen, wenn kein leerer Platz es mehr berührt. Dein Land auf d4 steht allein; nur d5 darunter ist leer.
lesson-water-task = Lege dein Wasser auf d5.
lesson-water-right = Das Gebiet ist geschlossen und gehört dir: Dein Verwalter zieht ein. Das Wasser brachte auch eine Münze.
lesson-guard-head = Tür zu
lesson-guard = Dein Wein auf e5 hat noch eine offene Seite. Schließe das Gebiet selbst, bevor ein Gegner dort baut.
lesson-guard-task = Lege dein Wasser so, dass es e5 schließt: auf e6.
lesson-guard-right = Ein kleines Gebiet, aber es bleibt deins. Kleine zählen, wenn nur wenige große schließen.
lesson-tax-head = Die Münze
lesson-tax = Eine Münze auf deiner Karte: Dein rechter Nachbar zahlt eine Münze oder nimmt seine gewählte Karte zurück.
lesson-tax-task = Wähle eine Warenkarte mit Münze: Nummer 31.
lesson-tax-right = Dein Nachbar hat gezahlt. Arme Nachbarn müssen vorsichtig wählen, auch das hilft dir.
lesson-crane-head = Der Kran
lesson-crane = Ein Kran lagert eine Ware deiner Wahl. Beim Schließen zählt der größte Vorsprung in einer einzigen Sorte.
lesson-crane-task = Lagere Wein: Davon hast du schon am meisten.
lesson-crane-right = Noch ein Wein vergrößert den Vorsprung. Wer auf alle Sorten verteilt, führt in keiner.
lesson-grow-head = Zwei Waren, eine Karte
lesson-grow = Eine Karte mit zwei Waren bringt ein Lager jeder Sorte, handelt aber spät: Kleine Zahlen kommen zuletzt.
lesson-grow-task = Lege Wein und Gewürze auf h6, ins größte Gebiet.
lesson-grow-right = Zwei Lager auf einmal, dort, wo es um am meisten geht.
lesson-plan-head = Im richtigen Moment
lesson-plan = Du führst im größten Gebiet, und nur ein leerer Platz berührt es: i6. Dein Gegner hat schon gewählt. Jetzt!
lesson-plan-task = Wähle Wasser 63 und lege es dann auf i6.
lesson-plan-right = Sieben Karten, und sie gehören dir. Schließe, wo du führst; lass offen, wo nicht.
lesson-double-head = Zwei auf einmal
lesson-double = Eine Karte kann mehrere Gebiete schließen. Such den leeren Platz, den deine beiden Gebiete gemeinsam haben.
lesson-double-task = Lege dein Wasser auf d9.
lesson-double-right = Zwei Gebiete, zwei Verwalter, eine Karte.

# Tips in a first game

tip-first = Wähle eine Handkarte. Hohe Zahlen handeln zuerst; Karten mit zwei Waren sind stark, aber langsam.
tip-lay = Land neben Land wird ein Gebiet. Wo du führst, vergrößere es; wo nicht, schneide es mit Wasser ab.
tip-closed = Ein Gebiet wurde geschlossen: Lager einer Sorte heben sich auf, der größte Vorsprung in einer Sorte bekommt es.
tip-taxed = Eine Münze auf einer Karte besteuert den Nachbarn. Wer nicht zahlen kann, nimmt die Karte zurück: Behalte eine Münze.
tip-crane = Der Kran lagert jede Ware: Nimm die Sorte, in der du führst, oder die, in der ein Gegner um eins führt.

worth-now = Jetzt wert: { $total } Barren
worth-held = Barren im Besitz
worth-bought = Barren für den Rest
worth-cash = Bargeld
worth-shares = Aktien
worth-subsidies = Subventionen, zurückzuzahlen
worth-interest = Zinsen
black = schwarz
none = nichts
prices = Aktienkurse
price-of = { $colour }: Kurs { $price }
silver-price = Silber kostet { $price }
silver-note = Silber kaufen. Bei der nächsten Preisänderung steigt Silber je { $step ->
    [one] gekauften
   *[other] { $step } gekaufte
} Barren um ein Feld.
bars-bought = { $count ->
    [0] Keine Barren
    [one] Ein Barren
   *[other] { $count } Barren
} seit der letzten Preisänderung gekauft; je { $step ->
    [one] Barren
   *[other] { $step } Barren
} steigt Silber um ein Feld
stage = { $stage ->
    [0] Stufenkarte: Start
   *[other] Stufenkarte { $stage }
}
subsidy-limit = Subventionen
trade-limit = Kauflimit
draw = Ziehen
next-at = Nächste Stufe bei { $price }; höchster Kurs jetzt { $dearest }
next-row = Nächste Stufe in Zeile { $row }
last-stage = Die letzte Stufe
subsidy = Subvention
subsidies = Subventionen
subsidy-note = Eine Subvention bringt sofort { $pays } und kostet bei jeder Preisänderung { $interest }.
bag = { $count ->
    [0] Keine Koffer
    [one] Ein Koffer
   *[other] { $count } Koffer
} im Beutel
bag-note = { $count ->
    [0] Keine Koffer
    [one] Ein Koffer
   *[other] { $count } Koffer
} im Beutel. Schwarze Koffer: { $fields } auf den Stufenfeldern, { $supply } im Vorrat.
market = Markt
market-row = Markt: { $colour } { $count }, Kurs { $price }
purchase-track = Kaufleiste
silver-track = Silberkauf
track-says = { $count } von { $trigger } Koffern bis zur Preisänderung
sale-tables = Verkaufsleisten
table-falls = Preisänderung bei { $trigger ->
    [one] einem farbigen Koffer
   *[other] { $trigger } farbigen Koffern
}
table-has = Verkaufsleiste { $table }: { $colour } { $count }
your-screen = Hinter deinem Sichtschirm
cash = Geld
worth = Aktien im Wert von { $money }
due = { $due } an Zinsen fällig
treasure = Schatz
treasure-says = { $gold } Gold, { $silver } Silber
shares = Aktien
owes = Schuldet
hand-row = Du hast { $colour } { $count }, Kurs { $price }
score = Barren
ask-setup-case = Welcher Koffer auf die Kaufleiste?
ask-before = Kaufen, verkaufen, Silber oder passen?
ask-buying = Mehr kaufen oder aufhören?
ask-selling = Mehr verkaufen oder aufhören?
ask-marker = Welcher Koffer markiert die Aktion?
ask-fall = Welcher Kurs fällt?
ask-table = Welcher Koffer verlässt die Verkaufsleiste?
ask-after = Noch etwas oder den Zug beenden?
do-setup = Aufbau
do-subsidy = Subvention nehmen
do-special = Spezialaktion Passen
do-buy = Kaufen
do-sell = Verkaufen
do-silver = Silber
do-pass = Passen
do-pass-purchase = Passen (Kauf)
do-pass-sale = Passen (Verkauf)
do-done = Aufhören
do-marker = Markieren
do-fall = Fallen
do-table = Nehmen
do-end = Den Zug beenden
words-stage = { $stage ->
    [0] Stufe Start
   *[other] Stufe { $stage }
}: Subventionslimit { $subsidies }, Kauflimit { $trades }, { $draw ->
    [one] ein Koffer wird
   *[other] { $draw } Koffer werden
} gezogen.
words-prices = Kurse: { $list }.
words-silver = Silber { $price }, { $count ->
    [0] keine Barren
    [one] ein Barren
   *[other] { $count } Barren
} seit der letzten Preisänderung gekauft.
words-market = Markt: { $list }.
words-purchase = Kaufleiste: { $list }; Preisänderung bei { $trigger }.
words-silver-track = Silberkaufleiste: { $list }; Preisänderung bei { $trigger }.
words-table = Verkaufsleiste { $table }: { $list }; Preisänderung bei { $trigger ->
    [one] einem farbigen Koffer
   *[other] { $trigger } farbigen Koffern
}.
words-bag = Beutel: { $count ->
    [0] keine Koffer
    [one] ein Koffer
   *[other] { $count } Koffer
}.
words-player = { $who }: { $gold } Gold, { $silver } Silber, { $shares ->
    [0] keine Aktien
    [one] eine Aktie
   *[other] { $shares } Aktien
}, { $subsidies ->
    [0] keine Subventionen
    [one] eine Subvention
   *[other] { $subsidies } Subventionen
}{ $owed ->
    [0] {""}
   *[other] , schuldet { $owed }
}.
words-own = Dein Geld: { $money }. Deine Aktien: { $list }.
last-draw = Letzte Ziehung
no-draw = noch nichts gezogen
draw-note = Ein gezogener Koffer hebt seine Farbe; zwei oder mehr schwarze zählen gegen jede Farbe.

sheet-bought = während des Spiels gekaufte Barren
sheet-shares = Geld für Aktien am Ende
sheet-subsidies = Geld aus den letzten Subventionen
sheet-interest = noch geschuldete Zinsen
sheet-last-bars = am Ende gekaufte Barren zu je 100
sheet-all = Barren zusammen
sheet-left = übriges Geld

## Options of the rules

option-firstGame = Erstes Spiel, ohne Spezialaktionen
option-levelTable = Tabelle der Stufenkarten
option-stageBy = Die nächste Stufe kommt durch
choice-stageBy-value = den höchsten Kurs
choice-stageBy-row = die Zeile des höchsten Kurses
option-bottomEdge = Ein Schritt hinunter in der untersten Zeile
choice-bottomEdge-left = wird zum Schritt nach links
choice-bottomEdge-stay = verfällt
option-restockBlack = Schwarze Koffer auf einer neu gefüllten Verkaufsleiste
choice-restockBlack-supply = aus dem Vorrat
choice-restockBlack-none = keine
option-subsidyTiming = Subventionen nimmt man
choice-subsidyTiming-anyTime = vor und nach der Aktion
choice-subsidyTiming-beforeAction = nur vor der Aktion
option-stallGuard = So viele Preisänderungen ohne Silberanstieg, bis Silber von selbst steigt
choice-stallGuard-off = nie
option-endTiming = Wenn Silber 100 erreicht
choice-endTiming-afterChange = wird die Preisänderung noch vollendet
choice-endTiming-atOnce = endet das Spiel sofort
option-hideCash = Geld bleibt verdeckt
option-style = Fassung

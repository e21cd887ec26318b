## Namen

# Farben stehen ungebeugt: „Aktie in Rot“, „Kurs von Rot“.
colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-orange = Orange
source-yellow = Koffer in Gelb
source-blue = Koffer in Blau
source-red = Koffer in Rot
source-green = Koffer in Grün
source-orange = Koffer in Orange
source-bag = Koffer aus dem Beutel
# Stets mit „die“ davor, auch im Wenfall.
place-purchase = Kaufleiste
place-silver = Silberkaufleiste
place-sale = Verkaufsleiste
card-pass = Passen
card-sell = Verkauf +1
card-silver = Silberkauf +1
card-buy = Ankauf +1

## Züge

move-setup = Koffer in { $colour } auf die Kaufleiste setzen
move-subsidy = Subvention nehmen: { $pays } Geld
move-special = Spezialaktion Passen: Koffer in { $colour } auf die Silberkaufleiste
move-buy = Eine Aktie in { $colour } für { $price } kaufen
move-sell = Eine Aktie in { $colour } für { $price } verkaufen
move-silver = { $count ->
    [one] Einen Silberbarren für { $money } kaufen
   *[other] { $count } Silberbarren für { $money } kaufen
}
move-pass = Passen: { $source } auf die Silberkaufleiste
move-pass-purchase = Passen: { $source } auf die Kaufleiste
move-pass-sale = Passen: Koffer in { $colour } von der Verkaufsleiste in den Markt
move-done = Keine weiteren Aktien in dieser Aktion
move-marker = Aktion mit einem Koffer in { $colour } markieren
move-fall = Kurs von { $colour } sinken lassen
move-table = Koffer in { $colour } von der Verkaufsleiste nehmen
move-end = Zug beenden

## Ablehnungen

refusal-subsidy-limit = Keine weitere Subvention für dich: Das Subventionslimit ist { $subsidy_limit }.
refusal-subsidy-too-late = An diesem Tisch nimmt man Subventionen nur vor der Aktion.
refusal-no-pass-card = Du hast keine unbenutzte Spezialaktion „Passen“.
refusal-not-in-market = Im Markt steht kein Koffer dieser Farbe.
refusal-trade-limit = Das Kauflimit ist { $limit }, und du hast keine Spezialaktion, die es erhöht.
refusal-too-little-money = Du hast nicht genug Geld.
refusal-interest-due = Du schuldest { $due } Zinsen: Verkaufe zuerst Aktien oder nimm, wenn noch möglich, eine Subvention.
refusal-subsidy-due = Du schuldest { $due } Zinsen: Nimm zuerst eine Subvention.
refusal-must-mark-bought = Markiere mit einer gekauften Farbe, solange der Markt eine davon hat.
refusal-no-such-share = Du besitzt keine Aktie dieser Farbe.
refusal-must-sell-on = Du schuldest noch { $due } Zinsen: Verkaufe weiter, bis sie bezahlt sind, das Kauflimit erreicht ist oder du keine Aktie mehr hast.
refusal-not-sold = Nur eine eben verkaufte Farbe kann sinken.
refusal-not-on-table = Auf der Verkaufsleiste steht kein Koffer dieser Farbe.
refusal-must-take-sold = Nimm eine der verkauften Farben, solange die Verkaufsleiste eine davon hat.
refusal-market-not-empty = Aus dem Beutel kommt ein Koffer nur, wenn der Markt leer ist.
refusal-only-pass = Du schuldest { $due } Zinsen und kannst weder verkaufen noch eine Subvention nehmen: Du kannst nur passen.
refusal-only-silver-pass = Dort passt man nur im Stil von 2023.

## Ereignisse

event-started = { $who } beginnt.
event-setup-case = { $who } setzt einen Koffer in { $colour } auf die Kaufleiste.
event-turn = { $who } ist am Zug.
event-subsidy = { $who } nimmt eine Subvention von { $money }.
event-interest-paid = { $who } zahlt { $money } Zinsen.
event-interest-owed = { $who } kann { $money } Zinsen nicht zahlen und schuldet jetzt { $total }.
event-due-paid = { $who } begleicht { $money } an Zinsschulden.
event-card-used = { $who } nutzt eine Spezialaktion: { $card }.
event-bought = { $who } kauft eine Aktie in { $colour } für { $price }.
event-sold = { $who } verkauft eine Aktie in { $colour } für { $price }.
event-bars = { $count ->
    [one] { $who } kauft einen Silberbarren für { $price }.
   *[other] { $who } kauft { $count } Silberbarren zu je { $price }.
}
event-gold = { $who } tauscht Silber ein und hat jetzt { $gold } Gold und { $silver } Silber.
event-passed = { $who } passt.
event-marked = { $who } setzt einen Koffer in { $colour } auf die { $place }.
event-marked-from-bag = Der Markt ist leer: Ein Koffer in { $colour } kommt aus dem Beutel auf die { $place }.
event-no-case-left = Weder Markt noch Beutel haben einen Koffer für die { $place }.
event-table-case = { $who } nimmt einen Koffer in { $colour } von Verkaufsleiste { $table }.
event-last-case = Der letzte Koffer in { $colour } hat den Markt verlassen.
event-third-case = Drei Koffer in { $colour } stehen auf einer Leiste.
event-price = Kurs von { $colour }: { $before } → { $after }
event-change = Preisänderung durch die { $place }: { $who } zieht { $count ->
    [one] einen Koffer
   *[other] { $count } Koffer
}.
event-drew = Gezogen: { $yellow } × Gelb, { $blue } × Blau, { $red } × Rot.
event-drew-more = Außerdem gezogen: { $green } × Grün, { $orange } × Orange, { $black } × Schwarz.
event-crash = { $count } schwarze Koffer auf einmal: Alle Kurse werden gedrückt.
event-silver-rose = Der Silberkurs steigt: { $before } → { $after }
event-table-opened = Ab jetzt gilt Verkaufsleiste { $table }.
event-table-restocked = Verkaufsleiste 2 ist neu bestückt: { $count } × farbig, { $black } × schwarz.
event-missing = Kein Koffer in { $colour } im Markt: { $before } → { $after }
event-stage = Stufe { $stage } ist erreicht; { $count ->
    [one] ein schwarzer Koffer kommt
   *[other] { $count } schwarze Koffer kommen
} in den Beutel.
event-stall-guard = { $count ->
    [one] Eine Preisänderung
   *[other] { $count } Preisänderungen
} ohne Silberanstieg: Der Silberkurs steigt von selbst.
event-ended = Der Silberkurs hat das letzte Feld erreicht: Das Spiel endet.
event-settled = { $who } rechnet ab: { $shares } für Aktien, { $subsidies } aus Subventionen, { $interest } Zinsen bezahlt.
event-debt-void = { $who } kann { $money } Zinsschulden nicht zahlen; sie verfallen.
event-result = { $who }: Rang { $rank } mit insgesamt { $bars ->
    [one] einem Barren
   *[other] { $bars } Barren
} und { $money } Geld.

## Namen

# Farben stehen ungebeugt: „Aktie in Rot“, „Kurs von Rot“.
colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-orange = Orange
source-yellow = einen Koffer in Gelb
source-blue = einen Koffer in Blau
source-red = einen Koffer in Rot
source-green = einen Koffer in Grün
source-orange = einen Koffer in Orange
source-bag = einen Koffer aus dem Beutel
# Stets mit „die“ davor, auch im Wenfall.
place-purchase = Kaufleiste
place-silver = Silberkaufleiste
place-sale = Verkaufsleiste
card-pass = Passen
card-sell = Verkauf +1
card-silver = Silberkauf +1
card-buy = Ankauf +1

## Züge

move-setup = Einen Koffer in { $colour } auf die Kaufleiste setzen
move-subsidy = Eine Subvention nehmen (+{ $pays })
move-special = Spezialaktion { card-pass }: einen Koffer in { $colour } auf die Silberkaufleiste setzen (verbraucht die Karte)
move-buy = Eine Aktie in { $colour } für { $price } kaufen{ $spends_card ->
    [yes] {" "}(verbraucht deine Spezialaktion { card-buy })
   *[no] {""}
}
move-sell = Eine Aktie in { $colour } für { $price } verkaufen{ $spends_card ->
    [yes] {" "}(verbraucht deine Spezialaktion { card-sell })
   *[no] {""}
}
move-silver = { $count ->
    [one] Einen Silberbarren für { $money } kaufen
   *[other] { $count } Silberbarren für { $money } kaufen
}{ $spends_card ->
    [yes] {" "}(verbraucht deine Spezialaktion { card-silver })
   *[no] {""}
}
move-pass = Passen: { $source } auf die Silberkaufleiste setzen
move-pass-purchase = Passen: { $source } auf die Kaufleiste setzen
move-pass-sale = Passen: einen Koffer in { $colour } von der Verkaufsleiste in den Markt legen
move-done = { $action ->
    [buy] Kauf beenden
   *[sell] Verkauf beenden
}
move-marker = Einen Koffer in { $colour } auf die { $place ->
    [purchase] { place-purchase }
   *[silver] { place-silver }
} setzen
move-fall = Den Kurs von { $colour } sinken lassen
move-table = Einen Koffer in { $colour } von der Verkaufsleiste in den Markt legen
move-end = Den Zug beenden

## Ablehnungen

refusal-subsidy-limit = Keine weitere Subvention für dich: Das Subventionslimit ist { $subsidy_limit }.
refusal-subsidy-too-late = An diesem Tisch nimmt man Subventionen nur vor der Aktion.
refusal-no-pass-card = Du hast keine Spezialaktion { card-pass } mehr.
refusal-not-in-market = Im Markt steht kein Koffer dieser Farbe.
refusal-trade-limit = { $has_card ->
    [yes] Das Kauflimit ist { $limit }; auch mit deiner Spezialaktion { card-silver } ist es nur { $most }.
   *[no] Das Kauflimit ist { $limit }, und du hast keine Spezialaktion { card-silver } mehr.
}
refusal-too-little-money = Du hast nicht genug Geld.
refusal-interest-due = Du schuldest { $due } an Zinsen: Verkaufe zuerst Aktien oder nimm, wenn noch möglich, eine Subvention.
refusal-subsidy-due = Du schuldest { $due } an Zinsen: Nimm zuerst eine Subvention.
refusal-subsidy-before-end = Du schuldest noch { $due } an Zinsen: Nimm eine Subvention, bevor du den Zug beendest.
refusal-must-mark-bought = Du musst mit einer eben gekauften Farbe markieren, solange der Markt eine davon hat.
refusal-no-such-share = Du besitzt keine Aktie dieser Farbe.
refusal-must-sell-on = Du schuldest noch { $due } an Zinsen: Verkaufe weiter, bis sie bezahlt sind, das Kauflimit erreicht ist oder du keine Aktie mehr hast.
refusal-not-sold = Nur eine eben verkaufte Farbe kann sinken.
refusal-not-on-table = Auf der Verkaufsleiste steht kein Koffer dieser Farbe.
refusal-must-take-sold = Nimm eine der verkauften Farben, solange die Verkaufsleiste eine davon hat.
refusal-market-not-empty = Aus dem Beutel kommt ein Koffer nur, wenn der Markt leer ist.
refusal-only-pass = Du schuldest { $due } an Zinsen und kannst weder verkaufen noch eine Subvention nehmen: Du kannst nur passen.
refusal-only-silver-pass = Dort kannst du nur mit der Option style: 2023 passen.

## Ereignisse

event-started = { $who } beginnt.
event-setup-case = { $who } setzt einen Koffer in { $colour } auf die Kaufleiste.
event-turn = { $who } ist am Zug.
event-subsidy = { $who } nimmt eine Subvention von { $money }.
event-interest-paid = { $who } zahlt { $money } an Zinsen.
event-interest-owed = { $who } kann { $money } an Zinsen nicht zahlen und schuldet jetzt { $total }.
event-due-paid = { $who } zahlt { $money } an rückständigen Zinsen.
event-card-used = { $who } nutzt eine Spezialaktion: { $card }.
event-bought = { $who } kauft eine Aktie in { $colour } für { $price }.
event-sold = { $who } verkauft eine Aktie in { $colour } für { $price }.
event-bars = { $count ->
    [one] { $who } kauft einen Silberbarren für { $price }.
   *[other] { $who } kauft { $count } Silberbarren zu je { $price }.
}
event-gold = { $who } tauscht Silber in Gold und hat jetzt { $gold } Gold{ $silver ->
    [0] {""}
   *[other] {" "}und { $silver } Silber
}.
event-passed = { $who } passt.
event-marked = { $who } setzt einen Koffer in { $colour } auf die { $place }.
event-marked-from-bag = Der Markt ist leer: Ein Koffer in { $colour } kommt aus dem Beutel auf die { $place }.
event-no-case-left = Weder Markt noch Beutel haben einen Koffer für die { $place }.
event-table-case = { $who } legt einen Koffer in { $colour } von Verkaufsleiste { $table } in den Markt.
event-last-case = Der letzte Koffer in { $colour } hat den Markt verlassen.
event-third-case = Drei Koffer in { $colour } stehen auf einer Leiste.
event-price = Kurs von { $colour }: { $before } → { $after }
event-change = Die { $place } löst eine Preisänderung aus: { $who } zieht { $count ->
    [0] nichts, der Beutel ist leer
    [one] einen Koffer
   *[other] { $count } Koffer
}.
# Nicht gezogene Farben bleiben weg.
event-drew = Gezogen{ $yellow ->
    [0] {""}
   *[other] {" "}· { $yellow } × Gelb
}{ $blue ->
    [0] {""}
   *[other] {" "}· { $blue } × Blau
}{ $red ->
    [0] {""}
   *[other] {" "}· { $red } × Rot
}{ $green ->
    [0] {""}
   *[other] {" "}· { $green } × Grün
}{ $orange ->
    [0] {""}
   *[other] {" "}· { $orange } × Orange
}{ $black ->
    [0] {""}
   *[other] {" "}· { $black } × Schwarz
}.
event-crash = { $count ->
    [one] Ein schwarzer Koffer: Bei jeder Farbe zählt ein Koffer weniger.
   *[other] { $count } schwarze Koffer: Bei jeder Farbe zählen { $count } Koffer weniger.
}
event-silver-rose = Der Silberkurs steigt: { $before } → { $after }
event-table-opened = Ab jetzt gilt Verkaufsleiste { $table }.
event-table-restocked = Verkaufsleiste 2 ist neu bestückt: { $count } × farbig{ $black ->
    [0] {""}
   *[other] , { $black } × schwarz
}.
event-missing = Im Markt ist kein Koffer in { $colour } mehr, der Kurs steigt: { $before } → { $after }
event-stage = Stufe { $stage } ist erreicht; { $count ->
    [one] ein schwarzer Koffer kommt
   *[other] { $count } schwarze Koffer kommen
} in den Beutel.
event-stall-guard = { $count ->
    [one] Eine Preisänderung
   *[other] { $count } Preisänderungen
} in Folge ohne Silberanstieg: Der Silberkurs steigt von selbst.
event-ended = Der Silberkurs hat das letzte Feld erreicht: Das Spiel endet.
# Nullen bleiben weg.
event-settled = { $who } rechnet ab{ $shares ->
    [0] {""}
   *[other] {" "}· +{ $shares } für Aktien
}{ $subsidies ->
    [0] {""}
   *[other] {" "}· +{ $subsidies } aus letzten Subventionen
}{ $interest ->
    [0] {""}
   *[other] {" "}· −{ $interest } für rückständige Zinsen
}.
event-debt-void = { $who } kann { $money } an Zinsschulden nicht zahlen; sie verfallen.
event-last-bars = { $count ->
    [one] { $who } kauft zum Schluss einen Barren für { $price }.
   *[other] { $who } kauft zum Schluss { $count } Barren zu je { $price }.
}
event-result = { $who } wird { $rank }. mit { $bars ->
    [one] einem Barren
   *[other] { $bars } Barren
} und { $money ->
    [0] ohne Geld
   *[other] { $money } an Geld
}.

term-money = Bargeld
term-silver = Silberbarren
term-shares = Aktien zum heutigen Kurs
term-rise = künftige Kurse
term-interest = Zinsen
term-rivals = die anderen bremsen

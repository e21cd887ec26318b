## Namen

# Kleuren staan onverbogen, meestal tussen haakjes.
colour-yellow = geel
colour-blue = blauw
colour-red = rood
colour-green = groen
colour-orange = oranje
source-yellow = een gele koffer
source-blue = een blauwe koffer
source-red = een rode koffer
source-green = een groene koffer
source-orange = een oranje koffer
source-bag = een koffer uit de zak
place-purchase = aankooptabel
place-silver = zilveraankooptabel
place-sale = verkooptabel
card-pass = Passen
card-sell = Verkoop +1
card-silver = Zilveraankoop +1
card-buy = Aankoop +1

## Zetten

move-setup = Zet een koffer ({ $colour }) op de aankooptabel
move-subsidy = Neem een subsidie: { $pays } geld
move-special = Speciale actie Passen: een koffer ({ $colour }) op de zilveraankooptabel
move-buy = Koop één aandeel ({ $colour }) voor { $price }
move-sell = Verkoop één aandeel ({ $colour }) voor { $price }
move-silver = { $count ->
    [one] Koop één zilverstaaf voor { $money }
   *[other] Koop { $count } zilverstaven voor { $money }
}
move-pass = Pas: { $source } op de zilveraankooptabel
move-pass-purchase = Pas: { $source } op de aankooptabel
move-pass-sale = Pas: een koffer ({ $colour }) van de verkooptabel naar de markt
move-done = Geen aandelen meer in deze actie
move-marker = Markeer de actie met een koffer ({ $colour })
move-fall = Laat de koers dalen: { $colour }
move-table = Neem een koffer ({ $colour }) van de verkooptabel
move-end = Beëindig de beurt

## Weigeringen

refusal-subsidy-limit = Geen subsidie meer voor jou: de subsidielimiet is { $subsidy_limit }.
refusal-subsidy-too-late = Aan deze tafel neem je subsidies alleen vóór de hoofdactie.
refusal-no-pass-card = Je hebt geen ongebruikte speciale actie Passen.
refusal-not-in-market = De markt heeft geen koffer van die kleur.
refusal-trade-limit = De handelslimiet is { $limit }, en je hebt geen speciale actie om die te overschrijden.
refusal-too-little-money = Je hebt niet genoeg geld.
refusal-interest-due = Je bent { $due } rente schuldig: verkoop eerst aandelen, of neem een subsidie als dat nog kan.
refusal-subsidy-due = Je bent { $due } rente schuldig: neem eerst een subsidie.
refusal-must-mark-bought = Markeer met een gekochte kleur, zolang de markt er een heeft.
refusal-no-such-share = Je hebt geen aandeel van die kleur.
refusal-must-sell-on = Je bent nog { $due } rente schuldig: verkoop door tot die betaald is, de limiet bereikt is of je geen aandeel meer hebt.
refusal-not-sold = Alleen een kleur die je net verkocht hebt, kan dalen.
refusal-not-on-table = De verkooptabel heeft geen koffer van die kleur.
refusal-must-take-sold = Neem een van de verkochte kleuren, zolang de verkooptabel er een heeft.
refusal-market-not-empty = Er komt alleen een koffer uit de zak als de markt leeg is.
refusal-only-pass = Je bent { $due } rente schuldig en kunt noch verkopen noch een subsidie nemen: je kunt alleen passen.
refusal-only-silver-pass = Daar pas je alleen in de stijl van 2023.

## Gebeurtenissen

event-started = { $who } begint.
event-setup-case = { $who } zet een koffer ({ $colour }) op de aankooptabel.
event-turn = { $who } is aan de beurt.
event-subsidy = { $who } neemt een subsidie van { $money }.
event-interest-paid = { $who } betaalt { $money } rente.
event-interest-owed = { $who } kan { $money } rente niet betalen en is nu { $total } schuldig.
event-due-paid = { $who } lost { $money } renteschuld af.
event-card-used = { $who } gebruikt een speciale actie: { $card }.
event-bought = { $who } koopt één aandeel ({ $colour }) voor { $price }.
event-sold = { $who } verkoopt één aandeel ({ $colour }) voor { $price }.
event-bars = { $count ->
    [one] { $who } koopt één zilverstaaf voor { $price }.
   *[other] { $who } koopt { $count } zilverstaven voor { $price } per stuk.
}
event-gold = { $who } wisselt zilver in en heeft nu { $gold } goud en { $silver } zilver.
event-passed = { $who } past.
event-marked = { $who } zet een koffer ({ $colour }) op de { $place }.
event-marked-from-bag = De markt is leeg: een koffer ({ $colour }) komt uit de zak op de { $place }.
event-no-case-left = Noch de markt noch de zak heeft een koffer voor de { $place }.
event-table-case = { $who } neemt een koffer ({ $colour }) van verkooptabel { $table }.
event-last-case = De laatste koffer ({ $colour }) is uit de markt.
event-third-case = Er staan drie koffers ({ $colour }) op één tabel.
event-price = Koers { $colour }: { $before } → { $after }
event-change = Koerswijziging door de { $place }: { $who } trekt { $count ->
    [one] één koffer
   *[other] { $count } koffers
}.
event-drew = Getrokken: { $yellow } × geel, { $blue } × blauw, { $red } × rood.
event-drew-more = Ook getrokken: { $green } × groen, { $orange } × oranje, { $black } × zwart.
event-crash = { $count } zwarte koffers tegelijk: alle koersen worden omlaag getrokken.
event-silver-rose = De zilverkoers stijgt: { $before } → { $after }
event-table-opened = Vanaf nu geldt verkooptabel { $table }.
event-table-restocked = Verkooptabel 2 is opnieuw gevuld: { $count } × gekleurd, { $black } × zwart.
event-missing = Geen { $colour } in de markt: { $before } → { $after }
event-stage = Niveau { $stage } is bereikt; { $count ->
    [one] er gaat één zwarte koffer
   *[other] er gaan { $count } zwarte koffers
} in de zak.
event-stall-guard = { $count ->
    [one] Eén koerswijziging
   *[other] { $count } koerswijzigingen
} zonder stijging van zilver: de zilverkoers stijgt vanzelf.
event-ended = De zilverkoers heeft het laatste veld bereikt: het spel is afgelopen.
event-settled = { $who } rekent af: { $shares } voor aandelen, { $subsidies } aan subsidies, { $interest } rente betaald.
event-debt-void = { $who } kan de { $money } verschuldigde rente niet betalen; die vervalt.
event-result = { $who }: plaats { $rank } met { $bars ->
    [one] één staaf
   *[other] { $bars } staven
} in totaal en { $money } geld.

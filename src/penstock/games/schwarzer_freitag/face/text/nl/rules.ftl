## Namen

# Onverbogen, zoals bij ‘aandeel’; bij ‘koffer’ kiest de zin de verbogen vorm.
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
source-bag = een koffer uit de buidel
place-purchase = aankooptabel
place-silver = zilveraankooptabel
place-sale = verkooptabel
card-pass = Passen
card-sell = Verkoop +1
card-silver = Zilveraankoop +1
card-buy = Aankoop +1

## Zetten

move-setup = Een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer op de aankooptabel zetten
move-subsidy = Subsidie nemen (+{ $pays })
move-special = Speciale actie { card-pass }: een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer op de zilveraankooptabel zetten (verbruikt de kaart)
move-buy = Eén { $colour } aandeel kopen voor { $price }{ $spends_card ->
    [yes] {" "}(verbruikt je speciale actie { card-buy })
   *[no] {""}
}
move-sell = Eén { $colour } aandeel verkopen voor { $price }{ $spends_card ->
    [yes] {" "}(verbruikt je speciale actie { card-sell })
   *[no] {""}
}
move-silver = { $count ->
    [one] Eén zilverstaaf kopen voor { $money }
   *[other] { $count } zilverstaven kopen voor { $money }
}{ $spends_card ->
    [yes] {" "}(verbruikt je speciale actie { card-silver })
   *[no] {""}
}
move-pass = Passen: { $source } op de zilveraankooptabel zetten
move-pass-purchase = Passen: { $source } op de aankooptabel zetten
move-pass-sale = Passen: een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer van de verkooptabel naar de markt verplaatsen
move-done = { $action ->
    [buy] Stoppen met kopen
   *[sell] Stoppen met verkopen
}
move-marker = Een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer op de { $place ->
    [purchase] { place-purchase }
   *[silver] { place-silver }
} zetten
move-fall = De koers van { $colour } laten dalen
move-table = Een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer van de verkooptabel naar de markt verplaatsen
move-end = De beurt beëindigen

## Weigeringen

refusal-subsidy-limit = Geen subsidie meer voor jou: de subsidielimiet is { $subsidy_limit }.
refusal-subsidy-too-late = Aan deze tafel neem je subsidies alleen vóór de hoofdactie.
refusal-no-pass-card = Je hebt geen speciale actie { card-pass } meer.
refusal-not-in-market = In de markt ligt geen koffer van die kleur.
refusal-trade-limit = { $has_card ->
    [yes] De handelslimiet is { $limit }; ook met je speciale actie { card-silver } is die maar { $most }.
   *[no] De handelslimiet is { $limit }, en je hebt geen speciale actie { card-silver } meer.
}
refusal-too-little-money = Je hebt niet genoeg geld.
refusal-interest-due = Je bent { $due } rente schuldig: verkoop eerst aandelen, of neem een subsidie als dat nog kan.
refusal-subsidy-due = Je bent { $due } rente schuldig: neem eerst een subsidie.
refusal-subsidy-before-end = Je bent nog { $due } rente schuldig: neem een subsidie voordat je de beurt beëindigt.
refusal-must-mark-bought = Markeer met een kleur die je net hebt gekocht, zolang die in de markt ligt.
refusal-no-such-share = Je hebt geen aandeel van die kleur.
refusal-must-sell-on = Je bent nog { $due } rente schuldig: verkoop door tot die betaald is, de limiet bereikt is of je geen aandeel meer hebt.
refusal-not-sold = Alleen een kleur die je net verkocht hebt, kan dalen.
refusal-not-on-table = Op de verkooptabel staat geen koffer van die kleur.
refusal-must-take-sold = Neem een van de verkochte kleuren, zolang die op de verkooptabel staat.
refusal-market-not-empty = Er komt alleen een koffer uit de buidel als de markt leeg is.
refusal-only-pass = Je bent { $due } rente schuldig en kunt noch verkopen noch een subsidie nemen: je kunt alleen passen.
refusal-only-silver-pass = Daar kun je alleen passen met de optie style: 2023.

## Gebeurtenissen

event-started = { $who } begint.
event-setup-case = { $who } zet een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer op de aankooptabel.
event-turn = { $who } is aan de beurt.
event-subsidy = { $who } neemt een subsidie van { $money }.
event-interest-paid = { $who } betaalt { $money } rente.
event-interest-owed = { $who } kan { $money } rente niet betalen en is nu { $total } schuldig.
event-due-paid = { $who } betaalt { $money } achterstallige rente.
event-card-used = { $who } gebruikt een speciale actie: { $card }.
event-bought = { $who } koopt één { $colour } aandeel voor { $price }.
event-sold = { $who } verkoopt één { $colour } aandeel voor { $price }.
event-bars = { $count ->
    [one] { $who } koopt één zilverstaaf voor { $price }.
   *[other] { $who } koopt { $count } zilverstaven voor { $price } per stuk.
}
event-gold = { $who } wisselt zilver in voor goud en heeft nu { $gold } goud{ $silver ->
    [0] {""}
   *[other] {" "}en { $silver } zilver
}.
event-passed = { $who } past.
event-marked = { $who } zet een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer op de { $place }.
event-marked-from-bag = De markt is leeg: een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer komt uit de buidel op de { $place }.
event-no-case-left = In de markt en in de buidel is geen koffer meer voor de { $place }.
event-table-case = { $who } verplaatst een { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer van verkooptabel { $table } naar de markt.
event-last-case = De laatste { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer is uit de markt.
event-third-case = Er staan drie { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffers op één tabel.
event-price = Koers van { $colour }: { $before } → { $after }
event-change = Door de { $place } komt er een koerswijziging: { $who } trekt { $count ->
    [0] niets, de buidel is leeg
    [one] één koffer
   *[other] { $count } koffers
}.
# Kleuren die niet getrokken zijn, blijven weg.
event-drew = Getrokken{ $yellow ->
    [0] {""}
   *[other] {" "}· { $yellow } × geel
}{ $blue ->
    [0] {""}
   *[other] {" "}· { $blue } × blauw
}{ $red ->
    [0] {""}
   *[other] {" "}· { $red } × rood
}{ $green ->
    [0] {""}
   *[other] {" "}· { $green } × groen
}{ $orange ->
    [0] {""}
   *[other] {" "}· { $orange } × oranje
}{ $black ->
    [0] {""}
   *[other] {" "}· { $black } × zwart
}.
event-crash = { $count ->
    [one] Eén zwarte koffer: voor elke kleur telt één koffer minder.
   *[other] { $count } zwarte koffers: voor elke kleur tellen { $count } koffers minder.
}
event-silver-rose = De zilverkoers stijgt: { $before } → { $after }
event-table-opened = Vanaf nu geldt verkooptabel { $table }.
event-table-restocked = Verkooptabel 2 is opnieuw gevuld: { $count } × gekleurd{ $black ->
    [0] {""}
   *[other] , { $black } × zwart
}.
event-missing = Er ligt geen { $colour ->
    [geel] gele
    [blauw] blauwe
    [rood] rode
    [groen] groene
   *[oranje] oranje
} koffer meer in de markt, de koers stijgt: { $before } → { $after }
event-stage = Niveau { $stage } is bereikt; { $count ->
    [one] er gaat één zwarte koffer
   *[other] er gaan { $count } zwarte koffers
} in de buidel.
event-stall-guard = { $count ->
    [one] Eén koerswijziging
   *[other] { $count } koerswijzigingen
} op rij zonder zilverstijging: de zilverkoers stijgt vanzelf.
event-ended = De zilverkoers heeft het laatste veld bereikt: het spel is afgelopen.
# Bedragen van nul blijven weg.
event-settled = { $who } rekent af{ $shares ->
    [0] {""}
   *[other] {" "}· +{ $shares } voor aandelen
}{ $subsidies ->
    [0] {""}
   *[other] {" "}· +{ $subsidies } uit laatste subsidies
}{ $interest ->
    [0] {""}
   *[other] {" "}· −{ $interest } aan achterstallige rente
}.
event-debt-void = { $who } kan de { $money } verschuldigde rente niet betalen; die vervalt.
event-last-bars = { $count ->
    [one] { $who } koopt een laatste staaf voor { $price }.
   *[other] { $who } koopt nog { $count } staven voor { $price } per stuk.
}
event-result = { $who } wordt { $rank }e met { $bars ->
    [one] één staaf
   *[other] { $bars } staven
} en { $money ->
    [0] zonder geld
   *[other] { $money } over
}.

term-money = geld in de hand
term-silver = zilverstaven
term-shares = aandelen tegen de koers van nu
term-rise = koersen die nog komen
term-interest = rente
term-rivals = de anderen afremmen

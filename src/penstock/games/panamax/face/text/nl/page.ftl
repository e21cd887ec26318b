worth-now = Nu waard: ${ $total }
worth-cash = eigen geld
worth-awards = directiepremies
worth-shares = aandelen
worth-advisors = financieel adviseurs
worth-debt = leningen, afgetrokken
canal = Het kanaal
loading-zone = Laadzone { $nation }
holds-of = { $capacity ->
    [one] { $holds } van { $capacity } ruim
   *[other] { $holds } van { $capacity } ruimen
}
fee-here = een dobbelsteen kost hier { $fee } dollar aan het einde van de ronde
left-waterway = { $count ->
    [one] 1 waterwegstap
   *[other] { $count } waterwegstappen
}
left-lock = { $count ->
    [one] 1 sluisstap
   *[other] { $count } sluisstappen
}
left-any = { $count ->
    [one] 1 stap naar keuze
   *[other] { $count } stappen naar keuze
}
left-loads = { $count ->
    [one] één dobbelsteen te laden
   *[other] { $count } dobbelstenen te laden
}
left-stevedore = { $count ->
    [one] één dobbelsteen door de stuwadoor
   *[other] { $count } dobbelstenen door de stuwadoor
}
ship-military = { $holds ->
    [one] { $ship }, militair schip, 1 ruim.
   *[other] { $ship }, militair schip, { $holds } ruimen.
}
ship-words = { $ship }: { $cargo }; { $weight } van { $least } tot { $most }.
ready = Klaar om te varen.
lacks = Nog { $count } tot het minimum.
empty = leeg
general-cargo = stukgoed
action-table = Actietabel
column = kolom { $number }, { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
executive = directiedobbelsteen
gives-moves = De volgende dobbelsteen geeft { $strength ->
    [one] 1 waterwegstap
   *[other] { $strength } waterwegstappen
} en { $lock ->
    [one] 1 sluisstap
   *[other] { $lock } sluisstappen
}.
gives-loads = Met de volgende dobbelsteen laad je er hoogstens { $strength }.
contract-number = contract { $number }
container = container met een { $die }
incoming = binnenkomend
pile = stapel ({ $count })
railway = { $count ->
    [one] spoorweg, 1 dobbelsteen op de eerste wagon
   *[other] spoorweg, { $count } dobbelstenen op de eerste wagon
}
wagon-die = { $die } van bedrijf { $company } op de wagon
platform = vlaggen op het perron
platform-flag = vlag { $nation } op het perron, nog { $count }
stock = Nog over: { $passengers ->
    [one] 1 passagiersfiche
   *[other] { $passengers } passagiersfiches
}, { $captains ->
    [one] 1 kapitein
   *[other] { $captains } kapiteins
}, { $stevedores ->
    [one] 1 stuwadoor
   *[other] { $stevedores } stuwadoors
}, { $advisors ->
    [one] 1 financieel adviseur
   *[other] { $advisors } financieel adviseurs
}
round = Ronde { $round } van 3
turn-order = volgorde
company-cash = Bedrijf
private = Privé
price = Koers
shares = Aandeelhouders
fee-due = Kosten nu
loans = Leningen
dice = Stenen
flags = Vlaggen
contracts = Contracten
awards = Directiepremies
market-words = { $company } aandeel: koers { $price }, dividend { $dividend }, { $unsold } onverkocht
dice-words = { $warehouse } in het pakhuis, { $pool } in de voorraad
passengers = passagiersfiches
captain = { $moves ->
    [one] Kapitein: 1 stap
   *[other] Kapitein: { $moves } stappen
}
advisors = { $count ->
    [one] één financieel adviseur
   *[other] { $count } financieel adviseurs
}
advisor-pays = zou nu { $pays } dollar opleveren
words-player = { $who } ({ $company }): bedrijf { $own }, privé { $cash }, koers { $price }, dividend { $dividend }, kosten nu { $fee }, leningen { $loans }. Vlaggen: { $flags }
waiting-zone = Wachtzone
by-rail = per spoor
transfer-costs = overzetten: { $price } dollar
column-short = Kolom { $number }
starting = Start
market = Markt
dividend = Dividend
deferred = er is een marktactie voor later bewaard
fee-parts = Kosten die nu betaald zouden moeten worden: { $fee } dollar (pakhuis { $warehouse }, contracten { $contracts }, schepen { $ships })
debt = kost aan het einde { $debt } dollar
in-dock = { $holds ->
    [one] schip met 1 ruim, nog niet in gebruik
   *[other] schip met { $holds } ruimen, nog niet in gebruik
}
round-end = Het einde van de ronde
step-order = 1 · Spoor: nieuwe beurtvolgorde
step-flags = 2 · Vlaggen van het perron
step-fees = 3 · Vrachtkosten
step-dividends = 4 · Dividenden
step-award = 5 · Directiepremie
free-action = Gratis actie: { $free }
shares-worth = Aandelen
advisor-money = Financieel adviseurs
advisor-not-counted = telt niet mee
total = Totaal
score = Dollar
stevedore = { $dice ->
    [one] Stuwadoor: 1 dobbelsteen laden, of { $cut } dollar minder kosten
   *[other] Stuwadoor: { $dice } dobbelstenen laden, of { $cut } dollar minder kosten
}
pushes = Dit duwt { $ships }
of-it-private = eigen geld
no-dividend = geen dividend
ask-bid = Bied op je bedrijf
ask-pass-advisor = Welke adviseur houd je? De andere gaat naar links
ask-keep-advisor = Welke adviseur houd je?
ask-start-contract = Kies een startcontract
ask-start-loading = Belaad je eigen schepen
ask-before = Neem een dobbelsteen
ask-executive = Directiedobbelsteen: zijn actie of de markt?
ask-contract = Een contract nemen?
ask-loading = Welke container laad je?
ask-target = Op welk schip?
ask-moving = Verplaats een schip
ask-group = Wie gaat mee?
ask-stevedore = Stuwadoor: welke container?
ask-deferred-market = Bewaarde marktactie: koop een aandeel, anders vervalt die
ask-free-market = Gratis actie: nu of later een aandeel kopen?
ask-free-load = Gratis actie: laad een dobbelsteen
ask-free-rail = Gratis actie: spoorweg
ask-bonus = Je schip is aangekomen: kaart of geld?
ask-advisor = Kies een financieel adviseur
ask-benefit = Kies een passagiersvoordeel
ask-after = Nog iets deze beurt?
ask-discard = Te veel contracten: leg er een af
ask-flag = Kies een vlag
ask-fee = Betaal de vrachtkosten
do-bid = bieden
do-keep = houden
do-choose = kiezen
do-take = kolom
do-transfer = overzetten
do-act = actie
do-buy = kopen
do-raise = verhogen
do-build = bouwen
do-captain = kapitein
do-stevedore = stuwadoor
do-contract = contract
do-skip = overslaan
do-pick = container
do-free-die = gratis steen
do-load = laden
do-wagon = wagon
do-done = klaar
do-move = verplaatsen
do-add = meenemen
do-sail = vertrekken
do-rail = spoor
do-lift = steen verhogen
do-decline = afzien
do-bonus = bonus
do-advisor = adviseur
do-benefit = voordeel
do-end = einde
do-discard = afleggen
do-flag = vlag
do-cut = korten
do-pay = betalen

## Options of the rules

option-setup = Opbouw
choice-setup-normal = normaal
choice-setup-advanced = gevorderd: een geheim bod verdeelt het geld
option-capacity = Tabel van scheepscapaciteiten
option-miraflores = Sluiskolken bij Miraflores
option-mulligan = Dobbelstenen die tellen voor opnieuw gooien
choice-mulligan-all = alle
choice-mulligan-first = die in de kolommen
option-freeActions = Gratis acties
choice-freeActions-must = moeten worden gebruikt als het kan
choice-freeActions-mayLapse = mogen vervallen
option-freeLoad = Gratis laden van een dobbelsteen van een voorkant
choice-freeLoad-matching = in de zone van zijn land
choice-freeLoad-any = overal
option-movement = Stappen
choice-movement-whole = alles wat kan, moet je gebruiken
choice-movement-stepwise = één voor één, ook met verlies
option-militaryPay = Militaire schepen betalen
choice-militaryPay-turn = één keer per beurt
choice-militaryPay-source = kaarten en gratis stappen extra
option-usedCards = Gebruikte kaarten
choice-usedCards-out = gaan uit het spel
choice-usedCards-back = gaan onder hun stapel
option-advisorDraw = Een financieel adviseur wordt
choice-advisorDraw-choose = gekozen uit de stapel
choice-advisorDraw-top = de bovenste kaart

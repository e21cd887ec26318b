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
gives-moves = Deze dobbelsteen geeft { $strength ->
    [one] 1 waterwegstap
   *[other] { $strength } waterwegstappen
} en { $lock ->
    [one] 1 sluisstap
   *[other] { $lock } sluisstappen
}.
gives-loads = Met deze dobbelsteen laad je er hoogstens { $strength }.
gives-market = Of, als directiedobbelsteen: een aandeel kopen of je eigen koers verhogen.
gives-front = De stenen gaan op schepen in { $nation }; alles geladen, dan is de vlag van jou.
gives-back = De stenen gaan op schepen van elke laadzone; er komt geen vlag.
gives-rail = Een steen uit pakhuis of voorraad ligt daar als 2.
gives-lift = Hij telt 2 meer voor de volgorde, hoogstens 6.
contract-number = contract { $number }
container-of = container { $container } van contract { $contract }
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
round = Ronde { $round } van 3
private = Privé
price = Koers
loans = Leningen
dice = Stenen
flags = Vlaggen
awards = Directiepremies
market-words = { $company } aandeel: koers { $price }, dividend { $dividend }, { $unsold } onverkocht
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
column-short = Kolom { $number }
starting = Start
market = Markt
deferred = er is een marktactie voor later bewaard
fee-parts = Vrachtkosten aan het einde van de ronde, zoals het nu ligt: { $fee } dollar (pakhuis { $warehouse }, contracten { $contracts }, schepen { $ships }). Laad dobbelstenen en vaar hun schepen verder: vlak bij de oceaan kost een dobbelsteen weinig, en aangekomen niets.
debt = kost aan het einde { $debt } dollar
in-dock = { $holds ->
    [one] schip met 1 ruim, nog niet in gebruik
   *[other] schip met { $holds } ruimen, nog niet in gebruik
}
round-end = Het einde van de ronde
step-order = Spoor
step-flags = Vlaggen
step-fees = Vrachtkosten
step-dividends = Dividenden
step-award = Directiepremie
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
no-dividend = geen dividend
ask-bid = Bied op je bedrijf
ask-pass-advisor = Welke adviseur houd je? De andere gaat naar links
ask-keep-advisor = Welke adviseur houd je?
ask-start-contract = Kies een startcontract
ask-done = Stoppen met laden? Er kan nog meer.
ask-start-loading = Belaad je schepen, elk één steen
ask-start-build = Zet een schip in { $nation }: elk neemt één dobbelsteen
ask-port = In welke laadzone?
ask-before = Neem een dobbelsteen
ask-executive = Directiedobbelsteen: zijn actie of de markt?
ask-contract = Contract nemen? Boven brengt een vlag
ask-loading = Laad: één steen per schip
ask-loading-none = Geen schip neemt nu een steen
ask-loading-empty = Niets meer te laden
end-turn = Beurt beëindigen
ask-target = Op welk schip?
ask-moving = Verplaats een schip
ask-group = Wie gaat mee?
ask-stevedore = Stuwadoor: welke container?
ask-deferred-market = Bewaarde marktactie: koop een aandeel, anders vervalt die
ask-free-market = Gratis actie: nu of later een aandeel kopen?
ask-free-load = Gratis actie: laad een dobbelsteen
ask-free-rail = Gratis actie: spoorweg
ask-bonus = { $ship } is aangekomen: kaart of geld?
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
load = { $now }/{ $least }–{ $most }
to-sea = { $sea }
waiting-words = Wachtzone: schepen die het kanaal hebben verlaten. Een geladen dobbelsteen brengt ze naar een laadzone.
reach-gatun = Gatunsluizen
reach-gatun-lake = Gatunmeer
reach-culebra = Culebra-doorgang
reach-pedro-miguel = Pedro Miguel
reach-miraflores-lake = Miraflores-meer
reach-miraflores = Mirafloressluizen
short-iowa = USS Iowa
short-sagres = NRP Sagres
short-pegasus = USS Pegasus
short-yi-yang = Yi Yang
short-dice-fest = Dice Fest
short-lucky-me = Lucky Me
short-spiel = Spiel
short-prospector = Prospector
move-ships = Schepen varen
take-and-load = Contract nemen, laden
word-waterway = waterwegstappen
word-lock = sluisstappen
loads-short = laadt { $strength }
emptier = legere kolom = sterker
transfer-short = Overzetten
transfer = Sleep vóór je actie een dobbelsteen naar een kolom aan de andere kant, of druk hier en dan op zijn kolom. Hij wordt daar meteen gebruikt en kost het bedrijf { $price } dollar.
column-empty = Hier ligt geen dobbelsteen meer.
stack-captain = Kapiteinskaarten over: { $count }. Wie een klein schip het kanaal uit heeft, neemt de bovenste of geld. Ze geeft gratis stappen.
stack-stevedore = Stuwadoorkaarten over: { $count }. Voor een middelgroot schip dat het kanaal verlaat. Ze laadt dobbelstenen of bespaart kosten.
stack-advisor = Financieel adviseurs over: { $count }. Voor een groot schip dat het kanaal verlaat. De twee beste betalen aan het einde.
stack-passenger = Passagiersfiches over: { $count }. Elke dobbelsteen die op een cruiseschip aankomt, neemt er een: geld voor het bedrijf en een blijvend voordeel.
cards-left = Over, voor aangekomen schepen
count-captain = Kapiteins
count-stevedore = Stuwadoors
count-advisor = Adviseurs
count-passenger = Passagiers
back-legend = ◇ stukgoed: elke haven, geen vlag
a-share = per stuk
pays = geeft { $pays }
wagon = Eerste wagon: aan het einde van de ronde begint de hoogste som, en wie hier een dobbelsteen heeft, neemt een vlag.
wagon-rule = Wagon 1: hoogste eerst
order-now = Volgorde
order = De beurtvolgorde in deze ronde.
platform-short = Perron
store = Pakhuis
pool = Voorraad
tip-store = Dobbelstenen in het pakhuis: { $count }. Ze worden eerst gebruikt; aan het einde van de ronde zouden ze { $fee } dollar kosten.
tip-pool = Dobbelstenen in de voorraad: { $count }. Ze kosten niets.
captain-short = Kapitein { $moves }
stevedore-short = Stuwadoor { $dice }
passengers-note = Passagiersfiches: { $count }. Voordelen: { $benefits }.
build-for = bouwen { $cost }
build-free = gratis
open-company = Dit bedrijf volledig tonen
your-company = Jouw bedrijf
opening-you = Jouw bedrijf: { $company }
opening-goal = Je eigen geld wint,
opening-goal-text = niet dat van het bedrijf: wie na drie rondes het meeste heeft. Het komt van aandelen en hun dividend, van je schepen die aankomen en van je adviseur.
opening-cargo = Vracht vult de kas:
opening-cargo-text = neem contracten, laad hun dobbelstenen op schepen, breng die naar de andere oceaan. Daarvan betaalt het bedrijf kosten en dividend.
opening-turn = Een beurt is één witte dobbelsteen:
opening-turn-text = uit kolom 1 tot 3 verplaatst hij schepen, van wie ook; uit kolom 4 tot 6 neemt hij een contract en laadt.
award-note = Directiepremies: { $money } dollar. Ze tellen aan het einde en zijn geen eigen geld.
worth-short = nu waard
worth-now = Nu waard: { $total } dollar
worth-cash = eigen geld
worth-awards = directiepremies
worth-shares = aandelen tegen hun koers
worth-advisors = financieel adviseurs
worth-debt = min leningen
free-die-label = een dobbelsteen uit pakhuis of voorraad
no-contract = geen contract
firm = Bedrijf
own = Privé
fees = Kosten
firm-note = Bedrijfsgeld betaalt kosten, overzetten, schepen en dividenden. Aan het einde is het niets waard.
own-note = Eigen geld koopt aandelen en telt aan het einde.
shares-held = Aandelen
shares-note = Aandelen in bezit: elk geeft dividend aan het einde van een ronde, en zijn koers aan het einde van het spel.
price-note = Wat een aandeel nu kost; daarna stijgt de koers met één. Aan het einde van het spel betaalt het deze koers uit.
pays-note = Het dividend van elk aandeel aan het einde van een ronde. Een bedrijf dat niet alles kan betalen, betaalt niets, en de koers daalt met twee.
pile-note = De binnenkomende kaart vult een gat boven de kolommen, en de bovenste van de stapel wordt de binnenkomende kaart.
platform-note = Aan het einde van de ronde neemt ieder met een dobbelsteen in de eerste wagon een van deze vlaggen, met de gratis actie.
front-note = De voorkant: haar dobbelstenen gaan naar schepen in de laadzone van deze natie. Voltooid levert ze de vlag op. Een rail onder een container: die moet per spoor.
back-note = De achterkant: stukgoed, dobbelstenen van 3 voor elke laadzone; geen vlag. Een rail onder een container: die mag per spoor.
held-front = Deze dobbelstenen gaan naar schepen bij { $nation }; alles geladen, dan is de vlag van jou. Wachtende dobbelstenen kosten geld aan het einde van de ronde.
held-back = Deze dobbelstenen gaan naar schepen in elke laadzone. Wachtende dobbelstenen kosten geld aan het einde van de ronde.
flag-number = Vlag { $number } van { $nation }
flag-there = geplaatst
flag-plain = Vier verschillende naties in deze kolom maken overzetten gratis. Hun militaire schip verplaatsen levert 1 dollar per vlag op, hoogstens 3.
flag-market = Levert een gratis marktactie op: nu een aandeel kopen of bewaren.
flag-load = Levert gratis laden op: één wachtende dobbelsteen, of een uit het pakhuis als 2.
flag-moves = Levert drie gratis stappen naar keuze op.
flag-rail = Levert een gratis spooractie op: een dobbelsteen als 2 op de wagon, of een eigen daar 2 hoger.
flag-none = Geen gratis actie. Vlaggen van alle vier de naties maken overzetten gratis.
flag-owned = je hebt er { $count }
advisor-east-note = Betaalt aan het einde voor elke vlag VS Oost.
advisor-eu-note = Betaalt aan het einde voor elke EU-vlag.
advisor-west-note = Betaalt aan het einde voor elke vlag VS West.
advisor-china-note = Betaalt aan het einde voor elke vlag van China.
advisor-sets-note = Betaalt aan het einde voor elke set van vier verschillende vlaggen.
advisor-passengers-note = Betaalt aan het einde voor elk passagiersfiche.
advisor-shipyard-note = Betaalt aan het einde voor elk gebouwd schip: het tweede kleine en het grote.
advisor-portfolio-note = Betaalt aan het einde voor elk bedrijf waarvan je een aandeel hebt.
advisor-founder-note = Betaalt aan het einde voor elk aandeel van je eigen bedrijf dat je hebt.
military = militair schip
not-ready = (nog niet klaar)
steps-away = { $steps ->
    [one] 1 stap tot de { $sea }.
   *[other] { $steps } stappen tot de { $sea }.
}
about-military = Geen lading, altijd klaar. Wie het verplaatst, wordt betaald voor vlaggen van zijn natie.
about-cruise = Neemt alleen dobbelstenen van 1 en 2; elk levert aan het einde van het kanaal een passagiersfiche op.
about-cargo = Is van niemand; de hoogste dobbelsteen van elk bedrijf aan boord betaalt dubbel.
about-s = Bij aankomst neemt de eigenaar een kapitein of geld, en de dobbelstenen betalen hun bedrijven.
about-m = Bij aankomst neemt de eigenaar een stuwadoor of geld, en de dobbelstenen betalen hun bedrijven.
about-l = Bij aankomst neemt de eigenaar een financieel adviseur of geld, en de dobbelstenen betalen hun bedrijven.
zone-lock-note = Een sluis: eruit varen kost een sluisstap. Schepen hier zijn één groep; wat er niet bij past, duwt ze verder.
zone-cut-note = De doorgang: eruit varen kost een waterwegstap. Schepen hier zijn één groep; wat er niet bij past, duwt ze verder.
zone-lake-note = Een meer heeft plaats voor iedereen; groepen vormen en splitsen zich hier. Eruit varen kost een waterwegstap.
fee-note = Kosten: { $fee } dollar per dobbelsteen aan het einde van de ronde.
port-note = Hier worden schepen beladen met dobbelstenen van deze natie en met stukgoed.
round-end-again = De afrekening van de vorige ronde
skip-account = Alles tonen
account = Afrekening
account-close = Sluit de afrekening om verder te gaan
all-companies = Alle
scene-arrival = Aangekomen in de { $sea }
part-warehouse = pakhuis
part-contracts = contracten
part-ships = schepen
stevedore-word = stuwadoor
in-all = samen
fee-due = nu te betalen
private-part = waarvan eigen geld: { $money }
loans-note = Wat bedrijf noch persoon kan betalen, dekt een lening. Die gaat er aan het einde af.
each-share = per aandeel
gets-dividends = ontvangt
counts-at-end = telt aan het einde
advisor-terms = { $pays } dollar per stuk, hoogstens { $most }
offer-cash = Eigen geld, meteen.
offer-captain = Gratis stappen naar keuze, in een latere beurt.
offer-stevedore = Laadt dobbelstenen in een latere beurt, of bespaart kosten aan het einde van een ronde.
offer-advisor = Geheim, betaalt aan het einde. Je twee beste tellen.
bonus-cash = { $money } dollar voor jou
bonus-advisor = Een financieel adviseur
offer-transfers = Een dobbelsteen overzetten kost vanaf nu minder.
offer-contracts = Je mag ook de binnenkomende kaart of de bovenste van de stapel nemen.
offer-loading = Met een dobbelsteen uit kolom 4 tot 6 laad je er één meer.
why-pass-advisor = Een adviseur is je geheime doel: hij betaalt jou aan het einde. Daarna kies je nog eens, tussen deze en die van een buur.
why-keep-advisor = Deze blijft, als je geheime doel: hij betaalt jou aan het einde van het spel.
why-start-contract = Je eerste vracht. De dobbelstenen gaan op eigen schepen in die haven; in de andere oceaan brengt elk zijn ogen op voor het bedrijf. Alles geladen, dan krijg je de vlag.
why-bonus = Je eigen schip is er. Geld is meteen van jou en telt aan het einde; een kaart helpt je later.
why-advisor = Adviseurs zijn geheim en betalen jou aan het einde; je twee beste tellen.
way-flags = Voor geheel geladen contracten, en per spoor.
way-passengers = Laad enen en tweeën op cruiseschepen.
way-shipyard = Het bedrijf betaalt de bouw.
way-portfolio = Koop één aandeel van elke rivaal.
way-founder = Koop je eigen aandelen vroeg, zolang ze goedkoop zijn.
bid-note = Zoveel gaat naar het bedrijf, de rest is van jou. Een derde ervan is de eerste koers.
sign-waterway = waterwegstap: uit oceaan, meer of doorgang
sign-lock = sluisstap: uit een sluis
sign-any = gratis stappen naar keuze
sign-load = dobbelstenen te laden
sign-rail = spoorweg
sign-market = markt: een aandeel kopen
sign-captain = kapiteinskaart: voor een klein schip dat het kanaal uit is; gratis stappen. Het getal ernaast: kaarten over.
sign-stevedore = stuwadoorkaart: voor een middelgroot schip dat het kanaal uit is; laadt dobbelstenen of bespaart kosten. Het getal: kaarten over.
sign-advisor = financieel adviseur: voor een groot schip dat het kanaal uit is; de twee beste betalen aan het einde. Het getal: kaarten over.
sign-passenger = passagiersfiche: voor elke dobbelsteen die op een cruiseschip aankomt; geld en een blijvend voordeel. Het getal: fiches over.
sign-coin = kosten voor een dobbelsteen hier aan het einde van de ronde
sign-gauge = bezette ruimen in deze kolk
sign-letters = klein, middelgroot, groot schip
sign-rail-container = deze container gaat per spoor
sign-store = pakhuis: deze dobbelstenen gaan eerst en kosten geld
sign-pool = voorraad: deze dobbelstenen kosten niets
sign-executive = directiedobbelsteen: zijn actie of de markt
sign-cargo = aan boord, en hoeveel er minstens en hoogstens in moet; ✓ vaarklaar
sign-award = directiepremie: telt aan het einde
pane-canal = Kanaal
pane-dice = Stenen
pane-companies = Bedrijven
pushes-one = duwt { $ship } → { $zone }
how-before = 1–3 verplaatsen schepen, 4–6 laden; hoeveel staat onder in de kolom.
how-transfer = 1–3 verplaatsen schepen, 4–6 laden. Naar de andere kant gesleept wisselt een steen van kant.
how-fees-short = Kosten { $fee } aan het einde van de ronde, bedrijf { $cash }: de rest betaal jij; daarna leent elke lening 10 en kost ze aan het einde 15.
how-start-contract = Elk schip neemt er één van. Het vaart zodra zijn stenen dit halen: S { $small }, M { $medium }, L { $large }.
start-bound = { $from } ▸ { $to }
start-flag = 2e vlag: { $free }
start-advisor = Je adviseur betaalt voor de vlag.
how-moving = Kies een schip, dan een oplichtende zone.
how-group = Kies meer schepen die meegaan, dan de oplichtende zone.
how-contract = Boven: naar de haven van het land, dan zijn vlag. Onder, ◇: elke haven, geen vlag.
how-flag = Voor je stenen bij het spoor. Bij elke vlag: hoeveel je er hebt, en welke actie deze oplevert.
how-free-rail = ＋ legt een eigen steen als 2; ↑ verhoogt er een met 2. De hoogste som begint, en een steen levert een vlag op.
how-loading = Kies een wachtende dobbelsteen, dan een schip.
how-loading-none = Per beurt één per schip: bouw er nog een, of laad niets meer.
how-executive = Gebruik de actie van de dobbelsteen, of kies een aandeel of je eigen koers.
arrival-pays = bedrijf { $company } +{ $money } dollar
arrival-pays-you = je bedrijf +{ $money } dollar
cost-any = vrij −{ $count }
goes-far = { $ship } → { $zone } (stappen: { $steps })
takes-it = op { $ships }
stop-waterway = { $ship } komt tot { $zone }: verder kost een waterwegstap, en die is er niet meer.
stop-lock = { $ship } komt tot { $zone }: verder kost een sluisstap, en die is er niet meer.
stop-strands = { $ship } komt tot { $zone }: verder zouden stappen vervallen die nog te gebruiken zijn.
stop-together = Samen gaan ze zone voor zone.
waits-here = { $count ->
    [one] Eén dobbelsteen van je contracten wacht hier op een schip.
   *[other] { $count } dobbelstenen van je contracten wachten hier op schepen.
}
reaches = { $ships } { $count ->
    [one] bereikt
   *[other] bereiken
} { $sea }
joins = Neemt het mee
together = Samen: { $ships } → { $zone } ({ $holds })
owed-captain = { $ship }: kapitein (gratis stappen: { $moves }) of { $money } dollar
owed-stevedore = { $ship }: stuwadoor (dobbelstenen: { $dice }, of { $cut } dollar minder kosten) of { $money } dollar
owed-advisor = { $ship }: een adviseur of { $money } dollar
owed-cash = { $ship }: { $money } dollar voor de eigenaar
navy-pays = de marine betaalt je { $money } dollar
brief-gatun = Gatun
brief-gatun-lake = Gatunmeer
brief-culebra = Culebra
brief-pedro-miguel = Pedro Miguel
brief-miraflores-lake = Mirafloresmeer
brief-miraflores = Miraflores
incoming-short = binnen
price-short = Koers

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

## Namen

nation-us-east = VS Oost
nation-eu = EU
nation-us-west = VS West
nation-china = China
company-red = rood
company-green = groen
company-yellow = geel
company-black = zwart
ship-red-1a = Rood S
ship-red-1b = Rood S2
ship-red-2 = Rood M
ship-red-3 = Rood L
ship-green-1a = Groen S
ship-green-1b = Groen S2
ship-green-2 = Groen M
ship-green-3 = Groen L
ship-yellow-1a = Geel S
ship-yellow-1b = Geel S2
ship-yellow-2 = Geel M
ship-yellow-3 = Geel L
ship-black-1a = Zwart S
ship-black-1b = Zwart S2
ship-black-2 = Zwart M
ship-black-3 = Zwart L
ship-iowa = USS Iowa
ship-sagres = NRP Sagres
ship-pegasus = USS Pegasus
ship-yi-yang = PLAN Yi Yang
ship-dice-fest = Dice Fest Line
ship-lucky-me = Lucky Me Cruises
ship-spiel = Spiel of the Seas
ship-prospector = San Juan Prospector
zone-atlantic = Atlantische Oceaan
zone-gatun-1 = Gatunsluis 1
zone-gatun-2 = Gatunsluis 2
zone-gatun-3 = Gatunsluis 3
zone-gatun-lake = Gatunmeer
zone-culebra = Culebra-doorgang
zone-pedro-miguel = Pedro Miguelsluis
zone-miraflores-lake = Mirafloresmeer
zone-miraflores-1 = Mirafloressluis 1
zone-miraflores-2 = Mirafloressluis 2
zone-miraflores-3 = Mirafloressluis 3
zone-pacific = Stille Oceaan
place-atlantic = de Atlantische Oceaan
place-gatun-1 = Gatunsluis 1
place-gatun-2 = Gatunsluis 2
place-gatun-3 = Gatunsluis 3
place-gatun-lake = het Gatunmeer
place-culebra = de Culebra-doorgang
place-pedro-miguel = de Pedro Miguelsluis
place-miraflores-lake = het Mirafloresmeer
place-miraflores-1 = Mirafloressluis 1
place-miraflores-2 = Mirafloressluis 2
place-miraflores-3 = Mirafloressluis 3
place-pacific = de Stille Oceaan
sea-atlantic = de Atlantische Oceaan
sea-pacific = de Stille Oceaan
benefit-transfers = goedkoper overzetten
benefit-contracts = meer contracten om uit te kiezen
benefit-loading = één dobbelsteen meer laden
free-market = markt
free-load = lading laden
free-moves = scheepsbewegingen
free-rail = spoor
advisor-east = Vlaggen VS Oost
advisor-eu = Vlaggen EU
advisor-west = Vlaggen VS West
advisor-china = Vlaggen China
advisor-sets = Sets van vier vlaggen
advisor-passengers = Passagiers
advisor-shipyard = Scheepswerf
advisor-portfolio = Portefeuille
advisor-founder = Oprichter
starting-us-east-1 = VS Oost A
starting-us-east-2 = VS Oost B
starting-eu-1 = EU A
starting-eu-2 = EU B
starting-us-west-1 = VS West A
starting-us-west-2 = VS West B
starting-china-1 = China A
starting-china-2 = China B
model-1b = het tweede kleine schip
model-2 = het middelgrote schip
model-3 = het grote schip
side-front = voorkant
side-back = achterkant
card-table = kaart boven de kolom
card-incoming = binnenkomende lading
card-top = bovenste kaart van de trekstapel
choice-card = kaart
choice-cash = geld

## Zetten: wat op de knop staat

move-bid = { $money } dollar voor je bedrijf bieden
move-keep = Adviseur houden: { $advisor } (elk { $pays } dollar, hoogstens { $most })
move-choose = Startcontract { $starting } nemen ({ $cargo })
move-take = { $executive ->
    [1] Directiedobbelsteen van kolom { $column } nemen
   *[0] Dobbelsteen van kolom { $column } nemen: kracht { $strength }
}
move-transfer = { $price ->
    [0] Dobbelsteen van kolom { $source } naar { $target } overzetten (gratis)
   *[other] Dobbelsteen van kolom { $source } naar { $target } overzetten ({ $price } dollar)
}
move-act = Directiedobbelsteen voor de actie gebruiken
move-buy = Eén { $company } aandeel kopen voor { $money } dollar
move-raise = De koers van je bedrijf met { $raise } verhogen
move-build = { $money ->
    [0] Naar laadzone { $nation }: { $model } (gratis)
   *[other] Naar laadzone { $nation }: { $model } ({ $money } dollar)
}
move-captain = { $moves ->
    [one] Kapitein gebruiken: 1 stap
   *[other] Kapitein gebruiken: { $moves } stappen
}
move-stevedore = { $dice ->
    [one] Stuwadoor gebruiken: 1 dobbelsteen laden
   *[other] Stuwadoor gebruiken: hoogstens { $dice } dobbelstenen laden
}
move-contract = { $offered ->
    [front] Contract nemen: { $nation } ({ $cargo }), { $card }
    [back] Contract nemen: stukgoed ({ $cargo }), { $card }
   *[unknown] Contract nemen: { $card }
}
move-skip = Geen contract nemen
move-pick = { $offered ->
    [front] De { $die } voor { $nation } laden
    [back] De { $die } laden: stukgoed, elke laadzone
   *[unknown] Van contract { $slot } laden
}
move-free-die = Een dobbelsteen uit pakhuis of voorraad laden
move-load = De { $die } op { $ship } laden (laadzone { $nation })
move-wagon = De { $die } op de eerste wagon laden
move-done = Niet verder laden
move-move = { $step ->
    [none] Met { $ship } varen
   *[other] { $n_along ->
        [0] Met { $ship } naar { $to } varen
       *[other] Met { $ship } naar { $to } varen, samen met { $along }
    }
}
move-add = { $ship } meenemen
move-sail = { $n_along ->
    [0] Naar { $to } varen met alleen { $ship }
   *[other] Naar { $to } varen met { $ship }
}
move-rail = Een dobbelsteen op de eerste wagon leggen
move-lift = De { $die } op plaats { $place } van de wagon verhogen
move-decline = { $free ->
    [market] De marktactie voor later bewaren
    [deferred] De bewaarde marktactie laten vervallen
   *[other] De gratis actie laten vervallen
}
move-bonus = { $bonus ->
    [cash] { $ship } is aangekomen: { $money } dollar nemen
    [captain] { $ship } is aangekomen: kapitein nemen, gratis stappen: { $moves }
    [stevedore] { $ship } is aangekomen: stuwadoor nemen, dobbelstenen: { $dice }, of { $cut } dollar minder kosten
    [advisor] { $ship } is aangekomen: een financieel adviseur nemen
   *[unknown] Bonus voor het schip: { $choice }
}
move-advisor = Adviseur nemen: { $advisor } (elk { $pays } dollar, hoogstens { $most })
move-benefit = Passagiersvoordeel: { $benefit }
move-end = Beurt beëindigen
move-discard = Contract { $slot } afleggen ({ $cargo })
move-flag = Vlag { $nation } nemen
move-cut = Stuwadoor gebruiken: { $cut } dollar minder betalen (kosten: { $fee } dollar)
move-pay = De vrachtkosten van { $fee } dollar betalen

## Weigeringen: waarom niet

refusal-not-your-advisor = Deze adviseur heb je niet.
refusal-not-on-offer = Dit contract wordt niet aangeboden.
refusal-no-die = In deze kolom ligt geen dobbelsteen meer.
refusal-same-side = Overzetten kan alleen naar de andere kant.
refusal-column-full = In deze kolom is geen rij vrij.
refusal-company-too-poor = Het bedrijf heeft niet genoeg geld om over te zetten.
refusal-in-use = Dit schip is al in gebruik.
refusal-cannot-build = Het bedrijf heeft niet genoeg geld voor dit schip.
refusal-not-at-round-end = Aan het einde van een ronde wordt niet gebouwd en geen kaart gespeeld.
refusal-no-benefit = Alleen de kaart boven de kolom; voor deze is het passagiersvoordeel voor contracten nodig.
refusal-no-back = Deze kaart heeft geen achterkant.
refusal-too-few-dice = Te weinig dobbelstenen in pakhuis en voorraad.
refusal-no-container = Daar wacht geen dobbelsteen.
refusal-nowhere-to-load = Geen schip waar deze dobbelsteen op mag, kan hem nu nemen: elk neemt er één per beurt, en de som moet passen.
refusal-no-die-to-load = In pakhuis en voorraad ligt geen dobbelsteen om te laden.
refusal-no-die-for-rail = In pakhuis en voorraad ligt geen dobbelsteen voor de wagon.
refusal-military = Militaire schepen nemen geen lading.
refusal-not-in-ocean = Dit schip ligt niet in een oceaan.
refusal-wrong-zone = Dit schip ligt daar niet en kan er niet heen.
refusal-wrong-nation = Deze dobbelsteen moet op een schip in de laadzone van zijn land.
refusal-only-rail = Deze container moet per spoor: op de eerste wagon.
refusal-no-rail = Deze dobbelsteen kan niet met de trein.
refusal-one-die-per-ship = Per beurt mag je maar één dobbelsteen op elk schip (of op de trein) laden.
refusal-ship-full = Het schip is vol.
refusal-too-heavy = De { $die } is te veel: aan boord { $aboard }, hoogstens { $limit }.
refusal-too-light = Met de { $die } zou het minimum niet meer te halen zijn: { $least }.
refusal-only-passengers = Cruiseschepen nemen alleen dobbelstenen met 1 of 2.
refusal-own-ships-only = Bij het begin laad je alleen je eigen schepen.
refusal-wagon-full = De eerste wagon is vol.
refusal-not-ready = Dit schip heeft te weinig vracht om te varen.
refusal-not-first = Dit schip vaart met zijn groep: kies het eerste schip van de groep.
refusal-not-together = Dit schip ligt ergens anders.
refusal-in-group = Dit schip hoort al bij de groep.
refusal-group-full = De groep zou te veel ruimen hebben.
refusal-no-such-move = Geen passende stap over: sluizen vragen sluisstappen, de rest waterwegstappen.
refusal-strands-moves = Daarna { $lost_kind ->
    [waterway] { $lost ->
        [one] vervalt één waterwegstap
       *[other] vervallen { $lost } waterwegstappen
    }
    [lock] { $lost ->
        [one] vervalt één sluisstap
       *[other] vervallen { $lost } sluisstappen
    }
   *[mixed] { $lost ->
        [one] vervalt één stap
       *[other] vervallen { $lost } stappen
    }
}; met een andere stap zijn het er minder.
refusal-must-move = Een mogelijke stap moet worden gedaan.
refusal-must-use = Een gratis actie die kan, moet je gebruiken; alleen de marktactie mag je bewaren.
refusal-no-card = Zo’n kaart heb je niet.
refusal-card-too-new = Een kaart die je deze beurt kreeg, mag je nog niet gebruiken.
refusal-no-step = Geen schip kan varen.
refusal-nothing-to-load = Van je contracten kan nu geen dobbelsteen worden geladen.
refusal-card-limit = Van deze soort mag je maar één kaart hebben.
refusal-stack-empty = De stapel is leeg.
refusal-not-in-stack = Deze adviseur zit niet in de stapel.
refusal-benefit-taken = Dit voordeel heb je al.
refusal-no-share = Van dit bedrijf is geen aandeel te koop.
refusal-too-little-money = Je hebt niet genoeg eigen geld.
refusal-not-your-die = Op deze plaats ligt geen dobbelsteen van jou.
refusal-die-at-most = Deze dobbelsteen toont al 6.
refusal-no-such-flag = Deze vlag ligt niet op het perron.
refusal-no-contract = Daar ligt geen contract.

## Gebeurtenissen: wat er gebeurde

event-order = { $who } is { $rank }e in de beurtvolgorde.
event-rolled = De actiedobbelstenen zijn gegooid: { $blue } in kolom 1 tot 3, { $grey } in kolom 4 tot 6.
event-bid = { $who } biedt { $money } dollar; de koers begint op { $price }.
event-drafted = { $who } heeft een financieel adviseur gekozen.
event-round = Ronde { $round } begint.
event-turn = { $who } is aan de beurt.
event-start-contract = { $who } neemt een startcontract ({ $nation }).
event-took-die = { $who } neemt een dobbelsteen uit kolom { $column }, kracht { $strength }.
event-took-executive = { $who } neemt de directiedobbelsteen met waarde { $column }.
event-transferred = { $money ->
    [0] { $who } zet gratis een dobbelsteen over van kolom { $from } naar { $to }.
   *[other] { $who } zet een dobbelsteen over van kolom { $from } naar { $to } voor { $money } dollar.
}
event-built = { $money ->
    [0] { $who } plaatst { $ship } gratis in laadzone { $nation }.
   *[other] { $who } bouwt { $ship } voor { $money } dollar (laadzone { $nation }).
}
event-took-contract = { $who } neemt een contract ({ $nation }).
event-took-general = { $who } neemt een contract (stukgoed).
event-new-incoming = Nieuwe binnenkomende lading: { $nation }.
event-reshuffled = { $count ->
    [one] 1 afgelegd contract vormt de nieuwe trekstapel.
   *[other] { $count } afgelegde contracten vormen de nieuwe trekstapel.
}
event-loaded = { $who } laadt een { $die } op { $ship } (laadzone { $nation }).
event-loaded-rail = { $who } legt een { $die } op de eerste wagon.
event-rail-lifted = { $who } verhoogt een dobbelsteen op de wagon van { $before } naar { $after }.
event-completed = { $who } voltooit een contract ({ $nation }).
event-completed-back = { $who } voltooit een contract (stukgoed).
event-flag = { $who } krijgt een vlag ({ $nation }) en heeft er nu { $count }.
event-no-flag = Er is geen vlag ({ $nation }) meer voor { $who }.
event-free-action = { $who } heeft een gratis actie: { $free }.
event-declined = De gratis actie vervalt voor { $who }: { $free }.
event-deferred = { $who } bewaart de marktactie voor later ({ $nation }).
event-lapsed = De bewaarde marktactie ({ $nation }) vervalt voor { $who }.
event-sailed = { $who } vaart met { $ship } naar { $place }.
event-pushed = { $ship } wordt naar { $place } geduwd.
event-arrived = { $ship } bereikt { $sea }.
event-income = Het bedrijf van { $who } krijgt { $money } dollar voor zijn lading.
event-passenger = { $who } neemt een passagiersfiche; het bedrijf krijgt { $money } dollar.
event-no-passenger = Er is geen passagiersfiche meer voor { $who }.
event-military-pay = { $who } krijgt { $money } dollar voor een militair schip ({ $nation }).
event-moves-lapsed = { $count ->
    [one] { $who } kan 1 stap niet gebruiken; die vervalt.
   *[other] { $who } kan { $count } stappen niet gebruiken; die vervallen.
}
event-got-captain = { $who } neemt kapiteinskaart { $card }.
event-got-stevedore = { $who } neemt stuwadoorkaart { $card }.
event-got-advisor = { $who } neemt een financieel adviseur.
event-got-money = { $who } neemt { $money } dollar voor een aangekomen schip.
event-benefit = { $who } krijgt een passagiersvoordeel: { $benefit }.
event-captain = { $moves ->
    [one] { $who } gebruikt een kapitein: 1 stap.
   *[other] { $who } gebruikt een kapitein: { $moves } stappen.
}
event-stevedore = { $dice ->
    [one] { $who } gebruikt een stuwadoor om 1 dobbelsteen te laden.
   *[other] { $who } gebruikt een stuwadoor om hoogstens { $dice } dobbelstenen te laden.
}
event-share = { $who } koopt een { $company } aandeel voor { $price } dollar.
event-price = Koers van het { $company_id ->
    [red] rode
    [green] groene
    [yellow] gele
   *[black] zwarte
} bedrijf: { $before } → { $after }
event-discarded = { $who } legt een contract af ({ $nation }).
event-discarded-general = { $who } legt een contract af (stukgoed).
event-platform-flag = { $who } neemt de vlag ({ $nation }) van het perron.
event-fee-cut = { $who } gebruikt een stuwadoor en bespaart { $money } dollar vrachtkosten.
event-fee = { $private ->
    [0] Het bedrijf van { $who } betaalt { $money } dollar vrachtkosten.
   *[other] Het bedrijf van { $who } is { $money } dollar vrachtkosten verschuldigd, waarvan { $private } dollar uit eigen geld.
}
event-loan = { $count ->
    [one] { $who } sluit een lening af (−{ $owes } dollar aan het einde).
   *[other] { $who } sluit { $count } leningen af (elk −{ $owes } dollar aan het einde).
}
event-dividend = Het { $company_id ->
    [red] rode
    [green] groene
    [yellow] gele
   *[black] zwarte
} bedrijf betaalt { $money } dollar dividend.
event-no-dividend = Het { $company_id ->
    [red] rode
    [green] groene
    [yellow] gele
   *[black] zwarte
} bedrijf kan geen dividend betalen.
event-award = { $who } krijgt de directiepremie van { $money } dollar.
event-no-award = Niemand krijgt de directiepremie van { $money } dollar.
event-advisors = { $money ->
    [0] { $who } verdient niets met adviseurs.
   *[other] { $who } verdient { $money } dollar met adviseurs.
}
event-result = { $who } wordt { $rank }e met { $total } dollar.

term-cash = eigen geld
term-flags = vlaggen
term-advisors = adviseurs
term-cards = andere kaarten
term-ships = bonussen
term-shares = aandelen en dividend
term-company = geld van het bedrijf
term-tempo = laden en varen deze beurt
term-rivals = de anderen afremmen

## Namen

nation-us-east = VS Oost
nation-eu = EU
nation-us-west = VS West
nation-china = China
company-red = rood
company-green = groen
company-yellow = geel
company-black = zwart
ship-red-1a = Rood 1a
ship-red-1b = Rood 1b
ship-red-2 = Rood 2
ship-red-3 = Rood 3
ship-green-1a = Groen 1a
ship-green-1b = Groen 1b
ship-green-2 = Groen 2
ship-green-3 = Groen 3
ship-yellow-1a = Geel 1a
ship-yellow-1b = Geel 1b
ship-yellow-2 = Geel 2
ship-yellow-3 = Geel 3
ship-black-1a = Zwart 1a
ship-black-1b = Zwart 1b
ship-black-2 = Zwart 2
ship-black-3 = Zwart 3
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
ocean-atlantic = Atlantische Oceaan
ocean-pacific = Stille Oceaan
side-front = voorkant
side-back = achterkant
benefit-transfers = goedkoper overzetten
benefit-contracts = meer contracten om uit te kiezen
benefit-loading = één dobbelsteen meer laden
free-market = markt
free-load = lading laden
free-moves = schepen varen
free-rail = spoor
advisor-east = Vlaggen: VS Oost
advisor-eu = Vlaggen: EU
advisor-west = Vlaggen: VS West
advisor-china = Vlaggen: China
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
model-1b = tweede kleine schip
model-2 = middelgrote schip
model-3 = grote schip
card-table = contract van de kolom
card-incoming = binnenkomende lading
card-top = bovenste kaart van de trekstapel
choice-card = kaart
choice-cash = geld

## Zetten: wat op de knop staat

move-bid = { $money } dollar voor het bedrijf bieden (bod { $offer })
move-keep = Adviseur houden: { $advisor } (elk { $pays } dollar, hoogstens { $most })
move-choose = Startcontract { $starting } nemen ({ $cargo })
move-take = { $executive ->
    [1] Directiedobbelsteen van kolom { $column } nemen
   *[0] Dobbelsteen van kolom { $column } nemen: kracht { $strength }
}
move-transfer = Dobbelsteen van kolom { $source } naar { $target } overzetten voor { $price } dollar
move-act = Directiedobbelsteen voor de actie gebruiken
move-buy = Aandeel { $company } voor { $money } dollar kopen
move-raise = De koers van het eigen bedrijf verhogen
move-build = { $model } in laadzone { $nation } plaatsen voor { $money } dollar
move-captain = Kapitein gebruiken: { $moves } stappen
move-stevedore = Stuwadoor gebruiken: { $dice } laden
move-contract = Contract nemen: { $card }, { $side } ({ $cargo })
move-skip = Geen contract nemen
move-pick = Een { $die } laden: container { $container } van contract { $slot }
move-free-die = Een dobbelsteen uit pakhuis of voorraad laden
move-load = De { $die } op { $ship } in { $nation } laden
move-wagon = De { $die } op de eerste wagon laden
move-done = Niet verder laden
move-move = { $ship } één zone verder varen
move-add = { $ship } meenemen
move-sail = De groep vaart
move-rail = Een dobbelsteen op de eerste wagon leggen
move-lift = De { $die } op plaats { $place } van de wagon verhogen
move-decline = Van de gratis actie afzien
move-bonus = Bonus voor het schip: { $choice } (in geld { $money } dollar)
move-advisor = Adviseur nemen: { $advisor } (elk { $pays } dollar, hoogstens { $most })
move-benefit = Passagiersvoordeel: { $benefit }
move-end = Beurt beëindigen
move-discard = Contract { $slot } afleggen ({ $cargo })
move-flag = Vlag { $nation } nemen
move-cut = Stuwadoor gebruiken: { $cut } dollar minder dan { $fee } dollar
move-pay = De kosten van { $fee } dollar betalen
move-count = Tel de adviseur: { $advisor }, { $money } dollar

## Weigeringen: waarom niet

refusal-not-your-advisor = Deze adviseur heb je niet.
refusal-not-on-offer = Dit contract wordt niet aangeboden.
refusal-no-die = In deze kolom ligt geen dobbelsteen meer.
refusal-same-side = Overzetten kan alleen naar de andere kant.
refusal-column-full = Deze kolom heeft geen vrije rij.
refusal-company-too-poor = Het bedrijf heeft niet genoeg geld.
refusal-in-use = Dit schip is al in gebruik.
refusal-not-at-round-end = Niet aan het einde van een ronde.
refusal-no-benefit = Daarvoor is het passagiersvoordeel voor contracten nodig.
refusal-no-back = Deze kaart heeft geen achterkant.
refusal-too-few-dice = Te weinig dobbelstenen in pakhuis en voorraad.
refusal-no-container = Daar wacht geen dobbelsteen.
refusal-nowhere-to-load = Deze dobbelsteen kan nu nergens heen.
refusal-military = Militaire schepen nemen geen lading.
refusal-not-in-ocean = Dit schip ligt niet in een oceaan.
refusal-wrong-zone = Dit schip ligt daar niet en kan er niet heen.
refusal-wrong-nation = De dobbelsteen hoort in de laadzone van zijn land.
refusal-only-rail = Deze container moet met de trein.
refusal-no-rail = Deze dobbelsteen kan niet met de trein.
refusal-one-die-per-ship = Per beurt gaat daar maar één dobbelsteen heen.
refusal-ship-full = Het schip is vol.
refusal-too-heavy = De lading zou het maximum overschrijden.
refusal-too-light = De lading zou het minimum niet halen.
refusal-only-passengers = Cruiseschepen nemen alleen lage dobbelstenen.
refusal-own-ships-only = Bij het begin laad je alleen eigen schepen.
refusal-wagon-full = De eerste wagon is vol.
refusal-not-ready = Dit schip is niet klaar om te varen.
refusal-not-first = Dit schip vaart met zijn groep; noem het eerste schip ervan.
refusal-not-together = Dit schip ligt ergens anders.
refusal-in-group = Dit schip hoort al bij de groep.
refusal-group-full = De groep zou te veel ruimen hebben.
refusal-no-such-move = Je hebt geen stap van deze soort meer.
refusal-strands-moves = Daarna { $kind ->
    [waterway] { $lost ->
        [one] vervalt één vaarstap
       *[other] vervallen { $lost } vaarstappen
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
refusal-no-card = Zo’n kaart heb je niet.
refusal-card-too-new = Een kaart van deze beurt moet wachten.
refusal-no-step = Geen schip kan varen.
refusal-nothing-to-load = Je hebt geen onvoltooid contract.
refusal-card-limit = Zo’n kaart heb je al.
refusal-stack-empty = De stapel is leeg.
refusal-not-in-stack = Deze adviseur zit niet in de stapel.
refusal-benefit-taken = Dit voordeel heb je al.
refusal-no-share = Dit bedrijf heeft geen aandeel te koop.
refusal-too-little-money = Je hebt niet genoeg eigen geld.
refusal-not-your-die = Op deze plaats ligt geen dobbelsteen van jou.
refusal-die-at-most = Deze dobbelsteen toont al 6.
refusal-no-such-flag = Deze vlag ligt niet op het perron.
refusal-no-contract = Daar ligt geen contract.
refusal-already-counted = Deze adviseur telt al mee.
refusal-pays-the-same = Een andere adviseur in de lijst betaalt evenveel.

## Gebeurtenissen: wat er gebeurde

event-order = { $who } is nummer { $rank } in de beurtvolgorde.
event-rolled = De actiedobbelstenen zijn gegooid: { $blue } aan de blauwe, { $grey } aan de grijze kant.
event-bid = { $who } biedt { $money } dollar; de koers begint op { $price }.
event-drafted = { $who } heeft een financieel adviseur gekozen.
event-round = Ronde { $round } begint.
event-turn = { $who } is aan de beurt.
event-start-contract = { $who } neemt een startcontract voor { $nation }.
event-took-die = { $who } neemt een dobbelsteen uit kolom { $column }, kracht { $strength }.
event-took-executive = { $who } neemt directiedobbelsteen { $column }.
event-transferred = { $who } zet een dobbelsteen over van kolom { $from } naar { $to } voor { $money } dollar.
event-built = { $who } plaatst { $ship } in laadzone { $nation } voor { $money } dollar.
event-took-contract = { $who } neemt een contract: { $nation }, { $side }.
event-new-incoming = Nieuwe binnenkomende lading: { $nation }.
event-reshuffled = { $count } afgelegde contracten vormen de nieuwe trekstapel.
event-loaded = { $who } laadt een { $die } op { $ship } in { $nation }.
event-loaded-rail = { $who } legt een { $die } op de eerste wagon.
event-rail-lifted = { $who } verhoogt een dobbelsteen op de wagon van { $before } naar { $after }.
event-completed = { $who } voltooit een contract voor { $nation }.
event-completed-back = { $who } voltooit een contract voor stukgoed.
event-flag = { $who } krijgt vlag { $nation }, nu { $count }.
event-no-flag = Er is geen vlag { $nation } meer voor { $who }.
event-free-action = { $who } heeft een gratis actie: { $free }.
event-declined = { $who } ziet af van een gratis actie: { $free }.
event-deferred = { $who } stelt de marktactie van { $nation } uit.
event-lapsed = De uitgestelde marktactie van { $nation } vervalt voor { $who }.
event-sailed = { $who } vaart met { $ship }: { $zone }.
event-pushed = { $ship } wordt geduwd: { $zone }.
event-arrived = { $ship } is aangekomen: { $ocean }.
event-income = Het bedrijf van { $who } krijgt { $money } dollar voor zijn lading.
event-passenger = { $who } neemt een passagiersfiche; het bedrijf krijgt { $money } dollar.
event-no-passenger = Er is geen passagiersfiche meer voor { $who }.
event-military-pay = { $who } krijgt { $money } dollar voor een militair schip van { $nation }.
event-moves-lapsed = { $who } kan { $count } van de stappen niet gebruiken.
event-got-captain = { $who } neemt kapitein { $card }.
event-got-stevedore = { $who } neemt stuwadoor { $card }.
event-got-advisor = { $who } neemt een financieel adviseur.
event-got-money = { $who } neemt { $money } dollar voor een aangekomen schip.
event-benefit = { $who } krijgt een passagiersvoordeel: { $benefit }.
event-captain = { $who } gebruikt een kapitein: { $moves } stappen.
event-stevedore = { $who } gebruikt een stuwadoor om te laden: { $dice }.
event-share = { $who } koopt een aandeel { $company } voor { $price } dollar.
event-price = Koers { $company }: { $before } → { $after }
event-discarded = { $who } legt een contract voor { $nation } af.
event-platform-flag = { $who } neemt vlag { $nation } van het perron.
event-fee-cut = { $who } gebruikt een stuwadoor en bespaart { $money } dollar kosten.
event-fee = Het bedrijf van { $who } betaalt { $money } dollar vrachtkosten, waarvan { $private } dollar eigen geld.
event-loan = { $who } heeft leningen nodig: { $count }.
event-dividend = { $company } betaalt { $money } dollar dividend.
event-no-dividend = { $company } kan geen dividend betalen.
event-award = { $who } krijgt de directiepremie van { $money } dollar.
event-no-award = Niemand krijgt de directiepremie van { $money } dollar.
event-advisors = De adviseurs leveren { $who } { $money } dollar op.
event-result = { $who }: plaats { $rank } met { $total } dollar.

## Namen

card-wine = wijn
card-spices = specerijen
card-wine-spices = wijn en specerijen
card-tea = thee
card-wine-tea = wijn en thee
card-spices-tea = specerijen en thee
card-wine-spices-tea = wijn, specerijen en thee
card-crane = kraan
card-pub = kroeg
card-water = water
card-bridge = brug
card-customs = tolhuis
card-flood = hoogwater
symbol-none = geen symbool
symbol-coin = munt
symbol-ship = schip
good-wine = wijn
good-spices = specerijen
good-tea = thee
ending-full-field = het speelveld is volledig gevuld
ending-only-water = een speler kan uitsluitend waterkaarten aanleggen
ending-no-warehouses = de voorraad pakhuizen is uitgeput
ending-stalemate = niemand komt nog verder

## Zetten: wat op een knop staat

move-play = Kaart { $number } spelen: { $shows ->
        [wine] { card-wine }
        [spices] { card-spices }
        [wine-spices] { card-wine-spices }
        [tea] { card-tea }
        [wine-tea] { card-wine-tea }
        [spices-tea] { card-spices-tea }
        [wine-spices-tea] { card-wine-spices-tea }
        [crane] { card-crane }
        [pub] { card-pub }
       *[water] { card-water }
        [bridge] { card-bridge }
        [customs] { card-customs }
        [flood] { card-flood }
    }{ $symbol ->
        [coin] { ", " }munt
        [ship] { ", " }schip
       *[none] { "" }
    }
move-pass = Deze ronde passen
move-pay = { $due } belasting betalen
move-refuse = { $due } belasting niet betalen; kaart { $card_number } terugnemen
move-lay = Kaart { $card_number } op { $cell } leggen
move-store = Alle pakhuizen plaatsen
move-export = { $good } exporteren voor een goederenfiche
move-crane = Kraan: een pakhuis voor { $good } plaatsen
move-ship = Bewakingsschip naar { $cell }
move-buy = Een speciale kaart kopen voor { $price } munten
move-remove = De havenkaart op { $cell } verwijderen
move-area = { $asked ->
    [to] Naar het centrale magazijn op { $cell } brengen
   *[from] Een pakhuis van het centrale magazijn op { $cell } nemen
}
move-good = Een pakhuis voor { $good } verplaatsen
move-skip = { $asked ->
    [crane] Geen pakhuis met de kraan
    [ship] Het bewakingsschip laten staan
    [buy] Geen speciale kaart kopen
    [remove] Geen kaart verwijderen
    [flood] Geen hoogwater: de kaart verdwijnt uit het spel
   *[from] Geen pakhuis verplaatsen
}

## Weigeringen: waarom niet

refusal-not-in-hand = Die kaart heb je niet in je hand.
refusal-cell-taken = Daar ligt al een kaart.
refusal-outside-frame = Dat veld ligt buiten de haven: het speelveld is { $size } bij { $size } velden.
refusal-not-adjacent = Een kaart wordt naast een kaart gelegd die er al ligt.
refusal-cell-blocked = Dat zou gebieden samenvoegen waarin meer dan { $owners } spelers dezelfde goederensoort opslaan: hier mag alleen een waterkaart liggen.
refusal-store-limit = In een gebied mogen hoogstens { $owners } spelers dezelfde goederensoort opslaan.
refusal-not-depicted = Die goederensoort staat niet op de kaart.
refusal-no-token = De goederenfiches van die soort zijn op.
refusal-no-warehouse = De voorraad heeft geen pakhuis van die soort.
refusal-ship-is-there = Het bewakingsschip staat daar al.
refusal-not-water = Het bewakingsschip staat alleen op waterkaarten.
refusal-no-harbour-card = Daar ligt geen havenkaart.
refusal-own-card = Je eigen kaart kun je niet verwijderen.
refusal-closed-area = Dat gebied is afgesloten.
refusal-not-at-ship = Die kaart ligt niet naast het bewakingsschip.
refusal-no-ship-symbol = Het schip verwijdert alleen kaarten met het schipsymbool.
refusal-not-at-water = Die kaart raakt geen water.
refusal-not-central-store = Kies een kaart die in haar gebied jouw centrale magazijn is.
refusal-nothing-to-move = Daar heb je geen pakhuis dat verplaatst kan worden.
refusal-no-bridge = Geen waterkaart verbindt dat gebied met een gebied dat het pakhuis kan opnemen.
refusal-same-area = Het pakhuis moet naar een ander gebied.

## Gebeurtenissen: wat er gebeurde

event-round = Ronde { $round }: iedereen kiest een kaart.
event-chose = { $who } heeft gekozen.
event-passed = { $coins ->
    [0] { $who } past en krijgt niets, de stadskas is te leeg.
    [1] { $who } past en neemt een munt.
   *[other] { $who } past en neemt { $coins } munten.
}
event-revealed = { $who } onthult { $number }: { $card }, { $symbol }.
event-tax-paid = { $coins ->
    [1] { $who } betaalt een munt belasting.
   *[other] { $who } betaalt { $coins } munten belasting.
}
event-cannot-pay = { $coins ->
    [1] { $who } kan een munt belasting niet betalen en neemt { $number } terug.
   *[other] { $who } kan { $coins } munten belasting niet betalen en neemt { $number } terug.
}
event-tax-refused = { $coins ->
    [1] { $who } weigert een munt belasting en neemt { $number } terug.
   *[other] { $who } weigert { $coins } munten belasting en neemt { $number } terug.
}
event-no-cell = { $who } kan { $number } nergens leggen en neemt de kaart terug.
event-laid = { $who } legt { $number } ({ $card }) op { $cell }.
event-stored = { $who } plaatst een pakhuis: { $good }.
event-exported = { $who } exporteert { $good }.
event-missing = De voorraad heeft voor { $who } geen pakhuis: { $good }.
event-earned = { $coins ->
    [1] { $who } verdient een munt.
   *[other] { $who } verdient { $coins } munten.
}
event-frame-fixed = De haven heeft in één richting haar volle { $size } velden bereikt: die rand ligt vast.
event-controlled = { $size ->
    [1] Het gebied van één kaart bij { $cell } is afgesloten: { $who } krijgt de controle.
   *[other] Het gebied van { $size } kaarten bij { $cell } is afgesloten: { $who } krijgt de controle.
}
event-uncontrolled = { $size ->
    [1] Het gebied van één kaart bij { $cell } is afgesloten: niemand krijgt de controle.
   *[other] Het gebied van { $size } kaarten bij { $cell } is afgesloten: niemand krijgt de controle.
}
event-ignored = { $size ->
    [1] { $who } wint het gebied van één kaart bij { $cell }, maar heeft geen pakhuismeester meer: het telt niet.
   *[other] { $who } wint het gebied van { $size } kaarten bij { $cell }, maar heeft geen pakhuismeester meer: het telt niet.
}
event-ship-moved = { $who } verplaatst het bewakingsschip naar { $cell }.
event-bought = { $coins ->
    [1] { $who } koopt een speciale kaart voor een munt.
   *[other] { $who } koopt een speciale kaart voor { $coins } munten.
}
event-removed = { $who } verliest { $number } ({ $card }) op { $cell }; de kaart gaat onder de stapel.
event-warehouse-lost = { $who } legt een pakhuis terug in de voorraad: { $good }.
event-token-lost = { $who } geeft een goederenfiche af: { $good }.
event-moved = { $who } verplaatst een pakhuis ({ $good }) van { $cell } naar { $target }.
event-special-used = De speciale kaart { $number } ({ $card }) van { $who } verdwijnt uit het spel.
event-drew-harbour = { $who } trekt een havenkaart.
event-drew-water = { $who } neemt waterkaart { $number }.
event-ended = Het spel eindigt: { $ending }.
event-points = { $who }: gebieden { $areas }, goederenfiches { $tokens }, geld { $money }.
event-result = { $points ->
    [1] { $who } is nummer { $rank } met één punt.
   *[other] { $who } is nummer { $rank } met { $points } punten.
}

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
colour-red = rood
colour-black = zwart
colour-green = groen
colour-purple = lila
axis-wide = breedte
axis-high = hoogte
tie-none = geen gelijke stand
tie-areas = het aantal gebieden geeft bij gelijke stand de doorslag
tie-cards = het aantal havenkaarten in de gebieden geeft bij gelijke stand de doorslag
tie-hand = de hoogste havenkaart in de hand geeft bij gelijke stand de doorslag
tie-shared = de stand blijft gelijk
ending-full-field = het speelveld is volledig gevuld
ending-only-water = een speler kan uitsluitend waterkaarten aanleggen
ending-no-warehouses = de voorraad pakhuizen is uitgeput
ending-stalemate = niemand komt nog verder

## Zetten: wat op een knop staat

move-colour = De kaarten in het { $colour } nemen
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
move-pay = De belasting betalen ({ $due ->
        [1] 1 munt
       *[other] { $due } munten
    })
move-refuse = De belasting ({ $due ->
        [1] 1 munt
       *[other] { $due } munten
    }) weigeren en kaart { $card_number } terugnemen
move-lay = Kaart { $card_number } op { $cell } leggen{ $ends ->
        [yes] { " " }(beëindigt het spel: de pakhuizen zijn op)
       *[no] { "" }
    }
move-store = Alle pakhuizen plaatsen{ $ends ->
        [yes] { " " }(beëindigt het spel: de pakhuizen zijn op)
       *[no] { "" }
    }
move-export = { $good } exporteren{ $ends ->
        [yes] { " " }(beëindigt het spel: de pakhuizen zijn op)
       *[no] { "" }
    }
move-crane = Kraan: een pakhuis voor { $good } plaatsen{ $ends ->
        [yes] { " " }(beëindigt het spel: de pakhuizen zijn op)
       *[no] { "" }
    }
move-ship = Bewakingsschip naar { $cell }
move-buy = { $price ->
    [1] Een speciale kaart kopen voor 1 munt
   *[other] Een speciale kaart kopen voor { $price } munten
}
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

refusal-colour-taken = Een andere speler heeft die kleur al.
refusal-not-in-hand = Die kaart heb je niet in je hand.
refusal-cell-taken = Daar ligt al een kaart.
refusal-outside-frame = Dat veld ligt buiten de haven: het speelveld is { $size } × { $size }.
refusal-not-adjacent = Een kaart wordt naast een kaart gelegd die er al ligt.
refusal-cell-blocked = Dat zou gebieden samenvoegen waarin dan meer dan { $owners ->
        [1] één speler
       *[other] { $owners } spelers
    } dezelfde goederensoort zouden opslaan: hier mag alleen een waterkaart liggen.
refusal-store-limit = De goederen van de kaart passen hier niet: in een gebied { $owners ->
        [1] mag maar één speler
       *[other] mogen hoogstens { $owners } spelers
    } dezelfde goederensoort opslaan.
refusal-too-many-owners = In een gebied { $owners ->
        [1] mag maar één speler
       *[other] mogen hoogstens { $owners } spelers
    } dezelfde goederensoort opslaan.
refusal-not-depicted = Die goederensoort staat niet op de kaart.
refusal-no-token = De goederenfiches van die soort zijn op.
refusal-no-warehouse = In de voorraad staat geen pakhuis van die soort.
refusal-crane-closed-area = Uit een afgesloten gebied haalt een kraan niets.
refusal-crane-same-area = De kraan moet het pakhuis uit een ander gebied halen.
refusal-nothing-to-fetch = Daar heb je geen pakhuis van die soort.
refusal-no-ship = In het basisspel is er geen bewakingsschip.
refusal-ship-has-moved = Met deze kaart heb je het bewakingsschip al verplaatst.
refusal-ship-moves-used = { $ship_limit ->
    [1] Het bewakingsschip is deze ronde al verplaatst; vaker dan één keer mag niet.
   *[other] Het bewakingsschip is deze ronde al { $ship_limit } keer verplaatst; vaker mag niet.
}
refusal-card-without-ship = Op je kaart staat geen schipsymbool.
refusal-ship-after-laying = Het bewakingsschip vaart pas als er een kaart met het schipsymbool is gelegd.
refusal-ship-is-there = Het bewakingsschip staat daar al.
refusal-not-water = Het bewakingsschip vaart alleen naar waterkaarten.
refusal-no-harbour-card = Daar ligt geen havenkaart.
refusal-own-card = Je eigen kaart kun je niet verwijderen.
refusal-closed-area = Uit een afgesloten gebied verwijdert het schip niets.
refusal-not-at-ship = Die kaart ligt niet naast het bewakingsschip.
refusal-no-ship-symbol = Het schip verwijdert alleen kaarten met het schipsymbool.
refusal-nothing-for-sale = Speciale kaarten koop je alleen met drie of vier spelers.
refusal-stack-empty = Er is geen speciale kaart meer.
refusal-too-few-coins = { $price ->
    [1] Een speciale kaart kost 1 munt en die heb je niet.
   *[other] Een speciale kaart kost { $price } munten en zoveel heb je niet.
}
refusal-not-to-centre = Een speciale kaart koop je alleen als je net het bewakingsschip naar het havenmidden hebt verplaatst.
refusal-not-central-store = Kies een kaart die in zijn gebied jouw centrale magazijn is.
refusal-nothing-to-move = Daar heb je geen pakhuis dat verplaatst kan worden.
refusal-no-bridge = Geen waterkaart verbindt dat gebied met een gebied dat het pakhuis kan opnemen.
refusal-same-area = Het pakhuis moet naar een ander gebied.
refusal-bridge-closed-area = Een brug verbindt alleen open gebieden; dat gebied is afgesloten.
refusal-flood-no-card = Daar ligt geen havenkaart die kan onderlopen.
refusal-flood-own-card = Je eigen kaart kun je niet laten onderlopen.
refusal-flood-closed-area = Het hoogwater bereikt geen afgesloten gebied.
refusal-not-at-water = Die kaart raakt geen water.

## Gebeurtenissen: wat er gebeurde

event-colour = { $who } neemt de kaarten in het { $colour }.
event-round = Ronde { $round }: iedereen kiest een kaart.
event-chose = { $who } heeft gekozen.
event-passed = { $coins ->
    [0] { $who } past en krijgt niets: de stadskas kan niet iedereen betalen.
    [1] { $who } past en neemt één munt.
   *[other] { $who } past en neemt { $coins } munten.
}
event-revealed = { $who } onthult kaart { $number }: { $card }{ $symbol_id ->
        [none] { "" }
       *[other] { ", " }{ $symbol }
    }.
event-tax-paid = { $coins ->
    [1] { $who } betaalt één munt belasting voor kaart { $number } van { $other }.
   *[other] { $who } betaalt { $coins } munten belasting voor kaart { $number } van { $other }.
}
event-cannot-pay = { $coins ->
    [1] { $who } kan de belasting (één munt) voor kaart { $number } van { $other } niet betalen.
   *[other] { $who } kan de belasting ({ $coins } munten) voor kaart { $number } van { $other } niet betalen.
}
event-tax-refused = { $coins ->
    [1] { $who } weigert de belasting (één munt) voor kaart { $number } van { $other }.
   *[other] { $who } weigert de belasting ({ $coins } munten) voor kaart { $number } van { $other }.
}
event-took-back = { $who } neemt kaart { $number } terug in de hand.
event-no-cell = { $who } kan kaart { $number } nergens leggen en neemt hem terug in de hand.
event-laid = { $who } legt kaart { $number } ({ $card }) op { $cell }.
event-stored = { $who } slaat { $good } op.
event-exported = { $who } exporteert { $good }.
event-missing = In de voorraad staat geen pakhuis voor { $good } meer voor { $who }.
event-earned = { $coins ->
    [1] { $who } verdient één munt.
   *[other] { $who } verdient { $coins } munten.
}
event-frame-fixed = De haven heeft de volle { $axis } ({ $size }) bereikt: beide randen in die richting liggen vast.
event-controlled = { $size ->
    [1] Het gebied van één kaart bij { $cell } is afgesloten: { $who } krijgt de controle.
   *[other] Het gebied van { $size } kaarten bij { $cell } is afgesloten: { $who } krijgt de controle.
}
event-uncontrolled = { $size ->
    [1] Het gebied van één kaart bij { $cell } is afgesloten: niemand krijgt de controle.
   *[other] Het gebied van { $size } kaarten bij { $cell } is afgesloten: niemand krijgt de controle.
}
event-ignored = { $size ->
    [1] Het gebied van één kaart bij { $cell } is afgesloten: { $who } krijgt de controle, maar heeft geen pakhuismeester meer; het telt niet.
   *[other] Het gebied van { $size } kaarten bij { $cell } is afgesloten: { $who } krijgt de controle, maar heeft geen pakhuismeester meer; het telt niet.
}
event-ship-moved = { $who } verplaatst het bewakingsschip naar { $cell }.
event-bought = { $coins ->
    [1] { $who } koopt een speciale kaart voor één munt.
   *[other] { $who } koopt een speciale kaart voor { $coins } munten.
}
event-removed = Kaart { $number } ({ $card }) van { $who } op { $cell } wordt verwijderd en gaat onder de stapel van de eigenaar.
event-warehouse-lost = { $who } zet een pakhuis voor { $good } terug in de voorraad.
event-token-lost = { $who } geeft een goederenfiche voor { $good } af.
event-moved = { $who } verplaatst een pakhuis voor { $good } van { $cell } naar { $target }.
event-special-used = De speciale kaart { $number } ({ $card }) van { $who } verdwijnt uit het spel.
event-drew-harbour = { $who } trekt een havenkaart.
event-drew-water = { $who } neemt waterkaart { $number }.
event-only-water = { $who } kan uitsluitend waterkaarten aanleggen.
event-ended = Het spel eindigt: { $ending }.
event-scored-first = { $by ->
    [1] { $who } heeft een eerste fiche: +1 punt.
   *[other] { $who } heeft geen fiche meer: −1 punt.
}
event-scored-tokens = { $by ->
    [1] { $who } heeft de meeste fiches { $good }: +1 punt.
   *[other] { $who } heeft niet meer de meeste fiches { $good }: −1 punt.
}
event-scored-money = { $by ->
    [1] { $who } heeft de meeste munten: +1 punt.
   *[other] { $who } heeft niet meer de meeste munten: −1 punt.
}
event-scored-area = { $by ->
    [1] { $who }: het gebied bij { $cell } telt mee: +1 punt.
   *[other] { $who }: het gebied bij { $cell } hoort niet meer bij de grootste: −1 punt.
}
event-points = { $who }: gebieden { $areas }, goederenfiches { $tokens }, geld { $money }.
event-result = { $who } eindigt als { $rank }e met { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }{ $tie_id ->
        [none] { "" }
       *[other] { "" }; { $tie }
    }.

term-areas = gebieden die je beheerst
term-chances = kansen in open gebieden
term-coins = munten
term-specials = speciale kaarten
term-tokens = goederenfiches
term-card = wat je kaart nog kan
term-rivals = de anderen afremmen

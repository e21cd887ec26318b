worth-now = Nu waard: { $total }
worth-head = Punten nu
worth-areas = gebieden
worth-wine = meeste fiches wijn
worth-spices = meeste fiches specerijen
worth-tea = meeste fiches thee
worth-bare = geen fiche
worth-money = meeste munten
harbour = De haven, { $size } bij { $size }
centre = het havenmidden
ship = bewakingsschip
may-grow = { $count ->
    [one] aan deze kant kan er nog één rij bij
   *[other] aan deze kant kunnen er nog { $count } rijen bij
}
closed-nobody = afgesloten gebied van { $size }, niemand heeft de controle
closed-by = afgesloten gebied van { $size }, onder controle van { $who }
open-nobody = open gebied van { $size }, niemand leidt
rank = nummer { $rank } van de afgesloten gebieden naar grootte
open-areas = Open gebieden
no-areas = Nog geen gebied.
what-counts = Punten aan het eind:
points-areas = { $counted ->
    [0] +1 per gebied waar je voorstaat als het sluit
   *[other] +1 per gebied waar je voorstaat als het sluit ({ $counted } grootste)
}
points-tokens = +1 meeste fiches per soort, −1 zonder
points-money = +1 meeste munten
points-start = Iedereen begint op −1, zonder fiche. Je krijgt er een door een goed te exporteren in plaats van het op te slaan.
ship-stays = { $count ->
    [one] Het bewakingsschip is deze ronde al verplaatst: je schipsymbool doet niets.
   *[other] Het bewakingsschip is deze ronde al { $count } keer verplaatst: je schipsymbool doet niets.
}
at = Bij
size = Grootte
room = Vrije vakken
room-short = Vrij
control = Leidt
round = Ronde { $round }
has-chosen = heeft gekozen
chooses = kiest nog
order = speelvolgorde
owes = { $due ->
    [one] is 1 munt belasting schuldig
   *[other] is { $due } munten belasting schuldig
}
hand = Jouw hand
no-cards = Geen kaarten in de hand
coins = Munten
keepers = Pakhuismeesters
keepers-of = { $used } ingezet, { $left } over
areas = Gebieden
tokens = Fiches
cards = Kaarten
cards-of = in de hand: haven { $harbour }, water { $water }, speciaal { $special }; in de stapel: { $pile }
treasury = Stadskas
warehouses = Pakhuizen
specials = Speciale kaarten
water-pile = Waterstapel
ship-moves = Vaarbeurten
words-player = { $who }: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $harbour ->
        [one] 1 havenkaart
       *[other] { $harbour } havenkaarten
    }, { $water ->
        [one] 1 waterkaart
       *[other] { $water } waterkaarten
    }, { $areas ->
        [one] 1 gebied
       *[other] { $areas } gebieden
    }
lost-own = { $who } heeft je { $number } op { $cell } verwijderd.
lost-who = { $who } heeft de { $number } van { $whose } op { $cell } verwijderd.
edge-fixed = deze rand ligt vast
only-water = hier mag alleen water liggen
reach = zou { $cells } kunnen verwijderen
open-led = open gebied van { $size }, { $who } leidt met { $by } in { $good }
not-counted = telt op dit moment niet
passed = past, +{ $coins }
passed-short = past +{ $coins }
taxed-short = belasting −{ $coins }
taxed = −{ $coins } belasting voor de munt van { $who }
took-back = neemt de kaart terug
laid-on = ligt op { $cell }
used = kaart gebruikt
acts-now = is nu aan de beurt
acts-as = { $place ->
    [1] is hierna aan de beurt
   *[other] is als { $place }e aan de beurt
}
closed-areas = Afgesloten
nobody = niemand
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
total = Totaal
sheet-areas = { $counted ->
    [0] Gebieden onder controle
   *[other] Gebieden onder controle bij de { $counted } grootste
}
sheet-tokens = De meeste fiches van een soort (−1 zonder fiche)
sheet-money = De meeste munten
sheet-all-areas = Alle gebieden met pakhuismeester (gelijke stand)
frame = Het kader
tip-frame = De randen van de haven schuiven tot hij zo breed is als hij mag; dan liggen ze vast
tip-ship = Een kaart met schip stuurt het naar een willekeurige waterkaart; daar mag het een naburige kaart met schip verwijderen
tip-goods = Brengt van elk goed een pakhuis naar je centraal magazijn in dit gebied.
tip-water = Gelegd levert ze { $coins ->
    [one] een munt
   *[other] { $coins } munten
} op en scheidt ze gebieden.
tip-centre = Het anker: telt als water; hier mag het schip een speciale kaart kopen.
tip-crane = Brengt één pakhuis van een soort naar keuze, of geen.
tip-pub = Eigen land zonder goederen: het maakt een gebied groter, neemt er een plaats in en brengt zo het sluiten dichterbij.
gain-you = { $count ->
    [one] { $sign }{ $count } punt voor jou nu
   *[other] { $sign }{ $count } punten voor jou nu
}
gain-who = { $count ->
    [one] { $who } { $sign }{ $count } punt
   *[other] { $who } { $sign }{ $count } punten
}
gain-none = nu geen punten voor jou
gain-short = { $count ->
    [one] { $sign }{ $count } p.
   *[other] { $sign }{ $count } p.
}
tip-bar-above = Een streep boven het getal: bij gelijke getallen is het het eerst aan de beurt.
tip-bar-below = Een streep onder het getal: bij gelijke getallen is het het laatst aan de beurt.
legend-bar = Een streep boven een getal: bij gelijke getallen is het het eerst aan de beurt; eronder: het laatst.
tie-bar = gelijke getallen: de streep beslist
tip-bridge = Brengt een van je pakhuizen over een waterkaart naar een ander gebied van jou; daarna uit het spel.
tip-customs = Twee munten belasting in plaats van één voor { $who }; daarna uit het spel.
tip-flood = Verwijdert een kaart van een ander die aan water ligt; daarna uit het spel.
tip-nothing = Niets.
tip-coin-symbol = Munt: { $who } betaalt belasting als ze wordt onthuld.
right-neighbour = je rechterbuur
tip-ship-symbol = Schip: je mag het bewakingsschip verplaatsen; en het schip kan deze kaart verwijderen.
area-size = { $size ->
    [one] 1 kaart
   *[other] { $size } kaarten
}
closes-you = sluit: { $area } voor jou
closes-who = sluit: { $area } voor { $who }
closes-nobody = sluit: { $area } voor niemand
closes-level = sluit: { $area }, gelijk: voor niemand
leads-you = jij leidt met { $by }
leads-who = { $who } leidt met { $by }
leads-nobody = niemand leidt
leads-level = gelijk, niemand leidt
room-left = { $count ->
    [one] 1 vak open
   *[other] { $count } vakken open
}
earns = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
seen = Gezien
tip-seen = Iedereen heeft gezien dat deze kaarten in de hand kwamen.
under = Onder de stapel
tip-under = Verwijderde kaarten: ze komen als laatste terug.
tip-coins = Ze betalen de belasting van muntkaarten en speciale kaarten. De meeste munten leveren aan het eind punten op.
tip-keepers = Staan op gebieden onder controle; elk telt als zijn gebied bij de grootste hoort.
tip-tokens = Eén voor een goed dat je uitvoert in plaats van opslaat. De meeste van een soort leveren aan het eind punten op. Zonder fiche een punt minder.
tip-cards = De ruggen tonen de soorten in de hand, de stapel wat nog komt.
tip-areas = De grootste voorsprong in één goed beslist wie een gebied krijgt als het sluit.
tip-room = Lege vakken ernaast, waar een kaart kan liggen. Is er geen meer, dan sluit het gebied en krijgt wie leidt het. Met messing rand: er is er nog maar één.
empty-areas = Niets opgeslagen:
tip-empty-area = Niemand heeft hier al iets opgeslagen.
why-shared = De grootste voorsprong is gedeeld: zo krijgt niemand dit gebied.
why-kinds = De grootste voorsprong is gedeeld; { $who } leidt in meer goederen.
why-cycle = De grootste voorsprong is gedeeld; wijn verslaat specerijen, specerijen verslaan thee, thee verslaat wijn.
why-circle = Drie delen de grootste voorsprong en geen goed verslaat beide andere: niemand krijgt dit gebied.
tip-closed = { $counted ->
    [0] Elk gebied onder controle telt één punt.
   *[other] De { $counted } grootste tellen; de andere zijn doorgestreept.
}
tip-water-pile = De open kaart wordt als volgende getrokken nadat er water is gelegd.
tip-specials = Gedekt; { $price ->
    [one] 1 munt
   *[other] { $price } munten
} per stuk als het schip naar het havenmidden komt.
tip-treasury = Betaalt voor waterkaarten en voor passen zolang ze munten heeft.
tip-warehouses = Wat er van elke soort over is; raakt een soort op, dan kan het spel met drie of vier eindigen.
tip-ship-moves = Vaker vaart het schip niet in een ronde.
pane-harbour = Haven
pane-areas = Gebieden
pane-players = Spelers
scene-reveal = Onthullen
scene-order = Speelvolgorde
scene-close = Afsluiting
scene-score = Score
how-select = Hoge getallen eerst. Havenkaarten slaan goederen op, water brengt een munt.
how-lay = Tekens staan waar hij bij een gebied komt: wie er zou voorstaan en met hoeveel. Op goud: wie krijgt wat er sluit.
how-water = Water staat nergens voor, het sluit gebieden af. Teken op goud: wie krijgt wat er sluit.
ask-select = Kies in het geheim een kaart, of pas
ask-pay = Belasting: { $due ->
        [one] 1 munt
       *[other] { $due } munten
    } betalen of de kaart terugnemen?
ask-lay = Waar leg je je kaart?
ask-export = Alles opslaan, of één soort exporteren?
ask-crane = Kraan: een pakhuis halen?
ask-ship = Het bewakingsschip verplaatsen?
ask-buy = Een speciale kaart kopen?
ask-remove = Een kaart verwijderen?
ask-flood = Welke kaart laat je onderlopen?
ask-from = Een pakhuis verplaatsen: waarvandaan?
ask-good = Welke goederensoort?
ask-to = Waarheen met het pakhuis?
ask-colour = Welke kleur neem je?
do-play = kaart
do-pass = passen
do-pay = betalen
do-refuse = weigeren
do-lay = leggen op
do-store = opslaan
do-export = exporteren
do-crane = kraan
do-ship = schip naar
do-buy = kopen
do-remove = verwijderen
do-area = gebied
do-good = verplaatsen
do-skip = overslaan
do-colour = kleur

## Options of the rules

option-mode = Soort spel
choice-mode-auto = gebruikelijk voor dit aantal spelers
choice-mode-basic = basis
choice-mode-advanced = voor gevorderden
choice-mode-expansion = uitbreiding voor 3 of 4 spelers
choice-mode-limited_warehouses = beperkte pakhuizen
option-expansionTie = Gelijke stand met drie of vier
choice-expansionTie-strict = niemand krijgt de controle over het gebied
choice-expansionTie-chain = zoals gewoonlijk beslist
option-removeTriples = Kaarten met drie goederen eruit nemen
choice-removeTriples-auto = zoals gebruikelijk bij dit aantal dozen
option-warehouseCopies = Pakhuizen uit zoveel dozen
option-warehouseExhaustion = Het spel eindigt ook als pakhuizen opraken
choice-warehouseExhaustion-unmetDemand = als er een nodig is en ontbreekt
choice-warehouseExhaustion-kindEmpty = als één soort op is
choice-warehouseExhaustion-allEmpty = als alles op is
option-crane = Een kraan
choice-crane-wild = brengt een pakhuis van een soort naar keuze
choice-crane-move = mag in plaats daarvan een eigen verplaatsen
option-specials2p = Speciale kaarten met twee spelers
option-taxRefusal = De belasting mag worden geweigerd
option-taxOrder = De belastingen worden afgerekend
choice-taxOrder-playOrder = in speelvolgorde: een teruggenomen kaart belast niemand
choice-taxOrder-simultaneous = allemaal tegelijk: ook een teruggenomen kaart heeft belast
option-passersPay = Ook wie past betaalt belasting
option-colours = Kleuren
choice-colours-bySeat = per plaats: rood, zwart, groen, lila
choice-colours-chosen = iedereen kiest
legend-closed = Gesloten: hier kan niets meer worden aangelegd. Het getal is de rang naar grootte.
legend-gone = Een gestippeld pakhuis staat er niet: het is geëxporteerd of nooit opgeslagen.
legend-prospect = Op een plek waar je mag leggen: wie zou voorstaan in het gebied waar de kaart bij komt, en met hoeveel. Op goud: wie het gebied krijgt dat sluit.
tip-prey = Het bewakingsschip kan ze verwijderen zolang haar gebied open is.
opening-goal = Pakhuismeesters zijn de punten:
opening-goal-text = wie in een gebied voorstaat als het dichtgaat, zet er een neer. De grootste gebieden tellen.
opening-cards = Een kaart is land of water:
opening-cards-text = goederen op land worden jouw pakhuizen, water sluit gebieden af. Je staat voor met pakhuizen van één soort.
opening-turn = Iedereen kiest in het geheim:
opening-turn-text = één kaart, tegelijk omgedraaid. Het hoogste getal begint.

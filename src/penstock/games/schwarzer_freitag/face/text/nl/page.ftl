worth-now = Nu waard: { $range }, in staven
worth-short = waarde in staven: { $range }
worth-secret = Geteld wat iedereen zag: elke betaling, elke handel. Alleen wat gedeeld werd, blijft geheim.
worth-held = staven in bezit
worth-bought = staven voor de rest
worth-unseen = daarvan alleen als wat gedeeld werd duur is
worth-cash = contant geld
worth-shares = aandelen
worth-subsidies = subsidies die nog komen
worth-interest = nog verschuldigde rente
black = zwart
none = niets
prices = Aandelenkoersen
price-of = { $colour }: koers { $price }
silver-price = Zilver kost { $price }
silver-note = Zilver kopen. Bij de volgende koerswijziging stijgt zilver één veld per { $step ->
    [one] gekochte staaf
   *[other] { $step } gekochte staven
}.
bars-bought = { $count ->
    [0] Geen staven
    [one] Eén staaf
   *[other] { $count } staven
} gekocht sinds de laatste koerswijziging; per { $step ->
    [one] staaf
   *[other] { $step } staven
} stijgt zilver één veld
stage = { $stage ->
    [0] Niveau Start
   *[other] Niveau { $stage }
}
next-at = volgende: { $price }
highest-now = hoogste koers nu { $price }
next-row = volgende in rij { $row }
last-stage = laatste niveau
subsidy = subsidie
subsidies = Subsidies
subsidy-note = Een subsidie levert meteen { $pays } op en kost { $interest } bij elke koerswijziging.
subsidy-helps = Een subsidie levert { $pays } op.
bag = { $count ->
    [0] Geen koffers
    [one] Eén koffer
   *[other] { $count } koffers
} in de buidel
market = Markt
market-row = Markt: { $colour } { $count }, koers { $price }
purchase-track = Aankooptabel
silver-track = Zilveraankoop
track-says = { $count } van { $trigger } koffers tot een koerswijziging
sale-tables = Verkooptabellen
table-has = Verkooptabel { $table }: { $colour } { $count }
screen = Achter het zichtscherm
cash = geld
worth = aandelen ter waarde van { $money }
due = { $due } rente te betalen
unpaid = { $due } rente te betalen, je hebt { $cash }: je blijft die schuldig
owes-short = schuld: { $money }
sale-falls = { $alone ->
    [yes] Dan daalt { $colour }: { $before } ▸ { $after }
   *[no] Dan daalt een kleur naar keuze; { $colour }: { $before } ▸ { $after }
}
buy-lifts = { $alone ->
    [yes] De koffer op de tabel laat { $colour } stijgen: { $before } ▸ { $after }
   *[no] Markeert { $colour } de aankoop, dan stijgt die: { $before } ▸ { $after }
}
treasure = Schat
treasure-says = { $gold } goud, { $silver } zilver
owes = Schuld
hand-row = In bezit: { $colour } { $count }, koers { $price }
score = Staven
ask-setup-case = Welke koffer op de aankooptabel?
ask-card = Dit verbruikt een speciale actie:
ask-before = Kopen, verkopen, zilver of passen?
ask-buying = Meer kopen, of stoppen?
ask-selling = Meer verkopen, of stoppen?
ask-marker = { $place ->
    [purchase] Welke koffer gaat op de aankooptabel?
   *[other] Welke koffer gaat op de zilveraankooptabel?
}
ask-fall = Welke koers daalt?
ask-table = Welke koffer gaat naar de markt?
ask-after = Nog iets, of de beurt beëindigen?
ask-special = Speciaal passen: welke koffer?
ask-silver = Zilver: hoeveel staven?
ask-pass = Passen: welke koffer?
ask-pass-purchase = Passen: welke koffer?
ask-pass-sale = Passen: welke koffer van de verkooptabel?
do-setup = Opbouw
do-subsidy = Subsidie nemen
do-special = Speciaal passen
do-buy = Kopen
do-sell = Verkopen
do-silver = Zilver
do-pass = Passen
do-pass-purchase = Passen (aankoop)
do-pass-sale = Passen (verkoop)
do-done = Stoppen
do-marker = Markeren
do-fall = Dalen
do-table = Nemen
do-end = Beurt beëindigen
words-stage = { $stage ->
    [0] Niveau start
   *[other] Niveau { $stage }
}: subsidielimiet { $subsidies }, handelslimiet { $trades }, { $draw ->
    [one] één koffer
   *[other] { $draw } koffers
} getrokken.
words-prices = Koersen: { $list }.
words-silver = Zilver { $price }, { $count ->
    [0] geen staven
    [one] één staaf
   *[other] { $count } staven
} gekocht sinds de laatste koerswijziging.
words-market = Markt: { $list }.
words-purchase = Aankooptabel: { $list }; koerswijziging bij { $trigger }.
words-silver-track = Zilveraankooptabel: { $list }; koerswijziging bij { $trigger }.
words-table = Verkooptabel { $table }: { $list }; koerswijziging bij { $trigger ->
    [one] één gekleurde koffer
   *[other] { $trigger } gekleurde koffers
}.
words-bag = Buidel: { $count ->
    [0] geen koffers
    [one] één koffer
   *[other] { $count } koffers
}.
words-player = { $who }: { $gold } goud, { $silver } zilver, { $shares ->
    [0] geen aandelen
    [one] één aandeel
   *[other] { $shares } aandelen
}, { $subsidies ->
    [0] geen subsidies
    [one] één subsidie
   *[other] { $subsidies } subsidies
}{ $owed ->
    [0] {""}
   *[other] , schuld { $owed }
}.
words-own = Geld: { $money }. Aandelen: { $list }.
marker-name = { $colour } { $price }
marker-was = was { $price }
marker-held = In bezit: { $count }.
marker-outlook = Bij een koerswijziging, naar getrokken koffers van de kleur min de zwarte: +2 ▸ { $two }, +1 ▸ { $one }, 0 ▸ { $none }, −1 ▸ { $lost }.
rail-name = Zilverkoers
to-go = nog { $count }
rail-note = Als zilver het laatste veld bereikt, eindigt het spel. Zilver stijgt door zwarte koffers en gekochte staven en daalt nooit.
bars-counter = { $count ->
    [0] Geen staven gekocht
    [one] Eén staaf gekocht
   *[other] { $count } staven gekocht
}
bars-step = ▸ +{ $rise }
stage-note = De drie getallen gelden voor iedereen. Als de hoogste koers bij een koerswijziging het volgende niveau bereikt, wordt de kaart omgedraaid en gaat er een zwarte koffer in de buidel.
short-subsidies = subs.
short-trades = limiet
short-draws = trek
note-subsidies = Subsidies per persoon: hoogstens { $count }.
note-trades = { $count ->
    [one] Eén actie koopt of verkoopt één aandeel of één staaf.
   *[other] Eén actie koopt of verkoopt hoogstens { $count } aandelen of staven.
}
note-draws = Koffers die een koerswijziging uit de buidel trekt: { $count }.
legend = Wat de tekens betekenen
bag-black = { $count ->
    [0] geen zwarte
    [one] waarvan één zwart
   *[other] waarvan { $count } zwart
}
bag-unseen = In de buidel of achter de andere zichtschermen: { $list }.
bag-waiting = Zwarte koffers nog buiten: { $fields } op de niveauvelden, { $tables } op de verkooptabellen, { $supply } in de voorraad.
mode-special = speciaal passen: welke koffer?
mode-silver = zilver: hoeveel staven?
mode-pass = passen: welke koffer?
mode-pass-purchase = passen: welke koffer?
mode-pass-sale = passen: kies op de verkooptabel
mode-marker = { $place ->
    [purchase] kies er een voor de aankooptabel
   *[other] kies er een voor de zilveraankooptabel
}
market-head = ▲▼ laatst · rest, ? verborgen
unseen-note = { $count ->
    [0] Geen koffer ervan is verborgen.
    [one] Eén koffer ervan is verborgen: in de buidel of achter de andere zichtschermen.
   *[other] { $count } koffers ervan zijn verborgen: in de buidel of achter de andere zichtschermen.
}
bought-for = gekocht: { $count } voor { $money }
sold-for = verkocht: { $count } voor { $money }
cases-left = { $count ->
    [0] geen meer op de markt
    [one] nog één op de markt
   *[other] nog { $count } op de markt
}
price-then = De koers stijgt dan naar { $price }.
market-note = Wie de laatste koffer van een kleur neemt, laat de koers één veld stijgen.
sets-off = Dit start een koerswijziging; getrokken koffers: { $count }.
then-change = dan koerswijziging
ends-turn = beëindigt je beurt
note-purchase-track = Elke aankoop van aandelen legt hier één koffer. Is de tabel vol, dan veranderen de koersen en gaan de koffers in de buidel; de derde koffer van een kleur laat de koers stijgen.
note-silver-track = Elke aankoop van zilver en elke pas legt hier één koffer. Is de tabel vol, dan veranderen de koersen en gaan de koffers in de buidel; de derde koffer van een kleur laat de koers stijgen.
third-lifts = derde: { $colour } stijgt
track-left = { $count ->
    [0] vol
    [one] de volgende start het
   *[other] nog { $count } koffers
}
sale-table = Verkooptabel { $table }
sales-left = { $count ->
    [0] de volgende verkoop start het
    [one] nog één verkoop
   *[other] nog { $count } verkopen
}
sale-note = Elke verkoop neemt een koffer van hier naar de markt. Zijn er nog maar { $trigger } gekleurde over, dan veranderen de koersen en gaan alle, ook de zwarte, in de buidel.
table-case-note = Na een verkoop gaat een van de verkochte kleuren van hier naar de markt.
black-note = Ze gaan in de buidel als deze tabel een koerswijziging start.
table-empty = Leeg; tabel 2 wordt weer gevuld als er geen andere meer is.
table-short = tabel { $table }
table-bare = leeg
of = { $count } van { $most }
silver-count = { $count ->
    [one] Eén zilverstaaf
   *[other] { $count } zilverstaven
}
silver-bar = zilverstaaf
note-pass = Niets doen behalve één koffer van de markt op de zilveraankooptabel leggen.
note-special = Met een speciale actie, vóór of na je actie: één koffer van de markt op de zilveraankooptabel.
note-pass-purchase = Passen en één koffer van de markt op de aankooptabel leggen.
note-pass-sale = Passen en één koffer van de verkooptabel naar de markt nemen.
treasure-note = Vijf zilverstaven worden meteen één goudstaaf. Wie aan het eind het meeste heeft, wint.
cash-note = Achter het zichtscherm: de anderen zien het niet.
limit-line = limiet { $trades } · nog { $left } tot zilver { $last }
due-note = Rente die je niet kon betalen gaat voor: verkoop aandelen of neem een subsidie.
special-card = Speciale actie
short-card = actie
special-card-note = Werkt één keer per spel. Passen: een extra koffer van de markt op de zilveraankooptabel. +1: één aandeel of staaf meer dan de niveaukaart toestaat.
hand-note = Een klik verkoopt één aandeel; een van de verkochte kleuren daalt daarna één veld.
field-note = Een aandeel waarvan het fiche hier staat, kost { $price }.
shares-worth-note = Wat deze aandelen zouden opbrengen tegen de koersen van nu.
others = De anderen
hidden-shares = { $count ->
    [0] Geen aandelen achter het zichtscherm
    [one] Eén aandeel achter het zichtscherm
   *[other] { $count } aandelen achter het zichtscherm
}
hidden-note = Kleuren achter een zichtscherm zijn verborgen; gehandeld wordt open.
seen-shares = Door allen gezien: { $list }.
seen-dealt = { $count ->
    [one] Eén aandeel werd gedeeld en nooit getoond.
   *[other] { $count } aandelen werden gedeeld en nooit getoond.
}
owes-note = Moet nog { $money } rente van eerdere koerswijzigingen betalen.
last-turn = Laatste beurt
did-buy = koopt
did-sell = verkoopt
did-silver = koopt
did-pass = past
change-number = Koerswijziging { $number }
change-again = Koerswijziging { $number } nog eens tonen
change-interest = Rente
change-draw = Trekken
change-count = Tellen
change-price = Koersen
change-silver = Zilver
change-stage = Niveau
all-drop = alle −{ $count }
one-black = één alleen: zilver +1
no-black = geen zwarte
shares-held = Aandelen in bezit
scene-interest = Rente
scene-draw = { $count ->
    [one] Eén koffer getrokken
   *[other] { $count } koffers getrokken
}
scene-count = { $count ->
    [0] Er wordt geteld
    [one] Er wordt geteld
   *[other] { $count } zwarte: alle −{ $count }
}
scene-price = { $colour } { $before } ▸ { $after }
scene-lift = { $colour } ontbreekt: { $before } ▸ { $after }
scene-silver = Zilver { $before } ▸ { $after }
scene-stage = Niveau { $stage } is bereikt
scene-settle = Iedereen verkoopt alle aandelen en koopt staven voor 100
black-friday = Zwarte vrijdag
round = { $stage ->
    [0] Niveau Start
   *[other] Niveau { $stage }
} · { $draw } per trek
how-before = Koop op de markt, verkoop van je stapels.
how-poor = { $ways ->
    [subsidy] Je geld koopt niets: neem eerst een subsidie.
    [both] Je geld koopt niets: neem een subsidie of verkoop.
    [sell] Je geld koopt niets: verkoop of pas.
   *[none] Je geld koopt niets: pas.
}
ask-due = Betaal eerst { $due } rente
how-due = { $ways ->
    [sell] Verkoop van je stapels.
    [subsidy] Neem een subsidie.
    [both] Verkoop van je stapels, of neem een subsidie.
   *[none] Niets te verkopen, geen subsidie meer: je kunt alleen passen.
}
how-buying = Nog een aandeel, of stoppen: dan komt een koffer op de aankooptabel.
how-card = Nog één verbruikt een speciale actie; ✓ stopt hier.
how-selling = Nog een aandeel, of stoppen: dan daalt een verkochte kleur één vak.
how-silver = Daarna gaat één koffer op de zilveraankooptabel.
how-marker = Kies een kleur van de markt.
how-setup-case = Kies een kleur van de markt.
how-fall = Kies een fiche op het bord.
how-table = Kies een verkochte kleur: één koffer ervan verlaat de verkooptabel.
how-table-pass = Kies een koffer van de verkooptabel.
act-special = Speciaal passen
act-pass = Passen
act-pass-purchase = Passen (aankoop)
act-pass-sale = Passen (verkoop)
pane-trade = Handel
pane-board = Bord
pane-players = Spelers
figure-shares = aandelen
figure-bars = staven
legend-trail = Waar een kleur na de laatste vijf koerswijzigingen stond; ga erover voor de hele weg.
legend-outlook = Waar ze heen zou gaan als er zoveel koffers van werden getrokken, min de zwarte.
legend-level = Een koers voorbij deze lijn brengt de volgende niveaukaart.
legend-black = Zwarte koffer: elke getrokken laat zilver stijgen; twee of meer tellen tegen alle kleuren.
legend-silver = Zilverstaaf. De staven die allen kopen laten zilver bij de volgende koerswijziging stijgen.
legend-gold = Goudstaaf: evenveel als vijf van zilver.
legend-subsidies = Subsidies en hun limiet op de niveaukaart; elke kost rente bij elke koerswijziging.
legend-hidden = Aandelen achter een zichtscherm, per kleur waar iedereen ze zag; van de andere werd de kleur nooit getoond.
legend-worth = Nu waard in staven: in bezit, voor de rest te koop, en gearceerd wat afhangt van wat gedeeld werd.
legend-last = Wat iemand het laatst deed, en voor hoeveel; $: nam ook een subsidie.
legend-third = Deze zet laat de koers meteen stijgen: de laatste koffer op de markt, of de derde op een tabel.
legend-flash = Deze zet start een koerswijziging.

sheet-bought = staven gekocht tijdens het spel
sheet-shares = geld voor aandelen aan het einde
sheet-subsidies = geld van de laatste subsidies
sheet-interest = nog verschuldigde rente
sheet-last-bars = staven gekocht aan het einde, elk 100
sheet-all = staven samen
sheet-left = overgebleven geld

## Options of the rules

option-firstGame = Eerste spel, zonder speciale kaarten
option-levelTable = Tabel van de niveaukaarten
option-stageBy = Het volgende niveau komt door
choice-stageBy-value = de hoogste koers
choice-stageBy-row = de rij van de hoogste koers
option-bottomEdge = Een stap omlaag in de onderste rij
choice-bottomEdge-left = wordt een stap naar links
choice-bottomEdge-stay = vervalt
option-restockBlack = Zwarte koffers op een aangevulde verkooptabel
choice-restockBlack-supply = uit de voorraad
choice-restockBlack-none = geen
option-subsidyTiming = Subsidies neem je
choice-subsidyTiming-anyTime = voor en na de actie
choice-subsidyTiming-beforeAction = alleen voor de actie
option-stallGuard = Koerswijzigingen zonder zilverstijging tot zilver vanzelf stijgt
choice-stallGuard-off = nooit
option-endTiming = Als zilver 100 bereikt
choice-endTiming-afterChange = wordt de koerswijziging afgemaakt
choice-endTiming-atOnce = is het spel meteen afgelopen
option-hideCash = Geld blijft verborgen
option-style = Stijl
opening-goal = Zilverstaven winnen:
opening-goal-text = wie er de meeste heeft als zilver 100 kost. Aandelen stijgen en storten in, zilver daalt nooit.
opening-turn = Een beurt is één handeling:
opening-turn-text = aandelen kopen, aandelen verkopen, zilver kopen of passen. Je begint zonder geld: een subsidie levert 20 op, voor 1 rente bij elke koerswijziging.
opening-change = De buidel maakt de koersen:
opening-change-text = getrokken kleuren stijgen, de andere zakken; vanaf twee zwarte koffers tellen die tegen alle.

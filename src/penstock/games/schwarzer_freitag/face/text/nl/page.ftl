worth-now = Nu waard: { $total ->
    [one] { $total } baar
   *[other] { $total } baren
}
worth-held = baren in bezit
worth-bought = baren voor de rest
worth-cash = contant geld
worth-shares = aandelen
worth-subsidies = terug te betalen subsidies
worth-interest = rente
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
    [0] Niveaukaart: start
   *[other] Niveaukaart { $stage }
}
subsidy-limit = Subsidies
trade-limit = Handelslimiet
draw = Trekken
next-at = Volgend niveau bij { $price }; hoogste koers nu { $dearest }
next-row = Volgend niveau in rij { $row }
last-stage = Het laatste niveau
subsidy = subsidie
subsidies = Subsidies
subsidy-note = Een subsidie levert meteen { $pays } op en kost { $interest } bij elke koerswijziging.
bag = { $count ->
    [0] Geen koffers
    [one] Eén koffer
   *[other] { $count } koffers
} in de buidel
bag-note = { $count ->
    [0] Geen koffers
    [one] Eén koffer
   *[other] { $count } koffers
} in de buidel. Zwarte koffers: { $fields } op de niveauvelden, { $supply } in de voorraad.
market = Markt
market-row = Markt: { $colour } { $count }, koers { $price }
purchase-track = Aankooptabel
silver-track = Zilveraankoop
track-says = { $count } van { $trigger } koffers tot een koerswijziging
sale-tables = Verkooptabellen
table-falls = koerswijziging bij { $trigger ->
    [one] één gekleurde koffer
   *[other] { $trigger } gekleurde koffers
}
table-has = Verkooptabel { $table }: { $colour } { $count }
your-screen = Achter je zichtscherm
cash = geld
worth = aandelen ter waarde van { $money }
due = { $due } rente te betalen
treasure = Schat
treasure-says = { $gold } goud, { $silver } zilver
shares = Aandelen
owes = Schuld
hand-row = Je hebt { $colour } { $count }, koers { $price }
score = Staven
ask-setup-case = Welke koffer op de aankooptabel?
ask-before = Kopen, verkopen, zilver of passen?
ask-buying = Meer kopen, of stoppen?
ask-selling = Meer verkopen, of stoppen?
ask-marker = Welke koffer markeert de actie?
ask-fall = Welke koers daalt?
ask-table = Welke koffer verlaat de verkooptabel?
ask-after = Nog iets, of de beurt beëindigen?
do-setup = Opbouw
do-subsidy = Subsidie nemen
do-special = Speciale actie Passen
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
words-own = Je geld: { $money }. Je aandelen: { $list }.
last-draw = Laatste trekking
no-draw = nog niets getrokken
draw-note = Een getrokken koffer verhoogt zijn kleur; twee of meer zwarte tellen tegen elke kleur.

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

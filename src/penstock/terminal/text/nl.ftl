## The table

table-title = { $title }: { $who } beslist
since = Wat er gebeurd is
your-moves = Jouw mogelijkheden
nothing-happened = Nog niets.
you = { $who } (jij)
hand-over = { $who } is aan de beurt. Geef het toetsenbord door en druk op Enter …
game-over = Het spel is afgelopen.
rank-place = Plaats
rank-player = Speler
rank-score = Score
replay-title = { $title }, { $seats } spelers, startgetal { $seed }
replay-unfinished = { $moves ->
    [one] Na { $moves } zet nog niet afgelopen; aan de beurt: { $who }.
   *[other] Na { $moves } zetten nog niet afgelopen; aan de beurt: { $who }.
}

## Answers

help =
    Typ het nummer van een zet of de woorden ervan, zoals ‘{ $move }’; een eenduidig begin van elk woord is genoeg.
    Kleuren mogen ook in het Nederlands: ‘buy rood’.

    why ZET        waarom een zet niet mag, met de paragraaf
    hint           wat een bot hier zou doen, en hoe dat kan aflopen
    rules 4.3      die paragraaf van de regels; ‘rules’ noemt de hoofdstukken
    undo           je laatste zet terugnemen, als er sindsdien niets onthuld is
    log            alles wat er tot nu toe gebeurd is
    show           de tafel nog eens tonen
    save BESTAND   het spel opslaan
    quit           de tafel verlaten
bad-number = { $number } staat niet in de lijst; de nummers lopen van 1 tot { $last }.
bad-place = Plek { $number } bestaat niet; typ een nummer dat op het bord staat.
not-understood = ‘{ $text }’ is geen zet. Typ een nummer van de lijst, een zet zoals ‘{ $move }’, of ? voor hulp.
move-form = Typ het zo: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; ‘rules { $paragraph }’ toont hem)
why-what = Waarom wat? Bijvoorbeeld: why { $move }
why-allowed = Dat mag.
hint = { $move }: wint { $chance }% van de partijen, gemiddeld { $score }; { $visits } keer geprobeerd.
score-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
score-bars = { $score ->
    [one] { $score } staaf
   *[other] { $score } staven
}
score-dollars = { $score } dollar
undo-done = Teruggenomen.
save-where = Zeg waar: save BESTAND
saved = Opgeslagen in { $file }.
resume = Opgeslagen. Ga verder met: { $command }
not-saved = Het spel is niet opgeslagen. ‘save BESTAND’ slaat het op; met --save BESTAND gebeurt het vanzelf.

## Schwarzer Freitag

sf-letter-yellow = L
sf-letter-blue = B
sf-letter-red = R
sf-letter-green = N
sf-letter-orange = O
sf-letter-black = Z
sf-black = zwart
sf-prices = Koersen
sf-stage-title = { $stage ->
    [0] Niveau: Start
   *[other] Niveau { $stage }
}
sf-silver-price = Zilverkoers: { $price }
sf-cases = Koffers
sf-players = Spelers
sf-subsidy-limit = Subsidielimiet
sf-trade-limit = Handelslimiet
sf-draw = Getrokken koffers
sf-next-stage = Volgend niveau vanaf
sf-highest = Hoogste koers nu
sf-bag = In de buidel
sf-stage-fields = Zwart, niveauvelden
sf-supply = Zwart, voorraad
sf-bars-bought = Gekochte staven
sf-changes = Koerswijzigingen
sf-tables = Verkooptabellen
sf-price = Koers
sf-yours = Van jou
sf-market = Markt
sf-purchase-track = Aankoop- tabel
sf-silver-track = Zilver- aankooptabel
sf-sale-table = Verkoop- tabel { $table }
sf-last-draw = Laatste trekking
sf-missing = tot koerswijziging
sf-gold = Goud
sf-silver = Zilver
sf-cash = Geld
sf-shares = Aandelen
sf-subsidies = Subs.
sf-owed = Schuldig
sf-cards = Speciale acties
sf-due = { $due } rente verschuldigd
sf-turn = Beurt
sf-next-row = Volgend niveau, rij
sf-action = Nu verhandeld

## Arriala

ar-letter-red = R
ar-letter-yellow = L
ar-letter-green = N
ar-letter-violet = P
ar-canal = Kanaal
ar-field = Veld
ar-lock = sluis
ar-rests = heeft bewogen
ar-counted = geteld
ar-points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ar-stretch-points = Een traject van 1, 2, 3 … velden levert { $points } op
ar-round = Ronde { $round }
ar-action-points = { $left } AP
ar-points = Punten
ar-idle = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
} zonder vooruitgang; na { $limit } eindigt het spel.
ar-costs = AP
ar-cost = { $cost } AP
ar-do-walk = Lopen
ar-do-to-vineyard = Naar een wijngaard
ar-do-place = Nieuwe arbeider plaatsen
ar-do-river = Rivierbouwwerk
ar-do-to-canal = Terug naar het kanaal
ar-do-lock = Sluis bouwen
ar-do-teleport = Verplaatsen
ar-do-master = Meesterwerk
ar-which-worker = welke arbeider?
ar-where-to = waarheen? (nummer op de kaart)
ar-which-one = welke?
ar-free-fields = { $fields ->
    [one] { $fields } veld gratis
   *[other] { $fields } velden gratis
}
ar-vineyards = Wijngaarden
ar-structures = Bouwwerken
ar-supply = Voorraad
ar-locks = Sluizen
ar-pile = Stapel
ar-discards = Aflegstapel
ar-players = Spelers
ar-neutral = neutraal
ar-reserve = Reserve
ar-on-canal = Kanaal
ar-in-vineyards = Wijn
ar-on-river = Rivier
ar-cards = Kaarten
ar-your-cards = Jouw kaarten
ar-card-move = elke arbeider, tot { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}; verdere elk { $cost } AP
ar-card-teleport = eigen arbeider naar een vrije plek op het kanaal
ar-card-lock = een sluis op een vrij veld bouwen, +{ $points }
ar-card-master = alleen wie als enige laatste is: er een bouwen, +{ $points }
ar-card-own-to-vineyard = van het kanaal naar een wijngaard met plaats
ar-card-any-to-vineyard = van iedereen, van het kanaal naar een wijngaard
ar-card-own-to-canal = van een wijngaard naar een vrije plek
ar-card-any-to-canal = van iedereen, van een wijngaard naar een vrije plek

## Packhuys

ph-letter-red = R
ph-letter-black = Z
ph-letter-green = G
ph-letter-purple = L
ph-letter-wine = w
ph-letter-spices = s
ph-letter-tea = t
ph-round = Ronde { $round }
ph-phase-colour = { $who } kiest een kleur
ph-phase-select = geheime keuze, nog te kiezen: { $who }
ph-phase-pay = { $due ->
    [1] { $who } moet 1 munt belasting betalen
   *[other] { $who } moet { $due } munten belasting betalen
}
ph-phase-lay = { $who } legt een kaart
ph-phase-export = { $who } slaat op of exporteert
ph-phase-crane = { $who } gebruikt een kraan
ph-phase-ship = { $who } mag het schip verplaatsen
ph-phase-buy = { $who } mag een speciale kaart kopen
ph-phase-remove = { $who } mag een kaart verwijderen
ph-phase-flood = { $who } laat een kaart onderlopen
ph-phase-from = { $who } neemt een pakhuis
ph-phase-good = { $who } kiest een goederensoort
ph-phase-to = { $who } brengt een pakhuis
ph-order = volgorde:
ph-frame = Haven van { $size } bij { $size }:
ph-columns-fixed = kolommen vast
ph-columns-left = { $number ->
    [1] nog één kolom
   *[other] nog { $number } kolommen
}
ph-rows-fixed = rijen vast
ph-rows-left = { $number ->
    [1] nog één rij
   *[other] nog { $number } rijen
}
ph-store = centraal magazijn
ph-closed-sign = afgesloten
ph-only-water = alleen water
ph-areas = Open gebieden
ph-no-areas = Nog geen gebied.
ph-area = Bij
ph-size = Maat
ph-control = Leidt
ph-closed = Afgesloten:
ph-closed-counted = { $number ->
    [one] Afgesloten (alleen het grootste telt):
   *[other] Afgesloten (de { $number } grootste tellen):
}
ph-supply = Voorraad
ph-treasury = Stadskas
ph-water-pile = Waterstapel
ph-on-top = bovenop
ph-special-cards = Speciaal
ph-ship-at = Schip op
ph-ship-moves = Vaarbeurten
ph-warehouses = Pakhuizen
ph-tokens = Fiches
ph-hand = Je hand
ph-players = Spelers
ph-coins = Munten
ph-own-areas = Gebieden
ph-keepers = Meesters
ph-cards = Hand
ph-pile = Stapel
ph-known = Bekend
ph-under = onder de stapel

## Panamax

pm-letter-red = R
pm-letter-green = N
pm-letter-yellow = L
pm-letter-black = Z
pm-short-us-east = VS-O
pm-short-eu = EU
pm-short-us-west = VS-W
pm-short-china = China
pm-canal = Kanaal
pm-waterway = waterweg
pm-lock = sluis
pm-waiting = wachtend
pm-zone-gatun = Gatun
pm-zone-gatun-lake = Gatunmeer
pm-zone-culebra = Culebra
pm-zone-pedro-miguel = Pedro Miguel
pm-zone-miraflores-lake = Mirafloresmeer
pm-zone-miraflores = Miraflores
pm-least-dice = { $dice }+ stenen
pm-general = stukgoed
pm-action-table = Actietabel
pm-column = kolom
pm-executive = directie
pm-next = volgende
pm-load-dice = { $dice } laden
pm-dollars = { $money } dollar
pm-share-for = een aandeel voor
pm-contracts = Contracten
pm-incoming = inkomend
pm-pile = stapel { $cards }
pm-railway = Spoor en stapels
pm-wagon = wagon
pm-platform = perron
pm-stock = vlaggen over
pm-passengers = passagiers
pm-captains = kapiteins
pm-stevedores = stuwadoors
pm-advisors = Adviseurs
pm-market = Markt en geld
pm-dividends = dividend naar koers: { $steps }
pm-price = Koers
pm-dividend = Geeft
pm-unsold = Over
pm-company-cash = Bedrijf
pm-fee = Kosten
pm-cash = Eigen
pm-shares = Aandelen
pm-loans = Lening
pm-award = Premie
pm-companies = Bedrijven
pm-warehouse = Pakhuis
pm-pool = Voorraad
pm-flags = Vlaggen
pm-tiles = Passagiers
pm-captain = Kapitein
pm-stevedore = Stuwad.
pm-unbuilt = Te bouwen
pm-free-actions = Vlag 2, 3 geeft:
pm-benefit-transfers = V
pm-benefit-contracts = C
pm-benefit-loading = L
pm-cards = Contracten in hand, adviseurs
pm-on-offer = Te kiezen
pm-round = Ronde { $round } van { $rounds }
pm-loads = te laden: { $dice }
pm-stevedore-loads = met de stuwadoor: { $dice }
pm-do-bid = Geheim bod voor het bedrijf
pm-do-pass-advisor = Eén adviseur houden, de andere gaat naar links
pm-do-keep-advisor = Eén adviseur houden, de andere gaat terug
pm-do-start-contract = Een startcontract kiezen
pm-do-start-loading = Het startcontract laden
pm-do-before = Een dobbelsteen nemen
pm-do-executive = Directiedobbelsteen: actie of markt
pm-do-contract = Een contract nemen?
pm-do-loading = Welke steen laden?
pm-do-target = Waar gaat de steen heen?
pm-do-moving = Varen met schepen
pm-do-group = Wie vaart mee?
pm-do-stevedore = Stuwadoor: welke steen laden?
pm-do-deferred-market = Uitgestelde marktactie
pm-do-free-market = Gratis marktactie
pm-do-free-load = Gratis laden
pm-do-free-rail = Gratis spooractie
pm-do-bonus = Kaart of geld voor het schip
pm-do-advisor = Een adviseur kiezen
pm-do-benefit = Welk passagiersvoordeel?
pm-do-after = Laatste moment van de beurt
pm-do-discard = Een contract afleggen
pm-do-flag = Een vlag van het perron nemen
pm-do-fee = Vrachtkosten

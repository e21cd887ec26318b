worth-now = Punten als het spel nu eindigde: { $total }
worth-points = punten
worth-vineyards = wijngaarden
board-canal = Het kanaal
board-worker = { $colour } { $number }
board-worker-moved = { $worker }, { $from } verplaatst door { $who }
board-field = veld { $number } van sectie { $section }
board-lock = een sluis
board-counted = geteld
board-nobody = niemand
board-stretch = { $fields ->
    [one] { $workers } van { $fields } veld bezet
   *[other] { $workers } van { $fields } velden bezet
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard, voorop: { $leader }
board-stretch-counted = traject van { $fields ->
    [one] één veld
   *[other] { $fields } velden
}, geteld
board-vineyard = { $name }: { $fields ->
    [one] { $workers } van { $fields } plaats bezet
   *[other] { $workers } van { $fields } plaatsen bezet
}
board-built = { $name }: gebouwd
board-built-by = { $name }: gebouwd door { $who }
board-not-built = { $name }: niet gebouwd
board-hand = Kaarten in de hand
board-no-cards = Geen kaarten in de hand
board-pile = { $count ->
    [one] één kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
board-locks-left = { $count ->
    [one] nog één sluis
   *[other] nog { $count } sluizen
}
lock-limit = { $section }: { $locks }/{ $limit }
lock-limit-short = sluizen { $locks }/{ $limit }
discards-title = aflegstapel
board-neutral = neutraal
board-action-points = { $left ->
    [one] 1 actiepunt
   *[other] { $left } actiepunten
}
board-idle-short = rondes zonder vooruitgang: { $rounds } van { $limit }
board-idle = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
} zonder vooruitgang; na { $limit } eindigt het spel
board-reserve = { $count ->
    [one] één arbeider in reserve
   *[other] { $count } arbeiders in reserve
}
board-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
board-player = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $reserve ->
    [one] { $reserve } arbeider
   *[other] { $reserve } arbeiders
} in reserve, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
site-short-mill = Watermolen
site-short-reservoir = Spaarbekken
site-short-moissac-mill = Molen van Moissac
site-short-dam = Stuwdam
structure-short-slope = Waterhelling
structure-short-bridge = Kanaalbrug
card-does-move = elke arbeider, tot { $fields ->
    [one] { $fields } veld
   *[other] { $fields } velden
}; verdere elk { $cost } AP
card-does-teleport = een eigen arbeider naar een vrije plek op het kanaal
card-does-lock = een sluis op een vrij veld bouwen voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
card-does-master = alleen wie als enige op de laatste plaats staat: een meesterwerk bouwen voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
card-does-own-to-vineyard = een eigen arbeider van het kanaal naar een wijngaard met plaats
card-does-any-to-vineyard = een willekeurige arbeider van het kanaal naar een wijngaard met plaats
card-does-own-to-canal = een eigen arbeider van een wijngaard naar een vrije plek
card-does-any-to-canal = een willekeurige arbeider van een wijngaard naar een vrije plek
ribbon-level = gelijk
ribbon-nobody = niemand
ribbon-paid = { $points ->
    [one] { $points } punt voor { $who }
   *[other] { $points } punten voor { $who }
}
closes-you = jij wint het nu
closes-who = { $who } wint het
closes-nobody = gelijk: voor niemand
closes-fields = traject van { $fields }
leads-you = jij ligt voor
leads-who = { $who } ligt voor
leads-nobody = gelijk
standing-vineyard = { $lead }: +{ $points } aan het eind
standing-stretch = Hier: { $lead }, +{ $points } als het vol is
standing-left = Waar hij weggaat: { $lead }, +{ $points }
standing-left-nobody = Waar hij weggaat, zou niemand de { $points } krijgen
standing-nobody = { $lead }: niemand zou de { $points } krijgen
cost-ap = { $points } AP
pays = Wat een traject oplevert
pays-note = Wie de meeste arbeiders heeft, krijgt alles. Wie vooraan gelijk staat, krijgt niets en dan is de volgende aan de beurt. Twee keer gelijk: niemand.
hand-title = Hand
hand-cost = spelen: { $points } AP
pile-title = stapel
pile-holds = Wat de stapel bevat
pile-draw = trekken: { $points } AP
card-short-move = iedereen, tot { $fields }
card-short-teleport = eigen, overal heen
card-short-lock = +{ $points }, deelt een traject
card-short-master = als laatste: +{ $points }
card-short-own-to-vineyard = eigen gaat erheen
card-short-any-to-vineyard = iedereen mag erheen
card-short-own-to-canal = eigen komt terug
card-short-any-to-canal = iedereen komt terug
shore-nobody = nog vrij
shore-built = gebouwd
shore-if-last = voor laatste
board-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
tip-points = Wie de meeste punten heeft als het laatste traject geteld is, wint
board-led = { $count ->
    [one] 1 punt voor wijngaarden
   *[other] { $count } punten voor wijngaarden
}
tip-led = Aan het eind, voor wie daar dan voorstaat
tip-reserve = Een nieuwe arbeider gaat naar een vrije plek op het kanaal: kies hem, dan een oplichtende plek
tip-cards = Anderen zien hoeveel, nooit welke
board-neutral-note = De neutrale kleur
tip-neutral = Niemand speelt haar, maar haar arbeiders tellen en kunnen trajecten winnen
tip-locks = Meer heeft het spel er niet; elke sectie heeft ook een eigen grens
tip-rests = Is in deze beurt verplaatst en rust
tip-take = Kies hem, dan een oplichtende plek
tip-worker-first = Kies eerst een arbeider, dan deze plek
tip-town = Plaats voor iedereen; een stad begrenst elk traject en hoort bij geen
tip-lock-by = Gebouwd door { $who }: +{ $points }
tip-lock = Ze begrenst de trajecten aan beide kanten; niemand staat hier
tip-counted = Voorgoed geteld; het water is er
tip-field = Plaats voor één arbeider of één sluis
not-back = { $who } heeft deze arbeider hier weggehaald: deze beurt mag hij niet terug
not-reached = Te ver: elk veld onderweg kost { $cost } AP, je hebt er nog { $left }
not-yours = Hierheen mogen alleen je eigen arbeiders
not-room = Hier is geen plaats meer
not-paid = Kost { $cost } AP, je hebt er nog { $left }
not-lock-free = Een sluis vraagt een vrij veld
not-lock-counted = Dit traject is geteld: geen sluis meer
not-lock-limit = Hier staan alle sluizen al: { $locks } van { $limit }
tip-worker = Wie in een traject de meeste arbeiders heeft, krijgt zijn punten
tip-action-points = Vrij te besteden; wat aan het eind van de beurt over is, vervalt
figure-points = punten
figure-reserve = reserve
figure-cards = kaarten
brief-walked = { $who } verzet { $worker } { $way }
brief-placed = { $who } plaatst { $worker } { $way }
brief-went-to-vineyard = { $who } stuurt { $worker } { $way }
brief-returned = { $who } haalt { $worker } { $way }
brief-jumped = { $who } verplaatst { $worker } { $way }
brief-river = { $who } bouwt { $site }
brief-lock = { $who } bouwt een sluis: { $way }
brief-master = { $who } bouwt { $structure }
brief-stretch-won = Traject van { $count } in { $section }: { $who }
brief-stretch-to-neutral = Traject van { $count } in { $section }: neutraal
brief-stretch-for-nobody = Traject van { $count } in { $section }: gelijk, niemand
figure-worth = totaal
tip-worth = Punten en de wijngaarden waarin iemand nu voorligt: het getal in de balk boven
tip-stretch = Het wordt geteld zodra op elk veld een arbeider staat
tip-vineyard = Wie hier aan het eind de meeste arbeiders heeft, krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
tip-site = Een eigen arbeider blijft hier voorgoed: meteen +{ $points }
tip-built-by = Gebouwd door { $who }
tip-structure = +{ $points } voor wie alleen laatste staat en de kaart speelt
last-you = jij bent nu laatste: { $points }
last-who = { $who } is nu laatste: { $points }
last-nobody = niemand staat nu alleen laatste
last-you-short = jij
tip-hand = Een kaart kost bij het spelen haar actiepunten; alleen extra velden bij het lopen kosten meer
tip-pile = Een lege stapel wordt opnieuw geschud uit de aflegstapel
pane-map = Kaart
pane-hand = Hand
pane-players = Spelers
caption-vineyards = Wijngaarden
caption-river = Rivierbouwwerken
caption-master = Meester
caption-pile = Stapel
caption-cards = Jouw kaarten
caption-reserve = Reserve
caption-locks = Sluizen
plan-to = { $worker }, naar { $place }
plan-place = Nieuwe arbeider: { $place }
plan-lock = Sluis: { $place }
how-action = Arbeider, dan oplichtende plek: het getal is de prijs.
how-place = Kies een oplichtende plek.
how-first = De meeste arbeiders in een vol traject winnen de punten. Begin met een nieuwe arbeider.
how-each = Kies een oplichtende plek; elke kost { $points } AP.
how-also = Ook: { $places }.
also-vineyard = wijngaard voor { $points } AP
also-site = rivierbouwwerk voor { $points } AP
round-text = Ronde { $round } · nog { $count ->
    [one] { $count } traject
   *[other] { $count } trajecten
}
scene-where = Telling { $stretch }
scene-workers = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
scene-you = Jij
ask-worker = { $action }: welke arbeider?
ask-field = { $action }: waarheen?
ask-place = Waarheen?
ask-vineyard = { $action }: welke wijngaard?
ask-site = { $action }: welke?
ask-structure = { $action }: welke?
asks-stop = Stoppen en { $left ->
    [one] 1 actiepunt
   *[other] { $left } actiepunten
} verliezen?
asks-last = Je laatste actiepunten uitgeven?
stop-still = Nog mogelijk: { $list }
stop-best = Niets hier loont: wat nog een zet achterlaat, gebruikt wie hierna aan de beurt is.
doing-walk = Lopen
doing-to-vineyard = Naar een wijngaard
doing-place = Nieuwe arbeider
doing-river = Rivierbouwwerk
doing-to-canal = Terug naar het kanaal
doing-lock = Sluis bouwen
doing-teleport = Verplaatsen
doing-master = Meesterwerk
doing-draw = Kaart trekken
doing-stop = Stoppen
doing-worker = Arbeider
doing-to = Plek
doing-vineyard = Wijngaard
doing-site = Blauw veld
doing-structure = Bouwwerk

sheet-stretches = gewonnen trajecten
sheet-locks = gebouwde sluizen
sheet-river = rivierbouwwerken
sheet-master = meesterwerken
sheet-vineyards = wijngaarden aan het einde
sheet-all = punten samen

## Options of the rules

option-placedMayMove = Een net geplaatste arbeider mag in dezelfde beurt bewegen
option-finisherMayMoveAgain = De arbeider die een traject voltooit mag nog eens bewegen
option-countedMayMoveAgain = Alle arbeiders van een net geteld traject mogen nog eens bewegen
option-walksGoOn = Een arbeider die gelopen heeft, mag in dezelfde beurt verder lopen
option-noReturn = Een arbeider mag niet terug naar waar anderen hem weghaalden
choice-noReturn-sinceYourTurn = zetten sinds je vorige beurt
choice-noReturn-previousPlayer = alleen zetten van de vorige speler
option-noReturnToVineyard = Dat geldt ook voor wijngaarden
option-townsAreFields = Steden zijn plaatsen van het kanaal zoals velden
option-townsBreakTies = Bij gelijke stand tellen arbeiders in steden mee
option-emptyPile = Een lege trekstapel
choice-emptyPile-reshuffle = wordt opnieuw gevormd uit de afgelegde kaarten
choice-emptyPile-stays = blijft leeg
option-cardsMayLapse = Een kaart mag zonder effect worden gespeeld
option-sharedLastCounts = Een gedeelde laatste plaats is genoeg voor een meesterwerk
option-neutralTie = Gelijke stand met de neutrale kleur
choice-neutralTie-workers = arbeiders op het kanaal beslissen
choice-neutralTie-player = de speler wint
option-stallRounds = Rondes zonder vooruitgang die het spel beëindigen (0: nooit)
legend-level = Gelijk: niemand zou nu de punten krijgen.
legend-then = Wie dan zou voorliggen, als de arbeider in de hand kwam of ging.
legend-closes = Wat een traject zou opleveren als de arbeider hier kwam, en wie.
legend-trail = Waar een arbeider vandaan kwam; hij mag daar niet meteen naar terug.
opening-goal = Volle trajecten betalen:
opening-goal-text = is elk veld tussen twee steden of sluizen bezet, dan krijgt wie er de meeste arbeiders heeft alle punten. Wie bovenaan gelijkstaat, krijgt niets, en de volgende alles.
opening-turn = Vijf actiepunten per beurt:
opening-turn-text = een nieuwe arbeider kost 3, een stap 1, van wie de arbeider ook is; een sluis kost 4, levert 1 op en deelt een traject in tweeën.
opening-beside = Naast het kanaal:
opening-beside-text = een arbeider aan de rivier levert meteen 3 op; wijngaarden betalen aan het eind.

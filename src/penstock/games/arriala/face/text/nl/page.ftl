worth-now = Nu waard: { $total }
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
board-not-built = { $name }: niet gebouwd
board-hand = Jouw kaarten
board-no-cards = Geen kaarten in de hand
board-pile = { $count ->
    [one] één kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
board-locks-left = { $count ->
    [one] nog één sluis
   *[other] nog { $count } sluizen
}
board-neutral = neutraal
board-action-points = { $left ->
    [one] 1 actiepunt
   *[other] { $left } actiepunten
}
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
card-any = ELKE
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
ask-action = { $left ->
    [one] Jij bent aan zet: nog één actiepunt
   *[other] Jij bent aan zet: nog { $left } actiepunten
}
ask-worker = { $action }: welke arbeider?
ask-field = { $action }: waarheen?
ask-vineyard = { $action }: welke wijngaard?
ask-site = { $action }: welke?
ask-structure = { $action }: welke?
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

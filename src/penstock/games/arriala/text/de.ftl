## Namen

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-violet = violett
section-s1 = Grisolles–Montech
section-s2 = Montech–Castelsarrasin
section-s3 = Castelsarrasin–Moissac
section-s4 = Moissac–Valence d'Agen
town-grisolles = Grisolles
town-montech = Montech
town-castelsarrasin = Castelsarrasin
town-moissac = Moissac
town-valence = Valence d'Agen
vineyard-frontonnais = Frontonnais
vineyard-chasselas = Chasselas
vineyard-brulhois = Brulhois
site-mill = Wassermühle
site-reservoir = Wasserspeicher
site-moissac-mill = Mühle von Moissac
site-dam = Staudamm von Malause
structure-slope = Schiffshebewerk von Montech
structure-bridge = Kanalbrücke von Cacor
card-move-short = Bewegung (kurz)
card-move-middle = Bewegung (mittel)
card-move-long = Bewegung (weit)
card-teleport = Versetzen
card-lock = Schleuse
card-master = Meisterbauwerk
card-own-to-vineyard = Eigener Arbeiter zum Weingut
card-any-to-vineyard = Beliebiger Arbeiter zum Weingut
card-own-to-canal = Eigener Arbeiter zum Kanal
card-any-to-canal = Beliebiger Arbeiter zum Kanal

## Züge: was auf dem Knopf steht

move-walk = Einen beliebigen Arbeiter laufen lassen: { $walk_cost } AP je Feld
move-to-vineyard = Einen eigenen Arbeiter zu einem Weingut schicken: { $to_vineyard_cost } AP
move-draw = Eine Karte ziehen: { $draw_cost } AP
move-place = Einen neuen Arbeiter einsetzen: { $place_cost } AP
move-river = Ein Flussbauwerk bauen für { $river_points } PP: { $river_cost } AP
move-to-canal = Einen eigenen Arbeiter zum Kanal zurückholen: { $to_canal_cost } AP
move-lock = Eine Schleuse bauen: { $lock_cost } AP
move-card = { $card } spielen{ $reach ->
    [0] {""}
   *[other] , bis zu { $reach } Felder
}: { $card_cost } AP
move-stop = Aufhören; { $left ->
    [one] ein Aktionspunkt verfällt
   *[other] { $left } Aktionspunkte verfallen
}
move-worker = Arbeiter { $number } ({ $colour })
move-to = { $kind ->
    [town] Nach { $name }
   *[field] Auf Feld { $number } von { $name }
}{ $cost ->
    [0] {""}
   *[other] : { $cost } AP
}
move-vineyard = Zum Weingut { $vineyard }
move-site = Bauen: { $site }
move-structure = Bauen: { $structure }, { $master_points } PP

## Ablehnungen: warum nicht

refusal-too-few-points = Es sind nur noch { $left } Aktionspunkte übrig.
refusal-no-worker-can = Dafür gibt es keinen Arbeiter, der noch bewegt werden darf und ein Ziel hat.
refusal-not-your-worker = Das geht nur mit eigenen Arbeitern.
refusal-not-on-canal = Dieser Arbeiter steht nicht auf dem Kanal.
refusal-not-in-vineyard = Dieser Arbeiter ist in keinem Weingut.
refusal-already-moved = Dieser Arbeiter wurde in diesem Zug schon bewegt.
refusal-no-target = Für diesen Arbeiter gibt es kein Ziel.
refusal-same-as-another = Ein anderer Arbeiter am selben Ort ist diesem völlig gleich; wähle jenen.
refusal-not-in-play = Das ist bei so wenigen Spielern nicht im Spiel.
refusal-too-far = Das ist zu weit für die übrigen Aktionspunkte.
refusal-worker-there = Dort steht ein Arbeiter.
refusal-lock-there = Dort steht eine Schleuse.
refusal-stands-there = Der Arbeiter steht schon dort.
refusal-not-back = Von dort hat ihn eben ein anderer Spieler wegbewegt; er darf nicht gleich zurück.
refusal-only-fields = An diesem Tisch dienen Städte nur zum Laufen: wähle ein Kanalfeld.
refusal-reserve-empty = Alle deine Arbeiter sind schon eingesetzt.
refusal-no-free-field = Auf dem Kanal ist kein Platz frei.
refusal-vineyard-full = Dieses Weingut ist voll.
refusal-vineyards-full = Alle Weingüter sind voll.
refusal-site-taken = Dieses Flussbauwerk ist schon gebaut.
refusal-sites-taken = Alle Flussbauwerke sind schon gebaut.
refusal-not-on-town = Eine Schleuse steht auf einem Kanalfeld, nicht in einer Stadt.
refusal-counted-already = Dieser Abschnitt ist schon gewertet und nimmt keine Schleuse mehr auf.
refusal-lock-limit = Zwischen diesen beiden Städten stehen schon so viele Schleusen wie erlaubt.
refusal-no-lock-left = Es ist keine Schleuse mehr da.
refusal-no-lock-field = Zurzeit kann auf keinem Feld eine Schleuse stehen.
refusal-no-card-left = Es ist keine Karte mehr zu ziehen.
refusal-no-such-card = Diese Karte hast du nicht.
refusal-not-last = Nur wer auf dem letzten Platz steht, darf ein Meisterbauwerk bauen.
refusal-built-already = Dieses Meisterbauwerk steht schon.
refusal-not-from-town = An diesem Tisch dienen Städte nur zum Laufen: der Arbeiter muss auf einem Kanalfeld stehen.

## Ereignisse: was geschah

event-started = { $who } beginnt.
event-neutrals = { $count } neutrale Arbeiter ({ $colour }) stehen in den Städten.
event-turn = Runde { $round }: { $who } ist am Zug.
event-walked = { $who } lässt einen Arbeiter ({ $colour }) auf Feld { $number } von { $section } laufen.
event-walked-to-town = { $who } lässt einen Arbeiter ({ $colour }) nach { $town } laufen.
event-placed = { $who } setzt einen Arbeiter ({ $colour }) auf Feld { $number } von { $section } ein.
event-placed-in-town = { $who } setzt einen Arbeiter ({ $colour }) in { $town } ein.
event-went-to-vineyard = { $who } schickt einen Arbeiter ({ $colour }) zum Weingut { $vineyard }.
event-returned = { $who } holt einen Arbeiter ({ $colour }) zurück auf Feld { $number } von { $section }.
event-returned-to-town = { $who } holt einen Arbeiter ({ $colour }) zurück nach { $town }.
event-jumped = { $who } versetzt einen Arbeiter ({ $colour }) auf Feld { $number } von { $section }.
event-jumped-to-town = { $who } versetzt einen Arbeiter ({ $colour }) nach { $town }.
event-river = { $who } baut { $site } und erhält { $points } PP.
event-lock = { $who } baut eine Schleuse auf Feld { $number } von { $section } und erhält { $points } PP.
event-master = { $who } baut { $structure } und erhält { $points } PP.
event-drew = { $who } zieht eine Karte; der Stapel hat noch { $left }.
event-reshuffled = Der Stapel ist leer: { $count ->
    [one] eine abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden
} zum neuen Stapel.
event-card = { $who } spielt { $card }.
event-stretch-won = { $count ->
    [one] Ein Abschnitt von einem Feld
   *[other] Ein Abschnitt von { $count } Feldern
} in { $section } ist vollendet: { $points } PP für { $who }.
event-stretch-to-neutral = { $count ->
    [one] Ein Abschnitt von einem Feld
   *[other] Ein Abschnitt von { $count } Feldern
} in { $section } ist vollendet: { $points } PP für die neutrale Farbe.
event-stretch-for-nobody = { $count ->
    [one] Ein Abschnitt von einem Feld
   *[other] Ein Abschnitt von { $count } Feldern
} in { $section } ist vollendet, doch bei Gleichstand erhält niemand Punkte.
event-stretch-gone = Die Schleuse füllt einen ganzen Abschnitt in { $section }: dort gibt es nichts mehr zu werten.
event-stopped = { $who } hört auf und lässt { $left ->
    [one] einen Aktionspunkt
   *[other] { $left } Aktionspunkte
} verfallen.
event-idle = { $count } Runden ohne Fortschritt; nach { $left } weiteren endet das Spiel.
event-ended = Der letzte Abschnitt ist fertig: das Spiel endet.
event-stalled = { $count } Runden ohne Fortschritt: das Spiel endet (Hausregel).
event-vineyard-won = { $vineyard }: { $points } PP für { $who }.
event-vineyard-to-neutral = { $vineyard }: { $points } PP für die neutrale Farbe.
event-vineyard-for-nobody = { $vineyard }: niemand erhält Punkte.
event-result = { $who }: Platz { $rank } mit { $points } PP; { $workers } Arbeiter auf dem Kanal.
event-neutral-result = Die neutrale Farbe hat { $points } PP; { $workers } Arbeiter auf dem Kanal.
event-winner = { $who } gewinnt.
event-no-winner = Niemand gewinnt.

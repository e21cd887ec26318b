## Namen

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-violet = violett
neutral-colour = die neutrale Farbe
section-s1 = Grisolles–Montech
section-s2 = Montech–Castelsarrasin
section-s3 = Castelsarrasin–Moissac
section-s4 = Moissac–Valence d’Agen
town-grisolles = Grisolles
town-montech = Montech
town-castelsarrasin = Castelsarrasin
town-moissac = Moissac
town-valence = Valence d’Agen
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

## Orte im Satz: woher, wohin, wo

from-s1 = von Feld { $number } der Strecke { section-s1 }
from-s2 = von Feld { $number } der Strecke { section-s2 }
from-s3 = von Feld { $number } der Strecke { section-s3 }
from-s4 = von Feld { $number } der Strecke { section-s4 }
from-grisolles = von { town-grisolles }
from-montech = von { town-montech }
from-castelsarrasin = von { town-castelsarrasin }
from-moissac = von { town-moissac }
from-valence = von { town-valence }
from-frontonnais = vom Weingut { vineyard-frontonnais }
from-chasselas = vom Weingut { vineyard-chasselas }
from-brulhois = vom Weingut { vineyard-brulhois }
to-s1 = auf Feld { $number } der Strecke { section-s1 }
to-s2 = auf Feld { $number } der Strecke { section-s2 }
to-s3 = auf Feld { $number } der Strecke { section-s3 }
to-s4 = auf Feld { $number } der Strecke { section-s4 }
to-grisolles = nach { town-grisolles }
to-montech = nach { town-montech }
to-castelsarrasin = nach { town-castelsarrasin }
to-moissac = nach { town-moissac }
to-valence = nach { town-valence }
to-frontonnais = zum Weingut { vineyard-frontonnais }
to-chasselas = zum Weingut { vineyard-chasselas }
to-brulhois = zum Weingut { vineyard-brulhois }
on-s1 = auf Feld { $number } der Strecke { section-s1 }
on-s2 = auf Feld { $number } der Strecke { section-s2 }
on-s3 = auf Feld { $number } der Strecke { section-s3 }
on-s4 = auf Feld { $number } der Strecke { section-s4 }
on-grisolles = in { town-grisolles }
on-montech = in { town-montech }
on-castelsarrasin = in { town-castelsarrasin }
on-moissac = in { town-moissac }
on-valence = in { town-valence }

## Züge: was auf dem Knopf steht

move-walk = Einen beliebigen Arbeiter bewegen: { $walk_cost } AP je Feld
course-walk = Einen Arbeiter bewegen
move-to-vineyard = Einen eigenen Arbeiter zu einem Weingut schicken: { $to_vineyard_cost } AP
move-draw = Eine Karte ziehen: { $draw_cost } AP
move-place = Einen neuen Arbeiter einsetzen: { $place_cost } AP
move-river = Ein Flussbauwerk bauen für { $river_points ->
    [one] { $river_points } Punkt
   *[other] { $river_points } Punkte
}: { $river_cost } AP
move-to-canal = Einen eigenen Arbeiter zum Kanal zurückholen: { $to_canal_cost } AP
move-lock = Eine Schleuse bauen für { $lock_points ->
    [one] { $lock_points } Punkt
   *[other] { $lock_points } Punkte
}: { $lock_cost } AP
move-card = „{ $card }“ spielen{ $reach ->
    [0] {""}
    [one] , bis zu { $reach } Feld
   *[other] , bis zu { $reach } Felder
}{ $lapses ->
    [0] {""}
   *[other] {" "}ohne Wirkung
}: { $card_cost } AP
move-stop = Aufhören; { $left ->
    [one] ein Aktionspunkt verfällt
   *[other] { $left } Aktionspunkte verfallen
}
move-worker = Arbeiter { $number } ({ $colour })
move-to = { $kind ->
    [town] Nach { $name }
   *[field] Auf Feld { $number } der Strecke { $name }
}{ $cost ->
    [0] {""}
   *[other] : { $cost } AP
}
move-vineyard = Zum Weingut { $vineyard }
move-site = Bauen: { $site }
move-structure = Bauen: { $structure }, { $master_points ->
    [one] { $master_points } Punkt
   *[other] { $master_points } Punkte
}

## Ablehnungen: warum nicht

refusal-too-few-points = { $left ->
    [one] Du hast nur noch einen Aktionspunkt.
   *[other] Du hast nur noch { $left } Aktionspunkte.
}
refusal-no-worker-can = Das kann jetzt kein Arbeiter.
refusal-not-your-worker = Das geht nur mit eigenen Arbeitern.
refusal-not-on-canal = Dieser Arbeiter steht nicht auf dem Kanal.
refusal-not-in-vineyard = Dieser Arbeiter ist in keinem Weingut.
refusal-already-moved = Dieser Arbeiter wurde in diesem Zug schon bewegt.
refusal-just-placed = An diesem Tisch ruht ein Arbeiter in dem Zug, in dem er eingesetzt wurde.
refusal-no-target = Für diesen Arbeiter gibt es kein Ziel.
refusal-same-as-another = Diese Arbeiter sind einander gleich; wähle den mit der niedrigeren Nummer.
refusal-not-in-play = Das ist bei so wenigen Spielern nicht im Spiel.
refusal-too-far = Das ist zu weit für die übrigen Aktionspunkte.
refusal-worker-there = Dort steht ein Arbeiter.
refusal-lock-there = Dort steht eine Schleuse.
refusal-field-taken = Dieses Feld ist nicht frei.
refusal-worker-in-the-way = Eine Schleuse braucht ein freies Feld; hier steht ein Arbeiter.
refusal-lock-in-the-way = Eine Schleuse braucht ein freies Feld; hier steht schon eine Schleuse.
refusal-stands-there = Der Arbeiter steht schon dort.
refusal-not-back = Von dort hat ihn eben ein anderer Spieler wegbewegt; er darf nicht gleich zurück.
refusal-only-fields = An diesem Tisch dienen Städte nur zum Laufen: Wähle ein Kanalfeld.
refusal-reserve-empty = Alle deine Arbeiter sind schon eingesetzt.
refusal-no-free-field = Auf dem Kanal ist kein Platz frei.
refusal-vineyard-full = Dieses Weingut ist voll.
refusal-vineyards-full = Alle Weingüter sind voll.
refusal-site-taken = Dieses Flussbauwerk ist schon gebaut.
refusal-sites-taken = Alle Flussbauwerke sind schon gebaut.
refusal-not-on-town = Eine Schleuse steht auf einem Kanalfeld, nicht in einer Stadt.
refusal-counted-already = Dieser Abschnitt ist schon gewertet und nimmt keine Schleuse mehr auf.
refusal-lock-limit = Auf dieser Strecke stehen schon so viele Schleusen wie erlaubt.
refusal-no-lock-left = Es ist keine Schleuse mehr da.
refusal-no-lock-field = Zurzeit kann auf keinem Feld eine Schleuse stehen.
refusal-no-card-left = Es ist keine Karte mehr zu ziehen.
refusal-no-such-card = Diese Karte hast du nicht.
refusal-not-last = Nur wer auf dem letzten Platz steht, darf ein Meisterbauwerk bauen.
refusal-shared-last = Nur wer allein auf dem letzten Platz steht, darf ein Meisterbauwerk bauen; du teilst ihn.
refusal-built-already = Dieses Meisterbauwerk steht schon.
refusal-not-from-town = An diesem Tisch dienen Städte nur zum Laufen: Der Arbeiter muss auf einem Kanalfeld stehen.

## Ereignisse: was geschah

event-started = { $who } beginnt.
event-neutrals = { $count ->
    [one] Ein neutraler Arbeiter ({ $colour }) steht in einer Stadt.
   *[other] { $count } neutrale Arbeiter ({ $colour }) stehen in den Städten.
}
event-turn = Runde { $round }: { $who } ist am Zug.
event-walked = { $who } bewegt einen Arbeiter ({ $colour }) { $from } { $to }.
event-placed = { $who } setzt einen Arbeiter ({ $colour }) { $on } ein.
event-went-to-vineyard = { $who } schickt einen Arbeiter ({ $colour }) { $from } { $to }.
event-returned = { $who } holt einen Arbeiter ({ $colour }) { $from } zurück { $to }.
event-jumped = { $who } versetzt einen Arbeiter ({ $colour }) { $from } { $to }.
event-river = { $who } baut mit einem Arbeiter { $from } ein Flussbauwerk ({ $site }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-lock = { $who } baut eine Schleuse auf Feld { $number } der Strecke { $section }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-master = { $who } baut ein Meisterbauwerk ({ $structure }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-drew = { $who } zieht eine Karte; { $left ->
    [0] der Stapel ist jetzt leer
    [one] noch eine im Stapel
   *[other] noch { $left } im Stapel
}.
event-reshuffled = Der Stapel ist leer: { $count ->
    [one] Eine abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden
} zum neuen Stapel.
event-card = { $who } spielt „{ $card }“.
event-lapsed = { $who } spielt „{ $card }“ ohne Wirkung.
event-stretch-won = { $count ->
    [one] Ein Abschnitt von einem Feld
   *[other] Ein Abschnitt von { $count } Feldern
} der Strecke { $section } ist vollendet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $who }.
event-stretch-to-neutral = { $count ->
    [one] Ein Abschnitt von einem Feld
   *[other] Ein Abschnitt von { $count } Feldern
} der Strecke { $section } ist vollendet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die neutrale Farbe.
event-stretch-for-nobody = { $count ->
    [one] Ein Abschnitt von einem Feld
   *[other] Ein Abschnitt von { $count } Feldern
} der Strecke { $section } ist vollendet, doch bei Gleichstand erhält niemand Punkte.
event-stretch-gone = Die Schleuse nimmt einem Abschnitt der Strecke { $section } das letzte Feld; er wird nicht gewertet.
event-stopped = { $who } hört auf und lässt { $left ->
    [one] einen Aktionspunkt
   *[other] { $left } Aktionspunkte
} verfallen.
event-idle = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
} ohne Fortschritt; nach { $left ->
    [one] einer weiteren
   *[other] { $left } weiteren
} endet das Spiel.
event-ended = Der letzte Abschnitt ist fertig: Das Spiel endet.
event-stalled = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
} ohne Fortschritt: Das Spiel endet (Hausregel).
event-vineyard-won = { $vineyard }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $who }.
event-vineyard-to-neutral = { $vineyard }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die neutrale Farbe.
event-vineyard-for-nobody = { $vineyard }: Niemand erhält Punkte.
event-result = { $who }: { $rank }. Platz mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}; { $workers ->
    [0] kein Arbeiter
    [one] ein Arbeiter
   *[other] { $workers } Arbeiter
} auf dem Kanal.
event-neutral-result = Die neutrale Farbe: { $rank }. Platz mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}; { $workers ->
    [0] kein Arbeiter
    [one] ein Arbeiter
   *[other] { $workers } Arbeiter
} auf dem Kanal.
event-winner = { $who } gewinnt.
event-no-winner = Niemand gewinnt.

term-points = Punkte
term-stretches = Mehrheiten in offenen Abschnitten
term-vineyards = Weinberge
term-cards = Handkarten
term-workers = Arbeiter
term-tempo = Aktionspunkte
term-rivals = die anderen bremsen

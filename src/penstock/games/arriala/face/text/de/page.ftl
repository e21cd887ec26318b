worth-now = Punkte, wenn jetzt Schluss wäre: { $total }
worth-points = Punkte
worth-vineyards = Weingüter
board-canal = Der Kanal
board-worker = { $colour } { $number }
board-worker-moved = { $worker }, { $from } bewegt: { $who }
board-field = Feld { $number } der Strecke { $section }
board-lock = eine Schleuse
board-counted = gewertet
board-nobody = niemand
board-stretch = { $fields ->
    [one] { $workers } von { $fields } Feld besetzt
   *[other] { $workers } von { $fields } Feldern besetzt
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert, vorn: { $leader }
board-stretch-counted = Abschnitt von { $fields ->
    [one] einem Feld
   *[other] { $fields } Feldern
}, gewertet
board-vineyard = { $name }: { $fields ->
    [one] { $workers } von { $fields } Platz besetzt
   *[other] { $workers } von { $fields } Plätzen besetzt
}
board-built = { $name }: gebaut
board-built-by = { $name }: gebaut von { $who }
board-not-built = { $name }: nicht gebaut
board-hand = Karten auf der Hand
board-no-cards = Keine Karten auf der Hand
board-pile = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
board-locks-left = { $count ->
    [one] noch eine Schleuse
   *[other] noch { $count } Schleusen
}
lock-limit = { $section }: { $locks }/{ $limit }
lock-limit-short = Schleusen { $locks }/{ $limit }
discards-title = Ablage
board-neutral = neutral
board-action-points = { $left ->
    [one] 1 Aktionspunkt
   *[other] { $left } Aktionspunkte
}
board-idle-short = Runden ohne Fortschritt: { $rounds } von { $limit }
board-idle = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} ohne Fortschritt; nach { $limit } endet das Spiel
board-reserve = { $count ->
    [one] ein Arbeiter im Vorrat
   *[other] { $count } Arbeiter im Vorrat
}
board-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-player = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $reserve } Arbeiter im Vorrat, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
site-short-mill = Wassermühle
site-short-reservoir = Wasserspeicher
site-short-moissac-mill = Mühle von Moissac
site-short-dam = Staudamm
structure-short-slope = Hebewerk
structure-short-bridge = Kanalbrücke
card-does-move = jeder Arbeiter, bis zu { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}; weitere je { $cost } AP
card-does-teleport = ein eigener Arbeiter auf einen freien Platz am Kanal
card-does-lock = eine Schleuse auf ein freies Feld bauen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card-does-master = nur wer allein auf dem letzten Platz steht: ein Meisterbauwerk bauen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card-does-own-to-vineyard = ein eigener Arbeiter vom Kanal in ein Weingut mit Platz
card-does-any-to-vineyard = ein beliebiger Arbeiter vom Kanal in ein Weingut mit Platz
card-does-own-to-canal = ein eigener Arbeiter vom Weingut auf einen freien Platz
card-does-any-to-canal = ein beliebiger Arbeiter vom Weingut auf einen freien Platz
ribbon-level = gleich
ribbon-nobody = niemand
ribbon-paid = { $points ->
    [one] { $points } Punkt für { $who }
   *[other] { $points } Punkte für { $who }
}
closes-you = du gewinnst ihn jetzt
closes-who = { $who } gewinnt ihn
closes-nobody = gleichauf: für niemanden
closes-fields = Abschnitt von { $fields }
leads-you = du führst
leads-who = { $who } führt
leads-nobody = gleichauf
standing-vineyard = { $lead }: +{ $points } am Ende
standing-stretch = Hier: { $lead }, +{ $points }, wenn er voll ist
standing-left = Wo er weggeht: { $lead }, +{ $points }
standing-left-nobody = Wo er weggeht, bekäme niemand die { $points }
standing-nobody = { $lead }: niemand bekäme die { $points }
cost-ap = { $points } AP
pays = Was ein Abschnitt bringt
pays-note = Wer die meisten Arbeiter hat, bekommt alles. Wer vorn gleichauf liegt, geht leer aus, dann bekommt es der Nächste. Zweimal Gleichstand: niemand.
hand-title = Hand
hand-cost = spielen: je { $points } AP
pile-title = Stapel
pile-holds = Was im Stapel liegt
pile-draw = ziehen: { $points } AP
card-short-move = jeder, bis zu { $fields }
card-short-teleport = eigener, überallhin
card-short-lock = +{ $points }, teilt einen Abschnitt
card-short-master = als Letzter: +{ $points }
card-short-own-to-vineyard = eigener geht hin
card-short-any-to-vineyard = jeder darf hin
card-short-own-to-canal = eigener kommt zurück
card-short-any-to-canal = jeder kommt zurück
shore-nobody = noch frei
shore-built = gebaut
shore-if-last = für Letzten
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
tip-points = Wer die meisten Punkte hat, wenn der letzte Abschnitt gewertet ist, gewinnt
board-led = { $count ->
    [one] 1 Punkt für Weinberge
   *[other] { $count } Punkte für Weinberge
}
tip-led = Gibt es am Ende, für den, der dort dann führt
tip-reserve = Ein neuer Arbeiter kommt auf einen freien Platz am Kanal: erst ihn wählen, dann einen leuchtenden Platz
tip-cards = Die anderen sehen, wie viele, aber nie welche
board-neutral-note = Die neutrale Farbe
tip-neutral = Niemand spielt sie, aber ihre Arbeiter zählen und können Abschnitte gewinnen
tip-locks = Mehr hat das Spiel nicht; jede Strecke hat dazu ihre eigene Grenze
tip-rests = Ist in diesem Zug bewegt worden und ruht
tip-take = Erst ihn wählen, dann einen leuchtenden Platz
tip-worker-first = Erst einen Arbeiter wählen, dann diesen Platz
tip-town = Platz für alle; eine Stadt beendet jeden Abschnitt und gehört zu keinem
tip-lock-by = Gebaut von { $who }: +{ $points }
tip-lock = Sie beendet die Abschnitte auf beiden Seiten; hier steht niemand
tip-counted = Ein für alle Mal gewertet; das Wasser ist da
tip-field = Platz für einen Arbeiter oder eine Schleuse
not-back = { $who } hat diesen Arbeiter von hier weggeschickt: In diesem Zug darf er nicht zurück
not-reached = Zu weit: Jedes Feld auf dem Weg kostet { $cost } AP, übrig sind { $left }
not-yours = Hierher dürfen nur deine eigenen Arbeiter
not-room = Hier ist kein Platz mehr
not-paid = Kostet { $cost } AP, übrig sind { $left }
not-lock-free = Eine Schleuse braucht ein freies Feld
not-lock-counted = Dieser Abschnitt ist gewertet: keine Schleuse mehr
not-lock-limit = Hier stehen schon alle Schleusen: { $locks } von { $limit }
tip-worker = Wer in einem Abschnitt die meisten Arbeiter hat, bekommt seine Punkte
tip-action-points = Beliebig einzusetzen; was am Ende des Zuges übrig ist, verfällt
figure-points = Punkte
figure-reserve = Vorrat
figure-cards = Karten
brief-walked = { $who } bewegt { $worker } { $way }
brief-placed = { $who } setzt { $worker } ein: { $way }
brief-went-to-vineyard = { $who } schickt { $worker } { $way }
brief-returned = { $who } holt { $worker } { $way }
brief-jumped = { $who } versetzt { $worker } { $way }
brief-river = { $who } baut: { $site }
brief-lock = { $who } baut eine Schleuse: { $way }
brief-master = { $who } baut: { $structure }
brief-stretch-won = Abschnitt von { $count } in { $section }: { $who }
brief-stretch-to-neutral = Abschnitt von { $count } in { $section }: neutral
brief-stretch-for-nobody = Abschnitt von { $count } in { $section }: gleich, niemand
figure-worth = gesamt
tip-worth = Punkte und die Weingüter, in denen jemand jetzt führt: die Zahl oben in der Leiste
tip-stretch = Er wird gewertet, sobald auf jedem Feld ein Arbeiter steht
tip-vineyard = Wer hier am Ende die meisten Arbeiter hat, bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tip-site = Ein eigener Arbeiter bleibt für immer hier: sofort +{ $points }
tip-built-by = Gebaut von { $who }
tip-structure = +{ $points } für den, der allein auf dem letzten Platz steht und die Karte spielt
last-you = du bist jetzt Letzter: { $points }
last-who = { $who } ist jetzt auf dem letzten Platz: { $points }
last-nobody = jetzt ist niemand allein auf dem letzten Platz
last-you-short = du, als Letzter
tip-hand = Eine Karte kostet beim Ausspielen ihre Aktionspunkte; nur weitere Felder beim Bewegen kosten mehr
tip-pile = Ein leerer Stapel wird aus den abgelegten Karten neu gemischt
pane-map = Kanal
pane-hand = Hand
pane-players = Spieler
caption-vineyards = Weingüter
caption-river = Flussbauwerke
caption-master = Meister
caption-pile = Stapel
caption-cards = Deine Karten
caption-reserve = Vorrat
caption-locks = Schleusen
plan-to = { $worker } nach { $place }
plan-place = Neuer Arbeiter: { $place }
plan-lock = Schleuse: { $place }
how-action = Arbeiter, dann leuchtender Platz: Die Zahl ist der Preis.
how-place = Wähle einen leuchtenden Platz.
how-first = Die meisten Arbeiter im vollen Abschnitt holen seine Punkte. Beginne mit einem neuen Arbeiter.
how-each = Wähle einen leuchtenden Platz; jeder kostet { $points } AP.
how-also = Auch: { $places }.
also-vineyard = Weingut für { $points } AP
also-site = Flussbauwerk für { $points } AP
round-text = Runde { $round } · { $count ->
    [one] { $count } offen
   *[other] { $count } offen
}
scene-where = Wertung { $stretch }
scene-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
scene-you = Du
ask-worker = { $action }: welcher Arbeiter?
ask-field = { $action }: wohin?
ask-place = Wohin?
ask-vineyard = { $action }: welches Weingut?
ask-site = { $action }: welches?
ask-structure = { $action }: welches?
asks-stop = Aufhören und { $left ->
    [one] 1 Aktionspunkt
   *[other] { $left } Aktionspunkte
} verfallen lassen?
asks-last = Die letzten Aktionspunkte ausgeben?
stop-still = Noch möglich: { $list }
stop-best = Nichts hier lohnt: Was ein weiterer Zug hinterlässt, nutzt, wer als Nächstes dran ist.
doing-walk = Bewegen
doing-to-vineyard = Zum Weingut
doing-place = Neuer Arbeiter
doing-river = Flussbauwerk
doing-to-canal = Zurück zum Kanal
doing-lock = Schleuse bauen
doing-teleport = Versetzen
doing-master = Meisterbauwerk
doing-draw = Karte ziehen
doing-stop = Aufhören
doing-worker = Arbeiter
doing-to = Platz
doing-vineyard = Weingut
doing-site = Blaues Feld
doing-structure = Bauwerk

sheet-stretches = gewonnene Abschnitte
sheet-locks = gebaute Schleusen
sheet-river = Flussbauwerke
sheet-master = Meisterbauwerke
sheet-vineyards = Weingüter am Ende
sheet-all = Punkte zusammen

## Options of the rules

option-placedMayMove = Ein eben eingesetzter Arbeiter darf im selben Zug noch bewegt werden
option-finisherMayMoveAgain = Ein Arbeiter, der einen Abschnitt vollendet, darf noch einmal bewegt werden
option-countedMayMoveAgain = Alle Arbeiter eines eben gewerteten Abschnitts dürfen noch einmal bewegt werden
option-walksGoOn = Ein Arbeiter, der gelaufen ist, darf im selben Zug weiterlaufen
option-noReturn = Ein Arbeiter darf nicht dorthin zurück, wo andere ihn wegbewegt haben
choice-noReturn-sinceYourTurn = Bewegungen seit deinem letzten Zug
choice-noReturn-previousPlayer = nur Bewegungen des Spielers davor
option-noReturnToVineyard = Das gilt auch für Weingüter
option-townsAreFields = Städte sind Plätze des Kanals wie Felder
option-townsBreakTies = Bei Gleichstand zählen Arbeiter in Städten mit
option-emptyPile = Ein leerer Kartenstapel
choice-emptyPile-reshuffle = wird aus der Ablage neu gebildet
choice-emptyPile-stays = bleibt leer
option-cardsMayLapse = Eine Karte darf ohne Wirkung gespielt werden
option-sharedLastCounts = Für ein Meisterbauwerk genügt ein geteilter letzter Platz
option-neutralTie = Gleichstand mit der neutralen Farbe
choice-neutralTie-workers = Arbeiter auf dem Kanal entscheiden
choice-neutralTie-player = der Spieler gewinnt
option-stallRounds = Runden ohne Fortschritt, die das Spiel beenden (0: nie)
legend-level = Gleichstand: Niemand bekäme jetzt die Punkte.
legend-then = Wer dann führte, wenn der Arbeiter in der Hand käme oder ginge.
legend-closes = Was ein Abschnitt brächte, wenn der Arbeiter hierher käme, und wem.
legend-trail = Woher ein Arbeiter kam; er darf nicht gleich dorthin zurück.
opening-goal = Volle Abschnitte zahlen:
opening-goal-text = Ist jedes Feld zwischen zwei Städten oder Schleusen besetzt, nimmt alle Punkte, wer die meisten Arbeiter hat. Wer oben gleichauf liegt, geht leer aus, und der Nächste bekommt alles.
opening-turn = Fünf Aktionspunkte im Zug:
opening-turn-text = Ein neuer Arbeiter kostet 3, ein Schritt 1, egal wessen Arbeiter; eine Schleuse kostet 4, bringt 1 und teilt einen Abschnitt.
opening-beside = Neben dem Kanal:
opening-beside-text = Ein Arbeiter am Fluss bringt sofort 3; Weinberge zahlen am Ende.

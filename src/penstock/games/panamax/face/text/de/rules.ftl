## Namen

nation-us-east = USA Ost
nation-eu = EU
nation-us-west = USA West
nation-china = China
company-red = Rot
company-green = Grün
company-yellow = Gelb
company-black = Schwarz
ship-red-1a = Rot S
ship-red-1b = Rot S2
ship-red-2 = Rot M
ship-red-3 = Rot L
ship-green-1a = Grün S
ship-green-1b = Grün S2
ship-green-2 = Grün M
ship-green-3 = Grün L
ship-yellow-1a = Gelb S
ship-yellow-1b = Gelb S2
ship-yellow-2 = Gelb M
ship-yellow-3 = Gelb L
ship-black-1a = Schwarz S
ship-black-1b = Schwarz S2
ship-black-2 = Schwarz M
ship-black-3 = Schwarz L
ship-iowa = USS Iowa
ship-sagres = NRP Sagres
ship-pegasus = USS Pegasus
ship-yi-yang = PLAN Yi Yang
ship-dice-fest = Dice Fest Line
ship-lucky-me = Lucky Me Cruises
ship-spiel = Spiel of the Seas
ship-prospector = San Juan Prospector
zone-atlantic = Atlantik
zone-gatun-1 = Gatun-Schleuse 1
zone-gatun-2 = Gatun-Schleuse 2
zone-gatun-3 = Gatun-Schleuse 3
zone-gatun-lake = Gatunsee
zone-culebra = Culebra-Enge
zone-pedro-miguel = Pedro-Miguel-Schleuse
zone-miraflores-lake = Mirafloressee
zone-miraflores-1 = Miraflores-Schleuse 1
zone-miraflores-2 = Miraflores-Schleuse 2
zone-miraflores-3 = Miraflores-Schleuse 3
zone-pacific = Pazifik
place-atlantic = den Atlantik
place-gatun-1 = die Gatun-Schleuse 1
place-gatun-2 = die Gatun-Schleuse 2
place-gatun-3 = die Gatun-Schleuse 3
place-gatun-lake = den Gatunsee
place-culebra = die Culebra-Enge
place-pedro-miguel = die Pedro-Miguel-Schleuse
place-miraflores-lake = den Mirafloressee
place-miraflores-1 = die Miraflores-Schleuse 1
place-miraflores-2 = die Miraflores-Schleuse 2
place-miraflores-3 = die Miraflores-Schleuse 3
place-pacific = den Pazifik
sea-atlantic = den Atlantik
sea-pacific = den Pazifik
benefit-transfers = günstigere Überführung
benefit-contracts = mehr Aufträge zur Wahl
benefit-loading = ein Frachtwürfel mehr
free-market = Markt
free-load = Fracht laden
free-moves = Schiffsbewegung
free-rail = Eisenbahn
advisor-east = Flaggen USA Ost
advisor-eu = Flaggen EU
advisor-west = Flaggen USA West
advisor-china = Flaggen China
advisor-sets = Sätze aus vier Flaggen
advisor-passengers = Passagiere
advisor-shipyard = Werft
advisor-portfolio = Portfolio
advisor-founder = Gründer
starting-us-east-1 = USA Ost A
starting-us-east-2 = USA Ost B
starting-eu-1 = EU A
starting-eu-2 = EU B
starting-us-west-1 = USA West A
starting-us-west-2 = USA West B
starting-china-1 = China A
starting-china-2 = China B
model-1b = zweites kleines Schiff
model-2 = mittleres Schiff
model-3 = großes Schiff
side-front = Vorderseite
side-back = Rückseite
card-table = Karte über der Spalte
card-incoming = Eingangsfracht
card-top = oberste Karte des Nachziehstapels
choice-card = Karte
choice-cash = Geld

## Züge: was auf dem Knopf steht

move-bid = { $money } Dollar für deine Firma bieten
move-keep = Finanzberater behalten: { $advisor } (je { $pays } Dollar, höchstens { $most })
move-choose = Anfangsauftrag { $starting } nehmen ({ $cargo })
move-take = { $executive ->
    [1] Direktorenwürfel der Spalte { $column } nehmen
   *[0] Würfel der Spalte { $column } nehmen: Stärke { $strength }
}
move-transfer = { $price ->
    [0] Würfel von Spalte { $source } nach { $target } überführen (kostenlos)
   *[other] Würfel von Spalte { $source } nach { $target } überführen ({ $price } Dollar)
}
move-act = Direktorenwürfel für die Aktion nutzen
move-buy = Aktie der Firma { $company } für { $money } Dollar kaufen
move-raise = Aktienwert deiner Firma um { $raise } erhöhen
move-build = { $money ->
    [0] In die Ladezone { $nation } setzen: { $model } (kostenlos)
   *[other] In die Ladezone { $nation } setzen: { $model } ({ $money } Dollar)
}
move-captain = { $moves ->
    [one] Kapitän nutzen: 1 Bewegung
   *[other] Kapitän nutzen: { $moves } Bewegungen
}
move-stevedore = Schauermann nutzen: bis zu { $dice } Würfel laden
move-contract = { $offered ->
    [front] Auftrag nehmen: { $nation } ({ $cargo }), { $card }
    [back] Auftrag nehmen: normale Fracht ({ $cargo }), { $card }
   *[unknown] Auftrag nehmen: { $card }
}
move-skip = Keinen Auftrag nehmen
move-pick = { $offered ->
    [front] Die { $die } für { $nation } laden
    [back] Die { $die } laden: normale Fracht, jede Ladezone
   *[unknown] Von Auftrag { $slot } laden
}
move-free-die = Würfel aus Lagerhaus oder Vorrat laden
move-load = Die { $die } auf { $ship } laden (Ladezone { $nation })
move-wagon = Die { $die } auf den ersten Waggon laden
move-done = Nicht weiter laden
move-move = { $step ->
    [none] { $ship } bewegen
   *[other] { $n_along ->
        [0] { $ship } in { $to } bewegen
       *[other] { $ship } in { $to } bewegen, zusammen mit { $along }
    }
}
move-add = { $ship } mitnehmen
move-sail = { $n_along ->
    [0] In { $to } fahren, nur mit { $ship }
   *[other] In { $to } fahren mit { $ship }
}
move-rail = Würfel auf den ersten Waggon legen
move-lift = Die { $die } auf Platz { $place } des Waggons erhöhen
move-decline = { $free ->
    [market] Marktaktion für später aufheben
    [deferred] Die aufgeschobene Marktaktion verfallen lassen
   *[other] Die kostenlose Aktion verfallen lassen
}
move-bonus = { $bonus ->
    [cash] { $ship } ist angekommen: { $money } Dollar nehmen
    [captain] { $ship } ist angekommen: Kapitän nehmen, freie Bewegungen: { $moves }
    [stevedore] { $ship } ist angekommen: Schauermann nehmen, Würfel: { $dice }, oder { $cut } Dollar weniger Gebühren
    [advisor] { $ship } ist angekommen: einen Finanzberater nehmen
   *[unknown] Bonus für das Schiff: { $choice }
}
move-advisor = Finanzberater nehmen: { $advisor } (je { $pays } Dollar, höchstens { $most })
move-benefit = Passagiervorteil: { $benefit }
move-end = Zug beenden
move-discard = Auftrag { $slot } ablegen ({ $cargo })
move-flag = Flagge { $nation } nehmen
move-cut = Schauermann nutzen: { $cut } Dollar weniger zahlen (Gebühren: { $fee } Dollar)
move-pay = Gebühren von { $fee } Dollar zahlen

## Ablehnungen: warum nicht

refusal-not-your-advisor = Diesen Finanzberater hast du nicht.
refusal-not-on-offer = Dieser Auftrag liegt nicht aus.
refusal-no-die = In dieser Spalte liegt kein Würfel mehr.
refusal-same-side = Überführt wird nur in den anderen Bereich.
refusal-column-full = In dieser Spalte ist keine Reihe frei.
refusal-company-too-poor = Die Firma hat nicht genug Geld zum Überführen.
refusal-in-use = Dieses Schiff ist schon im Einsatz.
refusal-cannot-build = Die Firma hat nicht genug Geld für dieses Schiff.
refusal-not-at-round-end = Am Ende der Spielrunde wird nicht gebaut und keine Karte gespielt.
refusal-no-benefit = Nur die Karte über der Spalte; für diese braucht es den Passagiervorteil für Aufträge.
refusal-no-back = Diese Karte hat keine Rückseite.
refusal-too-few-dice = Zu wenige Würfel in Lagerhaus und Vorrat.
refusal-no-container = Dort wartet kein Würfel.
refusal-nowhere-to-load = Kein Schiff, auf das er darf, kann diesen Würfel jetzt nehmen: jedes nimmt im Zug einen, und die Summe muss passen.
refusal-no-die-to-load = In Lagerhaus und Vorrat ist kein Würfel zum Laden.
refusal-no-die-for-rail = In Lagerhaus und Vorrat ist kein Würfel für den Waggon.
refusal-military = Militärschiffe nehmen keine Fracht auf.
refusal-not-in-ocean = Dieses Schiff liegt nicht im Ozean.
refusal-wrong-zone = Dieses Schiff ist nicht dort und kann nicht dorthin.
refusal-wrong-nation = Dieser Würfel muss auf ein Schiff in der Ladezone seiner Nation.
refusal-only-rail = Dieser Container muss mit der Bahn fahren: auf den ersten Waggon.
refusal-no-rail = Dieser Würfel kann nicht auf die Eisenbahn.
refusal-one-die-per-ship = Pro Zug darfst du nur einen Würfel auf jedes Schiff (oder die Eisenbahn) laden.
refusal-ship-full = Das Schiff ist voll.
refusal-too-heavy = Die { $die } ist zu viel: an Bord { $aboard }, höchstens { $limit }.
refusal-too-light = Mit der { $die } wäre das Minimum nicht mehr zu erreichen: { $least }.
refusal-only-passengers = Kreuzfahrtschiffe nehmen nur Würfel mit 1 oder 2 auf.
refusal-own-ships-only = Zu Beginn belädst du nur deine eigenen Schiffe.
refusal-wagon-full = Der erste Waggon ist voll.
refusal-not-ready = Dieses Schiff hat zu wenig Fracht, um zu fahren.
refusal-not-first = Dieses Schiff fährt mit seiner Gruppe: Wähle deren erstes Schiff.
refusal-not-together = Dieses Schiff liegt woanders.
refusal-in-group = Dieses Schiff gehört schon zur Gruppe.
refusal-group-full = Die Gruppe hätte zu viele Frachträume.
refusal-no-such-move = Keine passende Bewegung übrig: Schleusen brauchen Schleusenbewegungen, alles andere Wasserwegbewegungen.
refusal-strands-moves = Danach { $lost_kind ->
    [waterway] { $lost ->
        [one] verfiele eine Wasserwegbewegung
       *[other] verfielen { $lost } Wasserwegbewegungen
    }
    [lock] { $lost ->
        [one] verfiele eine Schleusenbewegung
       *[other] verfielen { $lost } Schleusenbewegungen
    }
   *[mixed] { $lost ->
        [one] verfiele eine Bewegung
       *[other] verfielen { $lost } Bewegungen
    }
}; bei einer anderen gehen weniger verloren.
refusal-must-move = Eine mögliche Bewegung muss gemacht werden.
refusal-must-use = Eine mögliche kostenlose Aktion musst du nutzen; nur die Marktaktion lässt sich aufheben.
refusal-no-card = So eine Karte hast du nicht.
refusal-card-too-new = Eine Karte, die du in diesem Zug bekommen hast, darfst du noch nicht nutzen.
refusal-no-step = Kein Schiff kann fahren.
refusal-nothing-to-load = Von deinen Aufträgen lässt sich jetzt kein Würfel laden.
refusal-card-limit = Von dieser Art darfst du nur eine Karte haben.
refusal-stack-empty = Der Stapel ist leer.
refusal-not-in-stack = Dieser Finanzberater ist nicht im Stapel.
refusal-benefit-taken = Diesen Vorteil hast du schon.
refusal-no-share = Diese Firma hat keine Aktie zu verkaufen.
refusal-too-little-money = Dein Privatvermögen reicht nicht.
refusal-not-your-die = Auf diesem Platz liegt kein Würfel von dir.
refusal-die-at-most = Dieser Würfel zeigt schon 6.
refusal-no-such-flag = Diese Flagge liegt nicht auf dem Bahnsteig.
refusal-no-contract = Dort liegt kein Auftrag.

## Ereignisse: was geschah

event-order = { $who } ist { $rank }. in der Spielerreihenfolge.
event-rolled = Die Aktionswürfel sind gefallen: { $blue } in Spalte 1 bis 3, { $grey } in Spalte 4 bis 6.
event-bid = { $who } bietet { $money } Dollar; der Aktienwert beginnt bei { $price }.
event-drafted = { $who } hat einen Finanzberater gewählt.
event-round = Spielrunde { $round } beginnt.
event-turn = { $who } ist am Zug.
event-start-contract = { $who } nimmt einen Anfangsauftrag ({ $nation }).
event-took-die = { $who } nimmt einen Würfel aus Spalte { $column }, Stärke { $strength }.
event-took-executive = { $who } nimmt den Direktorenwürfel mit dem Wert { $column }.
event-transferred = { $money ->
    [0] { $who } überführt kostenlos einen Würfel von Spalte { $from } nach { $to }.
   *[other] { $who } überführt einen Würfel von Spalte { $from } nach { $to } für { $money } Dollar.
}
event-built = { $money ->
    [0] { $who } setzt { $ship } kostenlos in die Ladezone { $nation }.
   *[other] { $who } baut { $ship } für { $money } Dollar (Ladezone { $nation }).
}
event-took-contract = { $who } nimmt einen Auftrag ({ $nation }).
event-took-general = { $who } nimmt einen Auftrag (normale Fracht).
event-new-incoming = Neue Eingangsfracht: { $nation }.
event-reshuffled = { $count ->
    [one] 1 abgelegter Auftrag bildet den neuen Nachziehstapel.
   *[other] { $count } abgelegte Aufträge bilden den neuen Nachziehstapel.
}
event-loaded = { $who } lädt eine { $die } auf { $ship } (Ladezone { $nation }).
event-loaded-rail = { $who } legt eine { $die } auf den ersten Waggon.
event-rail-lifted = { $who } erhöht einen Würfel auf dem Waggon von { $before } auf { $after }.
event-completed = { $who } erfüllt einen Auftrag ({ $nation }).
event-completed-back = { $who } erfüllt einen Auftrag (normale Fracht).
event-flag = { $who } bekommt die Flagge { $nation } und hat jetzt { $count } davon.
event-no-flag = Für { $who } ist keine Flagge { $nation } mehr da.
event-free-action = { $who } hat eine kostenlose Aktion: { $free }.
event-declined = Die kostenlose Aktion verfällt für { $who }: { $free }.
event-deferred = { $who } hebt die Marktaktion für später auf ({ $nation }).
event-lapsed = Die aufgeschobene Marktaktion ({ $nation }) verfällt für { $who }.
event-sailed = { $who } bewegt { $ship } in { $place }.
event-pushed = { $ship } wird in { $place } geschoben.
event-arrived = { $ship } erreicht { $sea }.
event-income = Die Firma von { $who } erhält { $money } Dollar für ihre Fracht.
event-passenger = { $who } nimmt ein Passagierplättchen; die Firma erhält { $money } Dollar.
event-no-passenger = Für { $who } ist kein Passagierplättchen mehr da.
event-military-pay = { $who } erhält { $money } Dollar für ein Militärschiff ({ $nation }).
event-moves-lapsed = { $count ->
    [one] { $who } kann 1 Bewegung nicht nutzen; sie verfällt.
   *[other] { $who } kann { $count } Bewegungen nicht nutzen; sie verfallen.
}
event-got-captain = { $who } nimmt Kapitänskarte { $card }.
event-got-stevedore = { $who } nimmt Schauermannkarte { $card }.
event-got-advisor = { $who } nimmt einen Finanzberater.
event-got-money = { $who } nimmt { $money } Dollar für ein angekommenes Schiff.
event-benefit = { $who } erhält einen Passagiervorteil: { $benefit }.
event-captain = { $moves ->
    [one] { $who } nutzt einen Kapitän: 1 Bewegung.
   *[other] { $who } nutzt einen Kapitän: { $moves } Bewegungen.
}
event-stevedore = { $who } nutzt einen Schauermann und lädt bis zu { $dice } Würfel.
event-share = { $who } kauft eine Aktie der Firma { $company } für { $price } Dollar.
event-price = Aktienwert der Firma { $company }: { $before } → { $after }
event-discarded = { $who } legt einen Auftrag ab ({ $nation }).
event-discarded-general = { $who } legt einen Auftrag ab (normale Fracht).
event-platform-flag = { $who } nimmt die Flagge { $nation } vom Bahnsteig.
event-fee-cut = { $who } nutzt einen Schauermann und spart { $money } Dollar Gebühren.
event-fee = { $private ->
    [0] Die Firma von { $who } zahlt { $money } Dollar Frachtgebühren.
   *[other] Die Firma von { $who } schuldet { $money } Dollar Frachtgebühren, davon { $private } Dollar aus dem Privatvermögen.
}
event-loan = { $count ->
    [one] { $who } nimmt ein Darlehen auf (−{ $owes } Dollar am Ende).
   *[other] { $who } nimmt { $count } Darlehen auf (je −{ $owes } Dollar am Ende).
}
event-dividend = Die Firma { $company } zahlt { $money } Dollar Dividende.
event-no-dividend = Die Firma { $company } kann keine Dividende zahlen.
event-award = { $who } erhält die Direktorenprämie von { $money } Dollar.
event-no-award = Niemand erhält die Direktorenprämie von { $money } Dollar.
event-advisors = { $money ->
    [0] { $who } erhält nichts durch Finanzberater.
   *[other] { $who } erhält { $money } Dollar durch Finanzberater.
}
event-result = { $who } wird { $rank }. mit { $total } Dollar.

term-cash = eigenes Geld
term-flags = Flaggen
term-advisors = Berater
term-cards = andere Karten
term-ships = Boni
term-shares = Aktien und Dividenden
term-company = Geld der Firma
term-tempo = Laden und Ziehen in diesem Zug
term-rivals = die anderen bremsen

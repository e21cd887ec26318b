## Namen

nation-us-east = USA Ost
nation-eu = EU
nation-us-west = USA West
nation-china = China
company-red = Rot
company-green = Grün
company-yellow = Gelb
company-black = Schwarz
ship-red-1a = Rot 1a
ship-red-1b = Rot 1b
ship-red-2 = Rot 2
ship-red-3 = Rot 3
ship-green-1a = Grün 1a
ship-green-1b = Grün 1b
ship-green-2 = Grün 2
ship-green-3 = Grün 3
ship-yellow-1a = Gelb 1a
ship-yellow-1b = Gelb 1b
ship-yellow-2 = Gelb 2
ship-yellow-3 = Gelb 3
ship-black-1a = Schwarz 1a
ship-black-1b = Schwarz 1b
ship-black-2 = Schwarz 2
ship-black-3 = Schwarz 3
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
ocean-atlantic = Atlantik
ocean-pacific = Pazifik
side-front = Vorderseite
side-back = Rückseite
benefit-transfers = günstigere Überführung
benefit-contracts = mehr Aufträge zur Wahl
benefit-loading = ein Frachtwürfel mehr
free-market = Markt
free-load = Fracht laden
free-moves = Schiffsbewegung
free-rail = Eisenbahn
advisor-east = Flaggen: USA Ost
advisor-eu = Flaggen: EU
advisor-west = Flaggen: USA West
advisor-china = Flaggen: China
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
card-table = Auftrag der Spalte
card-incoming = Eingangsfracht
card-top = oberste Karte des Nachziehstapels
choice-card = Karte
choice-cash = Geld

## Züge: was auf dem Knopf steht

move-bid = { $money } Dollar für die Firma bieten (Gebot { $offer })
move-keep = Finanzberater behalten: { $advisor } (je { $pays } Dollar, höchstens { $most })
move-choose = Anfangsauftrag { $starting } nehmen ({ $cargo })
move-take = { $executive ->
    [1] Direktorenwürfel der Spalte { $column } nehmen
   *[0] Würfel der Spalte { $column } nehmen: Stärke { $strength }
}
move-transfer = Würfel von Spalte { $source } nach { $target } überführen, { $price } Dollar
move-act = Direktorenwürfel für die Aktion nutzen
move-buy = Aktie von { $company } für { $money } Dollar kaufen
move-raise = Aktienwert der eigenen Firma erhöhen
move-build = { $model } in die Ladezone { $nation } setzen, { $money } Dollar
move-captain = Kapitän nutzen: { $moves } Bewegungen
move-stevedore = Schauermann nutzen: { $dice } laden
move-contract = Auftrag nehmen: { $card }, { $side } ({ $cargo })
move-skip = Keinen Auftrag nehmen
move-pick = Eine { $die } laden: Container { $container } von Auftrag { $slot }
move-free-die = Würfel aus Lagerhaus oder Vorrat laden
move-load = Die { $die } auf { $ship } in { $nation } laden
move-wagon = Die { $die } auf den ersten Waggon laden
move-done = Nicht weiter laden
move-move = { $ship } eine Zone weiterfahren
move-add = { $ship } mitnehmen
move-sail = Die Gruppe fährt
move-rail = Würfel auf den ersten Waggon legen
move-lift = Die { $die } auf Platz { $place } des Waggons erhöhen
move-decline = Auf die kostenlose Aktion verzichten
move-bonus = Prämie für das Schiff: { $choice } (in Geld { $money } Dollar)
move-advisor = Finanzberater nehmen: { $advisor } (je { $pays } Dollar, höchstens { $most })
move-benefit = Vorteil durch Passagiere: { $benefit }
move-end = Zug beenden
move-discard = Auftrag { $slot } ablegen ({ $cargo })
move-flag = Flagge { $nation } nehmen
move-cut = Schauermann nutzen: { $cut } Dollar weniger als { $fee } Dollar
move-pay = Gebühren von { $fee } Dollar zahlen
move-count = Finanzberater werten: { $advisor }, { $money } Dollar

## Ablehnungen: warum nicht

refusal-not-your-advisor = Diesen Finanzberater hast du nicht.
refusal-not-on-offer = Dieser Auftrag liegt nicht aus.
refusal-no-die = In dieser Spalte liegt kein Würfel mehr.
refusal-same-side = Überführt wird nur in den anderen Bereich.
refusal-column-full = Diese Spalte hat keine freie Reihe.
refusal-company-too-poor = Die Firma hat nicht genug Geld.
refusal-in-use = Dieses Schiff ist schon im Einsatz.
refusal-not-at-round-end = Nicht am Ende der Spielrunde.
refusal-no-benefit = Dazu fehlt der Passagiervorteil für Aufträge.
refusal-no-back = Diese Karte hat keine Rückseite.
refusal-too-few-dice = Zu wenige Würfel in Lagerhaus und Vorrat.
refusal-no-container = Dort wartet kein Würfel.
refusal-nowhere-to-load = Dieser Würfel kann jetzt nirgendwohin.
refusal-military = Militärschiffe nehmen keine Fracht.
refusal-not-in-ocean = Dieses Schiff liegt nicht im Ozean.
refusal-wrong-zone = Dieses Schiff ist nicht dort und kann nicht dorthin.
refusal-wrong-nation = Der Würfel gehört in die Ladezone seiner Nation.
refusal-only-rail = Dieser Container muss auf die Eisenbahn.
refusal-no-rail = Dieser Würfel kann nicht auf die Eisenbahn.
refusal-one-die-per-ship = Pro Zug geht nur ein Würfel dorthin.
refusal-ship-full = Das Schiff ist voll.
refusal-too-heavy = Die Ladung überschritte das Maximum.
refusal-too-light = Die Ladung erreichte das Minimum nicht.
refusal-only-passengers = Kreuzfahrtschiffe nehmen nur niedrige Würfel.
refusal-own-ships-only = Zu Beginn werden nur eigene Schiffe beladen.
refusal-wagon-full = Der erste Waggon ist voll.
refusal-not-ready = Dieses Schiff ist nicht fahrbereit.
refusal-not-first = Dieses Schiff fährt mit seiner Gruppe; nenne deren erstes Schiff.
refusal-not-together = Dieses Schiff liegt woanders.
refusal-in-group = Dieses Schiff gehört schon zur Gruppe.
refusal-group-full = Die Gruppe hätte zu viele Frachträume.
refusal-no-such-move = Von dieser Bewegung ist keine mehr übrig.
refusal-strands-moves = Danach { $kind ->
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
refusal-no-card = So eine Karte hast du nicht.
refusal-card-too-new = Eine in diesem Zug erhaltene Karte muss warten.
refusal-no-step = Kein Schiff kann fahren.
refusal-nothing-to-load = Du hast keinen unerfüllten Auftrag.
refusal-card-limit = So eine Karte hast du schon.
refusal-stack-empty = Der Stapel ist leer.
refusal-not-in-stack = Dieser Finanzberater ist nicht im Stapel.
refusal-benefit-taken = Diesen Vorteil hast du schon.
refusal-no-share = Diese Firma hat keine Aktie zu verkaufen.
refusal-too-little-money = Dein Privatvermögen reicht nicht.
refusal-not-your-die = Auf diesem Platz liegt kein Würfel von dir.
refusal-die-at-most = Dieser Würfel zeigt schon 6.
refusal-no-such-flag = Diese Flagge liegt nicht auf dem Bahnsteig.
refusal-no-contract = Dort liegt kein Auftrag.
refusal-already-counted = Dieser Finanzberater ist schon gewertet.
refusal-pays-the-same = Ein anderer Finanzberater der Liste zahlt dasselbe.

## Ereignisse: was geschah

event-order = { $who } ist Nummer { $rank } der Spielerreihenfolge.
event-rolled = Die Aktionswürfel sind gefallen: { $blue } im blauen, { $grey } im grauen Bereich.
event-bid = { $who } bietet { $money } Dollar; der Aktienwert beginnt bei { $price }.
event-drafted = { $who } hat einen Finanzberater gewählt.
event-round = Spielrunde { $round } beginnt.
event-turn = { $who } ist am Zug.
event-start-contract = { $who } nimmt einen Anfangsauftrag für { $nation }.
event-took-die = { $who } nimmt einen Würfel aus Spalte { $column }, Stärke { $strength }.
event-took-executive = { $who } nimmt den Direktorenwürfel { $column }.
event-transferred = { $who } überführt einen Würfel von Spalte { $from } nach { $to } für { $money } Dollar.
event-built = { $who } setzt { $ship } in die Ladezone { $nation }, { $money } Dollar.
event-took-contract = { $who } nimmt einen Auftrag: { $nation }, { $side }.
event-new-incoming = Neue Eingangsfracht: { $nation }.
event-reshuffled = { $count } abgelegte Aufträge bilden den neuen Nachziehstapel.
event-loaded = { $who } lädt eine { $die } auf { $ship } in { $nation }.
event-loaded-rail = { $who } legt eine { $die } auf den ersten Waggon.
event-rail-lifted = { $who } erhöht einen Würfel auf dem Waggon von { $before } auf { $after }.
event-completed = { $who } erfüllt einen Auftrag für { $nation }.
event-completed-back = { $who } hat normale Fracht verladen.
event-flag = { $who } bekommt die Flagge { $nation }, nun { $count }.
event-no-flag = Für { $who } ist keine Flagge { $nation } mehr da.
event-free-action = { $who } hat eine kostenlose Aktion: { $free }.
event-declined = { $who } verzichtet auf eine kostenlose Aktion: { $free }.
event-deferred = { $who } schiebt die Marktaktion von { $nation } auf.
event-lapsed = Die aufgeschobene Marktaktion von { $nation } verfällt für { $who }.
event-sailed = { $who } fährt { $ship }: { $zone }.
event-pushed = { $ship } wird geschoben: { $zone }.
event-arrived = { $ship } ist angekommen: { $ocean }.
event-income = Die Firma von { $who } erhält { $money } Dollar für ihre Fracht.
event-passenger = { $who } nimmt ein Passagierplättchen; die Firma erhält { $money } Dollar.
event-no-passenger = Für { $who } ist kein Passagierplättchen mehr da.
event-military-pay = { $who } erhält { $money } Dollar für ein Militärschiff von { $nation }.
event-moves-lapsed = { $who } kann { $count } der Bewegungen nicht nutzen.
event-got-captain = { $who } nimmt Kapitän { $card }.
event-got-stevedore = { $who } nimmt Schauermann { $card }.
event-got-advisor = { $who } nimmt einen Finanzberater.
event-got-money = { $who } nimmt { $money } Dollar für ein angekommenes Schiff.
event-benefit = { $who } erhält einen Passagiervorteil: { $benefit }.
event-captain = { $who } nutzt einen Kapitän: { $moves } Bewegungen.
event-stevedore = { $who } nutzt einen Schauermann zum Laden: { $dice }.
event-share = { $who } kauft eine Aktie von { $company } für { $price } Dollar.
event-price = Aktienwert { $company }: { $before } → { $after }
event-discarded = { $who } legt einen Auftrag für { $nation } ab.
event-platform-flag = { $who } nimmt die Flagge { $nation } vom Bahnsteig.
event-fee-cut = { $who } nutzt einen Schauermann und spart { $money } Dollar Gebühren.
event-fee = Die Firma von { $who } zahlt { $money } Dollar Frachtgebühren, davon { $private } Dollar Privatvermögen.
event-loan = { $who } braucht Darlehen: { $count }.
event-dividend = { $company } zahlt { $money } Dollar Dividende.
event-no-dividend = { $company } kann keine Dividende zahlen.
event-award = { $who } erhält die Direktorenprämie von { $money } Dollar.
event-no-award = Niemand erhält die Direktorenprämie von { $money } Dollar.
event-advisors = Die Finanzberater bringen { $who } { $money } Dollar.
event-result = { $who }: Platz { $rank } mit { $total } Dollar.

worth-now = Jetzt wert: { $range }, in Barren
worth-short = Wert in Barren: { $range }
worth-secret = Gezählt, was alle sahen: jede Zahlung, jeder Handel. Nur was ausgeteilt wurde, bleibt geheim.
worth-held = Barren im Besitz
worth-bought = Barren für den Rest
worth-unseen = davon nur, wenn das Ausgeteilte teuer ist
worth-cash = Bargeld
worth-shares = Aktien
worth-subsidies = Subventionen, die noch kommen
worth-interest = noch geschuldete Zinsen
black = schwarz
none = nichts
prices = Aktienkurse
price-of = { $colour }: Kurs { $price }
silver-price = Silber kostet { $price }
silver-note = Silber kaufen. Bei der nächsten Preisänderung steigt Silber je { $step ->
    [one] gekauften
   *[other] { $step } gekaufte
} Barren um ein Feld.
bars-bought = { $count ->
    [0] Keine Barren
    [one] Ein Barren
   *[other] { $count } Barren
} seit der letzten Preisänderung gekauft; je { $step ->
    [one] Barren
   *[other] { $step } Barren
} steigt Silber um ein Feld
stage = { $stage ->
    [0] Stufe Start
   *[other] Stufe { $stage }
}
next-at = nächste ab { $price }
highest-now = höchster Kurs jetzt { $price }
next-row = nächste in Zeile { $row }
last-stage = die letzte Stufe
subsidy = Subvention
subsidies = Subventionen
subsidy-note = Eine Subvention bringt sofort { $pays } und kostet bei jeder Preisänderung { $interest }.
subsidy-helps = Eine Subvention bringt { $pays }.
bag = { $count ->
    [0] Keine Koffer
    [one] Ein Koffer
   *[other] { $count } Koffer
} im Beutel
market = Markt
market-row = Markt: { $colour } { $count }, Kurs { $price }
purchase-track = Kaufleiste
silver-track = Silberkauf
track-says = { $count } von { $trigger } Koffern bis zur Preisänderung
sale-tables = Verkaufsleisten
table-has = Verkaufsleiste { $table }: { $colour } { $count }
screen = Hinter dem Sichtschirm
cash = Geld
worth = Aktien im Wert von { $money }
due = { $due } an Zinsen fällig
unpaid = { $due } an Zinsen fällig, du hast { $cash }: Du bleibst sie schuldig
owes-short = schuldet { $money }
sale-falls = { $alone ->
    [yes] Dann fällt { $colour }: { $before } ▸ { $after }
   *[no] Dann fällt eine Farbe deiner Wahl; { $colour }: { $before } ▸ { $after }
}
buy-lifts = { $alone ->
    [yes] Der Koffer auf der Leiste hebt { $colour }: { $before } ▸ { $after }
   *[no] Markiert { $colour } den Kauf, steigt es: { $before } ▸ { $after }
}
treasure = Schatz
treasure-says = { $gold } Gold, { $silver } Silber
owes = Schuldet
hand-row = Im Besitz: { $colour } { $count }, Kurs { $price }
score = Barren
ask-setup-case = Welcher Koffer auf die Kaufleiste?
ask-card = Das verbraucht eine Spezialaktion:
ask-before = Kaufen, verkaufen, Silber oder passen?
ask-buying = Mehr kaufen oder aufhören?
ask-selling = Mehr verkaufen oder aufhören?
ask-marker = { $place ->
    [purchase] Welcher Koffer kommt auf die Kaufleiste?
   *[other] Welcher Koffer kommt auf die Silberkaufleiste?
}
ask-fall = Welcher Kurs fällt?
ask-table = Welcher Koffer kommt in den Markt?
ask-after = Noch etwas oder den Zug beenden?
ask-special = Spezialaktion Passen: welcher Koffer?
ask-silver = Silber: wie viele Barren?
ask-pass = Passen: welcher Koffer?
ask-pass-purchase = Passen: welcher Koffer?
ask-pass-sale = Passen: welcher Koffer der Verkaufsleiste?
do-setup = Aufbau
do-subsidy = Subvention nehmen
do-special = Spezialaktion Passen
do-buy = Kaufen
do-sell = Verkaufen
do-silver = Silber
do-pass = Passen
do-pass-purchase = Passen (Kauf)
do-pass-sale = Passen (Verkauf)
do-done = Aufhören
do-marker = Markieren
do-fall = Fallen
do-table = Nehmen
do-end = Den Zug beenden
words-stage = { $stage ->
    [0] Stufe Start
   *[other] Stufe { $stage }
}: Subventionslimit { $subsidies }, Kauflimit { $trades }, { $draw ->
    [one] ein Koffer wird
   *[other] { $draw } Koffer werden
} gezogen.
words-prices = Kurse: { $list }.
words-silver = Silber { $price }, { $count ->
    [0] keine Barren
    [one] ein Barren
   *[other] { $count } Barren
} seit der letzten Preisänderung gekauft.
words-market = Markt: { $list }.
words-purchase = Kaufleiste: { $list }; Preisänderung bei { $trigger }.
words-silver-track = Silberkaufleiste: { $list }; Preisänderung bei { $trigger }.
words-table = Verkaufsleiste { $table }: { $list }; Preisänderung bei { $trigger ->
    [one] einem farbigen Koffer
   *[other] { $trigger } farbigen Koffern
}.
words-bag = Beutel: { $count ->
    [0] keine Koffer
    [one] ein Koffer
   *[other] { $count } Koffer
}.
words-player = { $who }: { $gold } Gold, { $silver } Silber, { $shares ->
    [0] keine Aktien
    [one] eine Aktie
   *[other] { $shares } Aktien
}, { $subsidies ->
    [0] keine Subventionen
    [one] eine Subvention
   *[other] { $subsidies } Subventionen
}{ $owed ->
    [0] {""}
   *[other] , schuldet { $owed }
}.
words-own = Geld: { $money }. Aktien: { $list }.
marker-name = { $colour } { $price }
marker-was = war { $price }
marker-held = Im Besitz: { $count }.
marker-outlook = Bei einer Preisänderung, nach gezogenen Koffern der Farbe weniger die schwarzen: +2 ▸ { $two }, +1 ▸ { $one }, 0 ▸ { $none }, −1 ▸ { $lost }.
rail-name = Silberpreis
to-go = noch { $count }
rail-note = Erreicht Silber das letzte Feld, endet das Spiel. Silber steigt durch schwarze Koffer und gekaufte Barren und fällt nie.
bars-counter = { $count ->
    [0] Keine Barren gekauft
    [one] Ein Barren gekauft
   *[other] { $count } Barren gekauft
}
bars-step = ▸ +{ $rise }
stage-note = Ihre drei Zahlen gelten für alle. Erreicht der höchste Kurs bei einer Preisänderung die nächste Stufe, wird die Karte gewendet und ein schwarzer Koffer kommt in den Beutel.
short-subsidies = Subv.
short-trades = Limit
short-draws = Ziehen
note-subsidies = Subventionen je Person: höchstens { $count }.
note-trades = { $count ->
    [one] Eine Aktion kauft oder verkauft eine Aktie oder einen Barren.
   *[other] Eine Aktion kauft oder verkauft höchstens { $count } Aktien oder Barren.
}
note-draws = Eine Preisänderung zieht { $count } Koffer aus dem Beutel.
legend = Was die Zeichen bedeuten
bag-black = { $count ->
    [0] keine schwarzen
    [one] davon einer schwarz
   *[other] davon { $count } schwarz
}
bag-unseen = Im Beutel oder hinter den anderen Sichtschirmen: { $list }.
bag-waiting = Schwarze Koffer noch draußen: { $fields } auf den Stufenfeldern, { $tables } auf den Verkaufsleisten, { $supply } im Vorrat.
mode-special = Spezialaktion Passen: welcher Koffer?
mode-silver = Silber: wie viele Barren?
mode-pass = passen: welcher Koffer?
mode-pass-purchase = passen: welcher Koffer?
mode-pass-sale = passen: an der Verkaufsleiste wählen
mode-marker = { $place ->
    [purchase] wähle einen für die Kaufleiste
   *[other] wähle einen für die Silberkaufleiste
}
market-head = ▲▼ zuletzt · noch, ? verdeckt
unseen-note = { $count ->
    [0] Kein Koffer davon ist verdeckt.
    [one] Ein Koffer davon ist verdeckt: im Beutel oder hinter den anderen Sichtschirmen.
   *[other] { $count } Koffer davon sind verdeckt: im Beutel oder hinter den anderen Sichtschirmen.
}
bought-for = gekauft: { $count } für { $money }
sold-for = verkauft: { $count } für { $money }
cases-left = { $count ->
    [0] keiner mehr im Markt
    [one] noch einer im Markt
   *[other] noch { $count } im Markt
}
price-then = Der Kurs steigt dann auf { $price }.
market-note = Wer den letzten Koffer einer Farbe nimmt, hebt ihren Kurs um ein Feld.
sets-off = Das löst eine Preisänderung aus; gezogene Koffer: { $count }.
then-change = dann Kursänderung
ends-turn = beendet deinen Zug
note-purchase-track = Jeder Aktienkauf legt einen Koffer hierher. Ist die Leiste voll, ändern sich die Preise und ihre Koffer kommen in den Beutel; der dritte Koffer einer Farbe hebt ihren Kurs.
note-silver-track = Jeder Silberkauf und jedes Passen legt einen Koffer hierher. Ist die Leiste voll, ändern sich die Preise und ihre Koffer kommen in den Beutel; der dritte Koffer einer Farbe hebt ihren Kurs.
third-lifts = dritter hebt { $colour }
track-left = { $count ->
    [0] voll
    [one] der nächste löst aus
   *[other] noch { $count } Koffer
}
sale-table = Verkaufsleiste { $table }
sales-left = { $count ->
    [0] der nächste Verkauf löst aus
    [one] noch ein Verkauf
   *[other] noch { $count } Verkäufe
}
sale-note = Jeder Verkauf nimmt einen Koffer von hier in den Markt. Sind nur noch { $trigger } farbige übrig, ändern sich die Preise, und alle, auch die schwarzen, kommen in den Beutel.
table-case-note = Nach einem Verkauf geht eine der verkauften Farben von hier in den Markt.
black-note = Sie kommen in den Beutel, wenn diese Leiste eine Preisänderung auslöst.
table-empty = Leer; Leiste 2 wird wieder aufgefüllt, wenn keine andere mehr bleibt.
table-short = Leiste { $table }
table-bare = leer
of = { $count } von { $most }
silver-count = { $count ->
    [one] Ein Silberbarren
   *[other] { $count } Silberbarren
}
silver-bar = Silber
note-pass = Nichts tun, als einen Koffer aus dem Markt auf die Silberkaufleiste zu legen.
note-special = Mit der Spezialaktion, vor oder nach deiner Aktion: ein Koffer aus dem Markt auf die Silberkaufleiste.
note-pass-purchase = Passen und einen Koffer aus dem Markt auf die Kaufleiste legen.
note-pass-sale = Passen und einen Koffer von der Verkaufsleiste in den Markt nehmen.
treasure-note = Fünf Silberbarren werden sofort ein Goldbarren. Wer am Ende am meisten hat, gewinnt.
cash-note = Hinter dem Sichtschirm: Die anderen sehen es nicht.
limit-line = Limit { $trades } · noch { $left } bis Silber { $last }
due-note = Zinsen, die du nicht zahlen konntest, sind zuerst fällig: Aktien verkaufen oder eine Subvention nehmen.
special-card = Spezialaktion
short-card = Karte
special-card-note = Gilt einmal im Spiel. Passen: ein zusätzlicher Koffer vom Markt auf die Silberkaufleiste. +1: eine Aktie oder ein Barren mehr, als die Stufenkarte erlaubt.
hand-note = Ein Klick verkauft eine Aktie; eine der verkauften Farben fällt danach um ein Feld.
field-note = Eine Aktie, deren Marker hier steht, kostet { $price }.
shares-worth-note = So viel brächten diese Aktien zu den Kursen von jetzt.
others = Die anderen
hidden-shares = { $count ->
    [0] Keine Aktien hinter dem Sichtschirm
    [one] Eine Aktie hinter dem Sichtschirm
   *[other] { $count } Aktien hinter dem Sichtschirm
}
hidden-note = Farben hinter einem Sichtschirm sind verborgen; gehandelt wird offen.
seen-shares = Von allen gesehen: { $list }.
seen-dealt = { $count ->
    [one] Eine Aktie wurde ausgeteilt und nie gezeigt.
   *[other] { $count } Aktien wurden ausgeteilt und nie gezeigt.
}
owes-note = Schuldet { $money } an Zinsen aus früheren Preisänderungen.
last-turn = Letzter Zug
did-buy = kauft
did-sell = verkauft
did-silver = kauft
did-pass = passt
change-number = Preisänderung { $number }
change-again = Preisänderung { $number } noch einmal zeigen
change-interest = Zinsen
change-draw = Ziehen
change-count = Zählen
change-price = Kurse
change-silver = Silber
change-stage = Stufe
all-drop = alle −{ $count }
one-black = einer allein: Silber +1
no-black = kein schwarzer
shares-held = Aktien im Besitz
scene-interest = Zinsen
scene-draw = { $count ->
    [one] Ein Koffer gezogen
   *[other] { $count } Koffer gezogen
}
scene-count = { $count ->
    [0] Gezählt wird
    [one] Gezählt wird
   *[other] { $count } schwarze: alle −{ $count }
}
scene-price = { $colour } { $before } ▸ { $after }
scene-lift = { $colour } fehlt: { $before } ▸ { $after }
scene-silver = Silber { $before } ▸ { $after }
scene-stage = Stufe { $stage } ist erreicht
scene-settle = Alle verkaufen alle Aktien und kaufen Barren zu 100
black-friday = Schwarzer Freitag
round = { $stage ->
    [0] Stufe Start
   *[other] Stufe { $stage }
} · { $draw } je Ziehen
how-before = Kaufen im Markt, verkaufen vom eigenen Stapel.
how-poor = { $ways ->
    [subsidy] Dein Geld reicht für nichts: Nimm zuerst eine Subvention.
    [both] Dein Geld reicht für nichts: Nimm eine Subvention oder verkaufe.
    [sell] Dein Geld reicht für nichts: Verkaufe oder passe.
   *[none] Dein Geld reicht für nichts: Passe.
}
ask-due = Zuerst { $due } Zinsen zahlen
how-due = { $ways ->
    [sell] Verkaufe vom eigenen Stapel.
    [subsidy] Nimm eine Subvention.
    [both] Verkaufe vom eigenen Stapel oder nimm eine Subvention.
   *[none] Nichts zu verkaufen, keine Subvention mehr: Du kannst nur passen.
}
how-buying = Noch eine Aktie oder aufhören: Dann kommt ein Koffer auf die Kaufleiste.
how-card = Eine mehr verbraucht eine Spezialaktion; ✓ hört hier auf.
how-selling = Noch eine Aktie oder aufhören: Dann sinkt eine verkaufte Farbe um ein Feld.
how-silver = Danach kommt ein Koffer auf die Silberkaufleiste.
how-marker = Wähle eine Farbe im Markt.
how-setup-case = Wähle eine Farbe im Markt.
how-fall = Wähle einen Marker auf der Tafel.
how-table = Wähle eine verkaufte Farbe: Ein Koffer davon verlässt die Verkaufsleiste.
how-table-pass = Wähle einen Koffer der Verkaufsleiste.
act-special = Spezialaktion Passen
act-pass = Passen
act-pass-purchase = Passen (Kauf)
act-pass-sale = Passen (Verkauf)
pane-trade = Handel
pane-board = Tafel
pane-players = Spieler
figure-shares = Aktien
figure-bars = Barren
legend-trail = Wo eine Farbe nach den letzten fünf Preisänderungen stand; darüberfahren zeigt ihren ganzen Weg.
legend-outlook = Wohin sie ginge, wenn so viele Koffer von ihr gezogen würden, abzüglich der schwarzen.
legend-level = Ein Kurs jenseits dieser Linie bringt die nächste Stufenkarte.
legend-black = Schwarzer Koffer: Jeder gezogene hebt Silber; zwei oder mehr zählen gegen alle Farben.
legend-silver = Silberbarren. Was alle zusammen kaufen, hebt Silber bei der nächsten Preisänderung.
legend-gold = Goldbarren: so viel wie fünf aus Silber.
legend-subsidies = Subventionen und ihr Limit auf der Stufenkarte; jede kostet bei jeder Preisänderung Zinsen.
legend-hidden = Aktien hinter einem Sichtschirm, nach Farben, wo alle sie sahen; von den übrigen wurde die Farbe nie gezeigt.
legend-worth = Jetzt wert, in Barren: im Besitz, für den Rest zu haben, und schraffiert, was am Ausgeteilten hängt.
legend-last = Was jemand zuletzt tat, und für wie viel; $: nahm auch eine Subvention.
legend-third = Dieser Zug hebt den Kurs sofort: der letzte Koffer im Markt oder der dritte auf einer Leiste.
legend-flash = Dieser Zug löst eine Preisänderung aus.

sheet-bought = während des Spiels gekaufte Barren
sheet-shares = Geld für Aktien am Ende
sheet-subsidies = Geld aus den letzten Subventionen
sheet-interest = noch geschuldete Zinsen
sheet-last-bars = am Ende gekaufte Barren zu je 100
sheet-all = Barren zusammen
sheet-left = übriges Geld

## Options of the rules

option-firstGame = Erstes Spiel, ohne Spezialaktionen
option-levelTable = Tabelle der Stufenkarten
option-stageBy = Die nächste Stufe kommt durch
choice-stageBy-value = den höchsten Kurs
choice-stageBy-row = die Zeile des höchsten Kurses
option-bottomEdge = Ein Schritt hinunter in der untersten Zeile
choice-bottomEdge-left = wird zum Schritt nach links
choice-bottomEdge-stay = verfällt
option-restockBlack = Schwarze Koffer auf einer neu gefüllten Verkaufsleiste
choice-restockBlack-supply = aus dem Vorrat
choice-restockBlack-none = keine
option-subsidyTiming = Subventionen nimmt man
choice-subsidyTiming-anyTime = vor und nach der Aktion
choice-subsidyTiming-beforeAction = nur vor der Aktion
option-stallGuard = So viele Preisänderungen ohne Silberanstieg, bis Silber von selbst steigt
choice-stallGuard-off = nie
option-endTiming = Wenn Silber 100 erreicht
choice-endTiming-afterChange = wird die Preisänderung noch vollendet
choice-endTiming-atOnce = endet das Spiel sofort
option-hideCash = Geld bleibt verdeckt
option-style = Fassung
opening-goal = Silberbarren gewinnen:
opening-goal-text = wer die meisten hat, wenn Silber 100 kostet. Aktien steigen und stürzen, Silber fällt nie.
opening-turn = Ein Zug ist eine Handlung:
opening-turn-text = Aktien kaufen, Aktien verkaufen, Silber kaufen oder passen. Du beginnst ohne Geld: Eine Subvention bringt 20, für 1 Zins bei jeder Preisänderung.
opening-change = Der Beutel macht die Preise:
opening-change-text = Gezogene Farben steigen, die anderen rutschen; ab zwei schwarzen Koffern zählen diese gegen alle.

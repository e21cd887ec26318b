## The table

table-title = { $title }: { $who } beslist
since = Wat er gebeurd is
your-moves = Jouw mogelijkheden
nothing-happened = Nog niets.
you = { $who } (jij)
hand-over = { $who } is aan de beurt. Geef het toetsenbord door en druk op Enter …
game-over = Het spel is afgelopen.
rank-place = Plaats
rank-player = Wie
rank-score = Score
replay-title = { $title }, { $seats } spelers, startgetal { $seed }
replay-unfinished = Na { $moves } zetten nog niet afgelopen; aan de beurt: { $who }.

## Answers

help =
    Typ het nummer van een zet of de woorden ervan, zoals ‘buy red’; een duidelijk begin is genoeg: ‘b r’.
    Kleuren mogen ook in het Nederlands: ‘buy rood’.

    why buy red    waarom een zet niet mag, met de paragraaf
    rules 4.3      die paragraaf van de regels (Engels); ‘rules’ noemt de hoofdstukken
    undo           je laatste zet terugnemen, als er sindsdien niets onthuld is
    log            alles wat er tot nu toe gebeurd is
    show           de tafel nog eens tonen
    save BESTAND   het spel opslaan
    quit           de tafel verlaten
bad-number = { $number } staat niet in de lijst; de nummers lopen van 1 tot { $last }.
not-understood = ‘{ $text }’ is geen zet. Typ een nummer van de lijst, een zet zoals ‘buy red’, of ? voor hulp.
move-form = Typ het zo: { $form } ({ $values })
refused = { $text } (§{ $paragraph }; ‘rules { $paragraph }’ toont hem)
why-what = Waarom wat? Bijvoorbeeld: why buy red
why-allowed = Dat mag.
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
sf-silver-price = Zilverprijs: { $price }
sf-cases = Koffers
sf-players = Spelers
sf-subsidy-limit = Subsidielimiet
sf-trade-limit = Aankooplimiet
sf-draw = Getrokken koffers
sf-next-stage = Volgend niveau vanaf
sf-highest = Hoogste koers nu
sf-bag = In de buidel
sf-stage-fields = Zwart, niveauvelden
sf-supply = Zwart, voorraad
sf-bars-bought = Gekochte staven
sf-changes = Prijswijzigingen
sf-tables = Verkooptabellen
sf-price = Koers
sf-yours = Van jou
sf-market = Markt
sf-purchase-track = Aankoop- tabel
sf-silver-track = Zilver- tabel
sf-sale-table = Verkoop- tabel { $table }
sf-last-draw = Laatste trekking
sf-missing = tot wijziging
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

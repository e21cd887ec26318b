## Problems: why a request is turned down

problem-bad-request = Het verzoek is niet te lezen: { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-no-session = Zeg eerst wie je bent: speel als gast of meld je aan.
problem-wrong-password = Gebruikersnaam en wachtwoord passen niet bij elkaar.
problem-forbidden = Dat mag je niet zien of doen.
problem-not-your-seat = Dat is niet jouw plaats.
problem-not-host = Dat mag alleen wie de tafel heeft geopend.
problem-needs-account = Maak eerst een account; e-mail gaat alleen naar accounts.
problem-bad-origin = Het verzoek komt van een andere site.
problem-bad-csrf = Het verzoek mist het teken van deze pagina; laad de pagina opnieuw.
problem-not-found = Hier is niets.
problem-no-such-table = Deze tafel bestaat niet, of staat niet voor je open.
problem-no-such-game = Dit spel bestaat niet.
problem-no-such-seat = Die plaats heeft de tafel niet.
problem-no-such-seq = Op dat punt is de tafel niet geweest.
problem-method-not-allowed = Dat kan hier niet.
problem-stale = De tafel is al verder; kijk opnieuw.
problem-key-reused = Deze sleutel hoort bij een andere zet.
problem-refused = Dat mag nu niet.
problem-not-open = De tafel is niet meer open.
problem-not-running = Aan deze tafel is geen spel bezig.
problem-not-over = Het spel is nog niet afgelopen.
problem-seats-empty = Er zijn nog plaatsen vrij.
problem-seat-taken = Die plaats is bezet.
problem-already-seated = Je zit al aan deze tafel.
problem-cannot-undo = { $why }
problem-no-offer = Zo’n voorstel is er niet.
problem-no-hints = Tips zijn er alleen waar je enkel tegen bots speelt.
problem-time-left = Die plaats heeft nog tijd.
problem-name-taken = Die gebruikersnaam is bezet.
problem-rules-changed = Deze tafel is begonnen onder andere regels of met ander materiaal dan deze server heeft; je kunt haar opslaan, niet verder spelen.
problem-too-large = Dat is te groot.
problem-bad-media = Stuur JSON.
problem-too-many = Dat was te veel ineens; wacht even.
problem-too-many-tables = Je hebt zoveel tafels als één persoon mag hebben.
problem-internal = Er ging bij ons iets mis; er is niets veranderd.
problem-unavailable = De tafel kan nu niet worden opgeslagen; probeer het zo weer.

## Opening a table

no-such-bot = Er is geen bot ‘{ $bot }’; de bots zijn { $bots }.
seed-only-hot-seat = Een startgetal kan alleen worden gekozen voor een tafel aan één scherm.

## The page

no-page = De spelserver draait; de pagina is nog niet gebouwd. Zie /schema voor de interface.

## Undo

undo-not-yours = De laatste zet was niet van jou: vraag het de anderen.
undo-not-seated = Alleen spelers nemen zetten terug.

## Log

log-start = Het spel begint.
log-undo = { $count ->
    [one] { $who } neemt een zet terug.
   *[other] { $who } neemt { $count } zetten terug.
}
log-secret = { $who } kiest in het geheim.
log-step = { $who }: { $move }

## Bots

bot-greedy = Gretig: kijkt één zet vooruit
bot-random = Willekeurig: denkt niet na
bot-easy = Makkelijk
bot-medium = Gemiddeld
bot-hard = Moeilijk

## Notices

notice-title = { $game }: jij bent aan zet
notice-story = Sinds je laatste beurt:

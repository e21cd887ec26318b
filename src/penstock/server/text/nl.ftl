## Problems: why a request is turned down

problem-bad-request = Het verzoek is niet te lezen: { $why }
problem-bad-move = { $why }
problem-bad-option = { $why }
problem-bad-save = { $why }
problem-name-missing = Vul een naam in.
problem-message-empty = Het bericht is leeg.
problem-user-name-short = Een gebruikersnaam heeft minstens twee tekens.
problem-bad-address = Dat is niet één e-mailadres.
problem-bad-ticket = Deze link is al gebruikt of te oud; vraag een nieuwe aan.
problem-no-session = Log eerst in of speel als gast.
problem-wrong-password = Gebruikersnaam of wachtwoord is onjuist.
problem-forbidden = Dat mag je niet zien of doen.
problem-not-your-seat = Dat is niet jouw plaats.
problem-seat-gone = Je zit niet meer aan deze tafel.
problem-not-host = Dat mag alleen wie de tafel heeft geopend.
problem-needs-account = Daarvoor heb je een account nodig.
problem-suspended = De beheerder van deze server heeft dit account geschorst.
problem-bad-origin = Het verzoek komt van een andere site.
problem-bad-csrf = De pagina is verouderd; laad hem opnieuw.
problem-not-found = Hier is niets.
problem-no-such-table = Deze tafel bestaat niet, of je hebt geen toegang.
problem-no-such-game = Dit spel bestaat niet.
problem-no-such-person = Die persoon bestaat niet.
problem-no-such-seat = Die plaats is er niet aan deze tafel.
problem-no-such-seq = Die stelling is er aan deze tafel niet geweest.
problem-method-not-allowed = Dat kan hier niet.
problem-stale = Het spel is al verder. Kijk op het bord en kies opnieuw.
problem-key-reused = Deze sleutel hoort bij een andere zet.
problem-refused = Dat mag nu niet.
problem-not-open = De tafel is niet meer open.
problem-not-running = Aan deze tafel loopt geen spel.
problem-not-for-others = Deze tafel wordt aan één scherm gespeeld; niemand kan er van buiten bij.
problem-not-over = Het spel is nog niet afgelopen.
problem-seats-empty = Er zijn nog plaatsen vrij.
problem-seat-taken = Die plaats is bezet.
problem-already-seated = Je zit al aan deze tafel.
problem-cannot-undo = { $why }
problem-no-offer = Dat voorstel geldt niet meer.
problem-offer-open = Er staat nog een ander voorstel open; wacht op de antwoorden.
problem-no-bot-here = Op die plaats zit geen bot.
problem-no-hints = Tips krijg je alleen als al je tegenstanders bots zijn.
problem-time-left = De bedenktijd loopt nog.
problem-name-taken = Die gebruikersnaam is al in gebruik.
problem-no-mail = Deze server verstuurt geen e-mail.
problem-rules-changed = Deze tafel is begonnen met regels of materiaal die deze server niet meer heeft; je kunt hem opslaan, maar niet verder spelen.
problem-damaged = Het opgeslagen spel van deze tafel is beschadigd; de beheerder ziet dat in het logboek. Het kan worden geëxporteerd en beëindigd, maar niet voortgezet.
problem-too-slow = Het verzoek kwam te langzaam binnen.
problem-too-large = Dat is te groot.
problem-bad-media = Stuur JSON.
problem-too-many = Te veel verzoeken ineens; wacht even.
problem-too-many-tables = Je hebt het maximale aantal tafels bereikt; beëindig of verlaat eerst een spel.
problem-internal = Er ging bij ons iets mis; er is niets veranderd.
problem-unavailable = De tafel kan nu niet worden opgeslagen; probeer het zo weer.

## Opening a table

no-such-bot = Er is geen bot ‘{ $bot }’; de bots zijn { $bots }.
seed-only-hot-seat = Een startgetal kan alleen worden gekozen voor een tafel aan één scherm.
name-only-hot-seat = Alleen wie één scherm deelt krijgt hier een naam; anderen brengen hun eigen naam mee.
hot-seat-alone = Een tafel aan één scherm heeft alleen eigen plaatsen en bots: wie hem opent, kan het startgetal kennen.

## The page

no-page = De spelserver draait; de pagina is nog niet gebouwd. De API staat in docs/api.md beschreven.

## Undo

undo-not-yours = De laatste zet was niet van jou: vraag het de anderen.
undo-of-bot = Een bot deed deze zet: alleen iedereen samen kan hem terugnemen.
undo-not-seated = Alleen spelers kunnen zetten terugnemen.

## Log

somebody = iemand
log-start = Het spel begint.
log-undo = { $count ->
    [one] { $who } neemt een zet terug.
   *[other] { $who } neemt { $count } zetten terug.
}
log-secret = { $who } kiest in het geheim.
log-step = { $who } kiest ‘{ $move }’.

## Bots

bot-greedy = Gretig: kijkt één zet vooruit
bot-instant = Getraind: zet meteen
bot-random = Willekeurig: denkt niet na
bot-beginner = Beginner
bot-easy = Makkelijk
bot-medium = Gemiddeld
bot-hard = Moeilijk
bot-expert = Expert

## Notices

notice-title = { $game }: jij bent aan zet
notice-story = Sinds je laatste beurt:

## Letters about an account

letter-confirm-title = Penstock: bevestig je e-mailadres
letter-confirm = Iemand, vermoedelijk jij, heeft dit adres opgegeven bij een Penstock-speelserver. Bevestig het binnen twee dagen met de link hieronder. Was jij het niet, doe dan niets: er komen geen verdere berichten.
letter-reset-title = Penstock: een nieuw wachtwoord
letter-reset = Iemand, vermoedelijk jij, is het wachtwoord van je account kwijt. Kies binnen twee uur een nieuw wachtwoord met de link hieronder. Was jij het niet, doe dan niets: het wachtwoord blijft zoals het is.
letter-password-changed-title = Penstock: je wachtwoord is gewijzigd
letter-password-changed = Het wachtwoord van je account is gewijzigd en alle apparaten zijn uitgelogd. Was jij het niet, vraag dan een nieuw wachtwoord aan op de pagina hieronder.
letter-address-changed-title = Penstock: je e-mailadres is gewijzigd
letter-address-changed = Je account heeft vanaf nu een ander e-mailadres; dit adres krijgt geen berichten meer. Was jij het niet, schrijf dan naar de beheerder van de server.

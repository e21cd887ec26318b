step-1 = Kaart voor kaart groeit een haven. Wie in een gebied voorstaat als het wordt afgesloten, zet er een pakhuismeester; pakhuismeesters op de grootste gebieden zijn de punten.
    .head = Het doel
    .paragraph = 11.1
step-2 = Iedereen kiest in het geheim een kaart uit de hand. Ze gaan samen open; het hoogste getal is het eerst aan de beurt.
    .head = Een ronde
    .paragraph = 4.1
step-3 = Een kaart met goederen is land van jouw kleur. Voor elke goederensoort op de kaart zet je een pakhuis van die soort in dat gebied.
    .head = Land
    .paragraph = 5.2
step-4 = Water levert een munt op en sluit gebieden af. Een gebied is afgesloten als er geen leeg veld meer aan grenst.
    .head = Water
    .paragraph = 3.4
step-5 = In een afgesloten gebied vallen pakhuizen van een soort één voor één tegen elkaar weg. Wie in één soort de grootste voorsprong heeft, krijgt de controle.
    .head = Wie de controle heeft
    .paragraph = 6.3
step-6 = Een munt op een kaart belast de rechterbuur; wie niet kan betalen, neemt de eigen kaart terug. Een schip op een kaart verplaatst het bewakingsschip, dat een kaart ernaast mag verwijderen.
    .head = Munt en schip
    .paragraph = 7.1
step-7 = Het spel eindigt als het speelveld vol is. Open gebieden tellen voor niemand; wie de meeste punten heeft, wint.
    .head = Het einde
    .paragraph = 10.1

# Lessons: idea, task, and what is said to a right answer

lesson-choose-head = Een kaart kiezen
lesson-choose = Iedereen kiest in het geheim een kaart; ze worden tegelijk onthuld, en het hoogste getal handelt eerst. Een munt erop belast je buur.
lesson-choose-task = Kies kaart 37, specerijen met een munt.
lesson-choose-right = 37 wint van 6: jij handelt eerst, en je buur heeft een munt betaald.
lesson-land-head = Land
lesson-land = Een kaart met goederen is jouw land: voor elk goed komt een pakhuis in het gebied. De haven mag zes rijen hoog worden.
lesson-land-task = Leg je specerijen op g4, aan de bovenkant.
lesson-land-right = Daar staat een specerijenpakhuis van jou. De haven is nu zes rijen hoog, boven- en onderrand liggen vast.
lesson-water-head = Water sluit af
lesson-water = Een gebied is gesloten als geen lege plek het meer raakt. Je land op d4 ligt alleen; alleen d5 eronder is leeg.
lesson-water-task = Leg je water op d5.
lesson-water-right = Het gebied is gesloten en van jou: je pakhuismeester trekt erin. Het water bracht ook een munt op.
lesson-guard-head = Deur dicht
lesson-guard = Je wijn op e5 heeft nog één open kant. Sluit het gebied zelf voordat een tegenstander er bouwt.
lesson-guard-task = Leg je water waar het e5 sluit: op e6.
lesson-guard-right = Een klein gebied, maar het blijft van jou. Kleine tellen als er weinig grote sluiten.
lesson-tax-head = De munt
lesson-tax = Een munt op je kaart: je rechterbuur betaalt een munt of neemt de gekozen kaart terug.
lesson-tax-task = Kies een goederenkaart met munt: nummer 31.
lesson-tax-right = Je buur heeft betaald. Arme buren moeten voorzichtig kiezen, ook dat helpt jou.
lesson-crane-head = De kraan
lesson-crane = Een kraan slaat een goed naar keuze op. Bij het sluiten telt de grootste voorsprong in één soort.
lesson-crane-task = Sla wijn op: daarvan heb je al het meest.
lesson-crane-right = Nog een wijn vergroot de voorsprong. Wie over alle soorten spreidt, leidt nergens.
lesson-grow-head = Twee goederen, één kaart
lesson-grow = Een kaart met twee goederen brengt een pakhuis van elke soort, maar handelt laat: lage getallen komen als laatste.
lesson-grow-task = Leg wijn en specerijen op h6, in het grootste gebied.
lesson-grow-right = Twee pakhuizen tegelijk, waar het meest op het spel staat.
lesson-plan-head = Sluiten op het juiste moment
lesson-plan = Je leidt in het grootste gebied, en één lege plek raakt het: i6. Je tegenstander heeft al gekozen. Nu jij.
lesson-plan-task = Kies water 63 en leg het dan op i6.
lesson-plan-right = Zeven kaarten, en ze zijn van jou. Sluit waar je leidt; laat open waar niet.
lesson-double-head = Twee tegelijk
lesson-double = Eén kaart kan meerdere gebieden sluiten. Zoek de lege plek die je beide gebieden delen.
lesson-double-task = Leg je water op d9.
lesson-double-right = Twee gebieden, twee pakhuismeesters, één kaart.

# Tips in a first game

tip-first = Kies een kaart uit je hand. Hoge getallen handelen eerst; kaarten met twee goederen zijn sterk maar traag.
tip-lay = Land naast land wordt één gebied. Waar je leidt, vergroot het; waar niet, snijd het af met water.
tip-closed = Er is een gebied gesloten: pakhuizen van een soort heffen elkaar op, en de grootste voorsprong in één soort wint.
tip-taxed = Een munt op een kaart belast de buur. Wie niet kan betalen, neemt de kaart terug: houd een munt over.
tip-crane = De kraan slaat alles op: neem de soort waarin jij leidt, of die waarin een tegenstander één voorstaat.

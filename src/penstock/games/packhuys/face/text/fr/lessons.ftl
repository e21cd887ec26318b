step-1 = Un port grandit carte après carte. Le joueur qui mène dans une zone quand elle se ferme y place un intendant ; les intendants des plus grandes zones sont les points.
    .head = Le but
    .paragraph = 11.1
step-2 = Chacun choisit en secret une carte de sa main. Elles sont révélées ensemble ; le plus grand numéro joue en premier.
    .head = Une manche
    .paragraph = 4.1
step-3 = Une carte avec des marchandises est une terre à votre couleur. Pour chaque marchandise, vous mettez un entrepôt de cette sorte dans la zone de la carte.
    .head = La terre
    .paragraph = 5.2
step-4 = L’eau rapporte une pièce et isole des zones. Une zone est fermée quand plus aucune case vide ne la touche.
    .head = L’eau
    .paragraph = 3.4
step-5 = Dans une zone fermée, les entrepôts d’une même sorte s’annulent un à un. Le joueur qui a la plus grande avance dans une seule sorte la contrôle.
    .head = Qui contrôle
    .paragraph = 6.3
step-6 = Une pièce sur une carte taxe le voisin de droite ; un joueur qui ne peut pas payer reprend sa carte. Un bateau sur une carte déplace le bateau de surveillance, qui peut retirer une carte voisine.
    .head = Pièce et bateau
    .paragraph = 7.1
step-7 = La partie finit quand le terrain est complet. Les zones ouvertes ne comptent pour personne ; celui qui a le plus de points gagne.
    .head = La fin
    .paragraph = 10.1

# Lessons: idea, task, and what is said to a right answer

lesson-choose-head = Choisir une carte
lesson-choose = Chacun choisit une carte en secret ; on les révèle ensemble, et le plus grand nombre agit d’abord. Une pièce y taxe votre voisin.
lesson-choose-task = Choisissez la carte 37, épices avec une pièce.
lesson-choose-right = 37 bat 6 : vous agissez d’abord, et votre voisin a payé une pièce.
lesson-land-head = La terre
lesson-land = Une carte à marchandises est votre terre : pour chacune, un entrepôt entre dans sa zone. Le port peut atteindre six rangées.
lesson-land-task = Posez vos épices en g4, tout en haut.
lesson-land-right = Un entrepôt d’épices à vous s’y dresse. Le port a six rangées : ses bords haut et bas sont fixés.
lesson-water-head = L’eau ferme
lesson-water = Une zone est fermée quand aucune case vide ne la touche. Votre terre en d4 est seule ; il ne reste que d5, dessous.
lesson-water-task = Posez votre eau en d5.
lesson-water-right = La zone est fermée et vous la contrôlez : votre gardien s’installe. L’eau a aussi rapporté une pièce.
lesson-guard-head = Fermez la porte
lesson-guard = Votre vin en e5 a encore un côté ouvert. Fermez la zone vous-même avant qu’un rival n’y bâtisse.
lesson-guard-task = Posez votre eau là où elle ferme e5 : en e6.
lesson-guard-right = Une petite zone, mais à vous pour de bon. Les petites comptent quand peu de grandes se ferment.
lesson-tax-head = La pièce
lesson-tax = Une pièce sur votre carte : votre voisin de droite paie une pièce ou reprend la carte qu’il a choisie.
lesson-tax-task = Choisissez une carte à marchandises avec pièce : le numéro 31.
lesson-tax-right = Votre voisin a payé. Un voisin pauvre choisit avec prudence, cela vous aide aussi.
lesson-crane-head = La grue
lesson-crane = Une grue stocke la marchandise de votre choix. À la fermeture compte la plus grande avance dans une seule sorte.
lesson-crane-task = Stockez du vin : vous en avez déjà le plus.
lesson-crane-right = Un vin de plus accroît l’avance. Qui se disperse ne mène nulle part.
lesson-grow-head = Deux marchandises, une carte
lesson-grow = Une carte à deux marchandises apporte un entrepôt de chaque sorte, mais agit tard : les petits nombres viennent en dernier.
lesson-grow-task = Posez vin et épices en h6, dans la plus grande zone.
lesson-grow-right = Deux entrepôts à la fois, là où l’enjeu est le plus grand.
lesson-plan-head = Fermer au bon moment
lesson-plan = Vous menez la plus grande zone, et une seule case vide la touche : i6. Votre rival a déjà choisi. À vous.
lesson-plan-task = Choisissez l’eau 63, puis posez-la en i6.
lesson-plan-right = Sept cartes, et elles sont à vous. Fermez où vous menez ; laissez ouvert ailleurs.
lesson-double-head = Deux à la fois
lesson-double = Une carte peut fermer plusieurs zones. Cherchez la case vide que vos deux zones ont en commun.
lesson-double-task = Posez votre eau en d9.
lesson-double-right = Deux zones, deux gardiens, une carte.

# Tips in a first game

tip-first = Choisissez une carte de votre main. Les grands nombres agissent d’abord ; les cartes à deux marchandises sont fortes mais lentes.
tip-lay = Terre contre terre fait une seule zone. Où vous menez, agrandissez ; ailleurs, coupez avec de l’eau.
tip-closed = Une zone s’est fermée : les entrepôts d’une sorte s’annulent, et la plus grande avance dans une sorte l’emporte.
tip-taxed = Une pièce sur une carte taxe le voisin. Qui ne peut payer reprend sa carte : gardez une pièce.
tip-crane = La grue stocke n’importe quoi : prenez la sorte où vous menez, ou celle où un rival mène d’un.

lesson-swap-head = Échangez-la
lesson-swap = Vous avez un deux, et la carte la plus basse perd une vie.
lesson-swap-task = Échangez avec votre voisin de gauche.
lesson-swap-right = Le deux est à quelqu’un d’autre.
tip-low = Une carte basse s’échange de préférence.

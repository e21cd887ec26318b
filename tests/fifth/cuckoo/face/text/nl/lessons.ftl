lesson-swap-head = Ruil hem weg
lesson-swap = Je hebt een twee, en de laagste kaart verliest een leven.
lesson-swap-task = Ruil met je linkerbuur.
lesson-swap-right = De twee is nu van een ander.
tip-low = Een lage kaart ruil je het best weg.

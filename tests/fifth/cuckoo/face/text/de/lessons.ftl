lesson-swap-head = Weg damit
lesson-swap = Du hast eine Zwei, und die niedrigste Karte kostet ein Leben.
lesson-swap-task = Tausche mit deinem linken Nachbarn.
lesson-swap-right = Die Zwei hat jetzt ein anderer.
tip-low = Eine niedrige Karte tauscht man am besten weg.

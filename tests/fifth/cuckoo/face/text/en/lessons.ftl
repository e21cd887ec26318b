lesson-swap-head = Swap it away
lesson-swap = You hold a two, and the lowest card loses a life.
lesson-swap-task = Swap with your left neighbour.
lesson-swap-right = Somebody else has the two now.
tip-low = A low card is best swapped away.

/** Is something shown again that is over? Numbers then stand as they were, and nobody has gained or lost. */
export const past = $state({ isShown: false })

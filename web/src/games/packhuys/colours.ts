/** Goods: colours apart in every kind of colour vision, and always a gable of their own as well. */
export const INK: Record<string, string> = { wine: '#8E1F3B', spices: '#E0A21B', tea: '#2E7D5B' }

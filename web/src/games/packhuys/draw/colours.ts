/**
 * Goods as the printed warehouses: wine brown, spices green, tea beige. A dark, a middle and a light one, apart in
 * every kind of colour vision, and always a gable of their own as well.
 */
export const INK: Record<string, string> = { wine: '#6E3B23', spices: '#3F9150', tea: '#E6D3A3' }
/** What is drawn or written on a warehouse. */
export const ON: Record<string, string> = { wine: '#FFFDF8', spices: '#FFFDF8', tea: '#3B2A14' }
/** Behind a keeper: light, so that every colour of a player is seen on it. */
export const KEPT = { fill: 'light-dark(#f0cb74, #e2b04a)', ink: '#1d2a33' }

/** What a game asks of people who choose one: minutes at a live table of three, and how much there is to weigh. */

export interface About {
  minutes: number
  weight: 1 | 2 | 3 // of 4
  cut: number // which part of its picture a low banner shows: 0 the upper, 1 the lower
}

const ABOUT: Record<string, About> = {
  arriala: { minutes: 30, weight: 1, cut: 0.55 },
  packhuys: { minutes: 30, weight: 2, cut: 0.5 },
  panamax: { minutes: 75, weight: 3, cut: 0 },
  'schwarzer-freitag': { minutes: 45, weight: 2, cut: 0.6 },
}

export const aboutGame = (game: string): About | null => ABOUT[game] ?? null

/** What a game asks of people who choose one: minutes at a live table of three, and how much there is to weigh. */

export interface About {
  minutes: number
  weight: 1 | 2 | 3 // of 4
}

const ABOUT: Record<string, About> = {
  arriala: { minutes: 30, weight: 1 },
  packhuys: { minutes: 30, weight: 2 },
  panamax: { minutes: 75, weight: 3 },
  'schwarzer-freitag': { minutes: 45, weight: 2 },
}

export const aboutGame = (game: string): About | null => ABOUT[game] ?? null

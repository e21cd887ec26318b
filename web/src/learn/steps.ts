/** How to play, in a few steps; each rests on a paragraph of the rules. The words stand in `text/`. */

export const STEPS: Record<string, string[]> = {
  arriala: ['9.3', '3.1', '4.1', '8.3', '6.4', '5.4', '9.1'],
  packhuys: ['11.1', '4.1', '5.2', '3.4', '6.3', '7.1', '10.1'],
  panamax: ['10.1', '3.2', '4.1', '6.1', '6.7', '9.5', '10.1'],
  'schwarzer-freitag': ['10.6', '3.1', '4.3', '5.4', '9.5', '3.2', '10.1'],
}

const KEY = 'penstock-learnt'

function learnt(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Has somebody at this browser been offered this game's steps before? */
export function isKnown(game: string): boolean {
  return !STEPS[game] || learnt().includes(game)
}

export function remember(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learnt(), game])]))
  } catch {
    /* a browser that keeps nothing is asked again */
  }
}

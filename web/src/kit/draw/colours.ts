/** Colours and shapes: never one without the other. */

export type Shape = 'circle' | 'square' | 'triangle' | 'hexagon' | 'diamond' | 'star' | 'cross'

export const INKS: Record<string, { fill: string; text: string }> = {
  red: { fill: '#B3261E', text: '#FFFFFF' },
  yellow: { fill: '#E0A800', text: '#1D2A33' },
  green: { fill: '#1B7F4B', text: '#FFFFFF' },
  black: { fill: '#22262A', text: '#FFFFFF' },
  violet: { fill: '#6B3FA0', text: '#FFFFFF' },
  purple: { fill: '#6B3FA0', text: '#FFFFFF' },
  blue: { fill: '#1F5FA8', text: '#FFFFFF' },
  orange: { fill: '#D9621A', text: '#1D2A33' },
  white: { fill: '#F4F1EA', text: '#1D2A33' },
  grey: { fill: '#8A949A', text: '#1D2A33' },
  teal: { fill: '#0F7C80', text: '#FFFFFF' },
  brown: { fill: '#7A4B2A', text: '#FFFFFF' },
  rose: { fill: '#BE4574', text: '#FFFFFF' },
}

const NO_INK = { fill: '#8A949A', text: '#1D2A33' }

export function ink(colour: string): { fill: string; text: string } {
  return INKS[colour] ?? NO_INK
}

/** One shape per colour, so that a colour is told without seeing it. */
const SHAPES: Record<string, Shape> = {
  red: 'circle',
  yellow: 'square',
  green: 'triangle',
  black: 'hexagon',
  violet: 'diamond',
  purple: 'diamond',
  blue: 'diamond',
  orange: 'star',
  teal: 'circle',
  brown: 'square',
  rose: 'triangle',
  grey: 'hexagon',
}

export function shapeOf(colour: string): Shape {
  return SHAPES[colour] ?? 'circle'
}

/** For games whose players have no colour: none that shares, goods or ships are printed in. */
const BY_SEAT = ['teal', 'rose', 'brown', 'grey', 'violet'] // violet last: to some eyes it is blue

/** The colour a seat plays: the game's own where it names one, else one by its place. */
export function seatColour(
  seat: number,
  view?: { players?: { seat: number; colour?: string; company?: string }[] } | null,
  dealt: string[] = [], // before there is a view: what the game will deal
): string {
  const player = view?.players?.find((p) => p.seat === seat)
  return player?.colour ?? player?.company ?? dealt[seat] ?? BY_SEAT[seat % BY_SEAT.length]!
}

const R = 0.44

/** A shape of diameter 1 around the origin, as an SVG path. */
export function shapePath(shape: Shape): string {
  const corners = (n: number, turn: number, r = R) =>
    Array.from({ length: n }, (_, k) => {
      const a = ((turn + (360 * k) / n) * Math.PI) / 180
      return `${(r * Math.cos(a)).toFixed(3)} ${(r * Math.sin(a)).toFixed(3)}`
    })
  switch (shape) {
    case 'circle':
      return `M${-R} 0a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`
    case 'square':
      return `M${corners(4, 45, 0.54).join('L')}Z`
    case 'triangle':
      return `M0 -0.47L0.49 0.38L-0.49 0.38Z`
    case 'hexagon':
      return `M${corners(6, 0, 0.48).join('L')}Z`
    case 'star': {
      const [far, near] = [corners(5, -90, 0.54), corners(5, -54, 0.25)]
      return `M${far.flatMap((point, k) => [point, near[k]]).join('L')}Z`
    }
    case 'cross':
      return 'M-.17 -.47H.17V-.17H.47V.17H.17V.47H-.17V.17H-.47V-.17H-.17Z'
    case 'diamond':
      return `M${corners(4, 0, 0.52).join('L')}Z`
  }
}

/** The canal as a chart, two lanes between the oceans: lying, or upright with the Atlantic on top on a phone. */

import type { Move } from '../../../kit/server/types'
import {
  factsOf,
  OCEANS,
  type Lane,
  type Nation,
  type Ocean,
  type ShipName,
  type View,
  type ZoneName,
} from '../view'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const right = (box: Box): number => box.x + box.width
export const bottom = (box: Box): number => box.y + box.height
export const middle = (box: Box): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
})

/** A stretch of the canal that has one name: the three Gatun locks, a lake, the cut. */
export interface Reach {
  name: string
  box: Box // between the lanes, or beside them
}

export interface Plan {
  isUpright: boolean
  width: number
  height: number
  zones: Box[][] // by lane, in its direction; the oceans at both ends are empty boxes
  reaches: Reach[]
  seas: Record<Ocean, Box>
  ports: Record<Nation, Box>
  waiting: Record<Ocean, Box>
  mouths: Record<Ocean, Box> // where ships leave an ocean for the canal
}

// Lying
const WIDTH = 1280
const SEA = 188
const LOWEST = 326 // high: as much as a screen of 1280×800 has
const LANES_AT = 24
const BETWEEN = 36 // both lanes
const SHORES_AT = 22
const WAITING = 62
const SHARE: Record<string, number> = { lock: 96, cut: 100, lake: 96, 'gatun-lake': 132 }

// Upright
export const PHONE = 390 // units across an upright chart
export const SIDE = 146
const QUAY = 76 // a row of ports
const SHORE = QUAY + 37 // … and the waiting ships
const WORDS = 128 // at one end of that row
const LEGEND = 34 // the button at the end of the upper one
const LOW = 34 // a zone on the smallest screen, and on the largest
const LEAST = 32 // … beside zones that need more
const HIGH = 58
const SNUG = 43 // a chamber that just holds a ship: what is left goes to the lakes, which hold all that come
const MORE = 30

const MOUTH = 10
const NUMERAL = 20 // of an upright lock, as wide as III

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 }

/** `gatun-2` is one of the `gatun` locks. */
export const reachOf = (zone: string): string => zone.replace(/-\d$/, '')

/** How many chambers of the same name a ship of this lane has entered before this one. */
export function chamberOf(lane: Lane, k: number): number {
  const name = reachOf(lane.zones[k]!)
  return lane.zones.slice(0, k).filter((zone) => reachOf(zone) === name).length + 1
}

export const isAlone = (lane: Lane, k: number): boolean =>
  lane.zones.filter((zone) => reachOf(zone) === reachOf(lane.zones[k]!)).length === 1

/** How much more than one row of ships needs: the zones from the Atlantic on, and the ports of each ocean. */
export interface Crowd {
  zones: number[]
  quays: Record<Ocean, number>
}
const NOBODY: Crowd = { zones: [], quays: { atlantic: 0, pacific: 0 } }

const wantedBy = ({ zones, quays }: Crowd): number => sum([...zones, ...Object.values(quays)])

/** What of it there is, crowded zones first; the other zones keep what one ship needs. */
function granted({ zones, quays }: Crowd, count: number, room: number): Crowd {
  const spare = Math.max(0, room - 2 * SHORE - count * LEAST)
  const [wanted, second] = [sum(zones), sum(Object.values(quays))]
  const part = Math.min(1, spare / (wanted || 1))
  const rest = Math.min(1, (spare - part * wanted) / (second || 1))
  return {
    zones: zones.map((one) => one * part),
    quays: { atlantic: quays.atlantic * rest, pacific: quays.pacific * rest },
  }
}

const sum = (list: number[]): number => list.reduce((all, one) => all + one, 0)

/** Where a stretch of zones lies along the way from the Atlantic: its start and its length. */
function spans(canal: Lane[], isUpright: boolean, room: number, crowd: Crowd): [number, number][] {
  const { zones, kinds } = canal[0]!
  let inner = zones.slice(1, -1).map((zone, k) => SHARE[zone] ?? SHARE[kinds[k + 1]!]!)
  if (isUpright) {
    const wanted = wantedBy(crowd)
    const row = Math.min(HIGH, Math.max(wanted ? LEAST : LOW, (room - 2 * SHORE - wanted) / inner.length))
    const lakes = kinds.filter((kind) => kind === 'lake').length
    const more = Math.min(MORE, Math.max(0, row - SNUG) * (inner.length - lakes))
    inner = inner.map(
      (_, k) =>
        row +
        (crowd.zones[k] ?? 0) +
        more * (kinds[k + 1] === 'lake' ? 1 / lakes : -1 / (inner.length - lakes)),
    )
  }
  const start = isUpright ? SHORE + crowd.quays.atlantic : SEA
  const whole = isUpright ? sum(inner) : WIDTH - 2 * SEA
  const scale = whole / sum(inner)
  let at = start
  return inner.map((share) => {
    const begin = at
    at += share * scale
    return [begin, share * scale]
  })
}

/** How high a lane is that lies, and where both are. */
const laneOf = (height: number): number => LANES_AT + 90 + (height - LOWEST) / 2
const lanesAt = (height: number): [number, number] => [LANES_AT, LANES_AT + laneOf(height) + BETWEEN]

function named(canal: Lane[], lengths: [number, number][], isUpright: boolean, height: number): Reach[] {
  const found: Reach[] = []
  canal[0]!.zones.slice(1, -1).forEach((zone, k) => {
    const [at, length] = lengths[k]!
    const name = reachOf(zone)
    const last = found.at(-1)
    if (isUpright) found.push({ name, box: { x: SIDE, y: at, width: PHONE - 2 * SIDE, height: length } })
    else if (last?.name === name) last.box.width += length
    else {
      const y = lanesAt(height)[0] + laneOf(height)
      found.push({ name, box: { x: at, y, width: length, height: BETWEEN } })
    }
  })
  return found
}

/**
 * The chart of this canal, in units that are pixels on a screen of 1280 (lying) or 390 (upright).
 * It is as high as there is room, a lying one at least as on the smallest desk; an upright one gives more to where many
 * ships lie.
 */
export function plan(
  canal: Lane[],
  isUpright = false,
  room = isUpright ? 600 : LOWEST,
  wanted: Crowd = NOBODY,
): Plan {
  const crowd = isUpright ? granted(wanted, canal[0]!.zones.length - 2, room) : NOBODY
  const lengths = spans(canal, isUpright, room, crowd)
  const whole = 2 * SHORE + sum(Object.values(crowd.quays)) + sum(lengths.map(([, length]) => length))
  const height = isUpright ? whole : Math.max(LOWEST, room)
  const count = canal[0]!.zones.length
  const zones = canal.map((lane, l) =>
    lane.zones.map((_, k) => {
      const at = lengths[l === 0 ? k - 1 : count - 2 - k]
      if (!at) return NOTHING
      return isUpright
        ? { x: l === 0 ? 0 : PHONE - SIDE, y: at[0], width: SIDE, height: at[1] }
        : { x: at[0], y: lanesAt(height)[l]!, width: at[1], height: laneOf(height) }
    }),
  )
  const reaches = named(canal, lengths, isUpright, height)
  const shores = isUpright ? uprightShores(height, crowd.quays) : lyingShores(height)
  return { isUpright, width: isUpright ? PHONE : WIDTH, height, zones, reaches, ...shores }
}

type Shores = Pick<Plan, 'seas' | 'ports' | 'waiting' | 'mouths'>

function lyingShores(height: number): Shores {
  const waitingAt = height - WAITING - 4
  const high = (waitingAt - SHORES_AT) / 2 // of a port and the gap below it
  const [there, back] = lanesAt(height).map((y) => y + laneOf(height) / 2)
  const sea = (x: number): Box => ({ x, y: 0, width: SEA, height })
  const port = (x: number, n: number): Box => ({
    x: x + 5,
    y: SHORES_AT + n * high,
    width: SEA - 10,
    height: high - 3,
  })
  const waiting = (x: number): Box => ({ x: x + 5, y: waitingAt, width: SEA - 10, height: WAITING })
  return shores(
    sea(0),
    sea(WIDTH - SEA),
    (box, n) => port(box.x, n),
    (box) => waiting(box.x),
    (box) => (box.x ? around(box.x, back!) : around(right(box), there!)),
  )
}

function uprightShores(height: number, more: Record<Ocean, number>): Shores {
  const [first, last] = [SHORE + more.atlantic, SHORE + more.pacific]
  const sea = (y: number): Box => ({ x: 0, y, width: PHONE, height: y ? last : first })
  const quay = (box: Box) => box.height - SHORE + QUAY
  const port = (box: Box, n: number): Box => {
    const y = box.y ? bottom(box) - quay(box) - 2 : 2
    return { x: 3 + n * (PHONE / 2 - 1), y, width: PHONE / 2 - 5, height: quay(box) }
  }
  const waiting = (box: Box): Box => ({
    x: 3,
    y: box.y ? box.y + 2 : quay(box) + 4,
    width: PHONE - 6,
    height: SHORE - QUAY - 6,
  })
  const mouth = (sea: Box) => (sea.y ? around(PHONE - SIDE / 2, sea.y) : around(SIDE / 2, bottom(sea)))
  return shores(sea(0), sea(height - last), port, waiting, mouth)
}

const around = (x: number, y: number): Box => ({
  x: x - MOUTH / 2,
  y: y - MOUTH / 2,
  width: MOUTH,
  height: MOUTH,
})

function shores(
  atlantic: Box,
  pacific: Box,
  port: (sea: Box, n: number) => Box,
  waiting: (sea: Box) => Box,
  mouth: (sea: Box) => Box,
): Shores {
  const seas = { atlantic, pacific }
  const ports = Object.entries(OCEANS).flatMap(([ocean, nations]) =>
    nations.map((nation, n) => [nation, port(seas[ocean as Ocean], n)] as const),
  )
  return {
    seas,
    ports: Object.fromEntries(ports) as Record<Nation, Box>,
    waiting: { atlantic: waiting(atlantic), pacific: waiting(pacific) },
    mouths: { atlantic: mouth(atlantic), pacific: mouth(pacific) },
  }
}

/** The gates of a lock, closed, at the end where a ship of this lane leaves it. */
export function gate(box: Box, lane: number, isUpright: boolean): string {
  const [far, meet] = lane === 0 ? [-7, 0] : [7, 0]
  if (isUpright) {
    const y = lane === 0 ? bottom(box) : box.y
    return `M${box.x + 4} ${y + far / 2}L${middle(box).x} ${y + meet}L${right(box) - 4} ${y + far / 2}`
  }
  const x = lane === 0 ? right(box) : box.x
  return `M${x + far} ${box.y + 3}L${x + meet} ${middle(box).y}L${x + far} ${bottom(box) - 3}`
}

/** Where the ships of a zone lie: the chamber less its own signs; upright, a numeral stands at its outer edge. */
export function berthing(box: Box, lane: number, isUpright: boolean, hasNumeral = false): Box {
  if (isUpright) {
    const aside = hasNumeral ? NUMERAL : 3
    const x = box.x + (lane === 0 ? aside : 3)
    return { x, y: box.y + 2, width: box.width - aside - 3, height: box.height - 4 }
  }
  const top = lane === 0 ? 21 : 3
  return { x: box.x + 2, y: box.y + top, width: box.width - 4, height: box.height - 27 }
}

/** Where the ships of a port or of a waiting zone lie, below its name. */
export function mooring(box: Box, isUpright: boolean, isPort: boolean): Box {
  if (isPort) {
    const head = isUpright ? 19 : 22
    return { x: box.x + 3, y: box.y + head, width: box.width - 6, height: box.height - head - 1 }
  }
  if (!isUpright) return { x: box.x + 4, y: box.y + 18, width: box.width - 8, height: box.height - 20 }
  const isTop = box.y < 2 * SHORE // its words stand where ships set out, the legend at its end
  const width = box.width - WORDS - (isTop ? LEGEND : 0)
  return { x: box.x + (isTop ? WORDS : 4), y: box.y + 1, width, height: box.height - 2 }
}

export interface Passage {
  ship: string
  to: ZoneName
  isPushed: boolean
}

/** Who would go where by a move of ships: the group itself, and whoever must make way. */
export function passages(move: Move | null, group: string[]): Passage[] {
  if (!move) return []
  const { to, along = [], pushed = [] } = factsOf(move)
  if (!to) return []
  const named = move.params.ship === undefined ? [] : [String(move.params.ship)]
  const goes = [...new Set<string>([...named, ...along, ...group])]
  return [
    ...goes.map((ship) => ({ ship, to, isPushed: false })),
    ...pushed.filter((p) => !goes.includes(p.ship)).map((p) => ({ ...p, isPushed: true })),
  ]
}

/** The ship in hand that another one would join: both lie in one ocean or lake and go the same way. */
export function companionOf(
  { ships, canal }: Pick<View, 'ships' | 'canal'>,
  inHand: string | null,
  other: string,
): string | null {
  const [one, two] = [inHand, other].map((name) => ships.find((s) => s.ship === name))
  if (!one || !two || one === two || one.zone !== two.zone || one.to !== two.to) return null
  const lane = canal.find((l) => l.to === one.to)
  const kind = lane?.kinds[lane.zones.indexOf(one.zone!)]
  return kind === 'lake' || kind === 'ocean' ? one.ship : null
}

/** The steps a ship is picked up for: its own, or those of the first ship of a group that goes undivided. */
export function stepsOf(moves: Move[], ship: ShipName): Move[] {
  const steps = moves.filter((m) => m.family === 'move')
  const own = steps.filter((m) => m.params.ship === ship)
  return own.length ? own : steps.filter((m) => factsOf(m).along?.includes(ship))
}

/** Moves of ships that lead into a zone of a lane, or into an ocean at its end. */
export function movesInto(moves: Move[], lane: Lane, zone: string): Move[] {
  return moves.filter(
    (m) => ['move', 'sail'].includes(m.family) && m.facts.to === zone && m.facts.towards === lane.to,
  )
}

/** The place a ship left when it went on to `zone`, as the chart names it: from an ocean, the canal's mouth. */
export function cameFrom(view: Pick<View, 'canal' | 'ships'>, ship: string, zone: string): string {
  const now = view.ships.find((s) => s.ship === ship)
  const isOut = zone === 'atlantic' || zone === 'pacific'
  const lane = view.canal.find((one) => one.to === (isOut ? zone : now?.to)) ?? view.canal[0]!
  const before = lane.zones[lane.zones.indexOf(zone as ZoneName) - 1] ?? lane.zones[0]!
  return before === lane.zones[0] ? `mouth ${before}` : `${lane.to} ${before}`
}

/** Which moves of a turn are left, kind by kind. */
export const movesLeft = (view: View): { kind: 'waterway' | 'lock' | 'any'; count: number }[] =>
  (['waterway', 'lock', 'any'] as const)
    .map((kind) => ({ kind, count: view.moves[kind] }))
    .filter((m) => m.count)

import Board from './Board.svelte'
import Sheet from './Sheet.svelte'
import { tg, word } from '../../kit/text/text.svelte'
import type { Blocked, Position } from '../../kit/server/types'
import type { BoardModule } from '../boards'
import { others } from './neutral'
import { colourOf, numberOf, type View } from './view'

const say = (id: string, args?: Record<string, string | number>) => tg('arriala', id, args)

function workers(list: string[]): string {
  return list
    .map((name) =>
      say('board-worker', { colour: word('arriala', 'colour', colourOf(name)), number: numberOf(name) }),
    )
    .join(', ')
}

function inWords(view: View, names: string[]): string[] {
  const places = view.canal
    .filter((p) => p.workers.length || p.lock)
    .map((p) => {
      const where = p.town
        ? word('arriala', 'town', p.town)
        : say('board-field', { number: p.number!, section: word('arriala', 'section', `s${p.section}`) })
      return `${where}: ${p.lock ? say('board-lock') : workers(p.workers)}`
    })
  const stretches = view.stretches
    .filter((s) => !s.counted && s.workers)
    .map((s) => {
      const leader = s.leader ? word('arriala', 'colour', s.leader) : say('board-nobody')
      const { fields, workers, points } = s
      const section = word('arriala', 'section', `s${s.section}`)
      return `${section}: ${say('board-stretch', { fields, workers, points, leader })}`
    })
  const plots = view.vineyards.map((v) => {
    const name = word('arriala', 'vineyard', v.vineyard)
    const plot = say('board-vineyard', { name, workers: v.workers.length, fields: v.fields })
    return `${plot} ${workers(v.workers)}`
  })
  const people = view.players.map((p) =>
    say('board-player', {
      who: names[p.seat] ?? '',
      points: p.points,
      reserve: p.reserve,
      cards: p.hand_size,
    }),
  )
  return [...people, ...places, ...stretches, ...plots]
}

/** What is asked now, with the action under way. */
function question({ view }: Position<View>): string | null {
  return view.pending
    ? say(`ask-${view.phase}`, { action: say(`doing-${view.pending.action.replaceAll('_', '-')}`) })
    : say('ask-action', { left: view.action_points })
}

function blockedName(blocked: Blocked): string {
  if (blocked.family === 'card') return word('arriala', 'card', String(blocked.params.card))
  return say(`doing-${blocked.family}`)
}

export const board: BoardModule<View> = {
  Board,
  Sheet,
  onBoard: ['worker', 'to', 'vineyard', 'site', 'structure', 'card'],
  question,
  inWords,
  blockedName,
  others: ({ view }) => others(view),
}

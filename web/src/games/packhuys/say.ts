import { tg, word, type Args } from '../../kit/text/text.svelte'
import type { Decided, Facts, Outcome } from '../../gen/packhuys'
import type { Move } from '../../kit/server/types'
import type { Lost } from './harbour/lost'
import { bestKind, counts, GAME, goodsOn, type Area, type Card, type View } from './view'

export const say = (id: string, args?: Args): string => tg(GAME, id, args)
export const goodName = (good: string): string => word(GAME, 'good', good)
export const colourName = (colour: string): string => word(GAME, 'colour', colour)
export const shown = (card: Card): string =>
  card.shows === 'centre' ? say('centre') : word(GAME, 'card', card.shows)

/** A card in words: `17: wine and tea, ship`. */
export function cardWords(card: Card): string {
  const symbol = card.symbol === 'none' ? '' : `, ${word(GAME, 'symbol', card.symbol)}`
  return card.number === null ? shown(card) : `${card.number}: ${shown(card)}${symbol}`
}

/** An area in words: who leads or controls it, by how much or at which rank. */
export function areaWords(area: Area, names: string[], view: View): string {
  const { size } = area
  if (area.is_open) {
    const best = bestKind(area)
    return best
      ? say('open-led', { size, who: names[best.seat!] ?? '', good: goodName(best.good), by: best.by })
      : say('open-nobody', { size })
  }
  const closed =
    area.keeper === null
      ? say('closed-nobody', { size })
      : say('closed-by', { size, who: names[area.keeper] ?? '' })
  return `${closed}; ${counts(view, area) ? say('rank', { rank: area.rank! }) : say('not-counted')}`
}

const isLevel = (decided: Decided | null): boolean => decided === 'shared' || decided === 'circle'

/** What says who leads an area, where that is not the greatest lead alone, and the paragraph that says so. */
export function reason(
  { decided, leads }: Area,
  names: string[],
): { text: string; paragraph: string } | null {
  if (decided === null || decided === 'lead' || decided === 'no_lead') return null
  const who = leads === null ? '' : (names[leads] ?? '')
  return { text: say(`why-${decided}`, { who }), paragraph: decided === 'shared' ? '6.4' : '6.3' }
}

export const sizeWords = (size: number): string => say('area-size', { size })

/** Who removed whose card. */
export function lostWords({ card, cell, by, owner }: Lost, names: string[], view: View): string {
  const who = names[by] ?? ''
  const number = card.number ?? ''
  return view.players[owner]?.hand
    ? say('lost-own', { who, number, cell })
    : say('lost-who', { who, whose: names[owner] ?? '', number, cell })
}

/** Who would lead an area, or has it where it closes. */
export function leadWords(outcome: Outcome, names: string[], view: View): string {
  const { size, by } = outcome
  const you = view.players.find((p) => p.hand)?.seat
  const isYou = outcome.leads !== null && outcome.leads === you
  const who = outcome.leads === null ? '' : (names[outcome.leads] ?? '')
  if (outcome.is_closed) {
    const area = sizeWords(size)
    if (outcome.leads !== null) return isYou ? say('closes-you', { area }) : say('closes-who', { area, who })
    return say(isLevel(outcome.decided) ? 'closes-level' : 'closes-nobody', { area })
  }
  if (outcome.leads === null) return say(isLevel(outcome.decided) ? 'leads-level' : 'leads-nobody')
  return isYou ? say('leads-you', { by }) : say('leads-who', { by, who })
}

/** What laying a card would make of an area, in a few words. */
export function outcomeWords(outcome: Outcome, names: string[], view: View): string {
  const lead = leadWords(outcome, names, view)
  if (outcome.is_closed) return lead
  const good = outcome.good ? [goodName(outcome.good)] : []
  return [lead, ...good, say('room-left', { count: outcome.room })].join(' · ')
}

/** How many tokens of its kind an export leaves one with: `Tokens: wine 2`. */
export function tokenWords({ params, facts }: Pick<Move, 'params' | 'facts'>): string {
  const { tokens } = facts as Partial<Facts>
  return tokens === undefined ? '' : `${say('tokens')}: ${goodName(String(params.good))} ${tokens}`
}

/** Whose points a move changes now, and by how many; of a choice of goods also that it brings one nothing. */
export function gainWords(
  { family, facts }: Pick<Move, 'family' | 'facts'>,
  names: string[],
  view: View,
): { seat: number; by: number; text: string }[] {
  const { gains, points } = facts as Partial<Facts>
  const you = view.players.find((p) => p.hand)?.seat
  if (!gains) return []
  const told = gains.map(({ seat, by }) => ({
    seat,
    by,
    text:
      seat === you ? say('gain-you', signed(by)) : say('gain-who', { ...signed(by), who: names[seat] ?? '' }),
  }))
  const isNothing = points === 0 && (family === 'store' || family === 'export') && you !== undefined
  const nothing = isNothing ? [{ seat: you, by: 0, text: say('gain-none') }] : []
  return [...nothing, ...told.toSorted((a, b) => Number(b.seat === you) - Number(a.seat === you))]
}

export const signed = (by: number): { sign: string; count: number } => ({
  sign: by > 0 ? '+' : by < 0 ? '−' : '±',
  count: Math.abs(by),
})

const PARAGRAPHS: Partial<Record<Card['shows'], string>> = {
  water: '5.6',
  centre: '2.1',
  crane: '5.4',
  pub: '5.5',
  bridge: '8.2',
  customs: '8.3',
  flood: '8.4',
}

/** What a card of `owner` does, and what its symbol does, if it does anything. */
export function effects(card: Card, view: View, names: string[], owner: number | null): string[] {
  const debtor = view.players.find((p) => owner !== null && p.taxed_by === owner)
  const who = (debtor && names[debtor.seat]) ?? say('right-neighbour')
  const said = goodsOn(card).length ? say('tip-goods') : say(`tip-${card.shows}`, { coins: 1, who })
  const isUsed = card.symbol === 'coin' || (card.symbol === 'ship' && view.ship !== null)
  const bar = card.bar === 'none' ? [] : [say(`tip-bar-${card.bar}`)]
  return isUsed ? [...bar, said, say(`tip-${card.symbol}-symbol`, { who })] : [...bar, said]
}

/** What a card of `owner` means when it is played, and the paragraph that says so. */
export function meaning(
  card: Card,
  view: View,
  names: string[],
  owner: number | null,
): { text: string; paragraph: string } {
  return {
    text: effects(card, view, names, owner).join(' '),
    paragraph: PARAGRAPHS[card.shows] ?? '5.2',
  }
}

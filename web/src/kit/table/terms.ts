/** What a table plays by: its clock, and where its rules differ from the usual ones. */

import { t, tg } from '../text/text.svelte'
import type { ClockShown, OptionShown } from '../../gen/api'
import type { GameInfo } from '../server/types'

/** The clocks one can choose. */
export const CLOCKS: Record<string, ClockShown> = {
  none: { kind: 'none', seconds: 0, increment: 0, on_timeout: 'claim' },
  fast: { kind: 'bank', seconds: 600, increment: 15, on_timeout: 'claim' },
  calm: { kind: 'bank', seconds: 1800, increment: 30, on_timeout: 'claim' },
  day: { kind: 'move', seconds: 86_400, increment: 0, on_timeout: 'claim' },
  days: { kind: 'move', seconds: 259_200, increment: 0, on_timeout: 'claim' },
}

/** Clocks set by a program can have any times. */
export function clockName({ kind, seconds, increment }: ClockShown): string {
  const known = Object.entries(CLOCKS).find(
    ([, clock]) =>
      clock.kind === kind &&
      (kind === 'none' || (clock.seconds === seconds && clock.increment === increment)),
  )
  if (known) return t(`clock-${known[0]}`)
  const minutes = Math.round(seconds / 6) / 10
  return kind === 'bank' ? t('clock-bank', { minutes, seconds: increment }) : t('clock-move', { minutes })
}

export function choiceName(game: string, option: string, { value, text }: { value: string; text: string }) {
  if (value === 'true' || value === 'yes') return t('yes')
  if (value === 'false' || value === 'no') return t('no')
  return tg(game, `choice-${option}-${value}`, undefined, text)
}

export const optionName = (game: string, { name, text }: OptionShown): string =>
  tg(game, `option-${name}`, undefined, text)

export interface Term {
  name: string
  choice: string
  paragraph: string
}

/** The options in which this table differs from the usual rules. */
export function unusual(game: GameInfo, options: Record<string, string>): Term[] {
  return game.options.flatMap((option) => {
    const value = options[option.name]
    const choice = option.choices.find((c) => c.value === value)
    if (!choice || value === option.default) return []
    return [
      {
        name: optionName(game.id, option),
        choice: choiceName(game.id, option.name, choice),
        paragraph: option.paragraph,
      },
    ]
  })
}

/** How bots are called where nobody gave them a name; `server/table/log.py` does the same. */

import { isLevel } from '../../kit/text/levels'

export const botNameAt = (bot: string, seat: number): string =>
  `${bot[0]!.toUpperCase()}${bot.slice(1)} ${seat + 1}`

/** A bot of a level is called by it in every language, unless it was given another name. */
export function nameIn(
  { name, bot }: { name: string | null; bot: string | null },
  seat: number,
  word: (level: string) => string,
): string | null {
  const isUsual = bot && isLevel(bot) && name === botNameAt(bot, seat)
  return isUsual ? `${word(bot)} ${seat + 1}` : name
}

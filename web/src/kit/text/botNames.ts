/** Names of bots in the reader's language, by what the server calls them. */

import { LEVELS } from './levels'
import { t } from './text.svelte'

const KNOWN = new Set<string>([...LEVELS, 'random', 'greedy', 'instant'])

export function botName(bot: string): string {
  return KNOWN.has(bot) ? t(`bot-${bot}`) : t('bot-other', { name: bot })
}

/** Names of bots in the reader's language, by what the server calls them. */

import { t } from './text.svelte'

const KNOWN = new Set(['random', 'greedy', 'instant', 'beginner', 'easy', 'medium', 'hard', 'expert'])

export function botName(bot: string): string {
  return KNOWN.has(bot) ? t(`bot-${bot}`) : t('bot-other', { name: bot })
}

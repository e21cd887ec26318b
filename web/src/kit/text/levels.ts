/** How well bots play, from the weakest. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const

export const isLevel = (bot: string): boolean => (LEVELS as readonly string[]).includes(bot)

/** The words of own moves, for steps that no event tells: a reload of the page does not forget them. */

const key = (table: string): string => `penstock-said-${table}`

export function rememberedWords(table: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export function rememberWords(table: string, words: Record<string, string>): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(words))
  } catch {
    /* then a reload shows the move's notation */
  }
}

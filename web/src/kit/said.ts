/** The words of own moves, for steps that no event tells; a reload of the page does not forget them. */

export class Said {
  private words: Record<string, string>
  private readonly key: string

  constructor(table: string) {
    this.key = `penstock-said-${table}`
    try {
      this.words = JSON.parse(sessionStorage.getItem(this.key) ?? '{}') as Record<string, string>
    } catch {
      this.words = {}
    }
  }

  get(notation: string): string | undefined {
    return this.words[notation]
  }

  set(notation: string, text: string): void {
    this.words[notation] = text
    this.keep()
  }

  clear(): void {
    this.words = {}
    this.keep()
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.words))
    } catch {
      /* then a reload shows the move's notation */
    }
  }
}

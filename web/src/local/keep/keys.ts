/** Who may play at a table: one tab of the browser at a time; the others look on. */

export class Keys {
  /** The key of a table has come to us. */
  onFree: (id: string) => void = () => {}
  private readonly held = new Map<string, () => void>() // what lets a key go
  private readonly wanted = new Map<string, AbortController>()

  constructor(private readonly locks: LockManager | undefined) {}

  isMine(id: string): boolean {
    return !this.locks || this.held.has(id)
  }

  /** Take a table's key, now or as soon as another tab lets it go; done when it is known whether now. */
  async want(id: string): Promise<void> {
    if (!this.locks || this.held.has(id) || this.wanted.has(id)) return
    if (await this.take(id, { ifAvailable: true })) return
    const asking = new AbortController()
    this.wanted.set(id, asking)
    this.take(id, { signal: asking.signal }).then(
      () => this.onFree(id),
      () => {}, // nobody looks any more
    )
  }

  private take(id: string, options: LockOptions): Promise<boolean> {
    return new Promise((known, failed) => {
      this.locks!.request(nameOf(id), options, (lock) => {
        if (!lock) return known(false)
        this.wanted.delete(id)
        return new Promise<void>((done) => {
          this.held.set(id, done)
          known(true)
        })
      }).catch(failed)
    })
  }

  letGo(id: string): void {
    this.wanted.get(id)?.abort()
    this.wanted.delete(id)
    this.held.get(id)?.()
    this.held.delete(id)
  }

  /** Do something at a table that nobody else may do meanwhile. */
  async with<T>(id: string, act: () => Promise<T>, refused: () => Error): Promise<T> {
    if (this.isMine(id)) return act()
    if (this.wanted.has(id) || !(await this.take(id, { ifAvailable: true }))) throw refused()
    try {
      return await act()
    } finally {
      this.letGo(id)
    }
  }
}

const nameOf = (id: string): string => `penstock table ${id}`

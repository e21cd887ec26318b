/** Pieces that a game only counts get names of their own, so that one can see where each of them goes. */

export type Counts = Record<string, Record<string, number>> // place → kind → how many
export type Places = Record<string, Record<string, string[]>> // place → kind → names

export class Tracker {
  private at: Places = {}
  private made = 0

  /** Names for the new counts: whatever left one place appears in another under the same name. */
  follow(counts: Counts): Places {
    const next: Places = {}
    const loose: Record<string, string[]> = {}
    const places = new Set([...Object.keys(this.at), ...Object.keys(counts)])
    for (const place of places) {
      for (const [kind, names] of Object.entries(this.at[place] ?? {})) {
        const n = counts[place]?.[kind] ?? 0
        if (names.length > n) (loose[kind] ??= []).push(...names.slice(n))
      }
    }
    for (const [place, kinds] of Object.entries(counts)) {
      next[place] = {}
      for (const [kind, n] of Object.entries(kinds)) {
        const names = (this.at[place]?.[kind] ?? []).slice(0, n)
        while (names.length < n) names.push(loose[kind]?.shift() ?? `${kind} ${++this.made}`)
        next[place][kind] = names
      }
    }
    this.at = next
    return next
  }
}

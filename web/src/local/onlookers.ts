/** Who looks at the tables of this browser, and what they are told. */

import type { Message } from '../kit/server/types'
import type { Lang } from './engine/words'
import type { Surroundings } from './surroundings'
import { Problem } from './table/problem'
import { lineShown, positionShown, tableShown } from './table/shown'
import type { LocalTable } from './table/table'

/** Who looks at a table, and what they have been told. */
export interface Viewing {
  table: string
  fromSeq: number
  seat: number | null
  lang: Lang
  tell: (message: Message) => void
}

interface Open extends Viewing {
  sent: string // of what changes slowly
}

export class Onlookers {
  private readonly open = new Set<Open>()

  constructor(private readonly around: Surroundings) {}

  /** Somebody looks from now on; the answer ends it. */
  add(viewing: Viewing): () => void {
    const one = { ...viewing, sent: '' }
    this.open.add(one)
    return () => void this.open.delete(one)
  }

  /** Who looks at a table. */
  at(id: string): Open[] {
    return [...this.open].filter((one) => one.table === id)
  }

  /** Tell everybody who looks what is new to them. */
  tell(table: LocalTable): void {
    for (const one of this.at(table.row.id)) this.tellOne(table, one)
  }

  async complain(id: string, problem: unknown): Promise<void> {
    if (!(problem instanceof Problem)) throw problem
    for (const one of this.at(id)) {
      const words = await this.around.games.commonWords(one.lang)
      one.tell({ type: 'error', error: problem.body(one.lang, words) })
    }
  }

  private tellOne(table: LocalTable, viewing: Open): void {
    const { row } = table
    const mayAct = this.around.keys.isMine(row.id)
    const slow = JSON.stringify([row.state, row.rematch, row.seats, mayAct])
    const isNew = slow !== viewing.sent
    if (isNew) viewing.tell({ type: 'table', table: tableShown(row, table.words, viewing.lang) })
    viewing.sent = slow
    this.around.looksOn(mayAct ? null : row.id)
    if (!isNew && viewing.fromSeq === table.seq) return
    const { lang, fromSeq } = viewing
    const position = positionShown(table, table.seq, viewerOf(table, viewing.seat), lang, mayAct)
    const log = row.lines.filter((line) => line.seq > fromSeq).map((line) => lineShown(table, line, lang))
    viewing.fromSeq = table.seq
    viewing.tell({ type: 'position', version: 1, seq: table.seq, position, log })
  }
}

/** The seat somebody looks from: the one named, else the one that owes a decision. */
export function viewerOf(table: LocalTable, seat: number | null): number | null {
  const isOpen = table.isDone && seat !== null && seat < table.row.seats.length // after the end all hands are open
  if (seat !== null && !isOpen && !table.own.includes(seat)) throw new Problem('not_your_seat')
  return seat ?? table.own.find((k) => table.match.toAct.includes(k)) ?? table.own[0] ?? null
}

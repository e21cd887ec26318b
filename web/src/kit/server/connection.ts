/** What comes from the server: the table, its log, and the messages of its socket, written into the state. */

import { isLocal, LocalStream } from '../../local/client.svelte'
import type { Lang } from '../../local/engine/words'
import { api, ApiError } from './api'
import { preferences } from '../app/preferences.svelte'
import type { Screen } from '../showing/screen'
import { play as playSound } from '../app/sound'
import type { TableState } from '../table/state.svelte'
import type { LogLine, Message, Position, Table } from './types'
import type { Arrivals } from './arrivals'
import { TableSocket } from './socket'

export class Connection {
  private socket: TableSocket | LocalStream | null = null

  constructor(
    private readonly state: TableState,
    private readonly screen: Screen,
    private readonly arrivals: Arrivals,
  ) {}

  async open(): Promise<void> {
    const { state } = this
    try {
      state.table = await api.table(state.id)
    } catch (problem) {
      state.missing = problem instanceof ApiError && problem.status !== 0
      state.fail(problem)
      return
    }
    api.chat(state.id).then(
      (lines) => (state.chat = lines),
      () => {},
    )
    if (isLocal(state.id)) {
      this.socket = this.localStream() // its first message brings the whole log
      return
    }
    if (state.table.state !== 'open') await this.loadLog()
    this.socket = this.tableSocket()
  }

  private localStream(): LocalStream {
    const { state } = this
    state.link = 'open'
    return new LocalStream(
      () => ({
        table: state.id,
        fromSeq: state.log.at(-1)?.seq ?? 0,
        seat: state.seat,
        lang: preferences.language as Lang,
      }),
      (message) => this.hear(message),
    )
  }

  private tableSocket(): TableSocket {
    const { state } = this
    return new TableSocket({
      table: state.id,
      fromSeq: () => state.log.at(-1)?.seq ?? 0,
      seat: () => state.seat,
      language: () => preferences.language,
      onMessage: (message) => this.hear(message),
      onLink: (link) => (state.link = link),
    })
  }

  close(): void {
    this.socket?.end()
    this.socket = null
  }

  /** Everything again, in another language or for another seat. */
  async restart(): Promise<void> {
    await this.loadLog()
    this.socket?.restart()
  }

  private async loadLog(): Promise<void> {
    try {
      this.state.log = await api.log(this.state.id)
    } catch (problem) {
      this.state.fail(problem)
    }
  }

  hear(message: Message): void {
    const { state } = this
    switch (message.type) {
      case 'position':
        this.addLines(message.log)
        this.take(message.position)
        break
      case 'table':
        this.tableChanged(message.table)
        break
      case 'chat':
        state.chat = [...state.chat.filter((line) => line.id !== message.line.id), message.line]
        playSound('chat')
        break
      case 'presence':
        this.presenceChanged(message.seats, message.watching)
        break
      case 'error':
        state.error = message.error
        break
    }
  }

  tableChanged(table: Table): void {
    const before = this.state.table
    this.state.table = table
    if (before?.state === 'open' && table.state === 'running') void this.loadLog()
  }

  private presenceChanged(here: number[], watching: number): void {
    const { table } = this.state
    if (!table) return
    const seats = table.seats.map((s) => ({ ...s, connected: s.kind === 'bot' || here.includes(s.seat) }))
    this.state.table = { ...table, seats, watching }
  }

  private addLines(lines: LogLine[]): void {
    if (!lines.length) return
    const first = lines[0]!.seq
    this.state.log = [...this.state.log.filter((line) => line.seq < first), ...lines]
  }

  private take(position: Position): void {
    const { state } = this
    const isSame = position.seq === state.latest?.seq && position.viewer === state.position?.viewer
    const isShown = state.position === state.latest
    const goesOn = state.goesOn(position)
    state.latest = position
    this.arrivals.reached(position.seq)
    if (isSame && isShown) {
      state.position = position // the same in other words
      return
    }
    state.error = null
    if (!goesOn) state.dropDecision()
    this.screen.add(position)
  }
}

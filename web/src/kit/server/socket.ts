/** One table's WebSocket that comes back by itself, from the place it had reached. */

import { query } from './api'
import type { Link } from '../table/state.svelte'
import type { Message } from './types'

export const RESTART = 1012
const REFUSED = new Set([4403, 4404]) // trying again would not help
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const SILENCE = 45_000 // the server pings more often than this

export interface SocketOptions {
  table: string
  fromSeq: () => number
  seat: () => number | null
  language: () => string
  onMessage: (message: Message) => void
  onLink: (link: Link) => void
  open?: (url: string) => WebSocket
}

/** Waiting time before attempt n: doubles, with a little chance so that not everybody knocks at once. */
export function backOff(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT)
  return wait * (0.75 + chance() / 2)
}

export class TableSocket {
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(private readonly options: SocketOptions) {
    addEventListener('online', this.wake)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  address(): string {
    const { table, fromSeq, seat, language } = this.options
    const base = location.origin.replace(/^http/, 'ws')
    return `${base}/api/tables/${table}/stream${query({ from_seq: fromSeq(), seat: seat(), lang: language() })}`
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.options.onLink('connecting')
    const socket = (this.options.open ?? ((url) => new WebSocket(url)))(this.address())
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.attempt = 0
      this.options.onLink('open')
      this.listen()
    }
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.listen()
      const message = JSON.parse(String(event.data)) as Message
      if (message.type === 'ping') this.send({ type: 'pong' })
      else this.options.onMessage(message)
    }
    socket.onclose = (event) => {
      if (socket !== this.socket || this.ended) return
      this.socket = null
      clearTimeout(this.silence)
      this.options.onLink('lost')
      if (REFUSED.has(event.code)) return
      // 1012: the server restarts and will be back in a moment
      this.retry(event.code === RESTART ? backOff(0) : backOff(this.attempt++))
    }
  }

  private retry(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), wait)
  }

  /** A connection that has been silent too long is dead even when the browser does not know it. */
  private listen(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(this.drop, SILENCE)
  }

  private readonly drop = (): void => {
    const socket = this.socket
    if (!socket || this.ended) return
    this.socket = null
    socket.close()
    clearTimeout(this.silence)
    this.options.onLink('lost')
    this.retry(backOff(this.attempt++))
  }

  private readonly wake = (): void => {
    if (this.ended || this.socket || document.visibilityState === 'hidden') return
    this.attempt = 0
    this.connect()
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Connect anew at once, for another seat or another language. */
  restart(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.connect()
  }

  end(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
  }
}

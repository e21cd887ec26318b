/** A few soft sounds, made on the spot: no files. */

import { preferences } from './preferences.svelte'

let context: AudioContext | null = null

const TUNES = {
  move: [[330, 0, 0.05]],
  turn: [
    [523, 0, 0.16],
    [784, 0.14, 0.28],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.18, 0.2],
    [659, 0.36, 0.4],
  ],
  chat: [[880, 0, 0.06]],
} as const

export function play(tune: keyof typeof TUNES): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return
  if (!navigator.userActivation?.hasBeenActive) return // browsers refuse sound before the first touch
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [pitch, start, length] of TUNES[tune]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + start)
    volume.gain.linearRampToValueAtTime(0.12, now + start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now + start)
    tone.stop(now + start + length)
  }
}

/** A few soft sounds, made on the spot: no files. */

import { preferences } from './preferences.svelte'

let context: AudioContext | null = null

const TUNES = {
  move: [[330, 0, 0.05]],
  push: [
    [196, 0, 0.09],
    [147, 0.07, 0.14],
  ],
  coin: [
    [1319, 0, 0.07],
    [1760, 0.06, 0.16],
  ],
  draw: [
    [440, 0, 0.04],
    [494, 0.05, 0.06],
  ],
  crash: [
    [220, 0, 0.14],
    [165, 0.1, 0.18],
  ],
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  end: [
    [392, 0, 0.1],
    [523, 0.08, 0.1],
    [659, 0.16, 0.14],
  ],
  chat: [[880, 0, 0.06]],
} as const

export type Tune = keyof typeof TUNES

export function play(tune: Tune): void {
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

/** Clocks as people read them. */

/** `1:05`, `12:40`, `3 h 05`, `2 d 4 h`; below ten seconds with tenths. */
export function shown(seconds: number, units: { d: string; h: string } = { d: 'd', h: 'h' }): string {
  const left = Math.max(0, seconds)
  if (left < 10) return left.toFixed(1)
  const whole = Math.floor(left)
  const two = (n: number) => String(n).padStart(2, '0')
  if (whole < 3600) return `${Math.floor(whole / 60)}:${two(whole % 60)}`
  if (whole < 86_400) return `${Math.floor(whole / 3600)} ${units.h} ${two(Math.floor((whole % 3600) / 60))}`
  return `${Math.floor(whole / 86_400)} ${units.d} ${Math.floor((whole % 86_400) / 3600)} ${units.h}`
}

/** What is left until a time of day (seconds) at `now` (milliseconds), in whole seconds. */
export function countdown(until: number, now: number, units?: { d: string; h: string }): string {
  const left = Math.max(0, Math.ceil(until - now / 1000))
  return left < 10 ? `0:0${left}` : shown(left, units)
}

/** What is left now (milliseconds) of a clock that showed `left` seconds at `since` (seconds); null: it rests. */
export function leftNow(left: number, since: number | null, now: number): number {
  return since === null ? left : left - Math.max(0, now / 1000 - since)
}

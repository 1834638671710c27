const mark = Symbol.for('shifted clock')

/**
 * Sets the wall clock of this process off by TEST_CLOCK_OFFSET_SECONDS, as on a machine whose clock is wrong. The steady
 * clock, by which durations are measured, stays.
 */
export function shiftClock(): void {
  const milliseconds = Number(process.env.TEST_CLOCK_OFFSET_SECONDS ?? 0) * 1000
  if (milliseconds === 0 || mark in globalThis) return
  const real = Date
  const shifted = () => real.now() + milliseconds
  globalThis.Date = new Proxy(real, {
    // Without arguments a date is now.
    construct: (target, given) =>
      Reflect.construct(target, given.length === 0 ? [shifted()] : given) as Date,
    get: (target, name) => (name === 'now' ? shifted : (Reflect.get(target, name) as unknown)),
  })
  Object.defineProperty(globalThis, mark, { value: true })
}

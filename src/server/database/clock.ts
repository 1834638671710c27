import { dayAt, type Day } from '../../domain/days/day'

/**
 * The database's clock, shared by all processes of a shop. Each new connection measures its offset from this
 * machine's monotonic clock, so a wrong or jumping wall clock has no effect.
 */

/**
 * Milliseconds from the monotonic clock to the database's time; the wall clock is used until the first measurement.
 */
let offset: number | undefined

export const databaseMilliseconds = (): number =>
  performance.now() + (offset ?? Date.now() - performance.now())

/** Current time by the database's clock. */
export const now = (): Date => new Date(databaseMilliseconds())

/** Current calendar day in a time zone. */
export const todayAt = (timeZone: string): Day => dayAt(timeZone, now())

/** Seconds by which this machine's wall clock is ahead of the database's. */
export const secondsAhead = (): number => (Date.now() - databaseMilliseconds()) / 1000

/**
 * Updates the offset from a query that returned the database's time and ran from `asked` to `answered` (monotonic
 * clock). The error is at most half the query's duration, so smaller differences are ignored.
 */
export function measureClock(milliseconds: number, asked: number, answered: number): void {
  const measured = milliseconds - (asked + answered) / 2
  const uncertainty = (answered - asked) / 2
  if (offset === undefined || Math.abs(measured - offset) > uncertainty) offset = measured
}

import { dayAt, type Day } from '../../domain/days/day'

/**
 * The time of the database, which all processes of a shop share: each new connection measures how far this machine's
 * steady clock is from it. The wall clock of the machine may be wrong, or jump, without any effect.
 */

/** Milliseconds between the steady clock and the database's time; the wall clock until the first measurement. */
let offset: number | undefined

export const databaseMilliseconds = (): number =>
  performance.now() + (offset ?? Date.now() - performance.now())

/** Now, by the database's clock. */
export const now = (): Date => new Date(databaseMilliseconds())

/** The day that it is now in this time zone. */
export const todayAt = (timeZone: string): Day => dayAt(timeZone, now())

/** How far the wall clock of this machine is ahead of the database's, in seconds. */
export const secondsAhead = (): number => (Date.now() - databaseMilliseconds()) / 1000

/**
 * Takes over what a query that ran between `asked` and `answered` (of the steady clock) said the time is. The
 * answer is exact to half of its duration, so that a difference within that says nothing new.
 */
export function measureClock(milliseconds: number, asked: number, answered: number): void {
  const measured = milliseconds - (asked + answered) / 2
  const uncertainty = (answered - asked) / 2
  if (offset === undefined || Math.abs(measured - offset) > uncertainty) offset = measured
}

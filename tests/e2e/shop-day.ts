import { dayAt, daysAfter } from '../../src/domain/days/day'

/** Default time zone of a shop, in which the journeys' shops count their days. */
const timeZone = 'Asia/Shanghai'

/** The shop's day, this many days from today. */
export const dayIn = (days: number) => daysAfter(dayAt(timeZone), days)

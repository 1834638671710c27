import { daysAfter, type Day } from '../days/day'

/** Goods are announced and carried within a year: what is later is a slip of the keys. */
const mostDays = 365

/** The last day for which a shipping can be announced on a day. */
export const latestShipping = (today: Day): Day => daysAfter(today, mostDays)

/** The last day on which what is shipped on a day can arrive. */
export const latestArrival = (shipTime: Day): Day => daysAfter(shipTime, mostDays)

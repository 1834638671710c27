import { daysAfter, type Day } from '../days/day'

/** Goods are announced and delivered within a year; a later day is taken for a typing error. */
const mostDays = 365

/** The latest shipping day that can be announced today. */
export const latestShipping = (today: Day): Day => daysAfter(today, mostDays)

/** The latest arrival day of a shipment. */
export const latestArrival = (shipTime: Day): Day => daysAfter(shipTime, mostDays)

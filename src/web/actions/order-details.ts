import type { Schemas } from '../../domain/schemas'

type Details = Schemas['OrderDetails']

/** The details of a reservation being prepared. */
export interface KeptDetails {
  values: Details
  /** Number of the reservation that proposed them, until something is typed. */
  from?: string
}

/** The filled details, for the call. */
export function filledDetails({ values }: KeptDetails = { values: {} }): Details {
  const filled = Object.entries(values)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
  return Object.fromEntries(filled)
}

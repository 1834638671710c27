import { contentOf } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { formSchema } from '../records/form-schemas'
import { storedFields } from '../records/stored-fields'
import { latestDetails } from './order-details.sql'

type Details = Schemas['OrderDetails']

/** The details in the body of a reservation, without blank ones. */
export function detailsOf(body: object): Details {
  const content = Object.entries(contentOf(formSchema('OrderDetails'), body)).flatMap(
    ([name, value]) => {
      const written = typeof value === 'string' ? value.trim() : value
      return written === '' ? [] : [[name, written] as const]
    },
  )
  // The body has been checked by its schema, which holds these fields.
  return Object.fromEntries(content) as Details
}

/** The details of the account's latest reservation that has any, for the next one. */
export async function proposedDetails(context: Context): Promise<Schemas['OrderDetailsProposal']> {
  const fields = Object.keys(formSchema('OrderDetails').properties ?? {})
  const latest = await latestDetails(context.database, userOf(context).accountId, fields)
  if (!latest) return {}
  return { ...storedFields('OrderDetails', latest.data), uniqueCode: latest.uniqueCode }
}

import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Context } from '../http/context'
import type { RecordHooks } from '../records/record-hooks'
import { customersNamed, priceListFields } from './price-lists.sql'

/** Rules of price lists: for everybody or for a customer, in one currency, from a day to a day. */
export const priceListHooks: RecordHooks<'PriceList'> = {
  fields: ({ settings, language }) => priceListFields(todayAt(settings.timeZone), language),

  async beforeSave({ body, before, stored }, context) {
    const { customer, validFrom, validTo, currency } = body
    const { text } = context
    if (validTo !== undefined && validTo < validFrom)
      throw wrong('validTo', text('pricing.endsBefore'))
    if (before && before.prices > 0 && before.currency !== currency)
      throw wrong('currency', text('pricing.currencyFixed', { count: before.prices }))
    // The account is kept in a column of its own.
    const data = Object.entries(stored.data).filter(([name]) => name !== 'customer')
    const account_id = await accountOf(customer, context)
    return { columns: { ...stored.columns, account_id }, data: Object.fromEntries(data) }
  },
}

async function accountOf(customer: string | undefined, { database, text }: Context) {
  if (customer === undefined) return null
  const [id, another] = await customersNamed(database, customer)
  if (id === undefined) throw wrong('customer', text('pricing.noCustomer'))
  if (another !== undefined) throw wrong('customer', text('pricing.manyCustomers'))
  return id
}

const wrong = (path: string, message: string) =>
  new Refusal('common.badInput', { errors: [{ path, message }] })

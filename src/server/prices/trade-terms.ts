import { isIncoterm } from '../../domain/money/incoterms'
import { Refusal } from '../http/errors'
import type { RecordHooks } from '../records/record-hooks'

/** Rules of terms: a delivery term is one of the Incoterms rules, a payment term has a name of the maker's own. */
export const tradeTermHooks: RecordHooks<'TradeTerm'> = {
  beforeSave({ body, stored }, { text }) {
    if (body.kind === 'incoterm' && !isIncoterm(body.code))
      throw wrong(text('pricing.noIncoterm', { code: body.code }))
    return {
      ...stored,
      columns: {
        ...stored.columns,
        sort: body.sort ?? 0,
        active: body.active ?? true,
      },
    }
  },

  taken: ({ text }, { code }) => wrong(text('pricing.termTaken', { code })),
}

const wrong = (message: string) =>
  new Refusal('common.badInput', { errors: [{ path: 'code', message }] })

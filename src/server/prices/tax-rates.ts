import { sql } from 'kysely'
import type { Language } from '../../domain/language/language'
import { Refusal } from '../http/errors'
import type { RecordHooks } from '../records/record-hooks'

/** The name of a country by its code; undefined if there is no such country. */
function countryName(code: string, language: Language): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}

/** Rules of tax rates: a rate of a country holds until its next one begins. */
export const taxRateHooks: RecordHooks<'CountryTaxRate'> = {
  // The database holds a number, whose text is exact.
  fields: () => ({ rate: sql`trim_scale(rate)::text` }),

  answer: (rate, { language }) => ({
    ...rate,
    countryName: countryName(rate.country, language) ?? rate.country,
  }),

  beforeSave({ body, stored }, { text, language }) {
    if (countryName(body.country, language) === undefined)
      throw new Refusal('common.badInput', {
        errors: [{ path: 'country', message: text('pricing.noCountry', { code: body.country }) }],
      })
    return stored
  },

  taken: ({ text }, { country, validFrom }) =>
    new Refusal('common.badInput', {
      errors: [
        { path: 'validFrom', message: text('pricing.taxTaken', { country, day: validFrom }) },
      ],
    }),
}

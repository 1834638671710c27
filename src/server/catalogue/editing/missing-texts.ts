import type { Handlers } from '../../http/handler'
import { pageMissing } from './missing-texts.sql'

/** Which texts of the catalogue are not there in a language. */
export const missingTexts = {
  listMissingTexts: ({ query: { current, size, order, ...filter } }, { database }) =>
    pageMissing(database, filter, { current, size, order }),
} satisfies Partial<Handlers>

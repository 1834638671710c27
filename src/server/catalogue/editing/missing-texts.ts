import type { Handlers } from '../../http/handler'
import { pageMissing } from './missing-texts.sql'

/** Missing translations of the catalogue. */
export const missingTexts = {
  listMissingTexts: ({ query: { current, size, order, ...filter } }, { database }) =>
    pageMissing(database, filter, { current, size, order }),
} satisfies Partial<Handlers>

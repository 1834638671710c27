import type { Handlers } from '../../http/handler'
import { pageMissing } from './missing-texts.sql'

/** Missing translations of the catalogue. */
export const missingTexts = {
  listMissingTexts: ({ query: { current = 1, size = 20, order, ...filter } }, { database }) =>
    pageMissing(database, filter, { current, size, order }),
} satisfies Partial<Handlers>

import type { Handlers } from '../../http/handler'
import { pageDuplicates } from './duplicates.sql'

/** Models that customers cannot tell apart by their characteristics. */
export const duplicateModels = {
  listDuplicateModels: ({ query: { current, size, order, ...filter } }, { database, language }) =>
    pageDuplicates(database, filter, { current, size, order, language }),
} satisfies Partial<Handlers>

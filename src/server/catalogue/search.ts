import { hotSearches } from '../../domain/catalogue/hot-searches'
import type { Handlers } from '../http/handler'
import type { LiveIndex } from './index/live-index'
import { listMisses, listWords } from './search.sql'
import { tipsFor } from './index/tips'

export function searchHandlers(live: LiveIndex) {
  return {
    listTopSearches: (_call, { database, language }) => listWords(database, 'top_search', language),
    listHotSearches: (_call, { database, language }) => listWords(database, hotSearches, language),

    listSearchTips: ({ query: { keyword = '', searchType = 1 } }, { language }) =>
      tipsFor(live.current(), keyword, { language, searchType }),

    async listSearchMisses({ query }, { database }) {
      const { current, size } = query
      return { ...(await listMisses(database, query)), current, size }
    },
  } satisfies Partial<Handlers>
}

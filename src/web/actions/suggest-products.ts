import { api, dataOf } from '../calls/api'

/** Product suggestions for a typed beginning. */
export function suggestProducts(typed: string): Promise<string[]> {
  return dataOf(
    api.GET('/web/search/tips', { params: { query: { keyword: typed.trim(), searchType: 2 } } }),
  )
}

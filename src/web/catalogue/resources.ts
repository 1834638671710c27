import type { Resource } from '../screens/resource'

export const searchMisses: Resource = {
  name: 'searchMisses',
  route: '/office/searchMisses',
  title: 'catalogue.searchMisses',
  schema: 'SearchMiss',
  list: '/office/search/misses',
  pageSize: 20,
  empty: { title: 'catalogue.searchMisses.none', hint: 'catalogue.searchMisses.noneHint' },
}

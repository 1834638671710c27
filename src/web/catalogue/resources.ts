import { lazyPart } from '../pages/lazy-page'
import type { OfficeResource } from '../screens/resource'
import { importTones } from './import/import-tones'

export const searchMisses: OfficeResource = {
  name: 'searchMisses',
  route: '/office/searchMisses',
  title: 'catalogue.searchMisses',
  icon: 'search',
  schema: 'SearchMiss',
  list: '/office/search/misses',
  pageSize: 20,
  empty: { title: 'catalogue.searchMisses.none', hint: 'catalogue.searchMisses.noneHint' },
}

export const catalogueImports: OfficeResource = {
  name: 'catalogueImports',
  route: '/office/catalogue/import',
  title: 'catalogue.imports',
  icon: 'upload',
  schema: 'CatalogueImport',
  list: '/office/catalogue/import/page',
  pageSize: 20,
  page: '/office/catalogue/import/:id',
  tones: { stateCode: importTones },
  bulkActions: {
    discard: lazyPart('DiscardImports', () => import('./import/DiscardImports')),
  },
  listActions: {
    upload: lazyPart('ImportUpload', () => import('./import/ImportUpload')),
  },
  empty: { title: 'products.imports.none', hint: 'products.imports.noneHint' },
}

import { priceLists as describedLists } from '../../generated/record-resources'
import { lazyPart } from '../pages/lazy-page'
import type { OfficeResource } from '../screens/resource'

const sheets = () => import('./PriceSheets')

export const priceLists: OfficeResource = {
  ...describedLists,
  rowActions: { export: lazyPart('PriceListActions', sheets) },
}

export const listPrices: OfficeResource = {
  name: 'listPrices',
  route: '/office/price/item',
  title: 'pricing.prices',
  icon: 'rows',
  schema: 'OfficePrice',
  list: '/office/price/page',
  pageSize: 50,
  tones: { listState: { planned: 'busy', valid: 'good', ended: 'plain' } },
  empty: { title: 'pricing.prices.none', hint: 'pricing.prices.noneHint' },
}

export const stockFigures: OfficeResource = {
  name: 'stockFigures',
  route: '/office/stock',
  title: 'pricing.stock',
  icon: 'box',
  schema: 'OfficeStock',
  list: '/office/stock/page',
  pageSize: 50,
  tones: { state: { current: 'good', outdated: 'warn' } },
  listActions: { export: lazyPart('StockActions', sheets) },
  empty: { title: 'pricing.stock.none', hint: 'pricing.stock.noneHint' },
}

export const priceImports: OfficeResource = {
  name: 'priceImports',
  route: '/office/price/import',
  title: 'pricing.imports',
  icon: 'upload',
  schema: 'PriceImport',
  list: '/office/price/import/page',
  pageSize: 20,
  page: '/office/price/import/:id',
  tones: { state: { checked: 'busy', stored: 'good', undone: 'plain', cancelled: 'plain' } },
  listActions: { upload: lazyPart('PriceUpload', () => import('./PriceUpload')) },
  empty: { title: 'pricing.imports.none', hint: 'pricing.imports.noneHint' },
}

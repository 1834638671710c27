import { lazyPart } from '../../pages/lazy-page'
import type { OfficeResource } from '../../screens/resource'

const unknownActions = () => import('./UnknownWordActions')

export const unknownWords: OfficeResource = {
  name: 'unknownWords',
  route: '/office/catalogue/unknown-word',
  title: 'vocabulary.unknown',
  icon: 'question',
  schema: 'UnknownWord',
  list: '/office/catalogue/unknown-word/page',
  pageSize: 50,
  page: '/office/catalogue/word/new?kind=synonym&word=:word',
  rowActions: { all: lazyPart('UnknownWordActions', unknownActions) },
  bulkActions: { dismiss: lazyPart('DismissUnknownWords', unknownActions) },
  empty: { title: 'vocabulary.unknown.none', hint: 'vocabulary.unknown.noneHint' },
}

export const shippedWords: OfficeResource = {
  name: 'shippedWords',
  route: '/office/catalogue/shipped-word',
  title: 'vocabulary.shipped',
  icon: 'list',
  schema: 'ShippedWord',
  list: '/office/catalogue/shipped-word/page',
  pageSize: 50,
  tones: { own: { shipped: 'plain', changed: 'busy', removed: 'warn' } },
  rowActions: {
    all: lazyPart('ShippedWordActions', () => import('./ShippedWordActions')),
  },
  empty: { title: 'vocabulary.shipped.none', hint: 'vocabulary.shipped.noneHint' },
}

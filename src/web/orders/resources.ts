import { lazyPart } from '../pages/lazy-page'
import type { Resource } from '../screens/resource'
import { stateTones } from './state-tones'

const toSelection = {
  to: '/productCategories/productSelection',
  text: 'orders.toSelection',
} as const

export const reservations: Resource = {
  name: 'reservations',
  route: '/reserve',
  title: 'orders.reservations',
  schema: 'IntentionOrder',
  list: '/web/intention/order/page',
  pageSize: 10,
  page: '/reserve/:id/:uniqueCode',
  tones: { statusCode: stateTones },
  listActions: {
    often: lazyPart('OftenReserved', () => import('./OftenReserved')),
  },
  exports: lazyPart('ExportLines', () => import('./ExportLines')),
  rowActions: {
    again: lazyPart('ReserveAgain', () => import('./ReserveAgain')),
  },
  empty: {
    title: 'orders.reservations.none',
    hint: 'orders.reservations.noneHint',
    link: toSelection,
  },
}

const favouriteActions = () => import('./FavouriteActions')

export const favourites: Resource = {
  name: 'favourites',
  route: '/collect',
  title: 'orders.favourites',
  schema: 'Favourite',
  list: '/web/my/favorite/page',
  pageSize: 10,
  tabs: { by: 'typeId', counts: '/web/my/favorite/counts' },
  tones: { news: { changed: 'warn', gone: 'plain' } },
  rowActions: {
    all: lazyPart('FavouriteActions', favouriteActions),
  },
  bulkActions: {
    all: lazyPart('FavouriteBulkActions', favouriteActions),
  },
  listActions: {
    seen: lazyPart('FavouritesSeen', favouriteActions),
  },
  empty: {
    title: 'orders.favourites.none',
    hint: 'orders.favourites.noneHint',
    link: toSelection,
  },
}

/** The parts shared by the lists of product histories. */
const history = {
  schema: 'Material',
  pageSize: 10,
  page: '/productCategories/details?id=:id',
  rowActions: {
    all: lazyPart('HistoryActions', () => import('./HistoryActions')),
  },
  bulkActions: {
    all: lazyPart('HistoryBulkActions', () => import('./HistoryActions')),
  },
} as const

export const browsingHistory: Resource = {
  ...history,
  name: 'browsingHistory',
  route: '/browsingHistory',
  title: 'orders.history.browsed',
  list: '/web/product/browse/page',
  empty: {
    title: 'orders.history.browsed.none',
    hint: 'orders.history.browsed.noneHint',
    link: toSelection,
  },
}

export const purchaseHistory: Resource = {
  ...history,
  name: 'purchaseHistory',
  route: '/purchaseHistory',
  title: 'orders.history.purchased',
  list: '/web/product/recent/purchase',
  empty: {
    title: 'orders.history.purchased.none',
    hint: 'orders.history.purchased.noneHint',
    link: toSelection,
  },
}

export const deliveryNotices: Resource = {
  name: 'deliveryNotices',
  route: '/deliveryNotice',
  title: 'orders.deliveries',
  schema: 'DeliveryNotice',
  list: '/web/delivery/order/page',
  pageSize: 10,
  page: '/deliveryNotice/:id/:billNo',
  detail: '/web/delivery/order/{id}',
  content: lazyPart('DeliveryDetail', () => import('./life/DeliveryDetail')),
  empty: { title: 'orders.deliveries.none', hint: 'orders.deliveries.noneHint' },
}

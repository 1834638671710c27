import { lazy } from 'react'
import type { Resource } from '../screens/resource'
import { stateTones } from './state-tones'

export const reservations: Resource = {
  name: 'reservations',
  route: '/reserve',
  title: 'orders.reservations',
  schema: 'IntentionOrder',
  list: '/web/intention/order/page',
  pageSize: 10,
  page: '/reserve/:id/:uniqueCode',
  tones: { statusCode: stateTones },
  rowActions: {
    again: lazy(async () => ({ default: (await import('./ReserveAgain')).ReserveAgain })),
  },
  empty: {
    title: 'orders.reservations.none',
    hint: 'orders.reservations.noneHint',
    link: { to: '/productCategories/productSelection', text: 'orders.toSelection' },
  },
}

import type { DrawnPage } from '../pages/drawn-page'
import { lazyPage } from '../pages/lazy-page'

export const orderPages: DrawnPage[] = [
  {
    path: '/intentionOrder',
    frame: 'shop',
    Page: lazyPage(
      'IntentionOrderPage',
      () => import('./IntentionOrderPage'),
      'orders',
      'custom',
      'files',
      'screens',
    ),
    access: 'customer',
    title: 'orders.prepare',
    lead: 'orders.prepare.note',
    preload: 'files',
  },
  {
    path: '/customIntentionOrder',
    frame: 'shop',
    Page: lazyPage(
      'CustomOrderPage',
      () => import('./CustomOrderPage'),
      'orders',
      'custom',
      'files',
      'screens',
    ),
    access: 'customer',
    title: 'orders.custom.prepare',
    lead: 'orders.custom.note',
    preload: 'none',
  },
  {
    path: '/cart',
    frame: 'centre',
    Page: lazyPage('CartPage', () => import('./cart/CartPage')),
    access: 'customer',
    title: 'orders.cart',
    preload: 'none',
  },
  {
    path: '/reserve/:id/:No',
    frame: 'centre',
    Page: lazyPage('ReservationPage', () => import('./ReservationPage')),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/subscribe',
    frame: 'centre',
    Page: lazyPage('SubscriptionPage', () => import('./SubscriptionPage')),
    access: 'customer',
    title: 'orders.subscriptions',
    preload: 'none',
  },
]

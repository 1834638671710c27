import type { framedPaths } from './paths'

/**
 * The headings of pages whose contents belong to a person, as keys of texts: the server writes them before any script runs,
 * the front end shows them again.
 */
export const pageTitles = {
  '/commodityContrast': 'catalogue.comparison.title',
  '/intentionOrder': 'orders.prepare',
  '/customIntentionOrder': 'orders.custom.prepare',
  '/cart': 'orders.cart',
  '/collect': 'orders.favourites',
  '/reserve': 'orders.reservations',
  '/deliveryNotice': 'orders.deliveries',
  '/purchaseHistory': 'orders.history.purchased',
  '/browsingHistory': 'orders.history.browsed',
  '/calculationReport': 'calculation.reports',
  '/news': 'messages.news',
  '/log': 'messages.board',
  '/subscribe': 'orders.subscriptions',
  '/set': 'settings.title',
} as const satisfies Partial<Record<(typeof framedPaths)[number], string>>

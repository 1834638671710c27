import type { framedPaths } from './paths'

/**
 * Headings of personal pages, as text keys: the server renders them before any script runs, and the front end shows
 * the same.
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

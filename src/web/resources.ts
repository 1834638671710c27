import { reports } from './calculation/resources'
import { board, news } from './messages/resources'
import {
  browsingHistory,
  deliveryNotices,
  favourites,
  purchaseHistory,
  reservations,
} from './orders/resources'
import type { Resource } from './screens/resource'

/** The lists of the personal centre, in the order of its menu. */
export const customerResources: Resource[] = [
  favourites,
  reservations,
  deliveryNotices,
  purchaseHistory,
  browsingHistory,
  reports,
  news,
  board,
]

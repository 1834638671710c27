import { lazyPart } from '../pages/lazy-page'
import { deadlineTones } from '../screens/deadline-tones'
import type { OfficeResource } from '../screens/resource'
import { stateTones } from './state-tones'

const assignment = () => import('./AssignOrder')
const officeDeliveryActions = () => import('./OfficeDeliveryActions')

export const officeReservations: OfficeResource = {
  name: 'officeReservations',
  route: '/office/reserve',
  title: 'orders.office.orders',
  icon: 'cart',
  schema: 'OfficeOrder',
  list: '/office/intention/order/page',
  pageSize: 20,
  tabs: { by: 'statusCode', counts: '/office/intention/order/counts', narrowed: true },
  page: '/office/reserve/:id/:uniqueCode',
  tones: { statusCode: stateTones, due: deadlineTones },
  links: { customer: '/office/customer/:accountId' },
  rowActions: {
    assign: lazyPart('AssignOrder', assignment),
  },
  rowCall: '/office/intention/order/assignee/{id}',
  bulkActions: { assign: lazyPart('AssignOrders', assignment) },
  bulkCall: '/office/intention/order/assignee/{id}',
  empty: { title: 'orders.office.orders.none', hint: 'orders.office.orders.noneHint' },
}

export const officeDeliveries: OfficeResource = {
  name: 'officeDeliveries',
  route: '/office/deliveryNotice',
  title: 'orders.office.deliveries',
  icon: 'truck',
  schema: 'OfficeDelivery',
  list: '/office/delivery/order/page',
  pageSize: 20,
  page: '/office/deliveryNotice/:id/:billNo',
  detail: '/office/delivery/order/{id}',
  links: { customer: '/office/customer/:accountId' },
  create: { schema: 'DeliveryEntry', path: '/office/delivery/order' },
  edit: {
    schema: 'DeliveryEntry',
    read: '/office/delivery/order/{id}',
    path: '/office/delivery/order/{id}',
  },
  remove: '/office/delivery/order/{id}',
  listActions: {
    import: lazyPart('ImportLink', officeDeliveryActions),
  },
  empty: {
    title: 'orders.office.deliveries.none',
    hint: 'orders.office.deliveries.noneHint',
  },
}

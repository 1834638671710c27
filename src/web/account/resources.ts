import { lazyPart } from '../pages/lazy-page'
import type { OfficeResource } from '../screens/resource'

const tones = {
  state: { open: 'good', waiting: 'warn', locked: 'bad' },
  secondFactor: { on: 'good', missing: 'bad', off: 'plain', locked: 'warn' },
} as const
const rowActions = {
  all: lazyPart('PersonActions', () => import('./people/PersonActions')),
}
const locking = {
  bulkActions: { lock: lazyPart('LockSeveral', () => import('./people/LockAction')) },
  bulkCall: '/office/people/{id}/lock',
} as const

export const customerAccounts: OfficeResource = {
  name: 'customerAccounts',
  route: '/office/customer',
  title: 'people.customerAccounts',
  icon: 'users',
  schema: 'CustomerAccount',
  list: '/office/customer/page',
  pageSize: 20,
  page: '/office/customer/:id',
  tones: { state: { ...tones.state, deleted: 'plain' } },
  empty: { title: 'people.customerAccounts.none', hint: 'people.customerAccounts.noneHint' },
}

export const customers: OfficeResource = {
  name: 'customers',
  route: '/office/people/customer',
  title: 'people.customers',
  icon: 'user',
  schema: 'Person',
  list: '/office/people/customer/page',
  pageSize: 20,
  page: '/office/people/customer/:id',
  detail: '/office/people/customer/{id}',
  links: { accountName: '/office/customer/:accountId' },
  edit: {
    schema: 'PersonForm',
    read: '/office/people/customer/{id}',
    path: '/office/people/customer/{id}',
  },
  tones,
  rowActions,
  ...locking,
}

export const suppliers: OfficeResource = {
  name: 'suppliers',
  route: '/office/people/supplier',
  title: 'people.suppliers',
  icon: 'factory',
  schema: 'Person',
  list: '/office/people/supplier/page',
  without: ['identity', 'custType'],
  pageSize: 20,
  page: '/office/people/supplier/:id',
  detail: '/office/people/supplier/{id}',
  create: { schema: 'SupplierForm', path: '/office/people/supplier' },
  edit: {
    schema: 'PersonForm',
    read: '/office/people/supplier/{id}',
    path: '/office/people/supplier/{id}',
  },
  tones,
  rowActions,
  ...locking,
}

export const staffMembers: OfficeResource = {
  name: 'staffMembers',
  route: '/office/people/staff',
  title: 'people.staff',
  icon: 'users',
  schema: 'StaffMember',
  list: '/office/people/staff/page',
  pageSize: 20,
  page: '/office/people/staff/:id',
  detail: '/office/people/staff/{id}',
  create: { schema: 'StaffForm', path: '/office/people/staff' },
  edit: {
    schema: 'StaffForm',
    read: '/office/people/staff/{id}',
    path: '/office/people/staff/{id}',
  },
  tones,
  rowActions,
  ...locking,
}

export const securityEvents: OfficeResource = {
  name: 'securityEvents',
  route: '/office/security-event',
  title: 'people.events',
  icon: 'shield',
  schema: 'DoorEvent',
  list: '/office/security-event/page',
  pageSize: 20,
}

export const officeRegions: OfficeResource = {
  name: 'officeRegions',
  route: '/office/region',
  title: 'account.regions',
  icon: 'pin',
  schema: 'OfficeRegion',
  list: '/office/region/page',
  pageSize: 50,
  tones: { kind: { country: 'good', province: 'busy', city: 'plain' } },
  empty: { title: 'account.regions.none', hint: 'account.regions.noneHint' },
}

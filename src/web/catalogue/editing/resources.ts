import { lazyPart } from '../../pages/lazy-page'
import type { OfficeResource } from '../../screens/resource'

export const officeClasses: OfficeResource = {
  name: 'officeClasses',
  route: '/office/catalogue/class',
  title: 'products.classes',
  schema: 'OfficeClass',
  list: '/office/catalogue/class/page',
  pageSize: 20,
  page: '/office/catalogue/models/:id',
  tones: { published: { 1: 'good', 0: 'warn' } },
  rowActions: {
    all: lazyPart('ClassActions', () => import('./ClassActions')),
  },
  bulkActions: {
    publish: lazyPart('PublishClasses', () => import('./PublishButton')),
  },
  create: { schema: 'ClassForm', path: '/office/catalogue/class' },
  edit: {
    schema: 'ClassForm',
    read: '/office/catalogue/class/{id}',
    path: '/office/catalogue/class/{id}',
  },
  remove: '/office/catalogue/class/{id}',
  empty: { title: 'products.classes.none', hint: 'products.classes.noneHint' },
}

export const officeModels: OfficeResource = {
  name: 'officeModels',
  route: '/office/catalogue/model',
  title: 'products.models',
  schema: 'OfficeModel',
  list: '/office/catalogue/model/page',
  pageSize: 20,
  tones: { published: { 1: 'good', 0: 'warn', 2: 'warn' } },
  rowActions: {
    all: lazyPart('ModelActions', () => import('./ModelActions')),
  },
  bulkActions: {
    publish: lazyPart('PublishModels', () => import('./ModelActions')),
  },
  empty: { title: 'products.models.none', hint: 'products.models.noneHint' },
}

export const officeCharacteristics: OfficeResource = {
  name: 'officeCharacteristics',
  route: '/office/catalogue/characteristic',
  title: 'products.characteristics',
  schema: 'OfficeCharacteristic',
  list: '/office/catalogue/characteristic/page',
  pageSize: 20,
  create: { schema: 'CharacteristicForm', path: '/office/catalogue/characteristic' },
  edit: {
    schema: 'CharacteristicForm',
    read: '/office/catalogue/characteristic/{id}',
    path: '/office/catalogue/characteristic/{id}',
  },
  remove: '/office/catalogue/characteristic/{id}',
  rowActions: {
    all: lazyPart('CharacteristicActions', () => import('./CharacteristicActions')),
  },
  empty: { title: 'products.characteristics.none', hint: 'products.characteristics.noneHint' },
}

export const officeCategories: OfficeResource = {
  name: 'officeCategories',
  route: '/office/catalogue/category',
  title: 'products.categories',
  schema: 'OfficeCategory',
  list: '/office/catalogue/category/page',
  pageSize: 20,
  create: { schema: 'CategoryForm', path: '/office/catalogue/category' },
  edit: {
    schema: 'CategoryForm',
    read: '/office/catalogue/category/{id}',
    path: '/office/catalogue/category/{id}',
  },
  remove: '/office/catalogue/category/{id}',
  empty: { title: 'products.categories.none', hint: 'products.categories.noneHint' },
}

export const duplicateModels: OfficeResource = {
  name: 'duplicateModels',
  route: '/office/catalogue/duplicate',
  title: 'products.duplicates',
  schema: 'DuplicateModel',
  list: '/office/catalogue/duplicate/page',
  pageSize: 20,
  rowActions: {
    all: lazyPart('DuplicateActions', () => import('./DuplicateActions')),
  },
  empty: { title: 'products.duplicates.none', hint: 'products.duplicates.noneHint' },
}

export const missingTexts: OfficeResource = {
  name: 'missingTexts',
  route: '/office/catalogue/missing',
  title: 'products.missing',
  schema: 'MissingText',
  list: '/office/catalogue/missing/page',
  pageSize: 20,
  rowActions: {
    all: lazyPart('FillMissing', () => import('./FillMissing')),
  },
  empty: { title: 'products.missing.none', hint: 'products.missing.noneHint' },
}

import { officeCharacteristics as describedCharacteristics } from '../../../generated/record-resources'
import { lazyPart } from '../../pages/lazy-page'
import type { OfficeResource } from '../../screens/resource'

export const officeClasses: OfficeResource = {
  name: 'officeClasses',
  route: '/office/catalogue/class',
  title: 'products.classes',
  icon: 'layers',
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
  icon: 'box',
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
  ...describedCharacteristics,
  rowActions: {
    all: lazyPart('CharacteristicActions', () => import('./CharacteristicActions')),
  },
}

export const duplicateModels: OfficeResource = {
  name: 'duplicateModels',
  route: '/office/catalogue/duplicate',
  title: 'products.duplicates',
  icon: 'copy',
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
  icon: 'globe',
  schema: 'MissingText',
  list: '/office/catalogue/missing/page',
  pageSize: 20,
  rowActions: {
    all: lazyPart('FillMissing', () => import('./FillMissing')),
  },
  empty: { title: 'products.missing.none', hint: 'products.missing.noneHint' },
}

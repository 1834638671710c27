import { accountPages } from './account/pages'
import { calculationPages } from './calculation/pages'
import { cataloguePages } from './catalogue/pages'
import { contentPages } from './content/pages'
import { orderPages } from './orders/pages'
import type { DrawnPage, ListPages } from './pages/drawn-page'
import { lazyPage } from './pages/lazy-page'
import { qualityPages } from './quality/pages'

/** Every page drawn by hand outside the office, whose pages stand in office/own-pages.ts. */
export const drawnPages: DrawnPage[] = [
  {
    path: '/',
    frame: 'shop',
    Page: lazyPage('HomePage', () => import('./shell/HomePage'), 'content', 'landing'),
    access: 'everybody',
    title: null,
    preload: 'text',
  },
  ...contentPages,
  ...cataloguePages,
  ...orderPages,
  ...calculationPages,
  ...qualityPages,
  ...accountPages,
  {
    path: '/office/*',
    frame: 'window',
    Page: lazyPage('OfficeFrame', () => import('./office/OfficeFrame')),
    access: 'staff',
    title: null,
    preload: 'none',
  },
  {
    path: '/404.html',
    frame: 'window',
    Page: lazyPage('NotFoundPage', () => import('./shell/NotFoundPage'), 'shell'),
    access: 'anybody',
    title: null,
    preload: 'files',
  },
]

/** The pages that are generated from the descriptors of lists; their module exports these as `resources`. */
export const listPages: ListPages[] = [
  {
    frame: 'centre',
    Page: lazyPage(
      'CustomerScreens',
      () => import('./shell/CustomerScreens'),
      'messages',
      'orders',
      'reports',
      'screens',
    ),
    access: 'customer',
    preload: 'files',
  },
  {
    frame: 'reports',
    Page: lazyPage('AnalysisScreens', () => import('./shell/AnalysisScreens')),
    access: 'partner',
    preload: 'none',
  },
  {
    frame: 'supplier',
    Page: lazyPage('SupplierScreens', () => import('./shell/SupplierScreens')),
    access: 'supplier',
    preload: 'none',
  },
]

/** Frames that are loaded with the first of their pages. */
export const PersonalCentre = lazyPage(
  'PersonalCentre',
  () => import('./shell/PersonalCentre'),
  'company',
  'messages',
  'orders',
  'reports',
  'screens',
  'settings',
)
export const SupplierLayout = lazyPage(
  'SupplierLayout',
  () => import('./shell/SupplierLayout'),
  'shell',
  'screens',
)

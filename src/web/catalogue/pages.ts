import type { DrawnPage } from '../pages/drawn-page'
import { lazyPage } from '../pages/lazy-page'

export const cataloguePages: DrawnPage[] = [
  {
    path: '/productCategories',
    frame: 'shop',
    Page: lazyPage('LandingPage', () => import('./selection/LandingPage'), 'landing'),
    access: 'everybody',
    title: null,
    preload: 'text',
  },
  {
    path: '/productCategories/productSelection',
    frame: 'shop',
    Page: lazyPage('SelectionPage', () => import('./selection/SelectionPage'), 'catalogue'),
    access: 'everybody',
    title: null,
    preload: 'text',
  },
  {
    path: '/productCategories/details',
    frame: 'shop',
    Page: lazyPage('ProductPage', () => import('./product/ProductPage'), 'catalogue', 'viewer'),
    access: 'everybody',
    title: null,
    preload: 'text',
  },
  {
    path: '/productCategories/customProduct',
    frame: 'shop',
    Page: lazyPage(
      'CustomProductPage',
      () => import('./custom/CustomProductPage'),
      'catalogue',
      'custom',
      'viewer',
    ),
    access: 'everybody',
    title: null,
    preload: 'none',
  },
  {
    path: '/commodityContrast',
    frame: 'shop',
    Page: lazyPage(
      'ComparisonPage',
      () => import('./comparison/ComparisonPage'),
      'catalogue',
      'prices',
    ),
    access: 'customer',
    title: 'catalogue.comparison.title',
    lead: 'catalogue.comparison.meaning',
    preload: 'files',
  },
  {
    path: '/threeD',
    frame: 'window',
    Page: lazyPage('ViewerPage', () => import('./ViewerPage'), 'viewer'),
    access: 'everybody',
    title: 'viewer.title',
    lead: 'viewer.keys',
    preload: 'files',
  },
]

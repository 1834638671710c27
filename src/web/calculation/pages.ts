import { createElement } from 'react'
import type { DrawnPage } from '../pages/drawn-page'
import { lazyPage } from '../pages/lazy-page'
import { FirstCalculator } from './FirstCalculator'

const CalculatorPage = lazyPage(
  'CalculatorPage',
  () => import('./CalculatorPage'),
  'calculation',
  'reports',
  'screens',
)

export const calculationPages: DrawnPage[] = [
  {
    path: '/productCategories/calculationReports',
    frame: 'shop',
    element: createElement(FirstCalculator),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/productCategories/calculationReports/joint',
    frame: 'shop',
    element: createElement(CalculatorPage, { page: 'joint' }),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/productCategories/calculationReports/clamp',
    frame: 'shop',
    element: createElement(CalculatorPage, { page: 'clamp' }),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/productCategories/calculationReports/flexibility',
    frame: 'shop',
    element: createElement(CalculatorPage, { page: 'flexibility' }),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/productCategories/calculationReports/stretching',
    frame: 'shop',
    element: createElement(CalculatorPage, { page: 'stretching' }),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/productCategories/calculationReports/methods',
    frame: 'shop',
    Page: lazyPage('MethodsPage', () => import('./MethodsPage'), 'calculation', 'methods'),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/productCategories/calculationReports/verification',
    frame: 'shop',
    Page: lazyPage('VerificationPage', () => import('./VerificationPage'), 'calculation'),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/calculationReport/compare',
    frame: 'centre',
    Page: lazyPage('ReportComparisonPage', () => import('./ReportComparisonPage')),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/calculationReport/:id',
    frame: 'centre',
    Page: lazyPage('ReportPage', () => import('./ReportPage')),
    access: 'customer',
    title: null,
    preload: 'none',
  },
]

import type { DrawnPage } from '../pages/drawn-page'
import { lazyPage } from '../pages/lazy-page'

export const qualityPages: DrawnPage[] = [
  {
    path: '/customerAnalysis/details',
    frame: 'reports',
    Page: lazyPage('CustomerProblemPage', () => import('./CustomerProblemPage')),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/customerAnalysis/complaint',
    frame: 'reports',
    Page: lazyPage('ComplaintPage', () => import('./ComplaintPage')),
    access: 'customer',
    title: null,
    preload: 'none',
  },
  {
    path: '/supplierProblem/details',
    frame: 'supplier',
    Page: lazyPage('SupplierProblemPage', () => import('./SupplierProblemPage')),
    access: 'supplier',
    title: null,
    preload: 'none',
  },
  {
    path: '/supplierProblem/supplierProblemNews',
    frame: 'supplier',
    Page: lazyPage('SupplierNewsPage', () => import('./SupplierNewsPage')),
    access: 'supplier',
    title: null,
    preload: 'none',
  },
]

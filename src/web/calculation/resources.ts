import { lazyPart } from '../pages/lazy-page'
import type { Resource } from '../screens/resource'

export const reports: Resource = {
  name: 'reports',
  route: '/calculationReport',
  title: 'calculation.reports',
  schema: 'CalculationReport',
  list: '/web/my/report/page',
  pageSize: 10,
  page: '/calculationReport/:id',
  rowActions: {
    preview: lazyPart('PreviewReport', () => import('./PreviewReport')),
    change: lazyPart('ChangeReport', () => import('./ChangeReport')),
    rename: lazyPart('RenameReport', () => import('./RenameReport')),
    remove: lazyPart('DeleteReport', () => import('./DeleteReport')),
  },
  bulkActions: {
    compare: lazyPart('CompareReports', () => import('./CompareReports')),
  },
  empty: {
    title: 'calculation.reports.none',
    hint: 'calculation.reports.noneHint',
    link: { to: '/productCategories/calculationReports/clamp', text: 'calculation.toCalculator' },
  },
}

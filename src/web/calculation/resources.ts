import { lazyPage } from '../pages/lazy-page'
import type { Resource } from '../screens/resource'

export const reports: Resource = {
  name: 'reports',
  route: '/calculationReport',
  title: 'reports.title',
  schema: 'CalculationReport',
  list: '/web/my/report/page',
  pageSize: 10,
  page: '/calculationReport/:id',
  rowActions: {
    preview: lazyPage('PreviewReport', () => import('./PreviewReport'), 'calculation'),
    change: lazyPage('ChangeReport', () => import('./ChangeReport'), 'calculation'),
    rename: lazyPage('RenameReport', () => import('./RenameReport'), 'calculation', 'screens'),
    remove: lazyPage('DeleteReport', () => import('./DeleteReport'), 'calculation'),
  },
  bulkActions: {
    compare: lazyPage('CompareReports', () => import('./CompareReports'), 'calculation'),
  },
  empty: {
    title: 'reports.none',
    hint: 'reports.noneHint',
    link: { to: '/productCategories/calculationReports/clamp', text: 'reports.toCalculator' },
  },
}

import { lazy } from 'react'
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
    preview: lazy(async () => ({ default: (await import('./PreviewReport')).PreviewReport })),
    change: lazy(async () => ({ default: (await import('./ChangeReport')).ChangeReport })),
    rename: lazy(async () => ({ default: (await import('./RenameReport')).RenameReport })),
    remove: lazy(async () => ({ default: (await import('./DeleteReport')).DeleteReport })),
  },
  bulkActions: {
    compare: lazy(async () => ({ default: (await import('./CompareReports')).CompareReports })),
  },
  empty: {
    title: 'calculation.reports.none',
    hint: 'calculation.reports.noneHint',
    link: { to: '/productCategories/calculationReports/clamp', text: 'calculation.toCalculator' },
  },
}

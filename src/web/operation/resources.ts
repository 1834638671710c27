import { lazyPart } from '../pages/lazy-page'
import type { OfficeResource } from '../screens/resource'
import { useSettingChoices } from './useSettingChoices'

const backupActions = () => import('./BackupActions')
const keyActions = () => import('./KeyActions')
const retrying = () => import('./RetryJob')

export const auditLog: OfficeResource = {
  name: 'auditLog',
  route: '/office/audit',
  title: 'operation.audit',
  icon: 'eye',
  schema: 'AuditLine',
  list: '/office/audit/page',
  pageSize: 50,
  page: '/office/audit/:id',
  detail: '/office/audit/{id}',
  listActions: {
    verify: lazyPart('VerifyAudit', () => import('./VerifyAudit')),
  },
  empty: { title: 'operation.audit.none', hint: 'operation.audit.noneHint' },
}

export const backups: OfficeResource = {
  name: 'backups',
  route: '/office/backup',
  title: 'operation.backup',
  icon: 'database',
  schema: 'Backup',
  list: '/office/backup/page',
  pageSize: 20,
  tones: { state: { waiting: 'busy', ready: 'good', failed: 'bad' } },
  rowActions: { fetch: lazyPart('FetchBackup', backupActions) },
  listActions: { make: lazyPart('MakeBackup', backupActions) },
  remove: '/office/backup/{id}',
  empty: { title: 'operation.backup.none', hint: 'operation.backup.noneHint' },
}

export const jobs: OfficeResource = {
  name: 'jobs',
  route: '/office/job',
  title: 'operation.job',
  icon: 'clock',
  schema: 'JobRecord',
  list: '/office/job/page',
  pageSize: 50,
  tabs: { by: 'state', counts: '/office/job/counts', narrowed: true, waiting: ['failed'] },
  tones: {
    state: { failed: 'bad', delayed: 'warn', waiting: 'busy', repeating: 'plain', done: 'good' },
  },
  rowActions: { retry: lazyPart('RetryJob', retrying) },
  bulkActions: { retry: lazyPart('RetryJobs', retrying) },
  listActions: { fold: lazyPart('FoldHousekeeping', () => import('./FoldHousekeeping')) },
  empty: { title: 'operation.job.none', hint: 'operation.job.noneHint' },
}

export const apiKeys: OfficeResource = {
  name: 'apiKeys',
  route: '/office/api-key',
  title: 'operation.key',
  icon: 'key',
  schema: 'ApiKey',
  list: '/office/api-key/page',
  pageSize: 20,
  tones: { state: { valid: 'good', revoked: 'plain' } },
  rowActions: { revoke: lazyPart('RevokeKey', keyActions) },
  listActions: { make: lazyPart('MakeKey', keyActions) },
  empty: { title: 'operation.key.none', hint: 'operation.key.noneHint' },
}

export const settings: OfficeResource = {
  name: 'settings',
  route: '/office/setting',
  title: 'operation.setting',
  icon: 'gear',
  schema: 'Setting',
  list: '/office/setting/page',
  pageSize: 100,
  tones: { source: { environment: 'good', office: 'busy', default: 'plain' } },
  edit: { schema: 'SettingForm', read: '/office/setting/{id}', path: '/office/setting/{id}' },
  useFormContext: useSettingChoices,
  empty: { title: 'operation.setting.none', hint: 'operation.setting.noneHint' },
}

import { personNames, type Name } from '../../domain/account/names'
import { sql } from 'kysely'
import type { UserData } from '../../domain/account/user-data'
import type { CalculationPage } from '../../domain/calculation/calculate'
import type { ReportData } from '../../domain/calculation/report-data'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { countRows, inOrder, type OrderOf, type Sorting } from '../database/lists.sql'
import { when } from '../database/when'
import { revisionsWith } from './named-reports.sql'

type Page = Schemas['CalculationKind']

interface KeptReport {
  id: number
  number: number
  revision: number
  name: string
  productId: number | null
  createTime: Date
  createdBy: Name
}

export type PageReport = KeptReport & { page: CalculationPage; data: ReportData<CalculationPage> }
export type JointReport = KeptReport & { page: 'joint'; data: ReportData<'joint'> }

/** A revision of a report; its page tells what its data holds. */
export type Report = PageReport | JointReport

export interface NewReport {
  accountId: number
  userId: number
  materialId: number | null
  page: Page
  name: string
  data: ReportData
  /** The number of the report and the revision; a new number where they are missing. */
  follows?: { number: number; revision: number }
}

export interface ReportId {
  id: number
  number: number
  revision: number
}

export async function insertReport(database: Database, report: NewReport): Promise<ReportId> {
  return database
    .insertInto('calculation_report')
    .values({
      account_id: report.accountId,
      user_id: report.userId,
      material_id: report.materialId,
      page: report.page,
      name: report.name,
      data: JSON.stringify(report.data),
      ...report.follows,
    })
    .returning(['id', 'number', 'revision'])
    .executeTakeFirstOrThrow()
}

export interface ReportFilter {
  accountId: number
  page?: Page | undefined
  keyword?: string | undefined
}

function reportsOf(database: Database, { accountId, page, keyword }: ReportFilter) {
  const like = `%${(keyword ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  return database
    .selectFrom('calculation_report')
    .innerJoin('app_user', 'app_user.id', 'calculation_report.user_id')
    .where('calculation_report.account_id', '=', accountId)
    .$call(when(page, (query, page) => query.where('calculation_report.page', '=', page)))
    .$if(like !== '%%', (query) =>
      query.where((where) =>
        where.or([
          where('calculation_report.name', 'ilike', like),
          where(sql<string>`calculation_report.data #>> '{productName,zh}'`, 'ilike', like),
          where(sql<string>`calculation_report.data #>> '{productName,en}'`, 'ilike', like),
        ]),
      ),
    )
}

const columns = [
  'calculation_report.id',
  'calculation_report.number',
  'calculation_report.revision',
  'calculation_report.page',
  'calculation_report.name',
  'calculation_report.material_id as productId',
  'calculation_report.created_at as createTime',
  'calculation_report.data',
  'app_user.username',
  'app_user.data as userData',
] as const

type Order = OrderOf<'listReports'>

const sorting: Sorting<Order> = {
  by: {
    name: sql`lower(calculation_report.name)`,
    page: sql`calculation_report.page`,
    createTime: sql`calculation_report.created_at`,
  },
  id: sql`calculation_report.id`,
  usual: sql`calculation_report.id desc`,
}

/** SQL condition: no later revision of the report is kept. */
const newest = sql<boolean>`not exists (
  select from calculation_report as later
  where later.number = calculation_report.number and later.revision > calculation_report.revision)`

/** The newest revision of each report. */
export async function pageReports(
  database: Database,
  filter: ReportFilter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; reports: Report[] }> {
  const total = await countRows(reportsOf(database, filter).where(newest))
  const rows = await reportsOf(database, filter)
    .where(newest)
    .select(columns)
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, reports: rows.map(reportOf) }
}

export async function findReport(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<Report | undefined> {
  const row = await reportsOf(database, { accountId })
    .where('calculation_report.id', '=', id)
    .select(columns)
    .executeTakeFirst()
  return row && reportOf(row)
}

/** All revisions of a report, newest first. */
export async function listRevisions(
  database: Database,
  { number, accountId }: { number: number; accountId: number },
): Promise<Report[]> {
  const rows = await reportsOf(database, { accountId })
    .where('calculation_report.number', '=', number)
    .select(columns)
    .orderBy('calculation_report.revision', 'desc')
    .execute()
  return rows.map(reportOf)
}

/** Locks a report until the call has ended, so that only one revision follows it. */
export async function lockReport(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<void> {
  await database
    .selectFrom('calculation_report')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .select('id')
    .forUpdate()
    .execute()
}

/** The cover that a user wrote last. */
export async function findKeptCover(
  database: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Schemas['ReportCover'] | undefined> {
  const row = await database
    .selectFrom('calculation_report')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`data ? 'cover'`)
    .select('data')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.data.cover
}

function reportOf(row: {
  id: number
  number: number
  revision: number
  page: Page
  name: string
  productId: number | null
  createTime: Date
  data: ReportData
  username: string
  userData: UserData
}): Report {
  const { username, userData, ...rest } = row
  // The page was kept with the data of its kind.
  return { ...rest, createdBy: personNames({ username, data: userData }) } as Report
}

/** Renames a report with all its revisions. Returns false if the account has no such report. */
export async function renameReport(
  database: Database,
  { id, accountId, name }: { id: number; accountId: number; name: string },
): Promise<boolean> {
  const renamed = await database
    .updateTable('calculation_report')
    .set({ name })
    .where(revisionsWith(id))
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  return renamed.length > 0
}

/** Deletes a report with all its revisions. Returns false if the account has no such report. */
export async function deleteReport(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('calculation_report')
    .where(revisionsWith(id))
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  return deleted.length > 0
}

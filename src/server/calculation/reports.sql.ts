import { sql } from 'kysely'
import type { UserData } from '../../domain/account/user-data'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { countRows, inOrder, type OrderOf, type Sorting } from '../database/lists.sql'
import { when } from '../database/when'
import type { ReportData } from '../../domain/calculation/report-data'

type Page = Schemas['CalculationKind']

export interface Report {
  id: number
  page: Page
  name: string
  productId: number | null
  createTime: Date
  createdBy: string
  data: ReportData
}

export interface NewReport {
  accountId: number
  userId: number
  materialId: number | undefined
  page: Page
  name: string
  data: ReportData
}

export async function insertReport(database: Database, report: NewReport): Promise<number> {
  const { id } = await database
    .insertInto('calculation_report')
    .values({
      account_id: report.accountId,
      user_id: report.userId,
      material_id: report.materialId ?? null,
      page: report.page,
      name: report.name,
      data: JSON.stringify(report.data),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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

export async function pageReports(
  database: Database,
  filter: ReportFilter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; reports: Report[] }> {
  const total = await countRows(reportsOf(database, filter))
  const rows = await reportsOf(database, filter)
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

function reportOf(row: {
  id: number
  page: Page
  name: string
  productId: number | null
  createTime: Date
  data: ReportData
  username: string
  userData: UserData
}): Report {
  const { username, userData, ...rest } = row
  const { contactName } = userData
  return { ...rest, createdBy: contactName ?? username }
}

/** Returns false if the account has no such report. */
export async function renameReport(
  database: Database,
  { id, accountId, name }: { id: number; accountId: number; name: string },
): Promise<boolean> {
  const renamed = await database
    .updateTable('calculation_report')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Returns false if the account has no such report. */
export async function deleteReport(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('calculation_report')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

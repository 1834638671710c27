import { definedOnly } from '../../domain/calculation/defined'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { findKeptCover, findReport, listRevisions, lockReport, type Report } from './reports.sql'

export const reportCovers = {
  async getKeptCover(_request, context) {
    const { accountId, id: userId } = userOf(context)
    const cover = { ...(await findKeptCover(context.database, { accountId, userId })) }
    // The reason of a revision is that of one report.
    delete cover.change
    return { cover }
  },
} satisfies Partial<Handlers>

/** The newest revision of a report of the caller's account, locked so that only one follows it. */
export async function revisedReport(id: number, context: Context): Promise<Report> {
  const { accountId } = userOf(context)
  await lockReport(context.database, { id, accountId })
  const report = await findReport(context.database, { id, accountId })
  if (!report) throw new Refusal('calculation.reportNotFound')
  const [newest] = await listRevisions(context.database, { number: report.number, accountId })
  if (newest && newest.id !== id) throw new Refusal('calculation.revisedAlready')
  return report
}

/** Every revision that is kept of a report, newest first. */
export async function revisionsOf(
  { number }: Report,
  context: Context,
): Promise<Schemas['ReportRevision'][]> {
  const { accountId } = userOf(context)
  const revisions = await listRevisions(context.database, { number, accountId })
  return revisions.map(({ id, revision, createTime, createdBy, data: { cover } }) => ({
    id,
    revision,
    createTime: createTime.toISOString(),
    createdBy: createdBy[context.language],
    ...definedOnly({ change: cover?.change }),
  }))
}

/** The texts of a cover that say anything; nothing where none does. */
export function trimmedCover(
  cover: Schemas['ReportCover'] | undefined,
): Schemas['ReportCover'] | undefined {
  const texts = Object.entries(cover ?? {}).flatMap(([name, text]) =>
    text.trim() ? [[name, text.trim()] as const] : [],
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

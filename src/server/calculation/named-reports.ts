import { listMarkOf } from '../../domain/language/language'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { listNamingOrders, lockRevisions } from './named-reports.sql'

/** Refuses to delete a report of which a reservation or a signature names any revision. */
export async function refuseNamed(id: number, context: Context): Promise<void> {
  const { accountId } = userOf(context)
  const mark = listMarkOf[context.sentenceLanguage]
  const revisions = await lockRevisions(context.database, { id, accountId })
  const ids = revisions.map((revision) => revision.id)
  const orders = await listNamingOrders(context.database, { ids, accountId })
  if (orders.length > 0)
    throw new Refusal('calculation.reportReserved', { values: { orders: orders.join(mark) } })
  for (const { revision, data } of revisions) {
    const { checker, approver } = data.cover ?? {}
    const names = [checker, approver].filter((name) => name !== undefined)
    if (names.length > 0)
      throw new Refusal('calculation.reportSigned', {
        values: { names: names.join(mark), revision: String(revision) },
      })
  }
}

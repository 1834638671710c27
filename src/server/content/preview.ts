import type { StaffRoleName } from '../../domain/account/access'
import { inTransaction, type Context } from '../http/context'
import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import type { SessionUser } from '../security/session.sql'
import { findItem, listVersions } from './items.sql'
import { recordStores } from './record-stores'
import { inRehearsal } from './taken-back.sql'

const mayPreview: StaffRoleName[] = ['editor', 'operator']

/**
 * Answers a call as if a version (`item.number`) were published: publishes it in a transaction that is rolled back.
 * Every page therefore shows exactly what readers will get, and nobody else sees it.
 */
export function inPreview(
  pool: Pool,
  { user, asked: versionId }: { user: SessionUser | undefined; asked: string },
  { context, answer }: { context: Context; answer: (context: Context) => unknown },
): Promise<unknown> {
  if (!user?.staffRoles.some((role) => mayPreview.includes(role)))
    throw new Refusal('common.forbidden', { reason: 'forbidden' })
  const [id = NaN, number] = versionId.split('.').map(Number)
  return inRehearsal(pool, async (database) => {
    const item = Number.isSafeInteger(id) ? await findItem(database, id) : undefined
    const version =
      item && (await listVersions(database, item.id)).find((version) => version.number === number)
    if (!version) throw new Refusal('content.notFound')
    await recordStores[item.kind].store(database, item.recordId, version.data)
    return answer({ ...inTransaction(context, database), user: undefined })
  })
}

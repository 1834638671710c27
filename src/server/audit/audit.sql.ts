import type { Database } from '../database/database'

export interface Change {
  userId: number | undefined
  operation: string
  requestId: string
  params: unknown
}

/** Notes in the transaction of a write who did it; the body stays out, because it may hold a secret. */
export async function noteChange(
  database: Database,
  { userId, operation, requestId, params }: Change,
): Promise<void> {
  await database
    .insertInto('audit')
    .values({
      user_id: userId ?? null,
      operation,
      request_id: requestId,
      data: JSON.stringify({ params }),
    })
    .execute()
}

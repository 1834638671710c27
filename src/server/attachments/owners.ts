import { dropFilesBut, takeFiles, type StoredFile } from '../files/files.sql'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import type { AttachmentRule, FileOwner } from './rule'

type Rule = Pick<AttachmentRule, 'purpose'>

/** A record, and the account whose uploads it takes. */
export type Taker = FileOwner & { accountId: number }

/** Gives a record uploads of the account; refuses those of others and of other records. */
export async function takeAttachments(
  database: Database,
  { purpose }: Rule,
  taker: Taker,
  ids: number[],
): Promise<StoredFile[]> {
  const files = await takeFiles(database, ids, { ...taker, purposes: [purpose] })
  if (files.length < ids.length) throw new Refusal('files.notYours')
  return files
}

/** Deletes the files of a record for this purpose, except the given ones. */
export function dropAttachments(
  database: Database,
  { purpose }: Rule,
  { subject, subjectId }: FileOwner,
  keep: number[] = [],
): Promise<void> {
  return dropFilesBut(database, keep, { subject, subjectId, purposes: [purpose] })
}

/** Gives a record these files for this purpose and no others. */
export async function replaceAttachments(
  database: Database,
  rule: Rule,
  taker: Taker,
  ids: number[],
): Promise<void> {
  await takeAttachments(database, rule, taker, ids)
  await dropAttachments(database, rule, taker, ids)
}

import { personNames, type Name } from '../../domain/account/names'
import { mayStep, type ContentStepName } from '../../domain/content/steps'
import type { TextKey } from '../../generated/text-key'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { addStep } from '../timeline/timeline.sql'
import { findItem, listVersions, takeStep, type Item, type Version } from './items.sql'
import { itemAt } from '../../domain/lists/items'

export interface Standing {
  item: Item
  /** Newest first. */
  versions: Version[]
  /** The version that the step changes. */
  version: Version
}

/**
 * Loads an item for a workflow step and locks it. Refuses if somebody else took a step meanwhile, or if state or
 * author do not allow this one.
 */
export async function openStep(
  context: Context,
  { id, version: seen, step }: { id: number; version: number; step: ContentStepName },
): Promise<Standing> {
  const { database } = context
  const item = await takeStep(database, id, seen)
  if (!item)
    throw new Refusal((await findItem(database, id)) ? 'office.conflict' : 'content.notFound')
  const versions = await listVersions(database, id)
  const version = meantBy(step, versions)
  const isAuthor = version.authorId === userOf(context).id
  if (!mayStep(step, version.state, isAuthor))
    throw new Refusal(
      mayStep(step, version.state, false) ? 'content.ownText' : 'content.notInThisState',
    )
  return { item, versions, version }
}

/** Withdrawing affects the published version, even if there is a newer draft. */
export function meantBy(step: ContentStepName, versions: Version[]): Version {
  const shown = step === 'withdraw' && versions.find(({ state }) => state === 'published')
  // Every item has at least one version.
  return shown || itemAt(versions, 0)
}

export function authorOf(context: Context): { author: Name; authorId: number } {
  const user = userOf(context)
  return { author: personNames(user), authorId: user.id }
}

/** Adds a line to the history in the office. */
export async function noteStep(
  context: Context,
  item: Pick<Item, 'id'>,
  what: TextKey,
  note?: string,
): Promise<void> {
  const { author, authorId } = authorOf(context)
  await addStep(context.database, {
    subject: 'content',
    subjectId: item.id,
    userId: authorId,
    who: author,
    what,
    ...(note && { note }),
  })
}

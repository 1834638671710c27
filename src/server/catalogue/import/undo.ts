import { listMarkOf } from '../../../domain/language/language'
import type { RefusalKey } from '../../../generated/refusal-statuses'
import { passOver } from '../../audit/watch.sql'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import { markChanged } from './products.sql'
import { lockCatalogue, bumpVersion } from './import.sql'
import { noteTakenBack } from './audit.sql'
import {
  listChangedSince,
  listUsedFrame,
  listUsedProducts,
  removeProducts,
  restoreFrame,
  restoreProducts,
  type InTheWay,
} from './undo.sql'
import { errorCode } from '../../database/error-code'

/** Obstacles listed by name. */
const mostNames = 10

/** Undoes an import; refuses completely if any of it was changed or is used since. */
export async function undoImport(context: Context, importId: number): Promise<void> {
  const { database, sentenceLanguage: language } = context
  await lockCatalogue(database)
  // The import already recorded before and after; the undo gets its own line.
  await passOver(database)
  refuseIf(
    await listChangedSince(database, importId, language),
    'products.imports.changedSince',
    context,
  )
  const restored = await restoreProducts(database, importId).catch(unlessGone)
  refuseIf(await listUsedProducts(database, importId), 'products.imports.usedSince', context)
  await noteTakenBack(database, importId)
  await removeProducts(database, importId)
  refuseIf(await listUsedFrame(database, importId, language), 'products.imports.usedSince', context)
  await restoreFrame(database, importId)
  await markChanged(database, restored)
  await bumpVersion(database, restored)
}

/** A value or class that a product had before may have been deleted since, which shows as a foreign key violation. */
function unlessGone(error: unknown): never {
  throw errorCode(error) === '23503'
    ? Object.assign(new Refusal('products.imports.goneSince'), { cause: error })
    : error
}

function refuseIf(
  obstacles: readonly InTheWay[],
  key: RefusalKey,
  { sentenceLanguage, text }: Context,
): void {
  if (obstacles.length === 0) return
  const [before, after] = sentenceLanguage === 'zh' ? ['（', '）'] : [' (', ')']
  const named = obstacles
    .slice(0, mostNames)
    .map(({ name, use }) =>
      use ? `${name}${before}${text(`products.imports.use.${use}`)}${after}` : name,
    )
  const names =
    named.join(listMarkOf[sentenceLanguage]) + (obstacles.length > mostNames ? ' …' : '')
  throw new Refusal(key, { values: { count: obstacles.length, names } })
}

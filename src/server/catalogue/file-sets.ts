import { fileName } from '../../domain/catalogue/product-files'
import { translate } from '../../i18n/translate'
import { familyOf } from '../drawing/families'
import { isNut, isWasher, type JointFault } from '../drawing/joint'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { productFactsOf } from './part-about'
import { factsOf } from './part-files'
import { makeJointTask, packPartFilesTask, type JointPiece } from './part-sets-task'
import { shapeOf, shapeOrLack } from './part-shape'
import { productOf } from './products'
import { findProducts, listRelatedIds, type ProductRow } from './products.sql'

/** More models would keep a thread busy for long. */
export const mostPacked = 50

export const fileSets = {
  async getProductFiles({ query }, context) {
    const ids = [...new Set(query.ids.split(',').map(Number))]
    if (ids.length > mostPacked)
      throw new Refusal('catalogue.files.tooMany', {
        values: { limit: mostPacked, count: ids.length },
      })
    const { database, language, settings } = context
    const missing: string[] = []
    const parts = (await findProducts(database, ids)).flatMap((row) => {
      const facts = shapeOrLack(row, language)
      if ('key' in facts) {
        missing.push(translate(language, facts.key, facts.details.values))
        return []
      }
      return [{ name: fileName(row.model), facts, about: productFactsOf(row, settings) }]
    })
    if (parts.length === 0) throw new Refusal('catalogue.files.none')
    const bytes = await context.offload(packPartFilesTask, { missing, parts })
    return {
      type: 'application/zip',
      bytes: Buffer.from(bytes),
      confidential: { name: translate(language, 'catalogue.files.name') },
    }
  },

  async getJointFile({ params, query }, context) {
    const pieceOf = (row: ProductRow) => ({
      facts: shapeOf(row, context.language),
      about: productFactsOf(row, context.settings),
    })
    const named = async (id: number | undefined) =>
      id === undefined ? undefined : pieceOf(await productOf(id, context))
    const bolt = pieceOf(await productOf(params.id, context))
    const nut = await named(query.nut)
    const [headWasher, nutWasher] = [await named(query.headWasher), await named(query.nutWasher)]
    const joint = nut
      ? { nut, headWasher, nutWasher }
      : matchingParts(bolt.facts.model, (await related(params.id, context)).map(pieceOf))
    const { grip } = query
    const name = fileName(`${bolt.facts.model}-${joint.nut.facts.model}-${grip}`)
    const made = await context.offload(makeJointTask, { name, bolt, ...joint, grip })
    if (typeof made !== 'string') throw refusalOf(made, grip)
    return {
      type: 'model/step',
      bytes: Buffer.from(made),
      confidential: { name: `${name}.step` },
    }
  },
} satisfies Partial<Handlers>

/** Matching parts of a bolt; those without a shape are no part of a joint. */
async function related(id: number, { database }: Context): Promise<ProductRow[]> {
  const ids = await listRelatedIds(database, id, 'related')
  const rows = await findProducts(database, ids.slice(0, mostPacked))
  return rows.filter((row) => factsOf(row) !== undefined)
}

/** The first nut and the first washer among the matching parts; the washer lies under head and nut. */
function matchingParts(model: string, pieces: readonly JointPiece[]) {
  const first = (is: (family: string) => boolean) =>
    pieces.find(({ facts }) => is(familyOf(facts)?.name ?? ''))
  const nut = first(isNut)
  if (!nut) throw new Refusal('catalogue.joint.noNut', { values: { model } })
  const washer = first(isWasher)
  return { nut, headWasher: washer, nutWasher: washer }
}

function refusalOf(fault: JointFault, grip: number): Refusal {
  if (fault.kind === 'kind')
    return new Refusal('catalogue.joint.kind', { values: { model: fault.model } })
  if (fault.kind === 'thread') {
    const { model, thread } = fault
    return new Refusal('catalogue.joint.thread', { values: { model, thread } })
  }
  const { from, to } = fault
  return new Refusal('catalogue.joint.grip', { values: { grip, from, to } })
}

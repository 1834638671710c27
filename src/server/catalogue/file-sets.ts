import { fileName } from '../../domain/catalogue/product-files'
import { translate } from '../../i18n/translate'
import type { JointFault } from '../drawing/joint'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { productFactsOf } from './part-about'
import { makeJointTask, packPartFilesTask } from './part-sets-task'
import { shapeOf, shapeOrLack } from './part-shape'
import { productOf } from './products'
import { findProducts } from './products.sql'

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
    const pieceOf = async (id: number) => {
      const row = await productOf(id, context)
      return {
        facts: shapeOf(row, context.language),
        about: productFactsOf(row, context.settings),
      }
    }
    const optional = (id: number | undefined) => (id === undefined ? undefined : pieceOf(id))
    const [bolt, nut] = [await pieceOf(params.id), await pieceOf(query.nut)]
    const [headWasher, nutWasher] = [
      await optional(query.headWasher),
      await optional(query.nutWasher),
    ]
    const { grip } = query
    const name = fileName(`${bolt.facts.model}-${nut.facts.model}-${grip}`)
    const made = await context.offload(makeJointTask, {
      name,
      bolt,
      nut,
      headWasher,
      nutWasher,
      grip,
    })
    if (typeof made !== 'string') throw refusalOf(made, grip)
    return {
      type: 'model/step',
      bytes: Buffer.from(made),
      confidential: { name: `${name}.step` },
    }
  },
} satisfies Partial<Handlers>

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

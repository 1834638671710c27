import type { JointSearch, Misfit } from '../../domain/calculation/search/bolt-model'
import { definedOnly } from '../../domain/calculation/defined'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { spelled } from '../../domain/catalogue/material-data'
import { codes } from '../../domain/catalogue/characteristic-codes'
import type { CatalogueIndex } from '../catalogue/index/catalogue-index'
import { boltGroups, type BoltGroup } from '../catalogue/index/bolt-groups'
import type { LiveIndex } from '../catalogue/index/live-index'
import { relatedRecords } from '../catalogue/related'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { findBoltsTask, type FoundBolt } from './bolt-candidates'
import { checkedInput } from './checked-input'

/** Most models that are read, joints that are calculated, and candidates that are answered. */
export const most = { models: 20_000, joints: 2000, candidates: 50 }

/** "Find a bolt": the index narrows the catalogue, a worker thread calculates what is left. */
export function boltSearchHandlers(live: LiveIndex) {
  return {
    async findBolts({ body }, context) {
      if (userOf(context).data.browseRole === 'isPurchase')
        throw new Refusal('calculation.purchaser', { reason: 'forbidden' })
      const { holes = 'drilled', torque = 'recommended', propertyClass, finish, classId } = body
      const joint = checkedJoint(body.joint, torque, context)
      const search: JointSearch = { joint, holes, torque, propertyClass }
      const index = live.current()
      if (classId !== undefined && !index.numberOf.class.has(classId))
        throw new Refusal('catalogue.classNotFound')
      const { looked, fellOut, groups } = boltGroups(index, search, { classId, finish })
      const { within, beyond } = bounded(groups, most.models)
      const found = await context.offload(findBoltsTask, { search, groups: within, most })
      for (const [misfit, count] of found.fellOut)
        fellOut.set(misfit, (fellOut.get(misfit) ?? 0) + count)
      return {
        looked,
        calculated: found.calculated,
        suffice: found.suffice,
        more: found.more + beyond,
        candidates: await candidatesOf(found.candidates, index, context),
        fellOut: countsOf(fellOut),
        lacking: found.lacking
          .map(([name, state, count]) => ({ name, state, count }))
          .sort((a, b) => b.count - a.count),
      }
    },
  } satisfies Partial<Handlers>
}

const countsOf = (fellOut: Map<Misfit, number>) =>
  [...fellOut].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)

/** Groups with at most so many models, and the number of models beyond. */
function bounded(groups: BoltGroup[], limit: number) {
  let room = limit
  const within: BoltGroup[] = []
  let beyond = 0
  for (const group of groups) {
    const { ids, stock, values } = group
    if (ids.length <= room) within.push(group)
    else if (room > 0) within.push({ values, ids: ids.slice(0, room), stock: stock.slice(0, room) })
    beyond += Math.max(0, ids.length - room)
    room = Math.max(0, room - ids.length)
  }
  return { within, beyond }
}

/** What a joint needs of a bolt to be checked for faults of its own, before any bolt is in it. */
const ofAnyBolt = {
  d: 16,
  P: 2,
  dW1: 22.49,
  dW2: 22.49,
  sections: [{ kind: 'thread', length: 1 }],
}

/** The entered joint, checked as a whole; what belongs to a bolt may be absent. */
function checkedJoint(
  sent: Record<string, unknown>,
  torque: JointSearch['torque'],
  context: Context,
): JointSearch['joint'] {
  const { torquePrevailing } = sent
  const prevailing = typeof torquePrevailing === 'number' ? torquePrevailing : 0
  const ofAnyLockbolt = { clampingForce: 100_000, minimumTensionLoad: 200_000 }
  const missing = {
    ...ofAnyBolt,
    ...(torque === 'recommended' && { torque: Math.max(0, prevailing) + 1 }),
    ...(sent.fastener === 'lockbolt' && ofAnyLockbolt),
  }
  const added = Object.keys(missing).filter((name) => sent[name] === undefined)
  const whole = checkedInput('joint', { ...missing, ...definedOnly(sent) }, context, 'joint.')
  const entered = Object.entries(whole).filter(([name]) => !added.includes(name))
  return { layers: whole.layers, ...Object.fromEntries(entered) }
}

async function candidatesOf(
  found: FoundBolt[],
  index: CatalogueIndex,
  context: Context,
): Promise<Schemas['BoltCandidate'][]> {
  const records = await relatedRecords(
    found.map(({ id }) => id),
    context,
  )
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const finishIn = finishesOf(index, context.language)
  return found.flatMap((bolt) => {
    const record = recordOf.get(bolt.id)
    if (!record) return []
    const { id, d, P, length, propertyClass, finish, stock, closest, margin } = bolt
    const { tone, met, notMet, notMade } = bolt.verdict
    return {
      id,
      model: record.model,
      materialName: record.materialName,
      className: record.typeName,
      prodImgs: record.prodImgs,
      d,
      P,
      verdict: { tone, met, notMet, notMade },
      joint: bolt.joint,
      ...definedOnly({ length, propertyClass, finish: finish && finishIn(finish), stock }),
      ...definedOnly({ closest, margin }),
    }
  })
}

/** The spelling of a finish in a language. */
function finishesOf({ characteristics, firstValue, values }: CatalogueIndex, language: Language) {
  const number = characteristics.findIndex(({ fieldCode }) => fieldCode === codes.finish)
  const own = number < 0 ? [] : values.slice(firstValue[number], firstValue[number + 1])
  const spellings = new Map(own.map(({ val, valEn }) => [val, spelled(language, val, valEn)]))
  return (finish: string) => spellings.get(finish) ?? finish
}

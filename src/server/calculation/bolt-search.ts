import type { JointSearch, Misfit } from '../../domain/calculation/search/bolt-model'
import { definedOnly } from '../../domain/calculation/defined'
import { facesOf } from '../../domain/calculation/faces'
import { coarsePitchOf, diameters } from '../../domain/standards/threads'
import { torqueBeyond } from '../../domain/calculation/search/joint-with'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { BoltGroup, BoltWish, Narrowed } from '../../domain/calculation/search/bolt-groups'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { findBoltsTask, type FoundBolt } from './bolt-candidates'
import { checkedInput, faultsIn } from './checked-input'

/** Most models that are read, joints that are calculated, and candidates that are answered. */
export const most = { models: 20_000, joints: 2000, candidates: 50 }

/** The part of the catalogue that the search calls. */
export interface BoltCatalogue {
  bolts: {
    narrowed: (search: JointSearch, wish: BoltWish) => Narrowed
    isClass: (id: number) => boolean
    finishIn: (language: Language) => (finish: string) => string
    records: (
      ids: number[],
      context: Pick<Context, 'database' | 'language'>,
    ) => Promise<Schemas['RelatedProduct'][]>
  }
}

/** "Find a bolt": the index narrows the catalogue, a worker thread calculates what is left. */
export function boltSearchHandlers({ bolts }: BoltCatalogue) {
  return {
    async findBolts({ body }, context) {
      if (userOf(context).data.browseRole === 'isPurchase')
        throw new Refusal('calculation.purchaser', { reason: 'forbidden' })
      const { holes = 'drilled', torque = 'recommended', propertyClass, finish, classId } = body
      const joint = checkedJoint(body.joint, { holes, torque }, context)
      const search: JointSearch = { joint, holes, torque, propertyClass }
      if (classId !== undefined && !bolts.isClass(classId))
        throw new Refusal('catalogue.classNotFound')
      const { looked, fellOut, groups } = bolts.narrowed(search, { classId, finish })
      const { within, beyond } = bounded(groups, most.models)
      const outcome = await context.offload(findBoltsTask, { search, groups: within, most })
      for (const [misfit, count] of outcome.fellOut)
        fellOut.set(misfit, (fellOut.get(misfit) ?? 0) + count)
      return {
        looked,
        calculated: outcome.calculated,
        suffice: outcome.suffice,
        more: outcome.more + beyond,
        candidates: await candidatesOf(outcome.candidates, bolts, context),
        fellOut: countsOf(fellOut),
        lacking: outcome.lacking
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

/** The entered joint, checked as a whole with the first size of bolt that goes into it; its own bolt may be absent. */
function checkedJoint(
  sent: Record<string, unknown>,
  { holes, torque }: Pick<JointSearch, 'holes' | 'torque'>,
  context: Context,
): JointSearch['joint'] {
  const sizes = diameters('ISO262').map(({ d }) => d)
  const tries = [...(typeof sent.d === 'number' ? [sent.d] : []), usualSize, ...sizes]
  const added = (d: number) => addedFor(sent, d, { holes, torque })
  // The faults of the usual size are told where no size goes into the joint.
  const d = tries.find((size) => faultsIn('joint', added(size)).faults.length === 0) ?? usualSize
  const whole = checkedInput('joint', added(d), context, 'joint.')
  const { layers } = sent as Pick<typeof whole, 'layers'>
  const entered = Object.entries(whole).filter(([name]) => sent[name] !== undefined)
  return { ...Object.fromEntries(entered), layers }
}

const usualSize = 16

/** An entered joint with a bolt of a size, where it has none of its own. */
function addedFor(
  sent: Record<string, unknown>,
  d: number,
  { holes, torque }: Pick<JointSearch, 'holes' | 'torque'>,
) {
  const { torquePrevailing, layers } = sent
  const { dW = 1.5 * d, hole = 1.1 * d } = facesOf(d, 'hexagon')
  const prevailing = typeof torquePrevailing === 'number' ? torquePrevailing : 0
  const drilled = (layer: unknown) => (holes === 'drilled' ? withHole(layer, hole) : layer)
  return {
    d,
    P: coarsePitchOf(d),
    dW1: dW,
    dW2: dW,
    sections: [{ kind: 'thread', length: 1 }],
    ...(torque === 'recommended' && { torque: torqueBeyond(prevailing) }),
    ...(sent.fastener === 'lockbolt' && { clampingForce: 100_000, minimumTensionLoad: 200_000 }),
    ...definedOnly(sent),
    ...(Array.isArray(layers) && { layers: layers.map(drilled) }),
  }
}

/** Only a hole that the schema admits is replaced: any other is told as a fault. */
function withHole(layer: unknown, hole: number): unknown {
  if (typeof layer !== 'object' || layer === null || !('dh' in layer)) return layer
  const { dh } = layer
  return typeof dh === 'number' && dh >= 0 && dh <= 600 ? { ...layer, dh: hole } : layer
}

async function candidatesOf(
  fitting: FoundBolt[],
  bolts: BoltCatalogue['bolts'],
  context: Context,
): Promise<Schemas['BoltCandidate'][]> {
  const records = await bolts.records(
    fitting.map(({ id }) => id),
    context,
  )
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const finishIn = bolts.finishIn(context.language)
  return fitting.flatMap((bolt) => {
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

import {
  misfitOf,
  type BoltModel,
  type JointSearch,
  type Misfit,
} from '../../domain/calculation/search/bolt-model'
import { byRank, judge, type Judged } from '../../domain/calculation/search/candidates'
import { codes } from '../../domain/catalogue/characteristic-codes'
import type { BoltGroup } from '../../domain/calculation/search/bolt-groups'
import { withConnection } from '../worker-pool/connection'
import type { Task } from '../worker-pool/task'
import { listBaseFigures, type BaseFigures } from './bolt-candidates.sql'
import { figuresOf } from '../calculable/figures'

interface Input {
  search: JointSearch
  groups: BoltGroup[]
  /** Most joints that are calculated, and most candidates that are answered. */
  most: { joints: number; candidates: number }
}

export interface FoundBolt extends Judged {
  id: number
  d: number
  P: number
  length?: number | undefined
  propertyClass?: string | undefined
  /** The finish as it is stored. */
  finish?: string | undefined
  stock?: number | undefined
}

export interface FoundBolts {
  calculated: number
  suffice: number
  more: number
  fellOut: [Misfit, number][]
  lacking: [name: string, state: 'notMet' | 'notMade', count: number][]
  candidates: FoundBolt[]
}

/** A worker thread calculates the models that are left of the catalogue; equal ones once. */
export const findBoltsTask: Task<Input, FoundBolts> = {
  name: 'findBolts',
  seconds: 20,
  load: () =>
    Promise.resolve(async (input, environment) => {
      const ids = input.groups.flatMap((group) => group.ids)
      const rows = await withConnection(environment, (pool) => listBaseFigures(pool, ids))
      return foundAmong(input, rows)
    }),
}

/** Counts by name, of models. */
function counter<Key>() {
  const counts = new Map<Key, number>()
  return {
    counts,
    add: (key: Key, models: number) => counts.set(key, (counts.get(key) ?? 0) + models),
  }
}

/** The candidates among groups of models, by the figures of their base information. */
export function foundAmong({ search, groups, most }: Input, rows: BaseFigures[]): FoundBolts {
  const fellOut = counter<Misfit>()
  const lacking = counter<string>()
  const bolts: FoundBolt[] = []
  let [joints, suffice, more] = [0, 0, 0]
  for (const { model, members } of distinctModels(groups, rows)) {
    const misfit = misfitOf(search, model)
    if (misfit) {
      fellOut.add(misfit, members.length)
      continue
    }
    if (joints === most.joints) {
      more += members.length
      continue
    }
    joints++
    const judged = judge(search, model)
    if (!judged) {
      fellOut.add('contradiction', members.length)
      continue
    }
    if (judged.tone === 'good') suffice += members.length
    for (const name of judged.notMet) lacking.add(`${name} notMet`, members.length)
    for (const name of judged.notMade) lacking.add(`${name} notMade`, members.length)
    const { d, P } = judged.joint
    const { length, propertyClass } = model
    for (const { id, stock, finish } of members)
      bolts.push({ ...judged, id, d, P, length, propertyClass, finish, stock: stock ?? undefined })
  }
  return {
    calculated: bolts.length,
    suffice,
    more,
    fellOut: [...fellOut.counts],
    lacking: [...lacking.counts].map(([key, count]) => {
      const [name = '', state] = key.split(' ')
      return [name, state === 'notMet' ? 'notMet' : 'notMade', count]
    }),
    candidates: bolts.sort((a, b) => byRank(a, b) || a.id - b.id).slice(0, most.candidates),
  }
}

interface Member {
  id: number
  stock: number | null
  finish: string | undefined
}

/** The figures that models share, smallest sizes first: equal ones are calculated once. */
function distinctModels(groups: BoltGroup[], rows: BaseFigures[]) {
  const baseOf = new Map(rows.map(({ id, baseInfo }) => [id, baseInfo]))
  const distinct = new Map<string, { model: BoltModel; members: Member[] }>()
  const figuresOfBase = new Map<string, BoltModel>()
  for (const { values, ids, stock } of groups) {
    figuresOfBase.clear()
    ids.forEach((id, nth) => {
      const baseInfo = baseOf.get(id)
      // The model was withdrawn since the index was read.
      if (!baseInfo) return
      const base = JSON.stringify(baseInfo)
      const model = figuresOfBase.get(base) ?? modelOf(values, baseInfo)
      figuresOfBase.set(base, model)
      const key = JSON.stringify(model)
      const same = distinct.get(key) ?? { model, members: [] }
      same.members.push({ id, stock: stock[nth] ?? null, finish: values[codes.finish] })
      distinct.set(key, same)
    })
  }
  return [...distinct.values()].sort(
    ({ model: a }, { model: b }) => (a.d ?? 0) - (b.d ?? 0) || (a.length ?? 0) - (b.length ?? 0),
  )
}

function modelOf(values: Record<string, string>, baseInfo: BaseFigures['baseInfo']): BoltModel {
  const figures = figuresOf({ values, baseInfo })
  // Bolts of two standards with the same figures are one bolt to a calculation.
  const own = Object.entries(figures).filter(([name]) => name !== 'missing' && name !== 'standard')
  return { kind: figures.kind, ...Object.fromEntries(own) }
}

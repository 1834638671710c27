import type { Schemas } from '../../schemas'
import { calculateJoint } from '../calculate'
import type { CheckRow } from '../checks/check'
import { jointFaults } from '../joint/joint-faults'
import type { Joint } from '../joint/views'
import type { JointSearch, BoltModel } from './bolt-model'
import { jointWith } from './joint-with'

type Result = Schemas['JointResult']

/** A joint with a model in it, and what its checks say. */
export interface Judged {
  joint: Joint
  tone: Result['verdict']['tone']
  verdict: Result['verdict']
  closest: CheckRow | undefined
  /** Safety of the closest check over the required one; missing where nothing could be judged. */
  margin: number | undefined
  /** Checks that are not met, and those that were not made. */
  notMet: CheckRow['name'][]
  notMade: CheckRow['name'][]
}

/** Nothing where the entered values contradict this bolt, such as a prevailing torque that overloads it. */
export function judge(search: JointSearch, model: BoltModel): Judged | undefined {
  const joint = jointWith(search, model)
  if (jointFaults(joint).length > 0) return undefined
  const { verdict, checks } = calculateJoint(joint)
  const closest = closestOf(checks, search)
  const namesIn = (state: CheckRow['state']) => [
    ...new Set(checks.filter((row) => row.state === state).map(({ name }) => name)),
  ]
  return {
    joint,
    tone: verdict.tone,
    verdict,
    closest,
    margin: closest && marginOf(closest),
    notMet: namesIn('notMet'),
    notMade: namesIn('notMade'),
  }
}

const marginOf = ({ safety = Infinity, required }: CheckRow) => safety / required

/**
 * The row with the least margin. Geometry, the class of the nut and a torque that was set to its limit are met by
 * choice: they are closest only where they are not met.
 */
export function closestOf(
  checks: CheckRow[],
  { torque }: Pick<JointSearch, 'torque'>,
): CheckRow | undefined {
  const byChoice = ({ step, place, name }: CheckRow) =>
    step === 'R0' || place === 'nut' || (name === 'assembly' && torque === 'recommended')
  const judged = checks.filter(({ safety }) => safety !== undefined)
  const unmet = judged.filter(({ state }) => state === 'notMet')
  const rows = unmet.length > 0 ? unmet : judged.filter((row) => !byChoice(row))
  return rows.reduce<CheckRow | undefined>(
    (least, row) => (!least || marginOf(row) < marginOf(least) ? row : least),
    undefined,
  )
}

const tones = ['good', 'incomplete', 'bad']

/** A candidate as its rank depends on it. */
export interface Ranked {
  tone: Judged['tone']
  margin?: number | undefined
  d: number
  length?: number | undefined
  /** Pieces in stock; unknown where none are shown. */
  stock?: number | undefined
}

/** Margins that differ by less than a tenth rank alike, so that the shorter bolt comes first. */
const tenths = (margin: number) => Math.floor(margin * 10)

/**
 * Bolts that suffice come first: by diameter, then stock, then the smallest margin. The others follow, the nearest to
 * sufficing first.
 */
export function byRank(a: Ranked, b: Ranked): number {
  const tone = tones.indexOf(a.tone) - tones.indexOf(b.tone)
  if (tone !== 0) return tone
  const [marginA, marginB] = [a.margin ?? 0, b.margin ?? 0]
  const inStock = ({ stock = 0 }: Ranked) => (stock > 0 ? 0 : 1)
  const further = inStock(a) - inStock(b)
  const length = (a.length ?? 0) - (b.length ?? 0)
  if (a.tone !== 'good') return marginB - marginA || further || a.d - b.d || length
  return a.d - b.d || further || tenths(marginA) - tenths(marginB) || length
}

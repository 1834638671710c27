import type { Schemas } from '../../schemas'
import { note } from '../bolt'
import { jointChecks } from '../checks'
import { rowsOf, type CheckRow } from '../checks/check'
import { definedOnly } from '../defined'
import { engineVersion } from '../engine-version'
import { partMaterialOf, partMaterialSource } from '../tables/part-materials'
import { warmest } from '../tables/hot-strength'
import { chainOf, type Chain, type End } from './chain'
import { isShankMissing } from './shear-plane'
import type { Joint } from './views'

export type JointResult = Schemas['JointResult']

/** The whole chain of a joint and every check of the guideline: met, not met, or not made and why. */
export function computeJoint(joint: Joint): JointResult {
  const chain = chainOf(joint)
  const { figures } = chain.ends[0]
  const judged = jointChecks.map((check) => ({ check, reason: check.outside(chain) }))
  const outside = judged.flatMap(({ check: { name, step }, reason }) =>
    reason ? [{ name, step, reason }] : [],
  )
  const checks = judged.flatMap(({ check, reason }) => (reason ? [] : rowsOf(check, chain)))
  const hot = joint.serviceMax !== undefined && joint.serviceMax > warmest
  return {
    verdict: verdictOfChecks(checks),
    checks,
    outside,
    thread: chain.thread,
    Rp02: chain.strength.Rp02,
    ...definedOnly({ Rp02Hot: hot ? chain.Rp02Hot : undefined }),
    preload: chain.preload,
    ends: chain.ends.map((end) => endOf(end, chain)),
    deltaS: figures.deltaS,
    deltaP: figures.deltaP,
    PhiK: figures.PhiK,
    clampLength: chain.clampLength,
    fZ: figures.fZ,
    FZ: figures.FZ,
    loadDirection: chain.loadDirection,
    thermalLoss: figures.thermalLoss,
    thermalGain: figures.thermalGain,
    FVmin: figures.FVmin,
    FVmax: figures.FVmax,
    parts: partsOf(chain),
    warnings: warningsOf(chain),
    engine: engineVersion,
  }
}

/** Green only where every check that applies was made and met. */
export function verdictOfChecks(checks: CheckRow[]): JointResult['verdict'] {
  const count = (state: CheckRow['state']) => checks.filter((row) => row.state === state).length
  const [met, notMet, notMade] = [count('met'), count('notMet'), count('notMade')]
  const judged = checks.filter(({ safety, name }) => safety !== undefined && name !== 'scope')
  const margin = ({ safety = Infinity, required }: CheckRow) => safety / required
  const worst = judged.reduce<CheckRow | undefined>(
    (least, row) => (!least || margin(row) < margin(least) ? row : least),
    undefined,
  )
  return {
    tone: notMet > 0 ? 'bad' : notMade > 0 ? 'incomplete' : 'good',
    met,
    notMet,
    notMade,
    ...(worst && { worst: worst.name }),
  }
}

function endOf({ n, figures }: End, { preload, lockbolt }: Chain): JointResult['ends'][number] {
  const { Phi, FKR, FSA, FPA, FSmax, requiredFmin, requiredFmax, sigmaZ } = figures
  const { separatingLoad, sigmaRedB } = figures
  const twisted = preload.tau !== undefined && !lockbolt
  return {
    n,
    Phi,
    FKR,
    FSA,
    FPA,
    FSmax,
    requiredFmin,
    requiredFmax,
    sigmaZ,
    ...definedOnly({ separatingLoad, sigmaRedB: twisted ? sigmaRedB : undefined }),
  }
}

/** The materials that a report names, each with the values that were used and their table. */
function partsOf({ joint }: Chain): JointResult['parts'] {
  const part = (place: string, name?: string, own: { pG?: number; tauB?: number } = {}) => {
    const table = partMaterialOf(name)
    const pG = own.pG ?? table?.pG ?? joint.pG
    const tauB = own.tauB ?? table?.tauB
    return {
      place,
      ...definedOnly({
        material: name,
        Rm: table?.Rm,
        pG,
        tauB,
        source: table && partMaterialSource,
      }),
    }
  }
  return [
    ...joint.layers.map(({ material, pG }, at) =>
      part(`layer ${at + 1}`, material, definedOnly({ pG })),
    ),
    ...(joint.joint === 'ESV'
      ? [
          part(
            'tapped',
            joint.tappedMaterial,
            definedOnly({ pG: joint.tappedPG, tauB: joint.tappedTauB }),
          ),
        ]
      : []),
  ]
}

/** Warnings that a check of its own tells. */
const warnedByChecks = [
  'OVER_YIELD',
  'JOINT_OPENS',
  'CLAMP_TOO_LOW',
  'PRESSURE_HIGH',
  'PRESSURE_HIGH_WASHER',
  'FATIGUE_ABOVE_GUIDE',
  'OVER_TENSILE_LOAD',
  'TORSION_NOT_LEFT',
  'SHEAR_COLUMN_TAKEN',
]

function warningsOf(chain: Chain): JointResult['warnings'] {
  const { ends, joint, preload, lockbolt } = chain
  const { FQ = 0, loadDirection } = joint
  return [
    ...(preload.from === 'typed' ? [note('PRELOAD_TYPED')] : []),
    ...(ends.length > 1 ? [note('BOTH_ENDS_OF_N')] : []),
    ...(FQ > 0 && loadDirection !== 'shear' && joint.roughness !== 'own'
      ? [note('SHEAR_COLUMN_TAKEN')]
      : []),
    ...(FQ > 0 && !lockbolt && isShankMissing(chain) ? [note('SHANK_NOT_IN_PLANE')] : []),
    ...ends[0].figures.warnings.filter(({ code }) => !warnedByChecks.includes(code)),
  ]
}

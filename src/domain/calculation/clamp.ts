import type { Schemas } from '../schemas'
import {
  assemblyStress,
  elasticTorsion,
  permissiblePreload,
  type Twisting,
} from './assembly-stress'
import {
  boltFaults,
  boltWarnings,
  holeWarnings,
  materialOf,
  note,
  outOfRange,
  sectionNotes,
  warning,
} from './bolt'
import { definedOnly } from './defined'
import { engineVersion } from './engine-version'
import type { Fault } from './faults'
import { faceFaults, frictionDiameterOf } from './friction-input'
import { loadsOf } from './strength'
import { leastSection, stressSections } from './stress-section'
import { pairOf, threadOf } from '../standards/threads'
import { frictionsOf, knownFrictions, tighteningFaults, torquesFor } from './tightening-input'
import { lever, nutFactor, preloadOf, preloadWindow, torqueOf, torqueShares } from './torque'
import { present } from '../lists/items'

export type ClampInput = Schemas['ClampForceInput']
export type ClampResult = Schemas['ClampForceResult']

/** Contradictions between fields of a clamp input; each field has been validated by its schema. */
export function clampFaults(input: Partial<ClampInput>): Fault[] {
  const { d } = input
  const { small } = frictionsOf(input)
  const faults = [...boltFaults(input), ...faceFaults(input), ...tighteningFaults(input)]
  faults.push(...shankFaults(input))
  // The strength against the prevailing torque is known only when everything else is right.
  if (faults.length === 0 && d !== undefined && input.P !== undefined && small.muG !== undefined) {
    // Safe cast: the condition above checks the required fields.
    const twisting = stressBasis(input as ClampInput)
    const { prevailing } = twisting
    const allowed = permissiblePreload({
      ...twisting,
      // Also the greatest that it may be: the bolt has to bear it.
      prevailing: input.torquePrevailing ?? prevailing,
      nu: nuOf(input),
    })
    if (allowed === undefined)
      faults.push({ path: 'torquePrevailing', code: 'PREVAILING_TOO_HIGH' })
  }
  return faults
}

/** A shank no thicker than the bolt, and bores that leave something of it. */
function shankFaults({ d, P, shankDiameter = d, shankBore, threadBore }: Partial<ClampInput>) {
  if (d === undefined || shankDiameter === undefined) return []
  const thread = P !== undefined && pairOf(d, P) ? threadOf(d, P) : undefined
  return [
    ...(shankDiameter > d ? [outOfRange('shankDiameter', 0, d)] : []),
    ...(shankBore !== undefined && shankBore >= shankDiameter
      ? [outOfRange('shankBore', 0, shankDiameter)]
      : []),
    ...(thread && threadBore !== undefined && threadBore >= thread.d3
      ? [outOfRange('threadBore', 0, thread.d3)]
      : []),
  ]
}

const nuOf = ({ utilisation = 0.9 }: Partial<ClampInput>) => utilisation

/** Basis of the stress: small friction and the least prevailing torque give the greatest force. */
function stressBasis(input: ClampInput): Twisting {
  const { d, P, torquePrevailing = 0, torquePrevailingMin = torquePrevailing } = input
  const { threadFriction: form = 'exact', torsionFactor = 1.5 } = input
  const thread = threadOf(d, P)
  return {
    thread,
    sections: stressSections(thread, [
      // Their lengths are not asked for here, and do not matter to a stress.
      { kind: 'shank', length: 1, diameter: input.shankDiameter, bore: input.shankBore },
      { kind: 'thread', length: 1, bore: input.threadBore },
    ]),
    muG: knownFrictions(input).small.muG,
    prevailing: torquePrevailingMin,
    Rp02: materialOf(input).Rp02,
    // The schema allows these two alone.
    k: torsionFactor,
    form,
  }
}

/**
 * The clamp page: from an installation torque to the range of preloads, their stresses, and the torque that is
 * recommended. The input has been checked (`clampFaults`); units as in its schema.
 */
export function computeClamp(input: ClampInput): ClampResult {
  const { d, P, torque, torquePrevailing = 0, torquePrevailingMin = torquePrevailing } = input
  const { toolScatter = 0, threadFriction: form = 'exact' } = input
  const { large, small, mean } = knownFrictions(input)
  const { dKm, estimated } = frictionDiameterOf(input)
  const basis = stressBasis(input)
  const { thread, sections, Rp02 } = basis
  const tightening = {
    thread,
    DKm: dKm,
    small,
    large,
    torque,
    toolScatter,
    form,
    prevailingMin: torquePrevailingMin,
    prevailingMax: torquePrevailing,
  }
  const window = preloadWindow(tightening)
  const { Fmin, Fnom, Fmax, Ksmall, Klarge } = window
  const meanPrevailing = (torquePrevailingMin + torquePrevailing) / 2

  const least = { ...basis, muG: large.muG, prevailing: torquePrevailing }
  const atFmax = assemblyStress(Fmax, basis)
  const atFmin = assemblyStress(Fmin, least)
  const nu = nuOf(input)
  // The check refused a prevailing torque that leaves no force.
  const FMzul = present(permissiblePreload({ ...basis, nu }), 'permissible preload')
  const torqueRec = recommendedTorque([
    { force: FMzul, K: Ksmall, prevailing: torquePrevailingMin, share: 1 + toolScatter },
    // With much friction the bolt is pulled less and twisted more.
    {
      force: permissiblePreload({ ...least, nu }) ?? 0,
      K: Klarge,
      prevailing: torquePrevailing,
      share: 1 - toolScatter,
    },
  ])
  const { section, Wp } = assemblyStress(FMzul, basis)
  const { area } = leastSection(sections)
  const loads = loadsOf(area, materialOf(input))
  const worst = Math.max(atFmax.utilisation, atFmin.utilisation)
  const warnings = [
    ...(worst > 1 ? [warning('OVER_YIELD', { utilisation: worst })] : []),
    // The limit itself is allowed, however it was rounded.
    ...(worst > nu * (1 + 1e-9) && worst <= 1
      ? [warning('ABOVE_ALLOWED', { utilisation: worst, nu })]
      : []),
    ...sectionNotes(section, thread),
    ...holeWarnings(d, [input.dKm === undefined ? input.dh : undefined]),
    ...boltWarnings(d, P),
    ...(estimated ? [note('FRICTION_DIAMETER_ESTIMATED', { dKm })] : []),
  ]
  return {
    thread,
    dKm,
    Rp02,
    area,
    section: { ...section, Wp },
    ...window,
    shares: torqueShares(tightening, mean, { force: Fnom, torque, prevailing: meanPrevailing }),
    atFmax,
    atFmin,
    tauService: elasticTorsion(atFmax),
    FMzul,
    torqueRec,
    ...definedOnly({ ...loads, proofShare: loads.Fp && Fmax / loads.Fp }),
    F02: loads.F02,
    nutFactorMin: nutFactor(
      torque,
      torquePrevailing,
      preloadOf(torque, torquePrevailing, Ksmall),
      d,
    ),
    nutFactorMax: nutFactor(
      torque,
      torquePrevailing,
      preloadOf(torque, torquePrevailing, Klarge),
      d,
    ),
    ...bandOf(input, { Ksmall, Klarge }),
    warnings,
    engine: engineVersion,
  }
}

/** One end of the range of preloads: a force in N, its lever in mm, torque in N·m, what the tool makes of the torque set. */
interface TorqueEnd {
  force: number
  K: number
  prevailing: number
  share: number
}

/** The torque in N·m to set so that neither end passes its force, the tool at its worst: (F·K/1000 + TP)/(1 ± s). R13. */
const recommendedTorque = (ends: TorqueEnd[]) =>
  Math.min(...ends.map(({ force, K, prevailing, share }) => torqueOf(force, prevailing, K) / share))

/** The torques for a target force. */
function bandOf(input: ClampInput, levers: { Ksmall: number; Klarge: number }) {
  const { wantedForce } = input
  if (wantedForce === undefined) return {}
  return { band: { ...torquesFor(wantedForce, input, levers), Fmin: wantedForce } }
}

/** Friction over force at the same torque: for the chart that shows how much the friction decides. */
export function forceAtFriction(input: ClampInput, mu: number): number {
  const { threadFriction: form = 'exact', torquePrevailing = 0 } = input
  const K = lever(
    threadOf(input.d, input.P),
    frictionDiameterOf(input).dKm,
    { muG: mu, muK: mu },
    form,
  )
  return preloadOf(input.torque, torquePrevailing, K)
}

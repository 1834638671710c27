import type { Schemas } from '../../schemas'
import {
  assemblyStress,
  elasticTorsion,
  permissiblePreload,
  type Twisting,
} from '../assembly-stress'
import { materialOf } from '../bolt'
import { computeClamp } from '../clamp'
import { computeStretching } from '../stretching'
import { torsionModulus, type StressSection } from '../stress-section'
import { threadOf } from '../../standards/threads'
import { knownFrictions } from '../tightening-input'
import { fieldIn, present } from '../../lists/items'
import { fieldsOf, type Joint } from './views'

export type JointPreload = Schemas['JointResult']['preload']

/** True if the preload is known from elsewhere: both ends are typed, and no method is chosen. */
export const isTyped = ({ mode, Fmin, Fmax, fastener }: Partial<Joint>): boolean =>
  mode === undefined && fastener !== 'lockbolt' && Fmin !== undefined && Fmax !== undefined

/** The assembly preload of a joint and the torsion that tightening leaves, by the method that is chosen. R1, R5 to R7. */
export function preloadOfJoint(
  joint: Joint,
  sections: StressSection[],
  deltaP: number,
): JointPreload {
  if (isTyped(joint)) return typedPreload(joint, sections)
  const { mode = 'torque', fastener } = joint
  if (mode === 'torque' && fastener !== 'lockbolt') return torquePreload(joint)
  // The check made sure of the fields of the method; the resilience of the parts is what the chain computed.
  const input = { ...fieldsOf('stretching', joint), deltaP } as Schemas['TorqueInput']
  const { nom, appliedForce = 0, limit, F02 } = computeStretching({ ...input, muLarge: undefined })
  const scatter = joint.preloadScatter ?? 0
  const [Fmin, Fmax] = [nom.force * (1 - scatter), nom.force * (1 + scatter)]
  const band = {
    from: fastener === 'lockbolt' ? ('lockbolt' as const) : mode,
    Fmin,
    Fnom: nom.force,
    Fmax,
    alphaA: Fmax / Fmin,
    scattered: scatter > 0,
  }
  if (input.mode === 'lockbolt') return { ...band, tau: 0 }
  if (input.mode === 'tensioner') {
    const applied = (appliedForce / nom.force) * Fmax
    return { ...band, tau: 0, utilisation: Math.max(Fmax, applied) / F02, allowed: limit }
  }
  return { ...band, ...twisted(joint, sections, Fmax) }
}

function torquePreload(joint: Joint): JointPreload {
  // Checked: thread, friction and torque are there.
  const result = computeClamp(fieldsOf('clamp', joint) as Schemas['ClampForceInput'])
  const { Fmin, Fnom, Fmax, alphaA, atFmax, atFmin, tauService, FMzul, torqueRec } = result
  return {
    from: 'torque',
    Fmin,
    Fnom,
    Fmax,
    alphaA,
    tau: present(tauService, 'torsion in service'),
    utilisation: Math.max(atFmax.utilisation, atFmin.utilisation),
    allowed: FMzul,
    torqueRec,
    // No tool is without scatter: a 0 says that nobody entered it.
    scattered: (joint.toolScatter ?? 0) > 0,
  }
}

function typedPreload(joint: Joint, sections: StressSection[]): JointPreload {
  const [Fmin, Fmax] = [fieldIn(joint, 'Fmin'), fieldIn(joint, 'Fmax')]
  const band = {
    from: 'typed' as const,
    Fmin,
    Fnom: (Fmin + Fmax) / 2,
    Fmax,
    alphaA: Fmax / Fmin,
    scattered: Fmax > Fmin,
  }
  const { tau, torsionFactor: k = 1.5 } = joint
  if (tau === undefined || isUntwisted(joint)) return { ...band, ...twisted(joint, sections, Fmax) }
  // The torsion is told as the elastic stress that stays; while tightening it is judged with the factor of the joint.
  const { Rp02 } = materialOf(joint)
  const worst = sections.map((section) => {
    const sigma = Fmax / section.area
    const plastic = (tau * torsionModulus(section, 2)) / torsionModulus(section, k)
    return Math.hypot(sigma, Math.sqrt(3) * plastic) / Rp02
  })
  return { ...band, tau, utilisation: Math.max(...worst) }
}

/** True if a typed preload is said to leave no torsion, and not that a tensioner pulled it. */
export const isUntwisted = (joint: Joint): boolean =>
  isTyped(joint) && joint.tau === 0 && joint.tightening !== 'hydraulic'

/** The torsion of a nut that is turned to a force; unknown where no friction is told. */
function twisted(joint: Joint, sections: StressSection[], Fmax: number) {
  const {
    muSmall,
    muLarge = muSmall,
    threadFriction: form = 'exact',
    torsionFactor: k = 1.5,
  } = joint
  if (muSmall === undefined && joint.muThreadSmall === undefined) return {}
  const { large } = knownFrictions({ ...joint, muSmall: muSmall ?? joint.muThreadSmall, muLarge })
  const twisting: Twisting = {
    thread: threadOf(joint.d, joint.P),
    sections,
    // A force that is given twists most where friction is greatest.
    muG: large.muG,
    prevailing: joint.torquePrevailing ?? 0,
    Rp02: materialOf(joint).Rp02,
    k,
    form,
  }
  const stress = assemblyStress(Fmax, twisting)
  const allowed = permissiblePreload({ ...twisting, nu: joint.utilisation ?? 0.9 })
  return {
    tau: elasticTorsion(stress),
    utilisation: stress.utilisation,
    ...(allowed !== undefined && { allowed }),
  }
}

import { torsionModulus, type StressSection, type TorsionFactor } from './stress-section'
import { threadLever, type ThreadFriction } from './torque'
import type { Thread } from '../standards/threads'

/**
 * Stresses in MPa while tightening, where they are greatest; `utilisation` is the reduced stress over the yield point,
 * `section` the cross section it happens in and `Wp` its polar modulus in mm³.
 */
export interface AssemblyStress {
  force: number
  sigma: number
  tau: number
  sigmaRed: number
  utilisation: number
  Wp: number
  section: StressSection
}

/** Tightening of a bolt: its sections, thread friction, prevailing torque in N·m, Rp02 in MPa. */
export interface Twisting {
  thread: Thread
  /** At least the thread; each is judged, because tension and torsion need not be greatest in the same one. */
  sections: StressSection[]
  muG: number
  prevailing: number
  Rp02: number
  k: TorsionFactor
  form: ThreadFriction
}

/**
 * Stress of the bolt at a preload in N, in the section where the reduced stress is greatest. The torsion is the torque
 * of the thread and the prevailing torque (N·m), which twists the shank too; the torque under the head does not.
 * VDI 2230-1 section 5.5.1, ECSS-E-HB-32-23A. σ = F/A0, τ = (MG + TP)/Wp. Valid for 60° threads; Rp02 in MPa.
 */
export function assemblyStress(force: number, twisting: Twisting): AssemblyStress {
  return twisting.sections
    .map((section) => stressIn(section, force, twisting))
    .reduce((worst, stress) => (stress.sigmaRed > worst.sigmaRed ? stress : worst))
}

function stressIn(
  section: StressSection,
  force: number,
  { thread, muG, prevailing, Rp02, k, form }: Twisting,
): AssemblyStress {
  const sigma = force / section.area
  const Wp = torsionModulus(section, k)
  const tau = (force * threadLever(thread, muG, form) + prevailing * 1000) / Wp
  const sigmaRed = Math.hypot(sigma, Math.sqrt(3) * tau)
  return { force, sigma, tau, sigmaRed, utilisation: sigmaRed / Rp02, Wp, section }
}

/**
 * The torsion stress in MPa that service stress counts with: τ = MG/WP with the elastic WP = π·d0³/16, whichever modulus
 * the assembly stress took. VDI 2230-1 step R8.
 */
export const elasticTorsion = ({ tau, Wp, section }: AssemblyStress): number =>
  (tau * Wp) / torsionModulus(section, 2)

/**
 * The preload in N at which the reduced stress reaches the share ν of the yield point in the first section; undefined
 * when the prevailing torque alone exceeds it. Closed form of VDI 2230-1 section 5.5.1 without prevailing torque, else
 * by bisection, since the reduced stress grows with the force. Reproduces the tables A1 and A2 with k = 3/2.
 */
export function permissiblePreload(at: Twisting & { nu: number }): number | undefined {
  const { sections, nu, Rp02, k, thread, muG, prevailing, form } = at
  const limit = nu * Rp02
  if (prevailing === 0)
    return Math.min(
      ...sections.map(({ diameter, bore, area }) => {
        // τ/σ = MG/F·A0/Wp, with the lever of the thread MG/F; of a solid section A0/Wp is 2k/d.
        const hollow = (1 - (bore / diameter) ** 2) / (1 - (bore / diameter) ** (2 * k))
        const ratio = ((2 * k * threadLever(thread, muG, form)) / diameter) * hollow
        return (area * limit) / Math.sqrt(1 + 3 * ratio ** 2)
      }),
    )
  if (assemblyStress(0, at).sigmaRed >= limit) return undefined
  let [low, high] = [0, Math.min(...sections.map(({ area }) => area)) * limit]
  for (let step = 0; step < 100 && high - low > 1e-9 * high; step++) {
    const middle = (low + high) / 2
    if (assemblyStress(middle, at).sigmaRed < limit) low = middle
    else high = middle
  }
  return (low + high) / 2
}

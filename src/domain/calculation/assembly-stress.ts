import { threadLever, type ThreadFriction } from './torque'
import type { Thread } from './threads'

/** 3/2 = the section is plastic all through (VDI 2230-1), 2 = elastic (older tables, ECSS, many calculators). */
export type TorsionFactor = 1.5 | 2

/** The section that carries the stress: the thread, or a waisted shank that is smaller. mm and mm². */
export interface StressSection {
  diameter: number
  area: number
}

/** The smaller of stress area and shank; VDI 2230-1 section 5.5.2. */
export function stressSection({ d0, As }: Thread, shankDiameter?: number): StressSection {
  const shank = shankDiameter === undefined ? Infinity : (Math.PI / 4) * shankDiameter ** 2
  return shank < As ? { diameter: shankDiameter!, area: shank } : { diameter: d0, area: As }
}

/** Stresses in MPa while tightening; `utilisation` is the reduced stress over the yield point. */
export interface AssemblyStress {
  force: number
  sigma: number
  tau: number
  sigmaRed: number
  utilisation: number
}

/**
 * Stress of the bolt at a preload in N. The torsion is the torque of the thread and the prevailing torque (N·m),
 * which twists the shank too; the torque under the head does not. VDI 2230-1 section 5.5.1, ECSS-E-HB-32-23A.
 * Wp = π·d³/16 elastic, π·d³/12 plastic. Valid for 60° threads; Rp02 in MPa.
 */
export function assemblyStress(
  force: number,
  {
    thread,
    section,
    muG,
    prevailing,
    Rp02,
    k,
    form,
  }: {
    thread: Thread
    section: StressSection
    muG: number
    prevailing: number
    Rp02: number
    k: TorsionFactor
    form: ThreadFriction
  },
): AssemblyStress {
  const sigma = force / section.area
  const Wp = (Math.PI * section.diameter ** 3) / (8 * k)
  const tau = (force * threadLever(thread, muG, form) + prevailing * 1000) / Wp
  const sigmaRed = Math.hypot(sigma, Math.sqrt(3) * tau)
  return { force, sigma, tau, sigmaRed, utilisation: sigmaRed / Rp02 }
}

/**
 * The preload in N at which the reduced stress reaches the share ν of the yield point; undefined when the prevailing
 * torque alone exceeds it. Closed form of VDI 2230-1 section 5.5.1 without prevailing torque, else by bisection,
 * since the reduced stress grows with the force. Reproduces the tables A1 and A2 with k = 3/2.
 */
export function permissiblePreload(
  at: Parameters<typeof assemblyStress>[1] & { nu: number },
): number | undefined {
  const { section, nu, Rp02, k, thread, muG, prevailing, form } = at
  const limit = nu * Rp02
  if (prevailing === 0) {
    // τ/σ = k·4/d·(MG/F)/2, with the lever of the thread in place of d2/2·tan(φ+ρ′).
    const ratio = (2 * k * threadLever(thread, muG, form)) / section.diameter
    return (section.area * limit) / Math.sqrt(1 + 3 * ratio ** 2)
  }
  if (assemblyStress(0, at).sigmaRed >= limit) return undefined
  let [low, high] = [0, section.area * limit]
  for (let step = 0; step < 100 && high - low > 1e-9 * high; step++) {
    const middle = (low + high) / 2
    if (assemblyStress(middle, at).sigmaRed < limit) low = middle
    else high = middle
  }
  return (low + high) / 2
}

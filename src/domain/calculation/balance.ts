/** Loads on a joint, in N: assembly preloads, losses, working loads. Compressive loads are negative. */
export interface JointLoads {
  Fmin: number
  Fmax: number
  /** Loss by embedding. */
  FZ: number
  /** Loss and gain by temperature, neither negative. */
  thermalLoss: number
  thermalGain: number
  FAmin: number
  FAmax: number
  Phi: number
}

/** The forces of a joint in N. */
export interface Balance {
  loss: number
  FVmin: number
  FVmax: number
  FSA: number
  FPA: number
  /** Residual clamp force. */
  FKR: number
  FSmax: number
  /** The axial load that leaves just the wanted clamp force: it may be beyond any number when nothing unloads the parts. */
  separatingLoad: number | undefined
}

/**
 * Balance of forces, VDI 2230-1 steps R2 to R9: FVmin = Fmin − FZ − loss, FVmax = Fmax + gain (embedding is left out
 * there, on the safe side), FKR = FVmin − (1−Φ)·FA with the pulling load, FSmax = FVmax + Φ·FA. FKerf is the clamp
 * force that is to be left.
 */
export function balanceOf({ FKerf = 0, ...loads }: JointLoads & { FKerf?: number }): Balance {
  const { Fmin, Fmax, FZ, thermalLoss, thermalGain, FAmin, FAmax, Phi } = loads
  const FVmin = Fmin - FZ - thermalLoss
  const FVmax = Fmax + thermalGain
  return {
    loss: FZ + thermalLoss,
    FVmin,
    FVmax,
    FSA: Phi * FAmax,
    FPA: (1 - Phi) * FAmax,
    FKR: FVmin - unloadingOf(loads),
    FSmax: FVmax + Math.max(0, Phi * FAmin, Phi * FAmax),
    separatingLoad: Phi < 1 ? (FVmin - FKerf) / (1 - Phi) : undefined,
  }
}

/**
 * The load in N that takes most from the clamped parts, of both ends of the working load and of none. An eccentric load
 * can have a factor below 0 or above 1, with which a compressing load unloads too.
 */
const unloadingOf = ({ FAmin, FAmax, Phi }: Pick<JointLoads, 'FAmin' | 'FAmax' | 'Phi'>) =>
  Math.max(0, (1 - Phi) * FAmin, (1 - Phi) * FAmax)

/**
 * The clamp force in N that a joint needs against slipping: FQ/(qF·µT), with the shear force in N, the number of faces
 * that may slip and their friction. VDI 2230-1 step R2.
 */
export function slipClamp(FQ: number, qF: number, muT: number): number {
  return FQ / (qF * muT)
}

/** The least assembly preload in N that a joint needs: FKerf + (1−Φ)·FA + FZ + loss; times αA the greatest. R5, R6. */
export function requiredPreload(
  FKerf: number,
  { FAmax, FAmin, Phi, FZ, thermalLoss }: Omit<JointLoads, 'Fmin' | 'Fmax' | 'thermalGain'>,
): number {
  return FKerf + unloadingOf({ FAmin, FAmax, Phi }) + FZ + thermalLoss
}

/**
 * Stresses in service in MPa: tension of the greatest bolt force over the least section A0 in mm² (the thread's stress
 * area, or that of a thinner or bored shank), with half of the torsion that tightening left; `safety` = Rp02 over the reduced stress. VDI 2230-1 step R8 (kτ = 0.5).
 */
export function serviceStress(FSmax: number, area: number, tau: number, Rp02: number) {
  const sigmaZ = FSmax / area
  const sigmaRedB = Math.hypot(sigmaZ, Math.sqrt(3) * 0.5 * tau)
  return { sigmaZ, sigmaRedB, safety: Rp02 / sigmaRedB }
}

/**
 * Alternating stress in MPa on the stress area of the thread (mm², less its bore) from the two additional bolt forces in
 * N. VDI 2230-1:2015 step R9, whose fatigue limit is that of the stress area. It stays on the thread where a shank is thinner: the notch of the first turn that carries is
 * where bolts break of fatigue, and the fatigue limit is that of this notch; a smooth shank bears several times as much.
 */
export function alternatingStress(FSAmax: number, FSAmin: number, area: number): number {
  return Math.abs(FSAmax - FSAmin) / (2 * area)
}

/**
 * Fatigue limit in MPa of threads rolled before heat treatment, d in mm: 0.85·(150/d + 45). VDI 2230-1 step R9; a
 * guide value for d from 6 to 40 mm and classes 8.8 to 12.9.
 */
export function fatigueLimit(d: number): number {
  return 0.85 * (150 / d + 45)
}

/**
 * Safety numbers of textbooks: against overload nL, against separation n0, against yield np. Areas in mm², strengths
 * in MPa, forces in N. Shigley, Mechanical Engineering Design, section 8-9.
 */
export function textbookSafety({
  Sp,
  As,
  Fi,
  C,
  P,
}: {
  Sp: number
  As: number
  Fi: number
  C: number
  P: number
}) {
  return {
    nL: (Sp * As - Fi) / (C * P),
    n0: Fi / (P * (1 - C)),
    np: (Sp * As) / (C * P + Fi),
  }
}

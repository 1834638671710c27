import type { Thread } from '../standards/threads'

/** exact = with the sum of the two angles; linear = as VDI 2230-1 R13 prints it, at most 1.5 % apart. */
export type ThreadFriction = 'exact' | 'linear'

/** Half of the flank angle of a metric thread. */
const cosFlank = Math.cos(Math.PI / 6)

/**
 * Torque of the thread over the preload, in mm: MG/F = d2/2 · tan(φ + ρ′) with tan ρ′ = µG/cos 30°, or its linear
 * form P/2π + µG·d2/(2 cos 30°). VDI 2230-1 equation R13; ECSS-E-HB-32-23A section 6.3. 0 ≤ µG ≤ 1.
 */
export function threadLever(
  { d2, P, tanPhi }: Thread,
  muG: number,
  form: ThreadFriction = 'exact',
): number {
  const tanRho = muG / cosFlank
  if (form === 'linear') return P / (2 * Math.PI) + (tanRho * d2) / 2
  return (d2 / 2) * ((tanPhi + tanRho) / (1 - tanPhi * tanRho))
}

/** Torque under the turned head or nut over the preload, in mm: µK·DKm/2. VDI 2230-1 equation R13. */
export function faceLever(DKm: number, muK: number): number {
  return (muK * DKm) / 2
}

/**
 * The friction diameter of the turned face in mm: the mean of its bearing diameter and its hole.
 * VDI 2230-1. Estimate 1.3·d where neither is known.
 */
export function frictionDiameter(dW: number, dh: number): number {
  return (dW + dh) / 2
}

/** Coefficients of friction in thread and bearing face. */
export interface Friction {
  muG: number
  muK: number
}

/** The whole lever K in mm: K·F is the tightening torque in N·mm without the prevailing torque. */
export function lever(thread: Thread, DKm: number, { muG, muK }: Friction, form?: ThreadFriction) {
  return threadLever(thread, muG, form) + faceLever(DKm, muK)
}

/** Preload in N of a torque and a prevailing torque, both in N·m, with a lever in mm. */
export function preloadOf(torque: number, prevailing: number, K: number): number {
  return ((torque - prevailing) * 1000) / K
}

/** Torque in N·m for a preload in N: F·K/1000 + TP. */
export function torqueOf(force: number, prevailing: number, K: number): number {
  return (force * K) / 1000 + prevailing
}

/** A torque tightening with its scatter. Torques in N·m, `toolScatter` as a share (0.05 = ±5 %). */
export interface Tightening {
  thread: Thread
  DKm: number
  small: Friction
  large: Friction
  torque: number
  prevailingMin: number
  prevailingMax: number
  toolScatter: number
  form: ThreadFriction
}

/** Preloads in N: least, nominal and greatest; `alphaA` tightening factor, `scatter` half the range over the middle. */
export interface PreloadWindow {
  Fmin: number
  Fnom: number
  Fmax: number
  alphaA: number
  scatter: number
  Ksmall: number
  Klarge: number
  Kmean: number
}

/**
 * The window of preloads that a torque gives: the greatest with small friction, least prevailing torque and the tool
 * at its upper end; the least with the opposite. ECSS-E-HB-32-23A section 6.3; VDI 2230-1 section 5.4.3 (αA).
 * Valid for torque tightening in the elastic range, T(1−s) above the prevailing torque; not for lockbolts.
 */
export function preloadWindow(tightening: Tightening): PreloadWindow {
  const { thread, DKm, small, large, torque, toolScatter, form } = tightening
  const { prevailingMin, prevailingMax } = tightening
  const mean = { muG: (small.muG + large.muG) / 2, muK: (small.muK + large.muK) / 2 }
  const Ksmall = lever(thread, DKm, small, form)
  const Klarge = lever(thread, DKm, large, form)
  const Kmean = lever(thread, DKm, mean, form)
  const Fmax = preloadOf(torque * (1 + toolScatter), prevailingMin, Ksmall)
  const Fmin = preloadOf(torque * (1 - toolScatter), prevailingMax, Klarge)
  return {
    Fmin,
    Fnom: preloadOf(torque, (prevailingMin + prevailingMax) / 2, Kmean),
    Fmax,
    alphaA: Fmax / Fmin,
    scatter: (Fmax - Fmin) / (Fmax + Fmin),
    Ksmall,
    Klarge,
    Kmean,
  }
}

/** Shares of a torque: lift by the pitch, friction in the thread, friction under the head, prevailing torque. */
export interface TorqueShares {
  pitch: number
  threadFriction: number
  head: number
  prevailing: number
}

/** The shares of a torque in N·m at a preload in N; they add up to 1. The pitch share is P/2π·F over the torque. */
export function torqueShares(
  { thread, DKm, form }: Pick<Tightening, 'thread' | 'DKm' | 'form'>,
  { muG, muK }: Friction,
  { force, torque, prevailing }: { force: number; torque: number; prevailing: number },
): TorqueShares {
  const whole = torque * 1000
  const pitch = (force * thread.P) / (2 * Math.PI) / whole
  return {
    pitch,
    threadFriction: (force * threadLever(thread, muG, form)) / whole - pitch,
    head: (force * faceLever(DKm, muK)) / whole,
    prevailing: (prevailing * 1000) / whole,
  }
}

/** The nut factor T = K·d·F, for comparison alone: torques in N·m, force in N, diameter in mm. */
export function nutFactor(torque: number, prevailing: number, force: number, d: number): number {
  return ((torque - prevailing) * 1000) / (force * d)
}

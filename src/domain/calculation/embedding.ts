import type { Joint } from './resilience'

export const roughnessBands = ['lt10', '10to40', '40to160'] as const

/** Average roughness depth Rz in µm: below 10, 10 to below 40, 40 to below 160. */
export type RoughnessBand = (typeof roughnessBands)[number]

export type LoadDirection = 'axial' | 'shear'

/** Amounts of embedding in µm: of the thread, of each bearing face, of each inner interface. */
export interface EmbeddingAmounts {
  thread: number
  face: number
  interface: number
}

/** Guide values for steel, VDI 2230-1 (2003) table 5.4/1. Mixed loading takes the column of shear. */
export const embeddingTable: Record<RoughnessBand, Record<LoadDirection, EmbeddingAmounts>> = {
  lt10: {
    axial: { thread: 3, face: 2.5, interface: 1.5 },
    shear: { thread: 3, face: 3, interface: 2 },
  },
  '10to40': {
    axial: { thread: 3, face: 3, interface: 2 },
    shear: { thread: 3, face: 4.5, interface: 2.5 },
  },
  '40to160': {
    axial: { thread: 3, face: 4, interface: 3 },
    shear: { thread: 3, face: 6.5, interface: 3.5 },
  },
}

/**
 * Amount of embedding in µm: the thread, the bearing faces (two of a through bolted joint, one of a tapped one) and
 * the inner interfaces. VDI 2230-1 section 5.4.2.1.
 */
export function embeddingAmount(
  band: RoughnessBand,
  direction: LoadDirection,
  { joint, interfaces }: { joint: Joint; interfaces: number },
): number {
  const amounts = embeddingTable[band][direction]
  const faces = joint === 'DSV' ? 2 : 1
  return amounts.thread + faces * amounts.face + interfaces * amounts.interface
}

/** The least amount in µm of all columns: below it no guide value goes. */
export const leastEmbedding = (parts: { joint: Joint; interfaces: number }): number =>
  Math.min(
    ...roughnessBands.flatMap((band) => [
      embeddingAmount(band, 'axial', parts),
      embeddingAmount(band, 'shear', parts),
    ]),
  )

/** Loss of preload in N by an amount of embedding in µm: FZ = fZ/(δS+δP), resiliences in mm/N. */
export function embeddingLoss(fZ: number, deltaS: number, deltaP: number): number {
  return (fZ * 1e-3) / (deltaS + deltaP)
}

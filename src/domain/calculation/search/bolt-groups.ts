import type { Misfit } from './bolt-model'

/** Models of the catalogue that differ in nothing that a calculation or a customer asks for. */
export interface BoltGroup {
  /** Values by the code of their characteristic, as stored. */
  values: Record<string, string>
  ids: number[]
  /** Pieces in stock by id; null where none are shown. */
  stock: (number | null)[]
}

/** The models that are left of the catalogue for a joint, and how many fell out for which reason. */
export interface Narrowed {
  looked: number
  fellOut: Map<Misfit, number>
  groups: BoltGroup[]
}

/** Wishes of a customer about a bolt beside its figures. */
export interface BoltWish {
  classId?: number | undefined
  finish?: string | undefined
}

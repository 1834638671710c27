/** One figure that somebody published, and what the engine computes for it. */
export interface VerificationRow {
  /** Describes the case, a thread and its conditions, in symbols that need no translation. */
  label: string
  symbol: string
  unit: string
  /** As printed, with all its digits. */
  expected: string
  computed: number
  /** The print is wrong: it stands against its neighbours in the table. */
  misprint?: boolean
}

export interface VerificationGroup {
  key:
    | 'exampleClamp'
    | 'exampleFlexibility'
    | 'exampleStretching'
    | 'exampleShanks'
    | 'fineThreads'
    | 'stainless'
    | 'coarseTorque'
    | 'loads'
    | 'inchThreads'
    | 'pressureVessel'
    | 'boltAndTube'
    | 'tableA1'
    | 'threadSizes'
    | 'ecss'
    | 'slip'
    | 'resistance'
    | 'structuralPreload'
    | 'torqueCoefficient'
    | 'boltGroup'
    | 'proposedSize'
    | 'hydraulicCylinder'
    | 'threadStripping'
  /** Figures that others published, or the maker's own hand calculations. */
  kind: 'published' | 'own'
  /** How far apart the two may be beside the rounding of the print, as a share. */
  tolerance: number
  /** Units of the last printed digit that the two may be apart: half of one where the print is rounded with care. */
  lastDigit?: number
  rows: VerificationRow[]
}

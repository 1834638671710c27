/** One figure that somebody published, and what the engine computes for it. */
export interface VerificationRow {
  /** Describes the case, a thread and its conditions, in symbols that need no translation. */
  label: string
  symbol: string
  unit: string
  /** As printed, with all its digits. */
  expected: string
  computed: number
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
  /** How far apart the two may be beside the rounding of the print, as a share. */
  tolerance: number
  /** Units of the last printed digit that the two may be apart: half of one where the print is rounded with care. */
  lastDigit?: number
  rows: VerificationRow[]
}

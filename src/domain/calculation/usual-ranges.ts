import type { Schemas } from '../schemas'

type Warning = Schemas['CalculationWarning']

/** Figures outside are questioned: each range is narrower than a factor of 1000, so that a slip of a thousand stands out. */
const ranges = {
  friction: { least: 0.02, most: 0.9, code: 'MU_UNUSUAL', value: 'mu' },
  torqueCoefficient: { least: 0.05, most: 0.5, code: 'MU_UNUSUAL', value: 'mu' },
  modulus: { least: 1, most: 500, code: 'E_UNUSUAL', value: 'E' },
  expansion: { least: 0.5, most: 100, code: 'ALPHA_UNUSUAL', value: 'alpha' },
  strength: { least: 20, most: 4000, code: 'STRENGTH_UNUSUAL', value: 'strength' },
  share: { least: 0.005, most: 1, code: 'SHARE_UNUSUAL', value: 'share' },
} as const satisfies Record<
  string,
  { least: number; most: number; code: Warning['code']; value: string }
>

type Kind = keyof typeof ranges

/** The kind of each coefficient by the name of its field, which means the same in every input. */
const kinds: Readonly<Record<string, Kind>> = {
  muLarge: 'friction',
  muSmall: 'friction',
  muThreadLarge: 'friction',
  muThreadSmall: 'friction',
  muHeadLarge: 'friction',
  muHeadSmall: 'friction',
  muT: 'friction',
  mu: 'friction',
  muG: 'friction',
  muK: 'friction',
  K: 'torqueCoefficient',
  boltModulus: 'modulus',
  boltModulusHot: 'modulus',
  E: 'modulus',
  EHot: 'modulus',
  boltAlpha: 'expansion',
  alpha: 'expansion',
  Rp02: 'strength',
  Rm: 'strength',
  Rp02Hot: 'strength',
  pG: 'strength',
  pGHot: 'strength',
  tappedPG: 'strength',
  tappedPGHot: 'strength',
  fu: 'strength',
  tauB: 'strength',
  boltTauB: 'strength',
  boltTauBHot: 'strength',
  tappedTauB: 'strength',
  tappedTauBHot: 'strength',
  utilisation: 'share',
  toolScatter: 'share',
  preloadScatter: 'share',
  n: 'share',
  Phi: 'share',
  share: 'share',
  Vk: 'share',
  embedding: 'share',
  relaxation: 'share',
}

/** The usual range of a field, where it has one. */
export function usualRangeOf(name: string): { least: number; most: number } | undefined {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind && ranges[kind]
}

export interface Question {
  least: number
  most: number
  /** A thousand times more or less, where that is usual. */
  suggested: number | undefined
}

/** The question about a figure that is unusual for its field. Nothing is no coefficient, so 0 is not questioned. */
export function questionOf(name: string, value: unknown): Question | undefined {
  const range = usualRangeOf(name)
  if (!range || typeof value !== 'number' || value === 0) return undefined
  const { least, most } = range
  const isUsual = (figure: number) => figure >= least && figure <= most
  if (isUsual(value)) return undefined
  // Removes the rounding error of the division.
  const suggested = [value * 1000, value / 1000]
    .map((figure) => Number(figure.toPrecision(12)))
    .find(isUsual)
  return { least, most, suggested }
}

/** A warning for each kind of unusual figures in an input, with the first of them. */
export function unusualFigures(input: object): Warning[] {
  const warnings = new Map<string, Warning>()
  const visit = (value: object) => {
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && inner !== null) visit(inner)
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
      if (!kind || typeof inner !== 'number' || !questionOf(name, inner)) continue
      const { code, value: figure } = ranges[kind]
      if (!warnings.has(code))
        warnings.set(code, { code, level: 'warning', values: { [figure]: inner } })
    }
  }
  visit(input)
  return [...warnings.values()]
}

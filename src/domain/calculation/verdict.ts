import type { CalculationPage, Inputs, Results } from './calculate'
import type { Schemas } from '../schemas'
import { checksNotMade, type CheckNotMade } from './checks-not-made'
import { hardestEnd } from './stretching'
import { shown } from '../units/units'

/** A check of a result: what is asked of the joint over what it bears. Its text key ends in its name. */
export interface Check {
  name:
    | 'yield'
    | 'opening'
    | 'clamp'
    | 'pressure'
    | 'pressureWasher'
    | 'fatigue'
    | 'tensile'
    | 'applied'
    | 'grip'
  /** In signs that every reader of either language knows. */
  sign: string
  /** Above 1 it is not met; infinite where nothing is left that it could be a share of. */
  ratio: number
  /** From here on it is met, but beyond what is aimed at. */
  aimed: number
  /** A usual estimate: beyond it something has to be verified, but nothing is refuted. */
  guide?: boolean
}

export interface Verdict extends Check {
  /** `incomplete`: what was checked is met, but a check that applies was not made. */
  tone: 'good' | 'incomplete' | 'warn' | 'guide' | 'bad'
  notMade: CheckNotMade[]
}

const toneOf = ({ ratio, aimed, guide }: Check) =>
  ratio > 1 ? (guide ? 'guide' : 'bad') : ratio > aimed * (1 + 1e-9) ? 'warn' : 'good'

const ranks = ['good', 'warn', 'guide', 'bad']

const checks: {
  [Page in CalculationPage]: (result: Results[Page], input: Inputs[Page]) => (Check | undefined)[]
} = {
  clamp: ({ atFmax, atFmin }, { utilisation = 0.9 }) => [
    yieldCheck(Math.max(atFmax.utilisation, atFmin.utilisation), utilisation),
  ],

  flexibility: (result, { pG, FAmax = 0, fastener, minimumTensionLoad }) => {
    const { FVmin, FKR, FKerf, Phi, FSmax, safety, sigmaA, sigmaALimit } = result
    const open = FVmin <= 0 || FKR <= 0
    const unloading = (1 - Phi) * Math.max(FAmax, 0)
    // Reports of earlier engines tell nothing of what is under the washers.
    const rings = result.bearings ?? [
      { place: 'head', pressure: Math.max(result.pressureHead, result.pressureNut ?? 0) },
    ]
    const pressed = (washer: boolean) =>
      rings
        .filter(({ place }) => place.endsWith('Washer') === washer)
        .map((ring) => ring.pressure / (('pG' in ring ? ring.pG : undefined) ?? pG ?? Infinity))
    const underWashers = pressed(true)
    return [
      open
        ? { name: 'opening', sign: 'FKR ≤ 0', ratio: Infinity, aimed: 1 }
        : { name: 'opening', sign: 'FPA/FV', ratio: unloading / FVmin, aimed: 1 },
      // An open joint clamps with nothing, whatever is required of it.
      FKerf > 0 && !open
        ? { name: 'clamp', sign: 'FKerf/FKR', ratio: FKerf / FKR, aimed: 1 }
        : undefined,
      { name: 'pressure', sign: 'p/pG', ratio: Math.max(...pressed(false)), aimed: 1 },
      underWashers.length > 0
        ? {
            name: 'pressureWasher' as const,
            sign: 'p/pG',
            aimed: 1,
            ratio: Math.max(...underWashers),
          }
        : undefined,
      ...(fastener === 'lockbolt' && minimumTensionLoad
        ? [tensileCheck(FSmax / minimumTensionLoad)]
        : [yieldCheck(1 / safety, 1), fatigueCheck(sigmaA / sigmaALimit)]),
    ]
  },

  stretching: (result, input) => {
    const { mode, appliedForce, F02 } = result
    const { utilisation = 0.9, stack, gripMin = 0, gripMax = Infinity } = input
    const worst = hardestEnd(result).utilisation
    if (mode === 'lockbolt') {
      const fits = stack === undefined || (stack >= gripMin && stack <= gripMax)
      const over =
        stack && Number.isFinite(gripMax) ? Math.max(stack / gripMax, gripMin / stack) : 2
      return [
        tensileCheck(worst, utilisation),
        fits ? undefined : { name: 'grip', sign: 'l', ratio: over, aimed: 1 },
      ]
    }
    return [
      yieldCheck(worst, utilisation),
      appliedForce
        ? { name: 'applied', sign: 'Fapplied/F0.2', ratio: appliedForce / F02, aimed: 0.95 }
        : undefined,
    ]
  },
}

const yieldCheck = (ratio: number, aimed: number): Check => ({
  name: 'yield',
  sign: 'σred/Rp0.2',
  ratio,
  aimed,
})

const fatigueCheck = (ratio: number): Check => ({
  name: 'fatigue',
  sign: 'σa/σA',
  ratio,
  aimed: 1,
  guide: true,
})

const tensileCheck = (ratio: number, aimed = 1): Check => ({
  name: 'tensile',
  sign: 'F/Ftmin',
  ratio,
  aimed,
})

/** The check that is met least, and the checks that were not made: together they judge the whole result. */
export function verdictOf<Page extends CalculationPage>(
  page: Page,
  input: Inputs[Page],
  result: Results[Page],
): Verdict {
  const notMade = checksNotMade(page, input, result)
  const judged = checks[page](result, input)
    .filter((check) => check !== undefined)
    .filter(({ name }) => !notMade.some((missing) => missing === name))
  const rank = (check: Check) => ranks.indexOf(toneOf(check))
  const worst = judged.reduce((least, check) =>
    (rank(check) - rank(least) || check.ratio - least.ratio) > 0 ? check : least,
  )
  const tone = toneOf(worst)
  return { ...worst, tone: tone === 'good' && notMade.length > 0 ? 'incomplete' : tone, notMade }
}

/** True if all checks are met but a warning questions their basis. */
export const isDoubtful = (
  { tone }: Verdict,
  { warnings }: Pick<Schemas['TorqueResult'], 'warnings'>,
): boolean => tone === 'good' && warnings.some(({ level }) => level === 'warning')

/** A share in percent for a verdict; above 1000 % the figure itself tells nothing. */
export const shareOf = (ratio: number) => (ratio > 10 ? '> 1000' : shown(ratio, 'share', 'metric'))

import type { CalculationPage, Inputs, Results } from './calculate'
import { keysIn } from '../lists/objects'

/** A check that applies to a joint and that the page cannot make. Its text keys end in its name. */
export type CheckNotMade = 'pressure' | 'heat' | 'engagement' | 'shear' | 'fatigue' | 'torsion'

/** °C; above it the yield point of property class bolts is below the one at 20 °C. VDI 2230-1 section 5.1.1.1. */
const warmest = 120

/** The fatigue limit of VDI 2230-1 step R9 is given for these alone: diameters in mm. */
const fatigueKnown = { from: 6, to: 40, classes: ['8.8', '9.8', '10.9', '12.9'] }

const conditions: {
  [Page in CalculationPage]: (
    input: Inputs[Page],
    result: Results[Page],
  ) => Partial<Record<CheckNotMade, boolean>>
} = {
  // These two pages judge the bolt while it is tightened, and their verdict says so.
  clamp: () => ({}),
  stretching: ({ mode, torsion }, { max }) => ({
    torsion: ['force', 'elongation', 'angle'].includes(mode) && !torsion && max.tau === undefined,
  }),

  flexibility: (input, { sigmaA, bearings }) => {
    const { fastener, joint, pG, serviceMax, partsServiceMax, FQ = 0, tau = 0, d } = input
    const { from, to, classes } = fatigueKnown
    const lockbolt = fastener === 'lockbolt'
    const known =
      !lockbolt && d >= from && d <= to && classes.includes(input.propertyClass ?? '8.8')
    return {
      // A ring without a limit of its own part, and none for all parts.
      pressure: pG === undefined && (bearings ?? [{}]).some((ring) => !('pG' in ring)),
      heat: Math.max(serviceMax ?? -Infinity, partsServiceMax ?? -Infinity) > warmest,
      engagement: joint === 'ESV',
      shear: FQ > 0,
      fatigue: sigmaA > 0 && !known,
      torsion: !lockbolt && tau === 0,
    }
  },
}

/** The checks that apply to the joint of an input and were not made: while there are any, nothing is "met" as a whole. */
export function checksNotMade<Page extends CalculationPage>(
  page: Page,
  input: Inputs[Page],
  result: Results[Page],
): CheckNotMade[] {
  const applies = conditions[page](input, result)
  // The conditions are written with the names of checks alone.
  return keysIn(applies).filter((name) => applies[name])
}

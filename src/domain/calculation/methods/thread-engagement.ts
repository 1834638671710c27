import { pairOf, threadOf } from '../../standards/threads'
import type { Schemas } from '../../schemas'
import { boltFaults } from '../bolt'
import { facesOf } from '../faces'
import { strengthOf } from '../strength'
import table from '../tables/thread-engagement.json'
import { fieldIn, present } from '../../lists/items'
import type { Fault } from '../faults'
import { step, verdictOf, type Method, type MethodFigure, type MethodNote } from './method'

type Input = Schemas['ThreadEngagementInput']

/** mm; the table is of tests with these diameters. */
const tested = { least: 6, most: 16 }

/** The recommended length over the diameter, where the table has the diameter, the material, the class and the pitch. */
export function recommendedRatio({ d, P, propertyClass, material }: Input): number | undefined {
  if (d < tested.least || d > tested.most) return undefined
  const kind = pairOf(d, P)?.kind ?? 'fine'
  const column = table.columns.indexOf(`${propertyClass} ${kind}`)
  const row = table.rows.find(([name]) => name === material)
  const ratio = column < 0 ? undefined : row?.[column]
  return typeof ratio === 'number' ? ratio : undefined
}

/** The length in which the internal thread holds what breaks the bolt: a cylinder of shear at the nominal diameter. */
export function strippingLength({ d, P, propertyClass, tauB = 0, safety = 1.25 }: Input) {
  const Rm = fieldIn(present(strengthOf(propertyClass, d), propertyClass), 'Rm')
  const { As } = threadOf(d, P)
  return step(
    'stripping',
    'length',
    (safety * Rm * As) / (tauB * 0.875 * Math.PI * d),
    '\\frac{<safety> \\cdot <Rm> \\cdot <As>}{<tauB> \\cdot 0.875 \\cdot \\pi \\cdot <d>}',
    { safety, Rm, As, tauB, d },
  )
}

/** The length of thread that a bolt needs in a tapped part or a nut. */
export const threadEngagement: Method<Input> = {
  schema: 'ThreadEngagementInput',
  source: 'Bossard, T.036 (M6 to M16); ISO 898-2, ISO 4032; FED-STD-H28/2B (shear area)',
  example: { d: 12, P: 1.75, propertyClass: '8.8', material: 'S355', length: 12 },
  without: ({ material }) => [
    ...(material === 'other' ? [] : ['tauB', 'safety']),
    ...(material === 'nut' ? [] : ['nutClass']),
  ],
  faults: (input): Fault[] => [
    ...boltFaults(input),
    ...(input.material === 'other' && input.tauB === undefined
      ? [{ path: 'tauB', code: 'PARAMETERS_INCOMPLETE' } as const]
      : []),
  ],
  compute(input) {
    const { d, material, length } = input
    const needed: Needed = material === 'nut' ? nutHeight(input) : neededIn(input)
    const { figure, notes, nut = 'bears' } = needed
    const required = figure?.value
    return {
      figures: [
        ...(figure ? [figure] : []),
        ...(required === undefined
          ? []
          : [
              step('engagementRatio', 'number', required / d, '\\frac{<engagement>}{<d>}', {
                engagement: required,
                d,
              }),
            ]),
      ],
      ...(length === undefined || required === undefined
        ? {}
        : nut === 'unknown'
          ? {}
          : { verdict: nut === 'low' ? 'notMet' : verdictOf(required / length) }),
      notes,
    }
  },
}

interface Needed {
  figure: MethodFigure | undefined
  notes: MethodNote[]
  /** A nut of a lower class than its bolt is stripped, whatever its height. */
  nut?: 'bears' | 'low' | 'unknown'
}

function neededIn(input: Input): Needed {
  if (input.material === 'other') return { figure: strippingLength(input), notes: ['runOut'] }
  const { d } = input
  const factor = recommendedRatio(input)
  if (factor === undefined)
    return {
      figure: undefined,
      notes: [d < tested.least || d > tested.most ? 'sizeNoTable' : 'materialNoTable'],
    }
  const figure = step('engagement', 'length', factor * d, '<factor> \\cdot <d>', { factor, d })
  return { figure, notes: ['runOut'] }
}

/** A nut of 0.8 d and more holds a bolt of its own class and below. ISO 898-2. */
function nutHeight({ d, propertyClass, nutClass }: Input): Needed {
  const height = facesOf(d, 'hexagon').nutHeight
  if (height === undefined) return { figure: undefined, notes: ['materialNoTable'] }
  const figure = step('engagement', 'length', 0.8 * d, '0.8 \\cdot <d>', { d })
  const nut =
    nutClass === undefined
      ? 'unknown'
      : Number(nutClass) >= Math.floor(Number(propertyClass))
        ? 'bears'
        : 'low'
  const notes = {
    unknown: 'nutClassMissing',
    low: 'nutClassLow',
    bears: height >= 0.8 * d - 1e-9 ? 'nutFull' : 'nutShort',
  } as const
  return { figure, notes: [notes[nut]], nut }
}

import { titleOf, type FieldSchema } from '../forms/field-schema'
import type { Language } from '../language/language'
import type { Schemas } from '../schemas'
import { editable, unitOf, type Quantity, type UnitSystem } from '../units/units'
import { fieldAt } from './faults'
import { commonFields } from './joint/views'
import type { ReportKind } from './report-data'

/** The figures of a model that a calculation must not contradict. */
type ModelFigures = Pick<
  Schemas['CalculationProduct'],
  'kind' | 'd' | 'P' | 'propertyClass' | 'length' | 'clampingForce' | 'minimumTensionLoad'
>

/** A field of a calculation that has another value than the model; both in inner units. */
interface ModelDifference {
  field: string
  model: string | number
  entered: string | number | undefined
}

/** The fields in which a calculation differs from a model. A field that a page does not have cannot differ. */
export function modelDifferences(
  page: ReportKind,
  input: object,
  { kind, d, P, propertyClass, length, clampingForce, minimumTensionLoad }: ModelFigures,
): ModelDifference[] {
  const ofModel =
    kind === 'lockbolt'
      ? { d, P, clampingForce, minimumTensionLoad }
      : { d, P, propertyClass, boltLength: length }
  const entered = new Map(Object.entries<unknown>({ ...input }))
  return Object.entries(ofModel).flatMap(([field, model]) => {
    if (model === undefined) return []
    if (page !== 'joint' && !commonFields[page].some((name) => name === field)) return []
    const value = entered.get(field)
    const known = typeof value === 'number' || typeof value === 'string' ? value : undefined
    // The loads of a lockbolt are asked for by some methods alone.
    if (known === undefined && kind === 'lockbolt') return []
    return isSame(model, known) ? [] : [{ field, model, entered: known }]
  })
}

function isSame(model: string | number, entered: string | number | undefined): boolean {
  if (typeof model !== 'number' || typeof entered !== 'number') return model === entered
  return Math.abs(model - entered) <= 1e-6 * Math.abs(model)
}

const quantities: Record<string, Quantity> = {
  d: 'length',
  P: 'length',
  boltLength: 'length',
  clampingForce: 'force',
  minimumTensionLoad: 'force',
}

/** A dimension as it was entered, without the figures of a measured result. */
const plain = (value: string) => Number(Number(value).toPrecision(7))

/** Says a text with its values, in the language of whoever reads it. */
type Say = (key: 'calculation.model.differs', values: Record<string, string>) => string

/** A difference as a sentence, its figures in the units of whoever reads it. */
export function differenceSentence(
  { field, model, entered }: ModelDifference,
  schema: FieldSchema,
  {
    say,
    language,
    system,
    all = {},
  }: {
    say: Say
    language: Language
    system: UnitSystem
    /** Schemas that references may point to. */
    all?: Record<string, FieldSchema>
  },
): string {
  const described = fieldAt(schema, field, all)
  const quantity = quantities[field] ?? 'number'
  const written = (value: string | number | undefined) =>
    typeof value === 'number'
      ? `${plain(editable(value, quantity, system))} ${unitOf(quantity, system)}`.trim()
      : (value ?? '–')
  return say('calculation.model.differs', {
    field: titleOf(described, field, language),
    model: written(model),
    entered: written(entered),
  })
}

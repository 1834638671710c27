import type { FieldSchema } from '../forms/field-schema'
import type { Language } from '../language/language'
import type { Schemas } from '../schemas'
import type { CalculationPage } from './calculate'
import type { CheckNotMade } from './checks-not-made'
import { fieldAt, faultValues, type Fault, type FaultCode } from './faults'
import { shareOf, type Verdict } from './verdict'
import { editable, shown, unitOf, type Quantity, type UnitSystem } from '../units/units'

type Warning = Schemas['CalculationWarning']

/** Says a text with its values, in the language of whoever reads it. */
export type Say = (
  key:
    | `calculation.fault.${FaultCode}`
    | 'calculation.fault.OUT_OF_RANGE.above'
    | `calculation.warning.${Warning['code']}`,
  values: Record<string, string>,
) => string

/** A fault as a sentence, its limits in the units of whoever typed. */
export function faultSentence(
  fault: Fault,
  schema: FieldSchema,
  {
    say,
    language,
    system,
    all,
  }: {
    say: Say
    language: Language
    system: UnitSystem
    /** Schemas that references may point to. */
    all?: Record<string, FieldSchema>
  },
): string {
  const field = fieldAt(schema, fault.path, all)
  // A bound says whether it belongs to the range.
  const above = field.minimum === undefined && field.exclusiveMinimum !== undefined
  const key =
    fault.code === 'OUT_OF_RANGE' && above
      ? 'calculation.fault.OUT_OF_RANGE.above'
      : (`calculation.fault.${fault.code}` as const)
  return say(key, faultValues(fault, field, language, system))
}

/** The quantity of each value in warnings, by name. */
const measures: Record<string, Quantity> = {
  utilisation: 'share',
  nu: 'share',
  share: 'share',
  FKR: 'force',
  FKerf: 'force',
  FZ: 'force',
  FSmax: 'force',
  load: 'force',
  difference: 'length',
  clampLength: 'length',
  stack: 'length',
  min: 'length',
  max: 'length',
  dKm: 'length',
  boltLength: 'length',
  needed: 'length',
  hole: 'length',
  DA: 'length',
  width: 'length',
  G: 'length',
  dW: 'length',
  area: 'area',
  As: 'area',
  pressure: 'stress',
  sigmaA: 'stress',
  limit: 'stress',
  pG: 'stress',
  E: 'modulus',
  alpha: 'expansion',
  strength: 'stress',
  from: 'temperature',
  to: 'temperature',
  coldest: 'temperature',
  hottest: 'temperature',
}

/** A warning as a sentence, its values in the units of whoever reads it. */
export function warningSentence({ code, values = {} }: Warning, say: Say, system: UnitSystem) {
  const written = Object.entries(values).map(([name, value]) => {
    const quantity = measures[name]
    // A temperature is no measured result: it is written as it was typed.
    const write = quantity === 'temperature' ? editable : shown
    const text = quantity
      ? `${write(value, quantity, system)} ${unitOf(quantity, system)}`
      : String(Number(value.toPrecision(4)))
    return [name, text] as const
  })
  return say(`calculation.warning.${code}`, Object.fromEntries(written))
}

type SayVerdict = (
  key:
    | `calculation.check.${Verdict['name']}`
    | `calculation.verdict.${Exclude<Verdict['tone'], 'good'>}`
    | `calculation.verdict.good.${CalculationPage}`
    | `calculation.notMade.${CheckNotMade}`
    | 'calculation.verdict.open'
    | 'calculation.verdict.doubtful',
  values?: Record<string, string>,
) => string

/** The worst check of a result as a sentence that names it; `good` says only what the page has checked. */
export function verdictSentence(
  page: CalculationPage,
  { name, ratio, tone }: Verdict,
  doubtful: boolean,
  say: SayVerdict,
): string {
  if (name === 'opening' && !Number.isFinite(ratio)) return say('calculation.verdict.open')
  const check = say(`calculation.check.${name}`)
  const values = { check, share: shareOf(ratio) }
  if (doubtful) return say('calculation.verdict.doubtful', values)
  if (tone === 'good') return say(`calculation.verdict.good.${page}`, values)
  return say(`calculation.verdict.${tone}`, values)
}

/** Each check that applies and was not made, with the reason, as a sentence. */
export const notMadeSentences = ({ notMade }: Verdict, say: SayVerdict): string[] =>
  notMade.map((name) => say(`calculation.notMade.${name}`))

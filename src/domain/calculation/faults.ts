import { choicesOf, titleOf, type FieldSchema } from '../forms/field-schema'
import { listMarkOf, type Language } from '../language/language'
import { boundIn, unitOf, type Quantity, type UnitSystem } from '../units/units'

/** Fault codes of an input; they are stable, because the calls return them. */
export type FaultCode =
  | 'PARAMETERS_INCOMPLETE'
  | 'NOT_A_NUMBER'
  | 'AMBIGUOUS_NUMBER'
  | 'NOT_A_CHOICE'
  | 'UNKNOWN_PARAMETER'
  | 'TOO_SMALL'
  | 'OUT_OF_RANGE'
  | 'FRICTION_ORDER'
  | 'TORQUE_NOT_ABOVE_PREVAILING'
  | 'PITCH_NOT_FOR_DIAMETER'
  | 'DIAMETER_NOT_STANDARD'
  | 'CLASS_NOT_FOR_DIAMETER'
  | 'HOLE_NOT_BELOW_BEARING'
  | 'HOLE_NOT_BELOW_OUTER'
  | 'PREVAILING_TOO_HIGH'
  | 'POSITION_TAKEN'

/** One fault: where (`layers.0.dh`), which, the range it had to be in, and what its sentence names. */
export interface Fault {
  path: string
  code: FaultCode
  limit?: [number, number]
  values?: Record<string, string>
}

/** An AJV error; `parentSchema` is the field, or for `required` the object that lacks it. */
export interface CheckError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  parentSchema?: object | undefined
}

const codes: Record<string, FaultCode> = {
  required: 'PARAMETERS_INCOMPLETE',
  minItems: 'PARAMETERS_INCOMPLETE',
  type: 'NOT_A_NUMBER',
  enum: 'NOT_A_CHOICE',
  additionalProperties: 'UNKNOWN_PARAMETER',
}

/** Failed checks of a schema as faults, one for each place: a wrong type makes its limits moot. */
export function faultsOfChecks(errors: CheckError[]): Fault[] {
  const faults = errors.map((error): Fault => {
    const added = error.params.missingProperty ?? error.params.additionalProperty
    const path = [...error.instancePath.split('/').slice(1), added]
      .filter((step) => step !== undefined)
      .join('.')
    // For a failed limit `parentSchema` is the schema of the field.
    const field = (error.parentSchema ?? {}) as FieldSchema
    const isChoice = error.keyword === 'type' && field.enum !== undefined
    const code = isChoice ? 'NOT_A_CHOICE' : (codes[error.keyword] ?? 'OUT_OF_RANGE')
    const limit = code === 'OUT_OF_RANGE' ? limitOf(field) : undefined
    return { path, code, ...(limit && { limit }) }
  })
  const order: FaultCode[] = ['PARAMETERS_INCOMPLETE', 'NOT_A_NUMBER', 'NOT_A_CHOICE']
  const weight = ({ code }: Fault) => (order.indexOf(code) + order.length + 1) % (order.length + 1)
  return firstOfEachPath(faults.sort((fault, other) => weight(fault) - weight(other)))
}

/** One fault for each place. */
export function firstOfEachPath(faults: Fault[]): Fault[] {
  const first = new Map<string, Fault>()
  for (const fault of faults) if (!first.has(fault.path)) first.set(fault.path, fault)
  return [...first.values()]
}

function limitOf({
  minimum,
  exclusiveMinimum,
  maximum,
  ...field
}: FieldSchema): [number, number] | undefined {
  const least = minimum ?? exclusiveMinimum ?? 0
  const most = maximum ?? field.maxItems
  return most === undefined ? undefined : [least, most]
}

/** The schema of a field by its path; `all` finds what a schema refers to, where it is not in place. */
export function fieldAt(
  schema: FieldSchema,
  path: string,
  all: Record<string, FieldSchema> = {},
): FieldSchema {
  return path.split('.').reduce<FieldSchema>((within, step) => {
    const next = /^\d+$/.test(step) ? within.items : within.properties?.[step]
    const name = next?.$ref?.split('/').at(-1)
    return (name ? all[name] : next) ?? {}
  }, schema)
}

/** The values in a fault's sentence: the field, its limits in a unit, and details of the fault. */
export function faultValues(
  { path, limit, values }: Fault,
  field: FieldSchema,
  language: Language,
  system: UnitSystem = 'metric',
): Record<string, string> {
  const name = path.split('.').at(-1) ?? ''
  const row = /\.(\d+)\./.exec(path)?.[1]
  const title = titleOf(field, name, language) + (row === undefined ? '' : ` ${Number(row) + 1}`)
  // The word is checked by the structure test; a field without one is a plain number.
  const quantity = (field['x-quantity'] ?? 'number') as Quantity
  const unit = unitOf(quantity, system)
  const least = limit && boundIn(limit[0], 'least', quantity, system)
  const most = limit && boundIn(limit[1], 'most', quantity, system)
  return {
    field: title,
    a: least ?? '',
    b: most === undefined ? '' : unit ? `${most} ${unit}` : most,
    list: choicesOf(field, language)
      .map(({ label }) => label)
      .join(listMarkOf[language]),
    ...values,
  }
}

/** An input without the fields that are wrong by themselves, so that what hangs together can still be checked. */
export function withoutFaulty<T>(input: T, faults: Fault[]): T {
  // The remaining JSON has the type of the whole, whose fields are all optional.
  return faults.reduce<unknown>((rest, { path }) => without(rest, path.split('.')), input) as T
}

/** Copies what lies on the way and nothing else: what is sent may be nested too deeply to be copied. */
function without(value: unknown, [step = '', ...deeper]: string[]): unknown {
  if (!isRecord(value) || !(step in value)) return value
  const isList = Array.isArray(value)
  const holder: Record<string, unknown> = isList ? Object.assign([], value) : { ...value }
  if (deeper.length > 0) holder[step] = without(holder[step], deeper)
  // The entries after one of a list stay where they are told of.
  else if (isList) holder[step] = {}
  else delete holder[step]
  return holder
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

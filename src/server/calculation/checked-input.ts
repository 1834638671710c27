import { listMarkOf } from '../../domain/language/language'
import {
  inputFaults,
  inputSchemas,
  type CalculationPage,
  type Inputs,
} from '../../domain/calculation/calculate'
import { methodFaults } from '../../domain/calculation/methods/compute-method'
import { methods, type MethodName } from '../../domain/calculation/methods/methods'
import { faultSentence } from '../../domain/calculation/sentences'
import { fieldAt, type Fault } from '../../domain/calculation/faults'
import type { Schemas } from '../../domain/schemas'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import description from '../../generated/openapi.json'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { standingAlone } from '../http/operation-checks'
import { checker, type Check } from '../http/validator'
import { entryIn, itemAt } from '../../domain/lists/items'

// The bundle's import type is the literal JSON of one build.
export const schemas = description.components.schemas as unknown as Record<string, FieldSchema>

const ajv = checker({})
/** The three pages, and the joint that they are views of. */
type Kind = CalculationPage | 'joint'

const compiled = new Map<string, Check>()

function checkOf(type: string): Check {
  const known = compiled.get(type)
  if (known) return known
  const check = ajv.compile(standingAlone({ $ref: `#/components/schemas/${type}` }))
  compiled.set(type, check)
  return check
}

/** Everything that is wrong with the input of a page. */
export function faultsIn(page: Kind, sent: unknown): { input: object; faults: Fault[] } {
  const input = objectOf(sent)
  const check = checkOf(inputSchemas[page])
  return { input, faults: inputFaults(page, input, check(input)?.errors ?? []) }
}

/**
 * Validates the input of a page. Refuses all faults at once, each at its field, in the caller's language; `within` is
 * the path of the input in the request body.
 */
export function checkedInput<Page extends Kind>(
  page: Page,
  sent: unknown,
  context: Context,
  within = '',
): Page extends CalculationPage ? Inputs[Page] : Schemas['Joint'] {
  const { input, faults } = faultsIn(page, sent)
  refuseFaults(inputSchemas[page], faults, context, within)
  // Validated, so it has the type of its schema.
  return input as ReturnType<typeof checkedInput<Page>>
}

/** Validates the input of a method as `checkedInput` does that of a page. */
export function checkedMethodInput(name: MethodName, sent: unknown, context: Context): object {
  const type = methods[name].schema
  const input = objectOf(sent)
  refuseFaults(type, methodFaults(name, input, checkOf(type)(input)?.errors ?? []), context)
  return input
}

/** A value that is not an object lacks every field. */
const objectOf = (sent: unknown): object =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {}

function refuseFaults(
  type: string,
  faults: Fault[],
  { text, sentenceLanguage: language }: Context,
  within = '',
): void {
  if (faults.length === 0) return
  const schema = entryIn(schemas, type)
  const message = (fault: Fault) =>
    faultSentence(fault, schema, { say: text, language, system: 'metric', all: schemas })
  const sentences = faults.map((fault) => ({
    path: within + fault.path,
    message: message(fault),
    code: fault.code,
    ...(fault.limit && { limit: fault.limit }),
  }))
  const incomplete = faults.every(({ code }) => code === 'PARAMETERS_INCOMPLETE')
  const fields = faults.map(({ path }) =>
    titleOf(fieldAt(schema, path, schemas), path.split('.').at(-1) ?? '', language),
  )
  throw new Refusal(incomplete ? 'calculation.incomplete' : 'calculation.badInput', {
    values: {
      fields: fields.join(listMarkOf[language]),
      message: itemAt(sentences, 0).message,
    },
    errors: sentences,
  })
}

import { listMarkOf } from '../../domain/language/language'
import {
  inputFaults,
  inputSchemas,
  type CalculationPage,
  type Inputs,
} from '../../domain/calculation/calculate'
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
const schemas = description.components.schemas as unknown as Record<string, FieldSchema>

const ajv = checker({})
/** The three pages, and the joint that they are views of. */
type Kind = CalculationPage | 'joint'

const compiled = new Map<Kind, Check>()

function checkOf(page: Kind): Check {
  const known = compiled.get(page)
  if (known) return known
  const reference = `#/components/schemas/${inputSchemas[page]}`
  const check = ajv.compile(standingAlone({ $ref: reference }))
  compiled.set(page, check)
  return check
}

/** Everything that is wrong with the input of a page. */
export function faultsIn(page: Kind, sent: unknown): { input: object; faults: Fault[] } {
  // A value that is not an object lacks every field.
  const input = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {}
  return { input, faults: inputFaults(page, input, checkOf(page)(input)?.errors ?? []) }
}

/**
 * Validates the input of a page. Refuses all faults at once, each at its field, in the caller's language; `within` is
 * the path of the input in the request body.
 */
export function checkedInput<Page extends Kind>(
  page: Page,
  sent: unknown,
  { text, sentenceLanguage: language }: Context,
  within = '',
): Page extends CalculationPage ? Inputs[Page] : Schemas['Joint'] {
  const { input, faults } = faultsIn(page, sent)
  // Validated, so it has the type of its schema.
  if (faults.length === 0) return input as ReturnType<typeof checkedInput<Page>>

  const schema = entryIn(schemas, inputSchemas[page])
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

import { inputSchemas } from '../../domain/calculation/calculate'
import { differenceSentence, modelDifferences } from '../../domain/calculation/model-fit'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { listMarkOf } from '../../domain/language/language'
import { entryIn } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import { figuresOf } from '../calculable/figures'
import type { Product } from '../calculable/products.sql'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { schemas } from './checked-input'

type Page = Schemas['CalculationKind']

/** Refuses a report of a product that calculates another one: by its method, or by figures of another model. */
export function refuseOtherModel(
  page: Page,
  input: object,
  product: Product,
  { text, sentenceLanguage: language }: Context,
): void {
  const figures = figuresOf({ values: product.values, baseInfo: product.data.baseInfo })
  if (figures.kind === 'lockbolt' && isTurned(page, input))
    throw new Refusal('calculation.lockboltNoTorque', {
      errors: [
        {
          path: page === 'clamp' ? 'page' : 'input.mode',
          code: 'LOCKBOLT_NO_TORQUE',
          message: text('calculation.lockboltNoTorque'),
        },
      ],
    })
  const schema: FieldSchema = entryIn(schemas, inputSchemas[page])
  const errors = modelDifferences(page, input, figures).map((difference) => ({
    path: `input.${difference.field}`,
    code: 'DIFFERS_FROM_MODEL',
    message: differenceSentence(difference, schema, {
      say: text,
      language,
      system: 'metric',
      all: schemas,
    }),
  }))
  if (errors.length === 0) return
  const differences = errors.map(({ message }) => message).join(listMarkOf[language])
  throw new Refusal('calculation.otherModel', {
    values: { model: product.model, differences },
    errors,
  })
}

/** True if tightening turns a nut or bolt; a lockbolt is pulled. */
function isTurned(page: Page, input: object): boolean {
  const { mode, fastener }: { mode?: string; fastener?: string } = input
  if (page === 'clamp') return true
  if (page === 'joint') return fastener !== 'lockbolt' && mode !== 'lockbolt'
  return page === 'stretching' && ['torque', 'angle'].includes(mode ?? '')
}

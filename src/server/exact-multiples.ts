import { _, type CodeKeywordDefinition } from 'ajv'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'

/**
 * `multipleOf` for limits of decimals (0.01, 0.000001): a number has no more of them when it is the same after rounding. The
 * library divides binary numbers instead, and finds that 1.1 is no multiple of 0.1.
 */
const exactMultipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: {
    message: 'has too many decimals',
    params: ({ schemaCode }) => _`{ multipleOf: ${schemaCode} }`,
  },
  code(context) {
    const step: number = context.schema
    const decimals = Math.round(-Math.log10(step))
    const isDecimal = step === Number(`1e-${decimals}`)
    if (!isDecimal) throw new Error(`multipleOf ${step} is no number of decimals`)
    context.fail(_`Number(${context.data}.toFixed(${decimals})) !== ${context.data}`)
  },
}

/** The validator of JSON Schema with which both sides check. */
export class ExactAjv extends Ajv2020 {
  constructor(options?: Options) {
    super(options)
    this.removeKeyword(exactMultipleOf.keyword as string)
    this.addKeyword(exactMultipleOf)
  }
}

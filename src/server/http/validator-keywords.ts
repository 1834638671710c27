import { _, Name, type CodeKeywordDefinition, type ErrorObject, type KeywordCxt } from 'ajv'
import { Type } from 'ajv/dist/compile/util.js'

/** Takes the faults that are too many to be kept. */
export type CutFaults = (faults: ErrorObject[]) => void

/** The variables of the generated code that hold the faults and their number. */
const vErrors = new Name('vErrors')
const errors = new Name('errors')

type Wrap = (definition: CodeKeywordDefinition) => CodeKeywordDefinition

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

/** Lengths come before patterns: a text that is far too long is refused for that alone. */
const onShortText: Wrap = (definition) => ({
  ...definition,
  code(context, rule) {
    const { maxLength } = context.parentSchema
    const check = () => definition.code(context, rule)
    // A character beyond the basic plane counts once and takes two places.
    unlessFailed(
      context,
      maxLength !== undefined && _`${context.data}.length <= ${2 * maxLength}`,
      check,
    )
  },
})

/** Counts come before items: of a list that is too long no item is looked at. */
const onShortList: Wrap = (definition) => ({
  ...definition,
  code(context, rule) {
    const { maxItems } = context.parentSchema
    const check = () => definition.code(context, rule)
    unlessFailed(context, maxItems !== undefined && _`${context.data}.length <= ${maxItems}`, check)
  },
})

/** Code that stops at the first fault does not come to the later keyword anyway. */
function unlessFailed(
  { gen, allErrors }: KeywordCxt,
  condition: ReturnType<typeof _> | false,
  check: () => void,
): void {
  if (condition && allErrors) gen.if(condition, check)
  else check()
}

/** The items are scalars (a test of the schemas demands it): the library would compare each with each. */
const distinctItems: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must NOT have duplicate items' },
  code(context) {
    const { schema, data } = context
    if (schema) context.fail(_`new Set(${data}).size < ${data}.length`)
  },
}

/** One fault for all names that an object may not have: people are told one sentence for each place. */
const firstUnknownName: Wrap = (definition) => ({
  ...definition,
  code(context, rule) {
    const tell = context.error.bind(context)
    const { gen, errsCount } = context
    context.error = (...told) => void gen.if(_`${errsCount} === ${errors}`, () => tell(...told))
    definition.code(context, rule)
  },
})

/** The faults of whole items are handed on once `most` are kept: a list of any length costs what its items cost. */
const countedItems =
  (most: number, cut: CutFaults): Wrap =>
  (definition) => ({
    ...definition,
    code(context, rule) {
      const { gen, data, schema, it } = context
      if (!it.allErrors || typeof schema === 'boolean') return definition.code(context, rule)
      it.items = true
      const valid = gen.name('valid')
      const cutFaults = gen.scopeValue('func', { ref: cut })
      gen.forRange('i', 0, _`${data}.length`, (i) => {
        const before = gen.const('before', errors)
        context.subschema({ keyword: 'items', dataProp: i, dataPropType: Type.Num }, valid)
        gen.if(_`${before} >= ${most} && ${errors} > ${before}`, () => {
          gen.code(_`${cutFaults}(${vErrors}.splice(${before}))`)
          gen.assign(errors, before)
        })
      })
    },
  })

/** How each keyword differs from the library's, in the order in which they are put in. */
export function ownKeywords(
  most: number,
  cut: CutFaults | undefined,
): [string, Wrap, before?: string][] {
  const items: Wrap = (definition) =>
    onShortList(cut ? countedItems(most, cut)(definition) : definition)
  return [
    ['multipleOf', () => exactMultipleOf],
    ['pattern', onShortText],
    ['format', onShortText],
    ['uniqueItems', () => onShortList(distinctItems)],
    ['items', items],
    ['additionalProperties', firstUnknownName, 'properties'],
    ['unevaluatedProperties', firstUnknownName],
  ]
}

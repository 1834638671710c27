import { _, nil, Name, type CodeKeywordDefinition, type ErrorObject, type KeywordCxt } from 'ajv'
import { stringify } from 'ajv/dist/compile/codegen/index.js'
import { Type } from 'ajv/dist/compile/util.js'
import { namesInForce } from './names-in-force'

/** Receives the faults beyond the limit. */
export type CutFaults = (faults: ErrorObject[]) => void

/** Variables in AJV's generated code: the faults and their number. */
const vErrors = new Name('vErrors')
const errors = new Name('errors')

type Wrap = (definition: CodeKeywordDefinition) => CodeKeywordDefinition

/**
 * `multipleOf` for decimals (0.01, 0.000001): compares after rounding to that precision. AJV divides binary numbers
 * and finds that 1.1 is not a multiple of 0.1.
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

/** Checks the length before the pattern: an oversized text is refused for its length alone (ReDoS). */
const onShortText: Wrap = (definition) => ({
  ...definition,
  code(context, rule) {
    const { maxLength } = context.parentSchema
    const check = () => definition.code(context, rule)
    // A character beyond the BMP counts once but takes two UTF-16 units.
    unlessFailed(
      context,
      maxLength !== undefined && _`${context.data}.length <= ${2 * maxLength}`,
      check,
    )
  },
})

/** Checks the count before the items: the items of an oversized list are not validated. */
const onShortList: Wrap = (definition) => ({
  ...definition,
  code(context, rule) {
    const { maxItems } = context.parentSchema
    const check = () => definition.code(context, rule)
    unlessFailed(context, maxItems !== undefined && _`${context.data}.length <= ${maxItems}`, check)
  },
})

/** Code that stops at the first fault never reaches the later keyword anyway. */
function unlessFailed(
  { gen, allErrors }: KeywordCxt,
  condition: ReturnType<typeof _> | false,
  check: () => void,
): void {
  if (condition && allErrors) gen.if(condition, check)
  else check()
}

/** Items are scalars (a test of the schemas requires it), so a Set is enough; AJV compares each with each. */
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

/** Reports one fault for all unknown properties of an object: users see one sentence per place. */
const firstUnknownName: Wrap = (definition) => ({
  ...definition,
  code(context, rule) {
    const tell = context.error.bind(context)
    const { gen, errsCount } = context
    context.error = (...args) => void gen.if(_`${errsCount} === ${errors}`, () => tell(...args))
    definition.code(context, rule)
  },
})

/** Schemas that only name properties, made below. */
const ofNames = new WeakSet<object>()

/** Counts the fields of a condition as known if the condition holds, also if one of them is wrong. */
const knownUnderConditions: Wrap = (definition) => ({
  ...definition,
  code(context, rule) {
    const { gen, schema, parentSchema, it } = context
    if (schema !== false || ofNames.has(parentSchema)) return definition.code(context, rule)
    const { root } = it.schemaEnv
    const names = {
      ...namesInForce(parentSchema, (reference) => at(root.schema, reference)),
      unevaluatedProperties: false,
    }
    ofNames.add(names)
    const valid = gen.name('valid')
    context.subschema(
      {
        schema: names,
        schemaPath: nil,
        topSchemaRef: gen.scopeValue('schema', { ref: names, code: stringify(names) }),
        errSchemaPath: it.errSchemaPath,
      },
      valid,
    )
    it.props = true
    context.ok(valid)
  },
})

/** The part of a schema at a pointer such as `#/components/schemas/Text`. */
const at = (schema: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((within, step) => Object(within)[step], schema)

/** Drops the faults of further items once `most` are kept, so that a list of any length costs only its validation. */
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

/** Replaced keywords, in the order of registration. */
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
    ['unevaluatedProperties', (definition) => knownUnderConditions(firstUnknownName(definition))],
  ]
}

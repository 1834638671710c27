const text = { type: 'string', minLength: 1 }

const both = {
  type: 'object',
  required: ['zh', 'en'],
  additionalProperties: false,
  properties: { zh: text, en: text },
}

const limits = {
  type: 'object',
  required: ['zh', 'en'],
  additionalProperties: false,
  properties: { zh: { type: 'integer' }, en: { type: 'integer' } },
}

const eachOf = (shape: object) => ({
  type: 'object',
  minProperties: 1,
  additionalProperties: shape,
})

/** Our keywords beyond JSON Schema that code generation keeps, each with the schema of its value. */
export const ownWords: Record<string, object> = {
  'x-zh': text,
  'x-column': { enum: [true, false, 'hidden'] },
  'x-widget': text,
  'x-error': eachOf(both),
  'x-enum': eachOf(both),
  'x-lang': eachOf(limits),
  'x-group': text,
  'x-groups': eachOf(both),
  'x-quantity': text,
  'x-headings': { type: 'array', items: text, minItems: 1 },
  'x-placeholder': both,
  'x-placeholders': { type: 'object' },
  'x-ordered': { type: 'boolean' },
}

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import description from '../src/generated/openapi.json'
import schemas from '../src/generated/schemas.json'
import { listOperations } from '../src/server/http/operation'

interface Schema {
  $ref?: string
  title?: string
  description?: string
  examples?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  then?: Schema
  else?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  dependentSchemas?: Record<string, Schema>
}

/** Words for readers of the contract, which the server does not read. */
interface Described {
  summary?: string
  description?: string
}

// The bundle is written by codegen; its import type is the literal of one state of it.
const types = description.components.schemas as unknown as Record<string, Schema>

/** An object schema with its conditions and alternatives, which may narrow the same field. */
function partsOf(schema: Schema): Schema[] {
  const {
    then,
    else: otherwise,
    allOf = [],
    anyOf = [],
    oneOf = [],
    dependentSchemas = {},
  } = schema
  const inner = [then, otherwise, ...allOf, ...anyOf, ...oneOf, ...Object.values(dependentSchemas)]
  return [schema, ...inner.flatMap((part) => (part ? partsOf(part) : []))]
}

/** Every field below a schema with all its definitions; one of them describes it. */
function fieldsOf(schema: Schema, path: string): { path: string; definitions: Schema[] }[] {
  const fields = new Map<string, Schema[]>()
  const nested: ReturnType<typeof fieldsOf> = []
  for (const { properties = {}, items, additionalProperties } of partsOf(schema)) {
    for (const [name, field] of Object.entries(properties))
      fields.set(name, [...(fields.get(name) ?? []), field])
    if (items) nested.push(...fieldsOf(items, path))
    if (typeof additionalProperties === 'object')
      nested.push(...fieldsOf(additionalProperties, path))
  }
  return [
    ...[...fields].flatMap(([name, definitions]) => [
      { path: `${path}.${name}`, definitions },
      ...definitions.flatMap((field) => fieldsOf(field, `${path}.${name}`)),
    ]),
    ...nested,
  ]
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** A description of its own says more than the title. */
const isDescribed = ({ title = '', description: text = '' }: Schema) =>
  text.length > 9 && bare(text) !== bare(title)

test('every field of every type has a description that is not its title', () => {
  const fields = Object.entries(types).flatMap(([name, schema]) => fieldsOf(schema, name))
  expect(fields.length).toBeGreaterThan(2000)
  const silent = fields.filter(({ definitions }) => !definitions.some(isDescribed))
  expect([...new Set(silent.map(({ path }) => path))]).toEqual([])
})

test('every field of a body or an answer that has no type of its own has a description', () => {
  const fields = listOperations().flatMap(({ operation }) => {
    const contents = [operation.requestBody, operation.responses['200']].flatMap((part) =>
      Object.values(part?.content ?? {}),
    )
    return contents.flatMap(({ schema }) => fieldsOf(schema, operation.operationId))
  })
  const silent = fields
    .filter(({ path, definitions }) => !isEnvelope(path) && !definitions.some(isDescribed))
    .map(({ path }) => path)
  expect(silent).toEqual([])
})

/** `meta` and `data` are around every answer; the description of the whole contract tells what they are. */
const isEnvelope = (path: string) => /^\w+\.(?:meta|data)$/.test(path)

test('every description ends as a sentence and names no file of the sources', () => {
  const texts = Object.entries(types).flatMap(([name, schema]) =>
    [{ path: name, definitions: [schema] }, ...fieldsOf(schema, name)].flatMap(
      ({ path, definitions }) =>
        definitions.flatMap(({ description: text }) => (text ? [{ path, text }] : [])),
    ),
  )
  const wrong = texts.filter(({ text }) => !/[.)]$/.test(text) || /\bsrc\//.test(text))
  expect(wrong).toEqual([])
})

test('every call has a short summary and a description', () => {
  const silent = listOperations().filter(({ operation }) => {
    const { summary = '', description: text = '' } = operation as Described
    return !summary || summary.length > 60 || !isDescribed({ title: summary, description: text })
  })
  expect(silent.map(({ operation }) => operation.operationId)).toEqual([])
})

test('every parameter of every call has a description', () => {
  const silent = listOperations().flatMap(({ operation }) =>
    (operation.parameters ?? [])
      .filter((parameter) => {
        const { description: text = '' } = parameter as Described
        return !text.endsWith('.') || !isDescribed({ ...parameter.schema, description: text })
      })
      .map(({ name }) => `${operation.operationId}: ${name}`),
  )
  expect(silent).toEqual([])
})

/** The JSON bodies of the calls with their examples: of the type itself, or of the call. */
const bodies = listOperations().flatMap(({ operation }) => {
  const content = operation.requestBody?.content['application/json'] as
    { schema: Schema; example?: unknown } | undefined
  if (!content) return []
  const { schema, example } = content
  const type = schema.$ref ? types[schema.$ref.split('/').at(-1) ?? ''] : undefined
  return [{ name: operation.operationId, schema, example: example ?? type?.examples?.[0] }]
})

const ajv = new Ajv2020({ strict: false })
addFormats(ajv)
ajv.addSchema({ $id: 'all', components: description.components })
const checkOf = (schema: Schema) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components/', 'all#/components/')))

test('every call with a JSON body shows an example that it would take', () => {
  expect(bodies.length).toBeGreaterThan(100)
  const wrong = bodies.flatMap(({ name, schema, example }) => {
    if (example === undefined) return [`${name}: no example`]
    const check = checkOf(schema)
    return check(example) ? [] : [`${name}: ${ajv.errorsText(check.errors)}`]
  })
  expect(wrong).toEqual([])
})

test('no description and no example reaches the screens', () => {
  const texts: string[] = []
  const visit = (value: unknown, key: string) => {
    if (key === 'properties' && typeof value === 'object' && value !== null) {
      // The keys here are names of fields, of which some are called "description".
      for (const field of Object.values(value)) visit(field, '')
    } else if (Array.isArray(value)) value.forEach((inner) => visit(inner, ''))
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (name === 'description' || name === 'examples') texts.push(JSON.stringify(inner))
        visit(inner, name)
      }
    }
  }
  visit(schemas, 'properties')
  expect(texts).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import description from '../src/generated/openapi.json'
import { listOperations, type Operation } from '../src/server/http/operation'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  default?: unknown
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

// The bundle is written by codegen; its import type is the literal of one state of it.
const types = description.components.schemas as unknown as Record<string, Schema>

/** Calls of the documents: parameters with their defaults, members of the body, members of the answer's data. */
const documented = readFileSync(`${import.meta.dirname}/documented-calls.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', query = '', body = '', answer = ''] = line.split('\t')
    return { method, path, query: words(query), body: words(body), answer: words(answer) }
  })

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}')

const operationAt = (method: string, path: string): Operation | undefined =>
  listOperations().find(
    (one) => one.method === method.toLowerCase() && withoutNames(one.path) === withoutNames(path),
  )?.operation

/** A schema with all that its reference and its alternatives allow. */
function partsOf({ $ref, ...schema }: Schema): Schema[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema
  const inner = [...allOf, ...anyOf, ...oneOf]
  const named = $ref === undefined ? undefined : types[$ref.split('/').at(-1) ?? '']
  return [schema, ...(named ? [named, ...inner] : inner).flatMap((part) => partsOf(part))]
}

/** True if a value of the schema may have the member; `[]` stands for each entry of a list. */
function has(schema: Schema, member: string): boolean {
  if (member === '') return true
  const [name = '', ...rest] = member.split('.')
  const parts = partsOf(schema)
  const lists = parts.flatMap(({ items }) => items ?? [])
  if (name === '[]') return lists.some((entry) => has(entry, rest.join('.')))
  const members = parts.flatMap(({ properties }) => properties?.[name] ?? [])
  // The members of lists are named without brackets.
  return members.some((one) => has(one, rest.join('.'))) || lists.some((one) => has(one, member))
}

function missingParameters({ parameters = [] }: Operation, query: string[]): string[] {
  return query.filter((wanted) => {
    const [name, value] = wanted.split('=')
    const parameter = parameters.find((one) => one.in === 'query' && one.name === name)
    return !parameter || (value !== undefined && String(parameter.schema.default) !== value)
  })
}

function missingInBody({ requestBody }: Operation, body: string[]): string[] {
  const content =
    requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data']
  return body.filter((member) => !content || !has(content.schema, member))
}

function missingInAnswer({ responses }: Operation, answer: string[]): string[] {
  const json = responses['200'].content['application/json']
  if (answer[0] === 'file') return json ? answer : []
  const envelope: Schema = json?.schema ?? {}
  const members = answer.map((member) => `data.${member}`)
  return ['meta.success', 'meta.message', 'data', ...members].filter(
    (member) => !has(envelope, member),
  )
}

test('every call of the documents takes and answers what they say', () => {
  expect(documented.length).toBeGreaterThan(150)
  const missing = documented.flatMap(({ method, path, query, body, answer }) => {
    const operation = operationAt(method, path)
    if (!operation) return [`${method} ${path}`]
    return [
      ...missingParameters(operation, query),
      ...missingInBody(operation, body),
      ...missingInAnswer(operation, answer),
    ].map((part) => `${method} ${path}: ${part}`)
  })
  expect(missing).toEqual([])
})

import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { hasLanguageLimits, limitedTo } from '../../domain/language/language-limits'
import description from '../../generated/openapi.json'
import type { Operation } from './operation'
import { contentLanguageOf } from './refusals'
import { checker, faultsError, refuseFaults, type Check } from './validator'
import { entryIn, lastItem } from '../../domain/lists/items'

type Json = Record<string, unknown>

/** Compiles validators on the first call of a route, so that the start does not wait for unused ones. */
export function compileChecks(): FastifySchemaCompiler<unknown> {
  const body = checker({ useDefaults: true })
  const parameters = checker({ useDefaults: true, coerceTypes: 'array' })
  return ({ schema, httpPart }) => {
    const checks = httpPart === 'body' ? body : parameters
    // Schemas and bodies are JSON here: they were parsed from text.
    const numbers = httpPart === 'body' ? [] : integersOf(schema as Json)
    let check: Check | undefined
    return (value: unknown) => {
      // The schema and the value were parsed from JSON.
      check ??= checks.compile(schema as Json)
      onlyDigits(value as Json, numbers)
      const faults = check(value)
      return faults ? { error: faultsError(faults) } : { value }
    }
  }
}

/** A schema of the description with everything it references, so that it compiles on its own. */
export function standingAlone(schema: Json): Json {
  const all = description.components.schemas as Record<string, Json>
  const schemas: Record<string, Json> = {}
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const name =
        key === '$ref' && typeof inner === 'string' ? lastItem(inner.split('/')) : undefined
      if (!name) visit(inner)
      else if (!schemas[name]) visit((schemas[name] = entryIn(all, name)))
    }
  }
  visit(schema)
  return { ...schema, components: { schemas: schemas } }
}

/**
 * Validates a body whose limits depend on the language, by the language of the page, and reports all faults. It
 * replaces the route's validator, which does not know the language.
 */
export function checkByLanguage(operation: Operation) {
  const { body } = checksOf(operation)
  if (!hasLanguageLimits(body)) return undefined
  const ajv = checker({ useDefaults: true })
  const checks = {
    // The schema of a body was parsed from JSON.
    zh: lazily(() => ajv.compile(limitedTo(body as Json, 'zh'))),
    en: lazily(() => ajv.compile(limitedTo(body as Json, 'en'))),
  }
  return (request: FastifyRequest) => {
    const check = checks[contentLanguageOf(request)]()
    refuseFaults(check(request.body))
  }
}

export const withoutBody = ({ params, querystring }: Json): Json => ({ params, querystring })

/** Fastify's validation schema for an operation. */
export function checksOf({ parameters = [], requestBody, ...operation }: Operation): Json {
  const part = (where: 'path' | 'query') => {
    const of = parameters.filter((parameter) => parameter.in === where)
    return standingAlone({
      type: 'object',
      properties: Object.fromEntries(of.map(({ name, schema }) => [name, schema])),
      required: of.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    })
  }
  const json = operation['x-own-checks'] ? undefined : requestBody?.content['application/json']
  const body = json && standingAlone(json.schema)
  return { params: part('path'), querystring: part('query'), ...(body && { body }) }
}

/** Names of the integer parameters. */
function integersOf({ properties, components }: Json): string[] {
  const all = components as { schemas: Record<string, Json> }
  return Object.entries(properties as Record<string, Json>).flatMap(([name, schema]) => {
    const { $ref } = schema
    const meant = typeof $ref === 'string' ? all.schemas[lastItem($ref.split('/'))] : schema
    return meant?.type === 'integer' ? [name] : []
  })
}

/** Only digits: type coercion alone would also accept 1e3, 0x10 and leading spaces. */
function onlyDigits(value: Json, numbers: string[]): void {
  for (const name of numbers) {
    const given = value[name]
    if (typeof given === 'string' && !/^-?\d+$/.test(given)) value[name] = NaN
  }
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

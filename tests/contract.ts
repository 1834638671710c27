import { PreparedData, WithMessage, type Handlers } from '../src/server/http/handler'
import { standingAlone } from '../src/server/http/operation-checks'
import { listOperations, type Operation } from '../src/server/http/operations'
import { checker, type Check } from '../src/server/http/validator'

type Schema = Record<string, unknown>

const ajv = checker({ strict: false })
const compiled = new Map<string, Check>()

const routes = listOperations().map(({ path, method, operation }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^/crrc_sales${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  operation,
}))

/** The operation behind a request, where the description has one; exact paths win over patterns. */
export function operationOf(method: string, url: string): Operation | undefined {
  const path = url.split('?')[0]!
  const found = routes.filter((route) => route.method === method && route.pattern.test(path))
  const exact = found.find(({ pattern }) => !pattern.source.includes('[^/]+'))
  return (exact ?? found[0])?.operation
}

/** Throws where an answer is not what the description says, a field too many included. */
export function checkAnswer(
  name: string,
  operation: Operation | undefined,
  status: number,
  body: unknown,
) {
  const schema = status === 200 ? jsonSchemaOf(operation) : { $ref: '#/components/schemas/Refusal' }
  check(`${name} ${status}`, status === 200 ? operation!.operationId : 'refusal', schema, body)
}

/** Answers that violate the description; the calling test throws them. */
const faults: unknown[] = []

export function throwFault(): void {
  const [fault] = faults.splice(0)
  if (fault) throw fault
}

/** The handlers, with what they answer checked before the route drops the fields that it does not know. */
export function checkedHandlers(handlers: Handlers): Handlers {
  const operations = new Map(
    listOperations().map(({ operation }) => [operation.operationId, operation]),
  )
  const checked = Object.entries(handlers).map(([name, handler]) => {
    const operation = operations.get(name as keyof Handlers)
    if (!operation?.responses['200'].content['application/json']) return [name, handler]
    const run = handler as (call: unknown, context: unknown) => unknown
    const wrapped = async (call: unknown, context: unknown) => {
      const answer = await run(call, context)
      if (answer instanceof PreparedData) return answer
      const data = answer instanceof WithMessage ? answer.data : answer
      const envelope = { meta: { success: true, message: '' }, data: data ?? null }
      try {
        check(name, name, jsonSchemaOf(operation), JSON.parse(JSON.stringify(envelope)))
      } catch (error) {
        faults.push(error)
      }
      return answer
    }
    return [name, wrapped]
  })
  // The same names with the same functions, each inside a check.
  return Object.fromEntries(checked) as Handlers
}

function jsonSchemaOf(operation: Operation | undefined): Schema {
  const json = operation?.responses['200'].content['application/json']
  if (!json) throw new Error(`${operation?.operationId ?? 'An unknown call'} does not answer JSON`)
  return json.schema
}

function check(name: string, id: string, schema: Schema, value: unknown) {
  let validate = compiled.get(id)
  if (!validate) {
    validate = ajv.compile(closed(standingAlone(schema)) as Schema)
    compiled.set(id, validate)
  }
  const faults = validate(value)
  if (!faults) return
  const found = faults.errors.map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  )
  throw new Error(`${name} is not as described:\n${found.slice(0, 8).join('\n')}`)
}

/** The schema without room for fields that it does not name. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  const named = 'properties' in inner && inner.type === 'object'
  return named && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner
}

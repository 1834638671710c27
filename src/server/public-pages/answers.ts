import fastJsonStringify from 'fast-json-stringify'
import type { Language } from '../../domain/language/language'
import type { OperationId } from '../../domain/schemas'
import { envelopeOf, PreparedData } from '../http/handler'
import { standingAlone } from '../http/operation-checks'
import { listOperations } from '../http/operations'
import { markup, type Markup } from './markup'

/** Id of the element from which the front end reads the answers. */
const elementId = 'answers'

type Asked = { params?: object; query?: object }

/** Calls that every page's frame makes, logged in or not. */
export const frameCalls = [
  'getBootData',
  'listPartnerLogos',
  'getSettings',
  'listHotSearches',
] as const satisfies OperationId[]

const ofFrame = new Set<OperationId>(frameCalls)

/**
 * Answers used while rendering a page. The page's script makes the same calls at once and finds the answers in the
 * page. Contains only answers that are equal for all visitors, exactly as the calls return them.
 */
export class Answers {
  readonly #written = { frame: new Map<string, string>(), answers: new Map<string, string>() }

  add(id: OperationId, { params = {}, query = {} }: Asked, data: unknown): void {
    const write = writers.get(id)
    if (!write) return
    const { before, after } = envelopeOf('')
    const whole = data instanceof PreparedData && data.whole
    const answer = data instanceof PreparedData ? data.json.toString() : write.json(data)
    const part = ofFrame.has(id) ? 'frame' : 'answers'
    this.#written[part].set(write.address(params, query), whole ? answer : before + answer + after)
  }

  markup(language: Language): Markup {
    const { frame, answers } = this.#written
    if (frame.size + answers.size === 0) return markup``
    const json = `{"language":"${language}","frame":${written(frame)},"answers":${written(answers)}}`
    return {
      html: `<script type="application/json" id="${elementId}">${json.replaceAll('<', '\\u003c')}</script>`,
    }
  }
}

/** Sorted, so that an unchanged page keeps its ETag. */
function written(answers: Map<string, string>): string {
  const lines = [...answers].sort().map(([address, json]) => `${JSON.stringify(address)}:${json}`)
  return `{${lines.join(',')}}`
}

interface Writer {
  json: (data: unknown) => string
  address: (params: object, query: object) => string
}

/** Serialisers of calls that have only an address, no body. */
const writers = new Map(
  listOperations()
    .filter(({ method }) => method === 'get')
    .map(({ path, operation }): [OperationId, Writer] => {
      let json: Writer['json'] | undefined
      const { schema } = operation.responses['200'].content['application/json'] ?? {}
      return [
        operation.operationId,
        {
          json(data) {
            // The serialiser's own type of a schema is narrower than JSON Schema 2020-12.
            json ??= fastJsonStringify(dataOf(standingAlone(schema ?? {})) as never)
            return json(data)
          },
          address: (params, query) => addressOf(path, params, query),
        },
      ]
    }),
)

/** Schema of an answer's data without the envelope. */
function dataOf(schema: Record<string, unknown>) {
  const { properties, components } = schema as { properties: { data: object }; components: object }
  return { ...properties.data, components }
}

function addressOf(path: string, params: object, query: object): string {
  const named = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, String(value)),
    path,
  )
  const asked = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
  return `/crrc_sales${named}${asked.size > 0 ? `?${asked}` : ''}`
}

import { Refusal } from '../src/server/http/errors'
import type { Handler, Handlers } from '../src/server/http/handler'
import { listOperations } from '../src/server/http/operations'

/** Stands in for the catalogue: each of its calls says that it is not available. */
export function noCatalogue<Operation extends keyof Handlers>(ready = false) {
  const unavailable = (): never => {
    throw new Refusal('common.unavailable')
  }
  const refuse: Handler<never> = unavailable
  const names = listOperations()
    .filter(({ operation }) => operation.tags.includes('catalogue'))
    .map(({ operation }) => operation.operationId)
  return {
    // Only the description knows which operations these are; the compiler does not.
    handlers: Object.fromEntries(names.map((name) => [name, refuse])) as Pick<Handlers, Operation>,
    ready: () => ready,
    secondsBehind: () => 0,
    version: () => 0,
    modelsWritten: unavailable,
    modelsLike: unavailable,
    modelsMeant: unavailable,
    words: unavailable,
    noteUnknown: unavailable,
    bolts: {
      narrowed: unavailable,
      isClass: unavailable,
      finishIn: unavailable,
      records: unavailable,
    },
    jobs: {},
    stop: async () => {},
  }
}

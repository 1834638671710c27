/**
 * Narrows a query by a filter that may be left out, as `query.$call(when(state, (query, state) => …))`. Unlike Kysely's
 * `$if`, the callback gets the value as one that is present.
 */
export const when =
  <Query, Value>(value: Value | undefined, narrow: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === undefined ? query : narrow(query, value)

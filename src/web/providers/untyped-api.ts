import { api, type answerOf } from '../calls/api'

type Fetched = Parameters<typeof answerOf<unknown>>[0]

/** The typed client without types: the descriptors' paths have been checked already. */
export const untypedApi = api as Record<
  'GET' | 'POST' | 'PUT' | 'DELETE',
  (path: string, options: object) => Fetched
>

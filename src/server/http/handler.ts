import type { Readable } from 'node:stream'
import type { OperationId, Operations } from '../../domain/schemas'
import type { queryDefaults } from '../../generated/defaults'
import type { Context } from './context'

type Parameters<
  Id extends OperationId,
  Where extends 'path' | 'query',
> = Operations[Id]['parameters'][Where] extends infer P
  ? [P] extends [undefined]
    ? object
    : NonNullable<P>
  : object

type Body<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : Operations[Id] extends { requestBody: { content: { 'multipart/form-data': object } } }
    ? { file: ReceivedFile }
    : undefined

/** The one file of a multipart body, read before the handler begins; its name is as the sender wrote it. */
export interface ReceivedFile {
  name: string
  bytes: Buffer
}

type Defaults = typeof queryDefaults

/** A query as a handler gets it: the check has filled in the defaults of the description. */
type FilledQuery<Id extends OperationId> = Id extends keyof Defaults
  ? Parameters<Id, 'query'> &
      Required<Pick<Parameters<Id, 'query'>, keyof Defaults[Id] & keyof Parameters<Id, 'query'>>>
  : Parameters<Id, 'query'>

/** What the caller sent, checked against the description. */
export interface Call<Id extends OperationId> {
  params: Parameters<Id, 'path'>
  query: FilledQuery<Id>
  body: Body<Id>
}

/** A call as it is sent, without the defaults of the description. */
export interface SentCall<Id extends OperationId> extends Omit<Call<Id>, 'query'> {
  query: Parameters<Id, 'query'>
}

type Content<Id extends OperationId> = Operations[Id]['responses'] extends {
  200: { content: infer C }
}
  ? C
  : never

/** The data of an answer, as the caller gets it. */
export type Sent<Id extends OperationId> =
  Content<Id> extends { 'application/json': { data: infer D } } ? D : never

/** What a handler answers; the envelope is added by the route. */
export type Data<Id extends OperationId> =
  Content<Id> extends { 'application/json': { data: infer D } }
    ? D | PreparedData | WithMessage<D>
    : Content<Id> extends { 'text/event-stream': string }
      ? EventStream
      : FileAnswer

/** Server-sent events, written as long as somebody listens. */
export class EventStream {
  readonly events: Readable
  constructor(events: Readable) {
    this.events = events
  }
}

/**
 * Data that is JSON already, from prepared fragments; `whole` when it is the answer with its envelope. `hold` says that
 * it is being sent, and answers what to call when it was.
 */
export class PreparedData {
  readonly json: string | Buffer
  readonly whole: boolean
  readonly hold: (() => () => void) | undefined
  constructor(
    json: string | Buffer,
    { whole = false, hold }: { whole?: boolean; hold?: () => () => void } = {},
  ) {
    this.json = json
    this.whole = whole
    this.hold = hold
  }
}

/** What stands before and after the JSON of the data of a success. */
export function envelopeOf(message: string): Envelope {
  return {
    before: `{"meta":{"success":true,"message":${JSON.stringify(message)}},"data":`,
    after: '}',
  }
}

export interface Envelope {
  before: string
  after: string
}

/** A success with a message of its own; otherwise the description's x-success is said. */
export class WithMessage<D> {
  readonly data: D
  readonly message: string
  constructor(data: D, message: string) {
    this.data = data
    this.message = message
  }
}

export interface FileAnswer {
  type: string
  /** All of it, or what it is read from while it is sent. */
  bytes: Buffer | Readable
  etag?: string
  /** The address changes with the content: a browser may keep it for good. */
  immutable?: boolean
  /** Of one person or account: nothing on the way may keep it. Saved under its name, unless a browser may show it. */
  confidential?: { name: string; shown?: boolean }
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
  context: Context,
) => Promise<Data<Id>> | Data<Id>

/** One handler for every operation of the description: a missing one is a compile error. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

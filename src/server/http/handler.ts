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

/** The single file of a multipart body, read before the handler starts; `name` is as sent. */
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

/** The validated input of a call. */
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

/** The data of an answer as the caller gets it. */
export type Sent<Id extends OperationId> =
  Content<Id> extends { 'application/json': { data: infer D } } ? D : never

/** Return type of a handler; the route adds the envelope. */
export type Data<Id extends OperationId> =
  Content<Id> extends { 'application/json': { data: infer D } }
    ? D | PreparedData | WithMessage<D>
    : Content<Id> extends { 'text/event-stream': string }
      ? EventStream
      : FileAnswer

/** Server-sent events, written until the client disconnects. */
export class EventStream {
  readonly events: Readable
  constructor(events: Readable) {
    this.events = events
  }
}

/**
 * Data that is already JSON, from prepared fragments; `whole` = it includes the envelope. `hold` is called when
 * sending starts and returns the function to call when it ends.
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

/** JSON before and after the data of a successful answer. */
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

/** A success with its own message instead of the description's x-success. */
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
  /** The whole content, or a stream of it. */
  bytes: Buffer | Readable
  etag?: string
  /** The address changes with the content, so browsers may cache it forever. */
  immutable?: boolean
  /** Downloaded under this name; without it the browser decides. */
  name?: string
  /**
   * Belongs to one user or account: must not be cached. Downloaded under `name` unless `shown` lets the browser
   * display it.
   */
  confidential?: { name: string; shown?: boolean }
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
  context: Context,
) => Promise<Data<Id>> | Data<Id>

/** One handler per operation of the description; a missing one is a compile error. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

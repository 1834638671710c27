import type { OperationId, Operations } from '../domain/schemas'
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
  : undefined

/** What the caller sent, checked against the description. */
export interface Call<Id extends OperationId> {
  params: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: Body<Id>
}

type Content<Id extends OperationId> = Operations[Id]['responses'] extends {
  200: { content: infer C }
}
  ? C
  : never

/** What a handler answers; the envelope is added by the route. */
export type Data<Id extends OperationId> =
  Content<Id> extends { 'application/json': { data: infer D } }
    ? D | PreparedData | WithMessage<D>
    : FileAnswer

/** Data that is JSON already, from prepared fragments. */
export class PreparedData {
  readonly json: string | Buffer
  readonly etag: string | undefined
  constructor(json: string | Buffer, etag?: string) {
    this.json = json
    this.etag = etag
  }
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
  bytes: Buffer
  etag?: string
  /** The address changes with the content: a browser may keep it for good. */
  immutable?: boolean
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
  context: Context,
) => Promise<Data<Id>> | Data<Id>

/** One handler for every operation of the description: a missing one is a compile error. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

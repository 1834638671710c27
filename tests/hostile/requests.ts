import { listOperations, type Operation } from '../../src/server/http/operation'
import { seeded, type Random } from '../random'
import type { Schema } from './body-sizes'
import { oddValue } from './values'

/** One request as a stranger might make it. */
export interface HostileRequest {
  operation: string
  /** Somebody of the demo, or a visitor. */
  who: string | null
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The body as it is sent: JSON, or nothing. */
  body?: string
}

/** Somebody of the demo for each role that a call may ask for. */
const people: Record<string, readonly string[]> = {
  customer: ['buyer', 'designer', 'engineer', 'partner'],
  supplier: ['supplier', 'supplier2'],
  sales: ['sales'],
  quality: ['quality'],
  agent: ['agent'],
  editor: ['editor'],
  operator: ['operator'],
}
const everybody = Object.values(people).flat()

/** They end the session of whoever asks, answer without an end, or begin work of minutes. */
const left = new Set<string>([
  'logOut',
  'endOtherSessions',
  'endOwnSession',
  'deleteAccount',
  'changePassword',
  'lockPerson',
  'endPersonSessions',
  'resetPerson',
  'removeMember',
  'leaveCompany',
  'streamNotifications',
  'makeBackup',
  'exportCatalogue',
  'lookAs',
  'changeSetting',
  'changeStaff',
  'changeCustomer',
  'changeSupplier',
  'changeMember',
  'removeStaff',
])

const takesText = ({ operation }: Target) => !operation.requestBody?.content['multipart/form-data']

export const hostileOperations = listOperations().filter(
  (target) => takesText(target) && !left.has(target.operation.operationId),
)

/** Those that are left out above, but for the one without an end: who asks them may not be able to ask again. */
export const disruptiveOperations = listOperations().filter(
  ({ operation: { operationId } }) =>
    left.has(operationId) && operationId !== 'streamNotifications',
)

/** Odd requests to all calls, the same for the same seed; without an end. */
export function* hostileRequests(seed: number): Generator<HostileRequest> {
  const random = seeded(seed)
  for (;;) for (const target of hostileOperations) yield requestOf(target, random)
}

type Target = ReturnType<typeof listOperations>[number]

export function requestOf({ path, method, operation }: Target, random: Random): HostileRequest {
  const body = bodySchemaOf(operation)
  return {
    operation: operation.operationId,
    who: random.chance(0.05) ? random.oneOf([null, ...everybody]) : callerOf(operation, random),
    // The description names methods in small letters.
    method: method.toUpperCase() as HostileRequest['method'],
    path: addressOf(path, operation, random),
    ...(body && { body: JSON.stringify(oddValue(body, random)) ?? 'null' }),
  }
}

/** A user who may make the call; null for public calls. */
export function callerOf({ security = [] }: Operation, random: Random): string | null {
  if (security.length === 0) return random.oneOf([null, ...everybody])
  const roles = security.flatMap(({ bearer = [] }) => bearer)
  const may = roles.length === 0 ? everybody : roles.flatMap((role) => people[role] ?? [])
  return random.oneOf(may)
}

export const bodySchemaOf = ({ requestBody }: Operation): Schema | undefined =>
  // The bundle describes every body by a JSON Schema.
  requestBody?.content['application/json']?.schema as Schema | undefined

/** The address of a call with odd values for its parameters. */
export function addressOf(path: string, { parameters = [] }: Operation, random: Random): string {
  const query: string[] = []
  let address = path
  for (const { name, in: place, required, schema } of parameters) {
    if (place === 'query' && !(required ? random.chance(0.97) : random.chance(0.4))) continue
    const value = String(oddValue(schema, random) ?? '')
    const written = encodeURIComponent(value.slice(0, 1000).replace(/\p{Surrogate}/gu, '\ufffd'))
    if (place === 'query') query.push(`${name}=${written}`)
    else address = address.replace(`{${name}}`, written || '%20')
  }
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

import { listOperations, type Operation } from '../../src/server/http/operation'
import { addRecordsOfPeople, asked, records } from '../../tests/records-of-people'
import { validValue } from '../../tests/valid-body'
import { openCaller, type Answer, type Caller } from './caller'
import { bodyNaming, namesRecords } from './matrix-bodies'
import {
  canaryOf,
  listOwnedRows,
  listPeople,
  plantCanaries,
  recordIds,
  type OwnedRow,
  type Person,
  type RecordId,
} from './matrix.sql'
import { repeatedBy, roundsOf, type Options, type Outcome } from './part'
import { packagedPlace, type Place } from './place'
import { openShop } from './shop'

const name = 'matrix'
export const operations = listOperations()
type Target = (typeof operations)[number]

/** Streams never end their answer. */
const endless = ['streamNotifications']

interface Scene {
  place: Place
  caller: Caller
  people: readonly Person[]
  /** Record ids by kind, each with its owner. */
  ids: ReadonlyMap<string, readonly RecordId[]>
}

interface Call {
  path: string
  body?: unknown
  /** The expected status codes. */
  right: readonly number[]
}

/** Calls every operation as every person: operations their role forbids, and other people's records. */
export async function runMatrix(options: Options): Promise<Outcome> {
  const place = await packagedPlace(options.dir)
  const shop = await openShop({ dir: options.dir, env: place.env })
  shop.start()
  try {
    await shop.ready()
    const scene = await place.look(async (pool) => {
      await addRecordsOfPeople(pool)
      await plantCanaries(pool)
      const ids = await recordIds(pool, records)
      const caller = openCaller(shop.base, { otherbuyer: 'company' })
      return { place, caller, ids, people: await listPeople(pool) }
    })
    const faults: string[] = []
    let calls = 0
    for (const { seed } of roundsOf(options)) {
      const target = operations[seed % operations.length]
      if (!target || endless.includes(target.operation.operationId)) continue
      const { count, wrong } = await askEverybody(scene, target)
      calls += count
      for (const what of wrong) faults.push(`${what} (${repeatedBy(name, seed)})`)
    }
    const done = `${Math.min(options.rounds, operations.length)} operations as ${scene.people.length} people, ${calls} calls`
    return { done, faults }
  } finally {
    await shop.stop()
    await place.close()
  }
}

async function askEverybody({ place, caller, people, ids }: Scene, target: Target) {
  const method = target.method.toUpperCase()
  const wrong: string[] = []
  let count = 0
  let before = method === 'GET' ? [] : await place.look(listOwnedRows)
  for (const person of people) {
    const calls = callsOf(target, person, ids)
    for (const { path, body, right } of calls) {
      count++
      const { username: who } = person
      const answer = await caller.call(method, path, { who, body })
      const faults = faultsIn(answer, right, person)
      for (const fault of faults)
        wrong.push(
          `${who ?? 'a visitor'} ${method} ${path} ${JSON.stringify(body) ?? ''}: ${fault}`,
        )
    }
    if (method === 'GET' || calls.length === 0) continue
    const after = await place.look(listOwnedRows)
    if (!person.isStaff)
      for (const row of changedRows(before, after, person))
        wrong.push(`${person.username ?? 'a visitor'} changed ${row} by ${method} ${target.path}`)
    before = after
  }
  return { count, wrong }
}

function mayCall({ security = [] }: Operation, { username, roles }: Person): boolean {
  // An empty requirement admits visitors; a logged-in caller is recognised.
  if (security.length === 0 || security.some(({ bearer }) => !bearer)) return true
  if (username === undefined) return false
  return security.some(
    ({ bearer = [] }) => bearer.length === 0 || bearer.some((role) => roles.includes(role)),
  )
}

function callsOf(target: Target, person: Person, ids: Scene['ids']): Call[] {
  const { operation } = target
  const schema = operation.requestBody?.content['application/json']?.schema
  const body = schema && validValue(schema)
  if (!mayCall(operation, person))
    return [{ path: pathWith(target, '1'), body, right: person.username ? [403] : [401] }]
  // Staff may access each other's work.
  if (person.isStaff) return []
  const foreign = (kind: string) =>
    (ids.get(kind) ?? []).filter(({ accountId }) => accountId !== person.accountId)
  const { record, body: own, query } = asked[operation.operationId] ?? {}
  if (record !== undefined)
    return foreign(record).map(({ id }) => ({
      path: pathWith(target, id, query),
      body: own,
      right: [403, 404],
    }))
  if (schema && namesRecords(schema))
    return [...ids.keys()].flatMap((kind) =>
      foreign(kind)
        .slice(0, 2)
        .map(({ id }) => ({
          path: pathWith(target, id),
          body: bodyNaming(schema, id),
          right: [],
        })),
    )
  return target.method === 'get' ? [{ path: pathWith(target, '1'), right: [] }] : []
}

/** The path with the id in every place that names a record, and minimal values elsewhere. */
function pathWith({ path, operation }: Target, id: string, query?: string): string {
  const search = new URLSearchParams(query)
  let filled = path
  for (const { name: parameter, in: where, required, schema } of operation.parameters ?? []) {
    const value = /^id$|Id$/.test(parameter) ? id : String(validValue(schema))
    if (where === 'path') filled = filled.replace(`{${parameter}}`, encodeURIComponent(value))
    else if (required && !search.has(parameter)) search.set(parameter, value)
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}

function faultsIn({ status, message, text }: Answer, right: readonly number[], person: Person) {
  const faults: string[] = []
  if (status === 0 || status >= 500 || (right.length > 0 && !right.includes(status)))
    faults.push(`${status} ${message}`)
  const strangers = person.isStaff
    ? []
    : canaryOf(text).filter((accountId) => accountId !== person.accountId)
  if (strangers.length > 0)
    faults.push(`gives away records of the accounts ${[...new Set(strangers)].join(', ')}`)
  return faults
}

/** Other people's rows that are gone or changed. */
function changedRows(before: OwnedRow[], after: OwnedRow[], person: Person): string[] {
  const now = new Map(after.map(({ key, digest }) => [key, digest]))
  return before
    .filter(({ accountId, userId }) =>
      userId === null ? accountId !== person.accountId : userId !== person.id,
    )
    .flatMap(({ key, digest }) => (now.get(key) === digest ? [] : key))
}

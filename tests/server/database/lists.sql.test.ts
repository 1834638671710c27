import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { FieldSchema } from '../../../src/domain/forms/field-schema'
import { seedReports } from '../../../demo/calculation/reports'
import { seedChat } from '../../../demo/chat/fill'
import { seedContent } from '../../../demo/content/fill'
import { seedKeptItems } from '../../../demo/account/kept-items.sql'
import { seedBoard } from '../../../demo/messages/board.sql'
import { listOperations } from '../../../src/server/http/operations'
import { seedOrders } from '../../../demo/orders/fill'
import { seedQuality } from '../../../demo/quality/fill'
import { startApp } from '../../app'
import { givenRows } from './given-rows'

interface Row {
  id: number
  [field: string]: unknown
}

const { call, database, settings } = await startApp({ catalogue: 'demo' })
await seedContent(database)
await seedKeptItems(database)
await seedOrders(database, settings.timeZone)
await seedReports(database)
await seedBoard(database, settings.timeZone)
await seedChat(database)
await seedQuality(database, settings, pino({ level: 'silent' }))
await givenRows(database)

/** All lists whose call has sort orders. */
const lists = listOperations().flatMap(({ path, method, operation }) => {
  const parameters = operation.parameters ?? []
  const order = parameters.find(({ schema }) => schema['x-widget'] === 'order')?.schema as
    FieldSchema | undefined
  const roles = operation.security?.flatMap(({ bearer = [] }) => bearer) ?? []
  const fields = new Set(order?.enum?.map((one) => String(one).replace(/^-/, '')))
  return method === 'get' && order && !order['x-enum']
    ? [
        {
          path,
          orders: order.enum?.map(String) ?? [],
          fields: [...fields],
          who: whoOf(path, roles),
        },
      ]
    : []
})

function whoOf(path: string, roles: string[]): string {
  if (roles.includes('operator')) return 'operator'
  if (roles.includes('supplier')) return 'supplier'
  return path.startsWith('/quality/') ? 'partner' : 'buyer'
}

test.each(lists)('$path is sorted by each of its orders, equals by their ids', async (list) => {
  const { path, who, fields, orders } = list
  expect(orders.toSorted()).toEqual(fields.flatMap((one) => [one, `-${one}`]).toSorted())
  const usual = await rowsOf(who, path, '')
  expect(usual.length).toBeGreaterThan(1)
  for (const field of fields) {
    const up = await rowsOf(who, path, `order=${field}`)
    const down = await rowsOf(who, path, `order=-${field}`)
    expect.soft(faultsIn(up, { path, field, way: 1 }), `${path} by ${field}`).toEqual([])
    expect.soft(faultsIn(down, { path, field, way: -1 }), `${path} by -${field}`).toEqual([])
    if (usual.length < most) {
      const ids = (rows: Row[]) => rows.map(({ id }) => id).toSorted()
      expect(ids(up)).toEqual(ids(usual))
      expect(ids(down)).toEqual(ids(usual))
    }
  }
})

const most = 200

/** The first records of a list, a page at a time. */
async function rowsOf(who: string, path: string, query: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let current = 1; rows.length < most; current++) {
    const answer = await call(who, 'GET', `${path}?${query}&size=100&current=${current}`)
    expect(answer.status, `${path}?${query}`).toBe(200)
    const { records } = answer.data.ipage ?? answer.data
    rows.push(...records)
    if (records.length < 100) break
  }
  return rows
}

/** Fields sorted by meaning, not as text. */
const ranks: Record<string, string[]> = {
  '/office/api-key/page state': ['valid', 'revoked'],
  '/office/job/page state': ['failed', 'delayed', 'waiting', 'repeating', 'done'],
}

/** Adjacent rows in the wrong order; missing values belong last in both directions. */
function faultsIn(rows: Row[], { path, field, way }: { path: string; field: string; way: 1 | -1 }) {
  const ranked = ranks[`${path} ${field}`]
  const keys = [
    (value: unknown) => (ranked ? ranked.indexOf(String(value)) : value),
    (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value),
  ]
  const found = keys.map((key) =>
    rows.slice(1).flatMap((row, place) => {
      const before = rows[place]!
      return inOrder(before, row) ? [] : [[before[field], row[field], before.id, row.id]]

      function inOrder(one: Row, other: Row): boolean {
        const [a, b] = [one[field] ?? undefined, other[field] ?? undefined]
        if (a === undefined || b === undefined)
          return a !== undefined || (b === undefined && tied())
        const compared = compare(key(a), key(b))
        return compared === 0 ? tied() : compared * way < 0

        function tied() {
          return (one.id - other.id) * way < 0
        }
      }
    }),
  )
  return found.find((faults) => faults.length === 0) ?? found[0]
}

// All values of a field have the same type, so they compare.
const compare = (a: unknown, b: unknown) =>
  (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0

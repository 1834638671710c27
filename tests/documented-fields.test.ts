import { pino } from 'pino'
import { expect, test } from 'vitest'
import { seedReports } from '../demo/calculation/reports'
import { seedRobot } from '../demo/chat/fill'
import { seedContent } from '../demo/content/fill'
import { seedBoard } from '../demo/messages/board.sql'
import { seedOrders } from '../demo/orders/fill'
import { seedPrices } from '../demo/prices/fill'
import { seedQuality } from '../demo/quality/fill'
import description from '../src/generated/openapi.json'
import { startApp } from './app'
import { answers, askedShop } from './documented-answers'

const shop = await startApp({ catalogue: 'demo' })
const { database, settings } = shop
await seedPrices(database, settings.timeZone)
await seedContent(database)
await seedOrders(database, settings.timeZone)
await seedReports(database)
await seedBoard(database, settings.timeZone)
await seedRobot(database)
await seedQuality(database, settings, pino({ level: 'fatal' }))

const asked = await askedShop(shop)

/** Types of bodies, and of parts that the demo does not fill, with the fields that the documents name. */
const forms = [
  ['CharacteristicChoice', 'characterId characterVal characterValue'],
  ['Material', 'isInContrast'],
  ['BaseInfo', 'pulledOffForce'],
  ['FavouriteToggle', 'dataId typeId'],
  ['CartAddition', 'counts dataId typeId'],
  ['CustomCartAddition', 'classId className counts characterJson requiredDate'],
  ['LeaveMessage', 'theme description contact state'],
  [
    'RectificationScheme',
    'contactPerson contactDetails remark causeAnalysis problemMeasures rectificationProgram id fileIds',
  ],
  ['Evidence', 'description contactPerson contactDetails id fileIds'],
  ['Evaluation', 'evaluationLevel feedback issuesReportId'],
  ['FileRef', 'id originalName bucketName fileName'],
  ['GuideEntry', 'title pageNum childs'],
] as const

/** Codes with the English words of what they mean. */
const codes = [
  ['CategoryType', { 1: 'Fasteners', 2: 'Tools' }],
  ['FavouriteType', { 1: 'Products' }],
  ['ChatMessageType', { 1: 'Text', 2: 'Transaction', 3: 'Picture', 4: 'File', 5: 'Other' }],
  ['NewsState', { 0: 'All', 1: 'Unread', 2: 'Read' }],
  ['BoardState', { 1: 'No reply yet', 2: 'Replied' }],
  [
    'ProblemState',
    { 1: 'Pending', 2: 'Rectifying', 3: 'Awaiting verification', 4: 'Verifying', 5: 'Completed' },
  ],
] as const

interface Schema {
  maxLength?: number
  properties?: Record<string, object>
  'x-enum'?: Record<string, { en: string }>
}

// The bundle is written by codegen; its import type is the literal of one state of it.
const types = description.components.schemas as unknown as Record<string, Schema>

test.each(forms)('%s has the fields that the documents name', (type, fields) => {
  expect(Object.keys(types[type]?.properties ?? {})).toEqual(
    expect.arrayContaining(fields.split(' ')),
  )
})

test.each(codes)('the codes of %s mean what the documents say', (type, meanings) => {
  const labels = Object.entries(types[type]?.['x-enum'] ?? {}).map(([code, { en }]) => [code, en])
  expect(Object.fromEntries(labels)).toMatchObject(meanings)
})

/** The values that a path leads to; an empty text is one, an empty list is not. */
function valuesAt(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value) && (path.length > 0 || value.length === 0))
    return value.flatMap((entry) => valuesAt(entry, path))
  const [name, ...rest] = path
  if (name === undefined) return value === undefined || value === null ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return valuesAt(Object.entries(value).find(([key]) => key === name)?.[1], rest)
}

test.each(answers)('$name is answered with each of its fields', async ({ of, fields }) => {
  const records = await of(asked)
  const missing = fields
    .split(' ')
    .filter((path) => valuesAt(records, path.split('.')).length === 0)
  expect(missing).toEqual([])
})

test('the keywords of a case are separated by commas', async () => {
  const { records } = await asked.get('/web/business/case/page')
  const keywords = records.map(({ keyword }: { keyword: string }) => keyword)
  expect(keywords).toContainEqual(expect.stringMatching(/^[^,，、;]+(,[^,，、;]+)+$/))
})

test('names and addresses of people and companies have at most 30 characters', () => {
  for (const type of ['ContactName', 'CompanyName', 'EmailAddress'])
    expect(types[type]?.maxLength, type).toBe(30)
})

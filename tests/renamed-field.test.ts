import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as App from './app'
import type * as Closing from './closing'
import type * as Migrations from '../src/server/database/migrate'

/** A copy of the project with the example of a kept record, one of whose fields is renamed in its schema alone. */
const copy = resolve('.cache', `renamed-field-${process.pid}`)
const file = join(copy, 'schemas/quality/Calibration.json')
const path = '/office/quality/calibration'

let app: App.TestApp
let closeAll: typeof Closing.closeAll
let migrate: () => Promise<void>

const inCopy = <Module = unknown>(name: string): Promise<Module> =>
  import(/* @vite-ignore */ join(copy, name))

interface Schema {
  'x-record': { search: string[]; sort: string[] }
  properties: Record<string, object>
  required: string[]
  examples: object[]
}

/** The schema with `tool` under another name. */
function renamedTool({ properties, ...schema }: Schema, word: unknown): Schema {
  const { tool = {}, ...others } = properties
  return {
    ...schema,
    'x-record': { ...schema['x-record'], search: ['gauge'], sort: ['gauge'] },
    properties: { gauge: { ...tool, 'x-was': word }, ...others },
    required: ['gauge', 'calibratedOn'],
    examples: [{ gauge: 'Torque wrench', calibratedOn: '2026-03-01' }],
  }
}

const codegen = { file: process.execPath, args: ['--import', 'tsx', 'scripts/codegen.ts'] }

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true })
  for (const folder of ['openapi', 'schemas', 'scripts', 'src', 'demo', 'tests']) {
    const filter = (name: string) => !/^src\/(generated|web\/public)(\/|$)/.test(name)
    cpSync(folder, join(copy, folder), { recursive: true, filter })
  }
  cpSync('package.json', join(copy, 'package.json'))
  for (const folder of ['schemas', 'src'])
    cpSync(`docs/examples/calibration/${folder}`, join(copy, folder), { recursive: true })
  const schema: Schema = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(renamedTool(schema, ['device', 'tool'])))
  execFileSync(codegen.file, codegen.args, { cwd: copy })
  app = await (await inCopy<typeof App>('tests/app.ts')).startApp()
  const migrations = await inCopy<typeof Migrations>('src/server/database/migrate.ts')
  migrate = () => migrations.migrate(app.database)
  closeAll = (await inCopy<typeof Closing>('tests/closing.ts')).closeAll
  await migrate()
}, 600_000)

afterAll(async () => {
  await closeAll?.()
  rmSync(copy, { recursive: true, force: true })
})

test('records of earlier releases are shown, searched and sorted under the new name of a field', async () => {
  await sql`insert into calibration (data) values
    ('{"tool": "Caliper", "calibratedOn": "2026-01-01"}'), ('{"device": "Angle gauge", "calibratedOn": "2026-01-02"}')`.execute(
    app.database,
  )
  await migrate()
  await migrate()
  const page = await app.call('quality', 'GET', `${path}/page?order=gauge`)
  expect(page.data.records).toMatchObject([{ gauge: 'Angle gauge' }, { gauge: 'Caliper' }])
  const found = await app.call('quality', 'GET', `${path}/page?keyword=calip`)
  expect(found.data.records).toMatchObject([{ gauge: 'Caliper', calibratedOn: '2026-01-01' }])
})

test('the audit log tells the move once, and shows earlier changes under the title of today', async () => {
  const lines = await app.call('operator', 'GET', '/office/audit/page?operation=renameFields')
  expect(lines.data.records).toMatchObject([
    { operationName: '字段更名后迁移已存的值', changed: 2 },
  ])
  const changes = [{ record: 'calibration:1', before: { tool: 'A' }, after: { tool: 'B' } }]
  const { rows } = await sql<{
    id: number
  }>`insert into audit (operation, request_id, records, data)
    values ('changeCalibration', '', '{calibration:1}', ${JSON.stringify({ changes, changed: 1 })}::jsonb)
    returning id`.execute(app.database)
  const line = await app.call('operator', 'GET', `/office/audit/${rows[0]!.id}`)
  expect(line.data.changes).toMatchObject([{ field: '量具', before: 'A', after: 'B' }])
})

test('the code generation stops with a sentence at a former name that is in use', () => {
  const before = readFileSync(file, 'utf8')
  const schema: Schema = JSON.parse(before)
  const { gauge = {}, ...others } = schema.properties
  const properties = { gauge: { ...gauge, 'x-was': 'calibratedOn' }, ...others }
  writeFileSync(file, JSON.stringify({ ...schema, properties }))
  const { status, stderr } = spawnSync(codegen.file, codegen.args, { cwd: copy, encoding: 'utf8' })
  writeFileSync(file, before)
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(
    /^schemas\/quality\/Calibration.json: "gauge" was "calibratedOn", but "calibratedOn" is still a field.*$/,
  )
}, 120_000)

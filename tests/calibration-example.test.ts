// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { screen } from '@testing-library/react'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as App from './app'
import type * as Closing from './closing'
import type * as Render from './web/render'
import type * as Migrations from '../src/server/database/migrate'
import type * as Screens from '../src/web/office/OfficeScreens'
import type * as Office from '../src/web/office/resources'
import { documents, multipart } from './uploads'

/** A copy of the project with the files of the example, and a second record like it that sales alone keeps. */
const copy = resolve('.cache', `calibration-${process.pid}`)
const path = '/office/quality/calibration'
const packingLists = '/office/orders/packing-list'

let app: App.TestApp
let closeAll: typeof Closing.closeAll

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true })
  for (const folder of ['openapi', 'schemas', 'scripts', 'src', 'demo', 'tests']) {
    const filter = (file: string) => !/^src\/(generated|web\/public)(\/|$)/.test(file)
    cpSync(folder, join(copy, folder), { recursive: true, filter })
  }
  cpSync('package.json', join(copy, 'package.json'))
  for (const folder of ['schemas', 'src']) {
    cpSync(`docs/examples/calibration/${folder}`, join(copy, folder), { recursive: true })
  }
  addPackingLists()
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts'], { cwd: copy })
  cpSync('src/generated/database.d.ts', join(copy, 'src/generated/database.d.ts'))

  // The globals of a browser are set before a module looks for them.
  await inCopy('tests/web/browser.ts')
  app = await (await inCopy<typeof App>('tests/app.ts')).startApp()
  await (await inCopy<typeof Migrations>('src/server/database/migrate.ts')).migrate(app.database)
  closeAll = (await inCopy<typeof Closing>('tests/closing.ts')).closeAll
}, 600_000)

afterAll(async () => {
  await closeAll?.()
  rmSync(copy, { recursive: true, force: true })
})

const inCopy = <Module = unknown>(file: string): Promise<Module> =>
  import(/* @vite-ignore */ join(copy, file))

/** Another area and another role: the same two files with other names. */
function addPackingLists() {
  const { 'x-record': words, ...schema } = JSON.parse(
    readFileSync(join(copy, 'schemas/quality/Calibration.json'), 'utf8'),
  )
  const packingList = {
    ...schema,
    'x-record': {
      ...words,
      name: 'packingLists',
      path: packingLists,
      table: 'packing_list',
      roles: ['sales'],
      called: { zh: '装箱单', en: 'packing list', plural: 'packing lists' },
      files: 'packing_list',
    },
  }
  writeFileSync(join(copy, 'schemas/orders/PackingList.json'), JSON.stringify(packingList))
  const migrations = join(copy, 'src/server/database/migrations')
  const table = readFileSync(join(migrations, '0900-calibration.sql'), 'utf8')
  const renamed = table.replaceAll('calibration', 'packing_list')
  writeFileSync(join(migrations, '0901-packing-list.sql'), renamed)
}

const wrench = { tool: 'Torque wrench 200 Nm', calibratedOn: '2026-03-01' }

function upload(who: string, purpose: string) {
  const { payload, headers } = multipart('certificate.pdf', documents['.pdf'] ?? '')
  const address = `/quality/problem/upload?businessType=2&tableName=${purpose}`
  return app.call(who, 'POST', address, payload, headers)
}

const certificate = async () => (await upload('quality', 'calibration')).data

test('the compiler knows the record, and asks for its table', () => {
  const probe = join(copy, 'src/probe.ts')
  writeFileSync(
    probe,
    `import type { Schemas } from './domain/schemas'
     import type { records } from './generated/records'
     import type { DB } from './generated/database'
     export const toolOf = (record: Schemas['Calibration']): string => record.tool
     export const tables: readonly (keyof DB)[] = Object.values({} as typeof records).map(({ table }) => table)`,
  )
  const program = ts.createProgram([probe], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  })
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('"calibration"')
})

test('staff of its roles add, find, change and remove a record with its file, and nobody else does', async () => {
  const file = await certificate()
  const added = await app.call('quality', 'POST', path, { ...wrench, certificate: [file] })
  expect(added.status).toBe(200)
  const { id, version } = added.data
  const shown = { id: file, name: 'certificate.pdf', kind: 2 }
  expect(added.data).toMatchObject({ ...wrench, version: 1, files: [shown] })

  const list = await app.call('operator', 'GET', `${path}/page?keyword=WRENCH&order=-tool`)
  expect(list.data).toMatchObject({ total: 1, records: [{ id, ...wrench, files: [shown] }] })
  const read = await app.call('operator', 'GET', `/quality/problem/file/${file}`)
  expect([read.status, read.headers['content-type']]).toEqual([200, 'application/pdf'])

  const later = { ...wrench, calibratedOn: '2026-09-01', version }
  const changed = await app.call('operator', 'PUT', `${path}/${id}`, later)
  expect(changed.data).toMatchObject({ calibratedOn: '2026-09-01', version: 2, files: [] })
  expect((await app.call('quality', 'PUT', `${path}/${id}`, later)).status).toBe(409)
  expect((await app.call('quality', 'PUT', `${path}/${id}`, wrench)).status).toBe(400)
  expect((await app.call('quality', 'POST', path, { tool: ' ' })).status).toBe(400)

  for (const who of ['sales', 'buyer', 'supplier']) {
    expect((await app.call(who, 'GET', `${path}/page`)).status, who).toBe(403)
    expect((await app.call(who, 'DELETE', `${path}/${id}`)).status, who).toBe(403)
  }
  expect((await app.call(null, 'GET', `${path}/${id}`)).status).toBe(401)

  expect((await app.call('quality', 'DELETE', `${path}/${id}`)).status).toBe(200)
  const gone = await app.call('quality', 'GET', `${path}/${id}`)
  expect([gone.status, gone.meta.message]).toEqual([404, '此校准记录已不存在'])
})

test('the roles of a record decide who uploads and reads its files, in whichever area it is kept', async () => {
  const { data: file } = await upload('sales', 'packing_list')
  const body = { ...wrench, certificate: [file] }
  const { data: added } = await app.call('sales', 'POST', packingLists, body)
  expect(added.files).toMatchObject([{ id: file, name: 'certificate.pdf' }])
  const read = (who: string) => app.call(who, 'GET', `/quality/problem/file/${file}`)
  expect((await read('sales')).status).toBe(200)
  for (const who of ['quality', 'operator', 'supplier', 'agent']) {
    expect((await read(who)).status, who).toBe(404)
    expect((await upload(who, 'packing_list')).status, who).toBe(403)
  }
  // The roles of one record give no access to the files of another.
  for (const purpose of ['calibration', 'problem', 'report', 'evidence', 'complaint']) {
    expect((await upload('sales', purpose)).status, purpose).toBe(403)
  }
  const ofQuality = await certificate()
  const calibration = { ...wrench, certificate: [ofQuality] }
  const { data: kept } = await app.call('quality', 'POST', path, calibration)
  expect((await app.call('sales', 'GET', `/quality/problem/file/${ofQuality}`)).status).toBe(404)
  expect((await app.call('quality', 'DELETE', `${path}/${kept.id}`)).status).toBe(200)
})

test('the audit log tells of a change in the words of the record', async () => {
  const { data } = await app.call('quality', 'POST', path, { ...wrench, tool: 'Gauge' })
  const lines = await app.call('operator', 'GET', '/office/audit/page?size=5', undefined, {
    'accept-language': 'en',
  })
  expect(JSON.stringify(lines.data.records)).toContain('Add a calibration')
  expect((await app.call('quality', 'DELETE', `${path}/${data.id}`)).status).toBe(200)
})

test('the office shows the list and the form', async () => {
  await app.call('quality', 'POST', path, { ...wrench, certificate: [await certificate()] })
  const { renderPage } = await inCopy<typeof Render>('tests/web/render.tsx')
  const { OfficeScreens } = await inCopy<typeof Screens>('src/web/office/OfficeScreens.tsx')
  const { officeResources } = await inCopy<typeof Office>('src/web/office/resources.ts')
  const { createElement } = await import('react')
  const open = (at: string) =>
    renderPage(createElement(OfficeScreens, { resources: officeResources }), {
      app,
      user: 'quality',
      at,
    })

  await open(path)
  expect(await screen.findByText(wrench.tool)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'certificate.pdf' })).toBeTruthy()
  expect(await screen.findByRole('columnheader', { name: /Calibrated on/ })).toBeTruthy()

  await open(`${path}/new`)
  expect(await screen.findByLabelText(/Tool/)).toBeTruthy()
  expect(await screen.findByText('Certificate')).toBeTruthy()
})

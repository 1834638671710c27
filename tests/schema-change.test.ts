// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as App from './app'
import type * as Closing from './closing'
import type * as Render from './web/render'
import type * as CatalogueVersion from '../src/server/catalogue/import/import.sql'
import type * as Orders from '../src/web/orders/resources'
import type * as Generated from '../src/web/screens/Screens'

/** A copy of the project; in it, some schemas get one more field, and nothing else is touched. */
const copy = resolve('.cache', `schema-change-${process.pid}`)
const field = { title: 'Project', 'x-zh': '所属项目', type: 'string', 'x-column': true }
const value = 'Line 4, car body'
/** A value of the new field of a delivered product. */
const ofLine = 'Coil 7, inner ring'
const newFields: Record<string, string> = {
  'messages/BoardReply': 'promise',
  'orders/DeliveryLine': 'coil',
}

/** The product and its card; the facet, the characteristic of a card, and the form of both. */
const catalogueFields = [
  ['Material', 'application'],
  ['Characteristic', 'hint'],
  ['MaterialCharacteristic', 'hint'],
  ['CharacteristicForm', 'hint'],
  ['CharacteristicForm', 'hintEn'],
  ['OfficeCharacteristic', 'hint'],
] as const

let app: App.TestApp
let closeAll: typeof Closing.closeAll

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true })
  for (const folder of ['openapi', 'schemas', 'scripts', 'src', 'demo', 'tests']) {
    const filter = (file: string) =>
      !/^(src\/generated|src\/web\/public|demo\/public)(\/|$)/.test(file)
    cpSync(folder, join(copy, folder), { recursive: true, filter })
  }
  for (const form of [
    'orders/DeliveryEntry',
    'orders/DeliveryLine',
    'messages/LeaveMessage',
    'messages/BoardReply',
  ]) {
    const file = join(copy, `schemas/${form}.json`)
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    schema.properties[newFields[form] ?? 'projectName'] = field
    if (form === 'messages/LeaveMessage') schema.if = { required: ['projectName'] }
    if (form === 'messages/LeaveMessage') schema.then = { properties: { projectPart: field } }
    writeFileSync(file, JSON.stringify(schema))
  }
  for (const [type, name] of catalogueFields) {
    const file = join(copy, `schemas/catalogue/${type}.json`)
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    schema.properties[name] = { ...field, maxLength: 100 }
    writeFileSync(file, JSON.stringify(schema))
  }
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts'], { cwd: copy })

  // Browser globals, before modules look for them.
  await inCopy('tests/web/browser.ts')
  app = await (await inCopy<typeof App>('tests/app.ts')).startApp()
  closeAll = (await inCopy<typeof Closing>('tests/closing.ts')).closeAll
  await giveDelivery()
}, 600_000)

afterAll(async () => {
  await closeAll?.()
  rmSync(copy, { recursive: true, force: true })
})

const inCopy = <Module = unknown>(file: string): Promise<Module> =>
  import(/* @vite-ignore */ join(copy, file))

/** A delivery whose record keeps the new field where it keeps all that has no column. */
async function giveDelivery() {
  const { userId, database } = app
  const id = await userId('buyer')
  const { account_id } = await database
    .selectFrom('app_user')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await database
    .insertInto('intention_order')
    .values({ unique_code: 'YD20260101-000001', account_id, user_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const kept = { carrier: 'Demo Freight', shipTime: '2026-01-31' }
  const notice = await database
    .insertInto('delivery_notice')
    .values({
      order_id: order.id,
      bill_no: 'FH-1',
      data: JSON.stringify({ ...kept, projectName: value }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('delivery_line')
    .values({
      notice_id: notice.id,
      position: 1,
      specification: 'RL1-127-16-R-ZN',
      data: JSON.stringify({ deliveredCounts: 500, coil: ofLine }),
    })
    .execute()
}

test('the types of both sides have the field', () => {
  const probe = join(copy, 'src/probe.ts')
  const faultsOf = (name: string) => {
    writeFileSync(
      probe,
      `import type { Schemas } from './domain/schemas'
       export const of = (notice: Schemas['DeliveryNotice']): string | undefined => notice.${name}`,
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
    return ts.getPreEmitDiagnostics(program).map(({ messageText }) => String(messageText))
  }
  expect(faultsOf('projectName')).toEqual([])
  expect(faultsOf('projectNam')).toHaveLength(1)
})

test('the server answers the field, in the list and in the detail', async () => {
  const list = await app.call('buyer', 'GET', '/web/delivery/order/page')
  const [record] = list.data.records
  expect(record).toMatchObject({ projectName: value })
  const detail = await app.call('buyer', 'GET', `/web/delivery/order/${record.id}`)
  expect(detail.data).toMatchObject({ projectName: value, lines: [{ coil: ofLine }] })
})

test("a customer's input in a new field of the message board is visible there and in the office", async () => {
  const message = { theme: 'Late', description: 'When?', contact: '13800000000', state: 1 }
  const post = (body: object) => app.call('buyer', 'POST', '/web/message/board', body)
  expect((await post({ ...message, projectName: value, projectPart: 'Roof' })).status).toBe(200)
  // A field of no branch is still none.
  expect((await post({ ...message, projectName: value, part: 'Roof' })).status).toBe(400)
  const own = await app.call('buyer', 'GET', '/web/message/board/page')
  const written = { theme: 'Late', projectName: value, projectPart: 'Roof' }
  expect(own.data.records[0]).toMatchObject(written)
  const { id } = own.data.records[0]
  const reply = { reply: 'Soon', promise: value }
  await app.call('sales', 'POST', `/office/message/board/reply/${id}`, reply)
  const office = await app.call('sales', 'GET', `/office/message/board/${id}`)
  expect(office.data).toMatchObject({ ...written, ...reply })
  const schema = JSON.parse(
    readFileSync(join(copy, 'src/generated/screens/OfficeBoardMessage.json'), 'utf8'),
  )
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['contact', 'projectName']))
  expect(schema.properties.projectName).toEqual(field)
})

test('card, facet and detail of a product have the fields that their schemas were given', async () => {
  const shop = await (await inCopy<typeof App>('tests/app.ts')).startApp({ catalogue: 'demo' })
  const { bumpVersion } = await inCopy<typeof CatalogueVersion>(
    'src/server/catalogue/import/import.sql.ts',
  )
  const { id } = await shop.database
    .updateTable('material')
    .set({ data: sql`data || '{"application":"动车组","applicationEn":"EMU trains"}'` })
    .where('model', '=', 'RL1-127-16-R-ZN')
    .returning('id')
    .executeTakeFirstOrThrow()
  await bumpVersion(shop.database, [id])
  const diameters = await shop.call(
    'editor',
    'GET',
    '/office/catalogue/characteristic/page?keyword=2021090001',
  )
  const { values, classes, ...diameter } = diameters.data.records[0]
  const form = { ...diameter, hint: '螺栓的直径', hintEn: 'Diameter of the bolt' }
  const path = `/office/catalogue/characteristic/${diameter.id}`
  const changed = await shop.call('editor', 'PUT', path, form)
  expect(changed.data).toMatchObject({ hint: form.hint, hintEn: form.hintEn })
  const listed = await shop.call(
    'editor',
    'GET',
    '/office/catalogue/characteristic/page?keyword=2021090001',
  )
  expect(listed.data.records).toMatchObject([{ hint: form.hint, values, classes }])

  for (const [language, application, hint] of [
    ['zh', '动车组', form.hint],
    ['en', 'EMU trains', form.hintEn],
  ] as const) {
    const ask = (method: 'GET' | 'POST', address: string) =>
      shop.call(null, method, address, method === 'POST' ? [] : undefined, {
        'accept-language': language,
      })
    await vi.waitFor(async () => {
      const page = await ask('POST', '/web/product/page?keyword=RL1-127-16-R-ZN&size=1')
      const [card] = page.data.records
      expect(card).toMatchObject({ id, application })
      const ofDiameter = ({ fieldCode }: { fieldCode: string }) => fieldCode === '2021090001'
      expect(card.characterList.find(ofDiameter)).toMatchObject({ hint })
      expect(page.data.characterList.find(ofDiameter)).toMatchObject({ hint })
    })
    const { data: detail } = await ask('GET', `/web/product/material/${id}`)
    expect(detail).toMatchObject({ application })
  }
})

test.each([
  ['en', 'Project', 'Export as CSV'],
  ['zh', '所属项目', '导出为 CSV'],
])('in %s the list, the export and the detail show it under its title', async (...words) => {
  const [language, title, exportButton] = words
  const open = await pagesIn(language)
  await open('/deliveryNotice')
  const headers = await screen.findAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toContain(title)
  expect(await screen.findByText(value)).toBeTruthy()

  const saved = catchDownload()
  fireEvent.click(await screen.findByRole('button', { name: exportButton }))
  await waitFor(async () => {
    const [header, row] = (await saved()).split('\r\n')
    expect(header).toContain(title)
    expect(row).toContain(`"${value}"`)
  })

  const { data } = await app.call('buyer', 'GET', '/web/delivery/order/page')
  await open(`/deliveryNotice/${data.records[0].id}/FH-1`)
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(1)
  expect(await screen.findByText(value)).toBeTruthy()
  expect(await screen.findByText(ofLine)).toBeTruthy()
})

/** The generated screens of the copy, freshly loaded in a language. */
async function pagesIn(language: string) {
  window.localStorage.setItem(
    'language',
    JSON.stringify({ name: 'language', content: language, type: 'local' }),
  )
  vi.resetModules()
  const { renderPage } = await inCopy<typeof Render>('tests/web/render.tsx')
  const { Screens } = await inCopy<typeof Generated>('src/web/screens/Screens.tsx')
  const { deliveryNotices } = await inCopy<typeof Orders>('src/web/orders/resources.ts')
  const { createElement } = await import('react')
  return (at: string) =>
    renderPage(createElement(Screens, { resources: [deliveryNotices] }), { app, user: 'buyer', at })
}

/** Captures the file that the page offers for download. */
function catchDownload(): () => Promise<string> {
  let saved: Blob | undefined
  URL.createObjectURL = (file: Blob) => {
    saved = file
    return 'blob:saved'
  }
  HTMLAnchorElement.prototype.click = () => undefined
  return async () => new TextDecoder().decode(await bytesOf(saved!))
}

function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(file)
  })
}

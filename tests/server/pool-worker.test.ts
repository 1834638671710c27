import { expect, test } from 'vitest'
import { calculate } from '../../src/domain/calculation/calculate'
import { clampExample } from '../../src/domain/calculation/examples'
import { drawReportTask } from '../../src/server/calculation/report-pdf'
import type { Report } from '../../src/server/calculation/reports.sql'
import type { PdfBlock, PdfDocument } from '../../src/server/pdf/document'
import { drawPdfTask } from '../../src/server/pdf/pdf'
import { inspectUploadTask } from '../../src/server/files/inspect'
import { loadSharp } from '../../src/server/files/load-sharp'
import { readRowsTask, writeTableTask } from '../../src/server/spreadsheets/tasks'
import { exportOrdersTask } from '../../src/server/orders/order-export'
import { openWorkerPool } from '../../src/server/worker-pool/pool'
import { startApp } from '../app'
import { closeAfterFile } from '../closing'
import { poolBundle } from '../pool-bundle'
import { picture } from '../uploads'
import { textOfPages } from './pdf/pdf-text'

const { place, settings } = await startApp()
const { dataDir, s3Url } = settings
const pool = openWorkerPool(
  { databaseUrl: place.url, settings: { dataDir, s3Url } },
  { bundle: await poolBundle() },
)
closeAfterFile(() => pool.stop())

const document = (blocks: PdfBlock[]): PdfDocument => ({
  language: 'zh',
  title: '报价单',
  header: { left: '示例公司', right: 'IO-1' },
  blocks,
})

test('a thread draws documents, several at once, and says what it cannot draw', async () => {
  const named = (text: string) => document([{ kind: 'paragraph', text }])
  const broken: PdfBlock = {
    kind: 'pictures',
    pictures: [{ bytes: Buffer.from('no picture'), caption: '' }],
  }
  const [one, two, fault] = await Promise.allSettled([
    pool.run('a', drawPdfTask, named('第一份')),
    pool.run('a', drawPdfTask, named('第二份')),
    pool.run('a', drawPdfTask, document([broken])),
  ])
  expect(fault!.status).toBe('rejected')
  const texts = [one, two].map((made) => made?.status === 'fulfilled' && textOfPages(made.value))
  const [[first], [second]] = (await Promise.all(texts)) as [string[], string[]]
  expect(first).toContain('第一份')
  expect(second).toContain('第二份')
})

test('twenty documents of one person at once leave the server free to answer', async () => {
  const pages = document(
    Array.from({ length: 40 }, (_, at) => ({ kind: 'paragraph', text: `第 ${at} 段`.repeat(40) })),
  )
  const many = Array.from({ length: 20 }, () => pool.run('a', drawPdfTask, pages))
  // Event loop turns while documents are drawn: in this thread there would be only one per document.
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const other = await pool.run('b', drawPdfTask, document([{ kind: 'paragraph', text: '另' }]))
  expect((await textOfPages(other))[0]).toContain('另')
  expect(await Promise.all(many)).toHaveLength(20)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(60)
})

test('a calculation report is drawn in a thread, its charts included', async () => {
  const report: Report = {
    id: 1,
    number: 1,
    revision: 1,
    name: 'Door hinge',
    page: 'clamp',
    productId: null,
    createTime: new Date(0),
    createdBy: { zh: 'Ada', en: 'Ada' },
    data: {
      unit: 'metric',
      engine: '1.0',
      headline: '',
      input: { ...clampExample },
      result: { ...calculate('clamp', clampExample) },
    },
  }
  const input = {
    report,
    today: { engine: '1.0', differs: false },
    asked: { language: 'en' as const, timeZone: 'UTC' },
  }
  const pages = await textOfPages(await pool.run('a', drawReportTask, input))
  expect(pages.join('\n')).toContain('Door hinge')
})

test('a thread writes sheets and reads them again', async () => {
  const table = { name: 'S', header: ['型号', 'Qty'], rows: [['M12', 5]] }
  for (const format of ['xlsx', 'csv'] as const) {
    const { bytes } = await pool.run('a', writeTableTask, { format, table })
    const rows = await pool.run('a', readRowsTask, { name: `s.${format}`, bytes })
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['型号', 'Qty'],
      ['M12', '5'],
    ])
  }
  await expect(
    pool.run('a', readRowsTask, { name: 's.xlsx', bytes: Buffer.from('PK') }),
  ).rejects.toMatchObject({ key: 'catalogue.import.brokenWorkbook' })
})

test('a thread makes pictures fit to be kept', async () => {
  await loadSharp()
  const bytes = await picture('png')
  const { image } = await pool.run('a', inspectUploadTask, { bytes, extension: '.png' })
  expect(image).toMatchObject({ width: 60, height: 40 })
})

test('a thread reads the database with a connection of its own', async () => {
  const filter = { accountId: 1, days: {}, timeZone: 'Asia/Shanghai' }
  const order = { filter, name: 'S', language: 'en' as const, timeZone: 'Asia/Shanghai' }
  const { bytes } = await pool.run('a', exportOrdersTask, { ...order, format: 'csv' })
  expect(Buffer.from(bytes).toString('utf8')).toContain('Reservation')
})

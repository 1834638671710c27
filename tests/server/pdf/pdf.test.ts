import { expect, test } from 'vitest'
import type { PdfBlock, PdfDocument } from '../../../src/server/pdf/document'
import { drawPdf } from '../../../src/server/pdf/draw'
import { textOfPages } from './pdf-text'

const document = (blocks: PdfBlock[], more?: Partial<PdfDocument>): PdfDocument => ({
  language: 'zh',
  title: '报价单',
  header: { left: '示例公司', right: 'IO-1' },
  blocks,
  ...more,
})
const pagesOf = async (...made: Parameters<typeof document>) =>
  textOfPages(await drawPdf(document(...made)))

const chinese = '铆接厚度 5～8 mm，实际孔径 Ø12 ±0.5，温度 ≤ 120 ℃，电阻 10 μΩ（见第 3 页）。'

test('Chinese text with signs reads out of the document as it was written', async () => {
  const [page] = await pagesOf([
    { kind: 'heading', text: '说明' },
    { kind: 'paragraph', text: chinese },
    { kind: 'facts', facts: [{ label: '有效期至', value: '2026-12-31' }] },
  ])
  for (const text of ['报价单', '说明', chinese, '有效期至', '2026-12-31', '示例公司', '1 / 1']) {
    expect(page).toContain(text)
  }
})

test('English text reads out of the document as it was written', async () => {
  const [page] = await pagesOf(
    [{ kind: 'paragraph', text: 'Offered with “care”: 1,250 pieces – “naïve”.', tone: 'strong' }],
    { language: 'en', title: 'Quotation' },
  )
  expect(page).toContain('Quotation')
  expect(page).toContain('Offered with “care”: 1,250 pieces – “naïve”.')
})

test('Chinese and English marks stay apart in one document, in whatever order', async () => {
  const both = [
    '铆接厚度，（演示）：',
    'Yuanling (demo), 23 Nov 2026, 12:56',
    '环槽，Lockbolt, collar',
  ]
  for (const texts of [both, both.toReversed()]) {
    const [page] = await pagesOf(
      texts.map((text) => ({ kind: 'paragraph' as const, text })),
      { language: 'en', title: 'Report' },
    )
    for (const text of texts) expect(page).toContain(text)
  }
})

test('a name with a rare character stands there also where letters are bold', async () => {
  const [page] = await pagesOf([{ kind: 'heading', text: '龘靐有限公司' }])
  expect(page).toContain('龘靐有限公司')
})

test.each([
  ['Hebrew', 'שלום', '□□□□'],
  ['Thai', 'สวัสดี', '□□□□'],
  ['Arabic', 'خطأ', '□□□'],
  ['an emoji of several signs', '裂👩🏽‍🔧缝', '裂□缝'],
  ['a character of extension B', '𠮷野家', '□野家'],
])('%s is seen to be missing where the fonts have no shape for it', async (_what, text, shown) => {
  const told = '□ 表示本文件的字体中没有的字符'
  const written: PdfBlock[][] = [
    [{ kind: 'paragraph', text }],
    [{ kind: 'facts', facts: [{ label: '原因', value: text }] }],
    [{ kind: 'table', columns: [{ title: '原因', share: 1 }], rows: [[text]] }],
  ]
  for (const blocks of written) {
    const [page] = await pagesOf([...blocks, { kind: 'paragraph', text: '下一段' }])
    expect(page).toContain(shown)
    expect(page!.indexOf(told)).toBeGreaterThan(page!.indexOf(shown))
    expect(page!.indexOf('下一段')).toBeGreaterThan(page!.indexOf(told))
    expect(page!.split(told)).toHaveLength(2)
  }
})

test('invisible characters are left out silently', async () => {
  const [page] = await pagesOf([
    { kind: 'paragraph', text: '套\u200b环\u00ad裂\ufe0f纹 e\u0301té' },
  ])
  expect(page).toContain('套环裂纹 été')
  expect(page).not.toContain('□')
})

test('a long table goes on with its head on the next page, and the pages are counted', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`型号 ${index + 1}`, String(index * 100)])
  const columns = [
    { title: '型号规格', share: 3 },
    { title: '数量', share: 1, align: 'right' as const },
  ]
  const pages = await pagesOf([{ kind: 'table', columns, rows }], { footer: '页脚' })
  expect(pages.length).toBeGreaterThan(1)
  pages.forEach((page, index) => {
    expect(page).toContain('型号规格')
    expect(page).toContain('页脚')
    expect(page).toContain(`${index + 1} / ${pages.length}`)
  })
  for (const [model] of rows) {
    expect(
      pages.filter((page) => page.split('\n').some((line) => line.includes(model!))),
    ).not.toEqual([])
  }
})

test('a row higher than a page is continued, and nothing of it is lost', async () => {
  const note = Array.from({ length: 120 }, (_, index) => `第${index + 1}行`)
  const columns = [{ title: '说明', share: 1 }]
  const pages = await pagesOf([{ kind: 'table', columns, rows: [[note.join('\n')]] }])
  expect(pages.length).toBe(3)
  for (const line of note) expect(pages.join('\n')).toContain(line)
})

test.each([undefined, true] as const)(
  'a heading (of a part: %s) stands on the page on which what it heads begins',
  async (minor) => {
    const below: PdfBlock[] = [
      { kind: 'facts', columns: 1, facts: [{ label: '说明', value: '一\n二\n三\n四\n五\n六' }] },
      { kind: 'table', columns: [{ title: '说明', share: 1 }], rows: [['一\n二\n三\n四\n五\n六']] },
      { kind: 'drawing', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 400, height: 90 },
    ]
    for (const block of below) {
      for (let lines = 20; lines < 34; lines++) {
        const before = Array.from({ length: lines }, (): PdfBlock => ({
          kind: 'paragraph',
          text: '前',
        }))
        const pages = await pagesOf([
          ...before,
          { kind: 'heading', text: '标题', ...(minor && { minor }) },
          block.kind === 'drawing' ? { ...block, caption: '说明' } : block,
        ])
        const page = pages.find((one) => one.includes('标题'))
        expect(page, `${block.kind} after ${lines} lines`).toContain('说明')
      }
    }
  },
)

test('pictures and drawings stand in the document and keep to the page', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="9" height="9"/><text x="1" y="5" font-size="3">轴力</text></svg>'
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const pages = await pagesOf([
    { kind: 'drawing', svg, width: 400, height: 300, caption: '图 1' },
    {
      kind: 'pictures',
      title: '整改图片',
      pictures: ['图 2', '图 3'].map((caption) => ({ bytes: png, caption })),
    },
    { kind: 'drawing', svg, width: 4000, height: 4000, caption: '图 4' },
  ])
  expect(pages.map((page) => page.match(/图 \d/g))).toEqual([['图 1', '图 2', '图 3'], ['图 4']])
  expect(pages[0]).toContain('轴力')
  expect(pages[0]).toContain('整改图片')
})

import { readFileSync } from 'node:fs'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const header = '类别,产品类,型号,材料名称,公称直径 (mm),公称长度 (mm)'

test('an import with faults is looked at, confirmed, seen in the shop and undone', async ({
  page,
  portal,
}) => {
  test.slow()
  const { language, text, words } = portal
  const mark = `E2E-${language}`
  const sheet = [
    header,
    `螺栓,试装螺栓${language} / Trial bolts ${language},${mark}-1,试装螺栓 / Trial bolt,8,30`,
    `螺栓,试装螺栓${language},${mark}-2,试装螺栓 / Trial bolt,8,long`,
  ].join('\n')

  await portal.logIn('editor', 'office')
  await page
    .getByRole('link', { name: text('catalogue.imports') })
    .first()
    .click()
  await page.getByLabel(text('products.imports.file')).setInputFiles({
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  })
  await expect(page.getByRole('heading', { name: `${mark}.csv` })).toBeVisible()

  // The fault comes first, with its line and column.
  const refused = page.getByRole('tab', { name: text('products.imports.refused') })
  await expect(refused).toHaveAttribute('aria-selected', 'true', { timeout: 60_000 })
  await expect(page.getByRole('row', { name: /^3 .*公称长度/ })).toContainText('long')
  await expectNoSeriousFaults(page)
  await page.getByRole('tab', { name: text('products.imports.added') }).click()
  await expect(page.getByRole('row', { name: `${mark}-1` })).toContainText(
    words({ zh: '试装螺栓zh', en: 'Trial bolts en' }),
  )

  const saving = page.waitForEvent('download')
  await page
    .getByRole('button', { name: text('products.imports.refusedFile', { format: 'CSV' }) })
    .click()
  const list = readFileSync(await (await saving).path(), 'utf8')
  expect(list).toContain(`${mark}-2`)
  expect(list).not.toContain(`${mark}-1`)

  // "All or nothing" is refused; the valid row alone is imported.
  portal.expectProblem(/409/)
  const confirm = page.getByRole('button', { name: text('products.imports.confirmOne') })
  await page.getByLabel(text('products.imports.strict')).check()
  await confirm.click()
  await expect(
    page.getByText(text('catalogue.import.strictlyNothing', { refused: 1 })),
  ).toBeVisible()
  await page.getByLabel(text('products.imports.strict')).uncheck()
  await confirm.click()
  const undo = page.getByRole('button', { name: text('products.imports.undo') })
  await expect(undo).toBeVisible({ timeout: 60_000 })
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const importPage = page.url()
  await expect(async () => {
    await portal.open(`productCategories/productSelection?keyword=${mark}-1&searchType=2`)
    await expect(page.getByText(`${mark}-1`, { exact: true }).first()).toBeVisible({
      timeout: 3000,
    })
  }).toPass()

  await page.goto(importPage)
  await undo.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('products.imports.undo') })
    .click()
  await expect(page.getByText(text('products.imports.undone'))).toBeVisible()
  await expect(undo).toBeHidden()
  await expect(async () => {
    const answer = await page.request.post('/crrc_sales/web/product/page', {
      params: { keyword: `${mark}-1`, searchType: 2, orderColumn: 1, asc: true },
      data: [],
    })
    expect((await answer.json()).data.total).toBe(0)
  }).toPass()
})

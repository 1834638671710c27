import type { Page } from '@playwright/test'
import { callServer } from './call-server'
import {
  expect,
  expectNoSeriousFaults,
  expectNoSidewaysScrolling,
  openRowMenu,
  phone,
  test,
} from './portal'
import type { Portal } from './portal'

const models = ['HB-M12x80-10.9-NI', 'RL1-127-16-R-ZN', 'RL1-127-16-R-ZF']

/** Types into the active cell and goes to the one below. */
async function enter(page: Page, cell: string) {
  await page.keyboard.type(cell)
  await page.keyboard.press('Enter')
}

/** Pastes cells of a spreadsheet at the active cell. */
const paste = (page: Page, rows: string[][]) =>
  page.locator('[role=gridcell] input').evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    rows.map((cells) => cells.join('\t')).join('\n'),
  )

const save = (page: Page, { text }: Portal) =>
  page.getByRole('button', { name: text('screens.save'), exact: true }).click()

const inGrid = (page: Page, cell: string) =>
  page.getByRole('grid').getByRole('gridcell').filter({ hasText: cell }).first()

test('prices of a list are changed by keys and paste; a fault stands at its cell, undo takes it back', async ({
  page,
  portal,
}) => {
  const { text, words, language } = portal
  await portal.logIn('sales', 'office')
  const name = { zh: `表格价 ${language}`, en: `Grid prices ${language}` }
  // A list that has ended: no journey sees its prices.
  const { id } = await callServer<{ id: number }>(page, 'POST', '/office/price/list', {
    nameZh: name.zh,
    nameEn: name.en,
    currency: 'CNY',
    validFrom: '2020-01-01',
    validTo: '2020-12-31',
  })
  const rows = models.map((model) => ({ model, list: String(id), amount: '5.00' }))
  await callServer(page, 'PUT', '/office/price/batch', { rows })
  await portal.open(`office/price/list?keyword=${encodeURIComponent(words(name))}`)
  const listRow = page.getByRole('row').filter({ hasText: name.zh })
  await openRowMenu(listRow, portal)
  await listRow.getByRole('link', { name: text('pricing.grid.edit') }).click()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row')).toHaveCount(models.length + 1)
  await inGrid(page, '5.00').click()
  await enter(page, '6.10')
  await enter(page, '-3')
  const fault = text('pricing.row.negative', { price: '-3' })
  await expect(grid.locator('[aria-invalid=true]').first()).toHaveAttribute('title', fault)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(fault)).toBeVisible()
  await save(page, portal)
  await expect(page.getByText(text('grid.mend')).first()).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.getByRole('button', { name: text('grid.undo'), exact: true }).click()
  await expect(grid.locator('[aria-invalid=true]')).toHaveCount(0)

  await inGrid(page, '6.10').click()
  await paste(page, [
    ['7.11', '100'],
    ['7.12', '100'],
    ['7.13', '1000'],
  ])
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: text('grid.counts', { changed: 3, added: 0, removed: 0 }) }),
  ).toBeVisible()
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: test.info().outputPath('price-grid.png') })
  await save(page, portal)
  await expect(page.getByText(text('grid.clean'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words(name))
  for (const amount of ['7.11', '7.12', '7.13']) await expect(inGrid(page, amount)).toBeVisible()
})

test('stock and lead times are changed in their grid by keys', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('sales', 'office')
  const [model = ''] = models
  const at = `office/stock/edit?model=${encodeURIComponent(model)}`
  await portal.open(at)
  const grid = page.getByRole('grid')
  const row = grid.getByRole('row').filter({ hasText: model })
  await expect(row).toBeVisible()
  const quantity = row.getByRole('gridcell').nth(1)
  const leadTime = row.getByRole('gridcell').nth(2)
  await quantity.click()
  await page.keyboard.type('4321')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4000')
  await page.keyboard.press('Enter')
  await expect(leadTime).toHaveAttribute('title', text('pricing.row.leadTime', { days: '4000' }))
  await leadTime.click()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expectNoSeriousFaults(page)
  await page.screenshot({ path: test.info().outputPath('stock-grid.png') })
  await save(page, portal)
  await expect(page.getByText(text('grid.clean'))).toBeVisible()
  await portal.open(at)
  await expect(quantity).toContainText('4321')
  await expect(leadTime).toContainText('9')
})

import { readFileSync } from 'node:fs'
import { expect, expectNoSidewaysScrolling, phone, test } from './portal'

const bolt = 'HB-M12x80-8.8-ZN'

test('an engineer takes the files of a product and those of the whole cart', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.openProduct(bolt)
  const bar = page.getByRole('region', { name: text('catalogue.product.files') })
  const saved = async (label: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('link', { name: label, exact: true }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
  const step = await saved(text('catalogue.product.file.model.step'))
  expect(step.name).toBe(`${bolt}.step`)
  expect(step.bytes.toString('ascii')).toContain('MANIFOLD_SOLID_BREP')
  const drawing = await saved(text('catalogue.product.file.drawing.pdf'))
  expect([drawing.name, drawing.bytes.toString('latin1', 0, 4)]).toEqual([
    `${bolt}-drawing.pdf`,
    '%PDF',
  ])

  await page.getByRole('button', { name: text('catalogue.product.addToCart'), exact: true }).click()
  await portal.open('cart')
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('orders.cart.files'), exact: true }).click(),
  ])
  expect(zip.suggestedFilename()).toBe(text('catalogue.files.name'))
  expect(readFileSync(await zip.path()).toString('latin1')).toContain(`${bolt}.step`)
})

test('the bar of files fits a phone', async ({ page, portal }) => {
  await page.setViewportSize(phone)
  await portal.openProduct(bolt)
  const bar = page.getByRole('region', { name: portal.text('catalogue.product.files') })
  await expect(bar.getByRole('link')).toHaveCount(6)
  await expectNoSidewaysScrolling(page)
})

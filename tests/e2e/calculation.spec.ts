import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { engineVersion } from '../../src/domain/calculation/engine-version'

const clamp = 'productCategories/calculationReports/clamp'

test('from a product to a saved report and its PDF', async ({ page, portal }) => {
  const { text, words } = portal
  await portal.logIn('engineer', 'personal')
  await portal.openProduct('HB-M16x80-10.9-ZF')
  await page
    .getByRole('main')
    .getByRole('link', { name: text('catalogue.product.calculate'), exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`${clamp}\\?id=\\d+$`))
  const field = (zh: string, en: string) => page.getByLabel(words({ zh, en }), { exact: true })
  await expect(field('性能等级', 'Property class')).toHaveValue('10.9')
  await expect(field('螺纹公称直径', 'Thread diameter')).toHaveValue('16')

  await field('最大摩擦系数 µ', 'Max. friction coefficient µ').fill('0,16')
  await field('最小摩擦系数 µ', 'Min. friction coefficient µ').fill('０．１')
  await field('安装扭矩', 'Installation torque').fill('230 N·m')
  const main = page.getByRole('main')
  await expect(main).toContainText('69.92')
  await expect(main.locator('figure svg').first()).toBeVisible()
  // The printed page shows the input.
  const entered = main.getByText('230 N·m', { exact: true })
  await expect(entered).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(entered).toBeVisible()
  await page.emulateMedia({ media: null })

  const save = page.getByRole('button', { name: text('calculation.save') })
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: text('calculation.calculate'), exact: true }).click()
  await expect(save).toBeEnabled()
  await page.getByLabel(text('calculation.report.name')).fill('Door hinge')
  await save.click()
  await page.getByRole('link', { name: text('calculation.open') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Door hinge')
  await expect(main).toContainText(text('calculation.report.same', { engine: engineVersion }))

  for (const language of ['zh', 'en'] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text(`calculation.pdf.${language}`) }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Door hinge.pdf')
  }

  await portal.open('calculationReport')
  const row = page.getByRole('row', { name: /Door hinge/ }).first()
  await row.getByRole('button', { name: text('calculation.delete') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: text('calculation.delete') }).click()
  await expect(page.getByText(text('calculation.deleted'))).toBeVisible()
})

test('preload and resilience go on from page to page', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.open(clamp)
  await page.getByRole('button', { name: text('calculation.example') }).click()
  await page.getByRole('button', { name: text('calculation.carry.flexibility') }).click()
  await expect(page).toHaveURL(/flexibility$/)
  await expect(page.getByText(text('calculation.chartTitle.joint'))).toBeVisible()
  await page.getByRole('button', { name: text('calculation.carry.stretching') }).click()
  await expect(page).toHaveURL(/stretching$/)
})

for (const name of ['clamp', 'flexibility', 'stretching'] as const)
  test(`${name} fits a phone and can be used without seeing it`, async ({ page, portal }) => {
    const { text } = portal
    await portal.logIn('engineer', 'personal')
    await page.setViewportSize(phone)
    await portal.open(`productCategories/calculationReports/${name}`)
    await page.getByRole('button', { name: text('calculation.example') }).click()
    await expect(page.locator('figure svg').first()).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expectNoSeriousFaults(page)
  })

test('the engine is checked in the open', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.open('productCategories/calculationReports/verification')
  const figure = String.raw`([\d,]+)`
  const sum = new RegExp(text('calculation.verification.sum', { agreeing: figure, all: figure }))
  await expect(page.getByText(sum).first()).toBeVisible()
  const sums = await page.getByText(sum).allInnerTexts()
  // The maker's own figures all agree; of the published ones some are misprints.
  expect(
    sums.map((line) => sum.exec(line)).some((found) => found !== null && found[1] === found[2]),
  ).toBe(true)
})

test('the menu leads to the calculators, which ask a visitor to log in', async ({
  page,
  portal,
}) => {
  await portal.open('productCategories/calculationReports')
  await expect(page).toHaveURL(/\/login\?/)
})

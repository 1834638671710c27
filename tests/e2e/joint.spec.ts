import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const page = 'productCategories/calculationReports'
const nutClass = { zh: '螺母性能等级', en: 'Nut property class' }

test('from a joint with a soft part to a green one, with the same values on every page', async ({
  page: tab,
  portal,
}) => {
  const { text, words } = portal
  const field = (name: { zh: string; en: string }) => tab.getByLabel(words(name), { exact: true })
  const main = tab.getByRole('main')
  await portal.logIn('engineer', 'personal')
  await portal.open(`${page}/clamp`)
  await tab.getByRole('button', { name: text('calculation.carry.joint') }).click()
  await expect(tab).toHaveURL(/joint$/)

  await tab.getByRole('button', { name: text('calculation.joint.example.soft') }).click()
  const pressure = main.locator('[data-check="pressure"]')
  await expect(pressure.first()).toHaveAttribute('data-state', 'notMet')
  await tab.locator('summary', { hasText: text('calculation.part.layers') }).click()
  await tab.locator('[data-path="layers.0.material"]').selectOption('34CrNiMo6')
  await expect(main).toContainText(text('calculation.joint.verdict.good'))
  await expect(main.locator('[data-state="notMet"], [data-state="notMade"]')).toHaveCount(0)

  // Each missing value leads to its field.
  await tab.locator('summary', { hasText: text('calculation.part.counterpart') }).click()
  const nut = field(nutClass)
  await nut.selectOption('')
  await expect(main).not.toContainText(text('calculation.joint.verdict.good'))
  await main.getByRole('button', { name: text('calculation.joint.reason.nutClassMissing') }).click()
  await expect(nut).toBeFocused()
  await nut.selectOption('10')

  // The torque is entered once, and a reload keeps it.
  await tab.locator('summary', { hasText: text('calculation.part.tightening') }).click()
  const torque = field({ zh: '安装扭矩', en: 'Installation torque' })
  await torque.fill('225')
  await tab.reload()
  await tab.getByRole('link', { name: text('calculation.page.clamp'), exact: true }).click()
  await expect(torque).toHaveValue('225')
  await tab.getByRole('link', { name: text('calculation.page.flexibility'), exact: true }).click()
  const from = text('calculation.joint.from', { page: text('calculation.page.clamp') })
  await expect(main.getByText(from).first()).toBeVisible()
  await expect(field({ zh: '横向工作载荷', en: 'Transverse working load' })).toHaveValue('2')
})

test('all checks fit a phone and can be used without seeing them', async ({
  page: tab,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await tab.setViewportSize(phone)
  await portal.open(`${page}/joint`)
  await tab.getByRole('button', { name: text('calculation.joint.example.nut') }).click()
  await tab.locator('summary', { hasText: text('calculation.part.introduction') }).click()
  await expect(tab.locator('figure svg').first()).toBeVisible()
  await expectNoSidewaysScrolling(tab)
  await expectNoSeriousFaults(tab)
})

import { expect, pick, test } from './portal'

test('an unknown address leads to the page that says so', async ({ page, portal }) => {
  const { text } = portal
  portal.expectProblem(/404/)
  await portal.open('nothing/here')
  await expect(page).toHaveURL(/\/404\.html$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.notFound'))
  await page.getByRole('button', { name: text('shell.notFound.home') }).click()
  await expect(page.getByRole('heading', { name: portal.companyName })).toBeVisible()
})

test('a visitor of the personal centre is led to the login and back', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('reserve?type=1')
  await expect(page).toHaveURL(/\/login\?redirect=%2Freserve%3Ftype%3D1$/)
  await expect(page.getByRole('alert')).toContainText(text('common.loginFirst'))
  await portal.logIn('engineer', 'personal')
  await expect(page).toHaveURL(/\/reserve\?type=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('orders.reservations'))
})

test('a login leads to no other site', async ({ page, portal }) => {
  const home = page.getByRole('heading', { name: portal.companyName })
  await portal.open('login?redirect=%2F%2Felsewhere.example')
  await portal.logIn('engineer', 'personal')
  await expect(home).toBeVisible()
  for (const target of ['https://elsewhere.example/', '/\\elsewhere.example']) {
    await portal.open(`login?redirect=${encodeURIComponent(target)}`)
    await expect(home).toBeVisible()
  }
})

test('each kind of account has its entrance', async ({ page, portal }) => {
  const { text } = portal
  portal.expectProblem(/400|401|403/)
  await portal.open('login')
  await pick(page, text('account.login.personal'))
  await page.getByLabel(text('account.login.username')).fill('buyer')
  await page.getByLabel(text('account.login.password'), { exact: true }).fill('Demo1234')
  await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(text('account.wrongEntrance.company'))
})

test('a supplier stays with the pages of suppliers', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('supplier', 'supplier')
  for (const path of ['productCategories', 'reserve', 'office']) {
    await portal.open(path)
    await expect(page).toHaveURL(/\/supplierProblem$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('quality.problems'))
  }
  await page.getByRole('button', { name: text('shell.logOut') }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('customers are kept off the pages of suppliers, and others off the handling reports', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  for (const path of ['supplierProblem', 'customerAnalysis']) {
    await portal.open(path)
    await expect(page).not.toHaveURL(new RegExp(path))
  }
  await expect(page.getByRole('link', { name: text('shell.nav.customerAnalysis') })).toBeHidden()
})

test('a customer is kept out of the office', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.open('office/searchMisses')
  await expect(page.getByRole('alert')).toContainText(text('common.forbidden'))
  await expect(page.getByRole('heading', { name: portal.companyName })).toBeVisible()
})

test('a page of the office that a role does not open says why, and leads on', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('sales', 'office')
  // A generated list and a hand-drawn page.
  for (const path of ['office/audit', 'office/catalogue/export']) {
    await portal.open(path)
    await expect(page.getByRole('heading', { name: text('common.forbidden') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(text('common.forbidden.hint'))
    await page.getByRole('link', { name: text('shell.notFound.home') }).click()
    await expect(page).toHaveURL(/\/office$/)
  }
})

test('the office door is for staff', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('office')
  await expect(page).toHaveURL(/\/office\/login\?redirect=%2Foffice$/)
  await page.getByLabel(text('account.login.username')).fill('engineer')
  await page.getByLabel(text('account.login.password'), { exact: true }).fill('Demo1234')
  await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: text('account.office.only') }),
  ).toBeVisible()
  await portal.logIn('quality', 'office')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('office.hello', { name: portal.words({ zh: '潘睿', en: 'Pan Rui' }) }),
  )
  await expect(page.getByRole('link', { name: text('catalogue.searchMisses') })).toBeHidden()
})

test('staff see the searches without a result', async ({ page, portal }) => {
  const { text } = portal
  const keyword = `gewinde ${portal.language}`
  const visitor = await portal.newWindow()
  await visitor.goto(`productCategories?keyword=${encodeURIComponent(keyword)}`)
  await expect(visitor.getByRole('main')).toContainText(
    text('catalogue.selection.nothingFound', { keyword }),
  )

  await portal.logIn('operator', 'office')
  const menu = page.getByRole('navigation', { name: text('office.menu') })
  await menu.getByRole('menuitem', { name: text('office.group.catalogue') }).click()
  await menu.getByRole('link', { name: text('catalogue.searchMisses') }).click()
  await expect(page.getByRole('row', { name: keyword })).toBeVisible()
})

test('staff look at the shop like anybody', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('sales', 'office')
  await portal.open('')
  await expect(page.getByRole('link', { name: text('shell.office') })).toBeVisible()
  await portal.openProduct('RL1-127-16-R-ZN')
  await expect(page.getByRole('tablist', { name: text('catalogue.product.others') })).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test('who logs out is a visitor again, also for the page behind', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.open('reserve')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('orders.reservations'))
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: text('shell.logOut') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('a double-clicked link adds one step to the history', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('shell.nav.cases'), exact: true })
    .dblclick()
  await expect(page).toHaveURL(/\/industryCase/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: portal.companyName })).toBeVisible()
})

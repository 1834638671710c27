import { companySite } from '../../demo/company'
import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScrolling, phone, test, type Portal } from './portal'
import { pdfWithPredefinedMap, writtenPdf } from '../written-pdf'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')

test('home has its sections, and leads from a scene to a case and to a product', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.open('')
  for (const key of [
    'content.home.slides',
    'content.home.newProducts',
    'content.experiments',
    'content.scenes',
    'content.home.benefits',
    'shell.footer.partners',
  ] as const) {
    await expect(section(page, text(key))).toBeVisible()
  }
  await expect(section(page, text('content.home.newProducts')).getByRole('listitem')).toHaveCount(8)

  await section(page, text('content.scenes'))
    .getByRole('link', { name: /轴|转向架|bogies/i })
    .click()
  await expect(heading(page)).toHaveText(
    portal.words({ zh: '铁路货车转向架', en: 'Freight wagon bogies' }),
  )
  await expect(page).toHaveURL(/industryScene\?id=\d+$/)
  const panel = page.getByRole('tabpanel')
  const products = panel.getByRole('link')
  await expect(products).toHaveCount(20)
  await page.getByRole('tab', { name: text('content.items.tools') }).click()
  await expect(panel).toContainText(portal.words({ zh: '铆接枪', en: 'gun' }))

  await page
    .getByRole('main')
    .getByRole('link', { name: portal.words({ zh: '转向架撑杆', en: 'Bogie braces' }) })
    .click()
  await expect(heading(page)).toContainText(portal.words({ zh: '转向架撑杆', en: 'Bogie braces' }))
  await products.first().click()
  await expect(page).toHaveURL(/productCategories\/details\?id=\d+$/)
  await page.waitForLoadState('networkidle')
})

test('the menu leads to each scene and each test by type and object', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('')
  const menu = page.getByRole('navigation', { name: text('shell.nav') })
  await menu.getByRole('button', { name: text('shell.nav.scenes') }).click()
  await menu
    .getByRole('link', { name: portal.words({ zh: '风电塔筒', en: 'Wind towers' }) })
    .click()
  await expect(heading(page)).toHaveText(portal.words({ zh: '风电塔筒', en: 'Wind towers' }))
  await menu.getByRole('button', { name: text('shell.nav.experiments') }).click()
  await menu.getByRole('link', { name: portal.words({ zh: '涂层件', en: 'Coated parts' }) }).click()
  await expect(page).toHaveURL(/experimentalServices\?id=\d+&objectId=\d+$/)
  await expect(cards(page).first()).toBeVisible()
})

test('cases come twelve to a page and are narrowed to a scene', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('industryCase')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('button', { name: text('common.pager.next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards(page)).not.toHaveCount(12)
  await page
    .getByRole('navigation', { name: text('content.scenes') })
    .getByRole('link', { name: portal.words({ zh: '风电塔筒', en: 'Wind towers' }) })
    .click()
  await expect(cards(page)).toHaveCount(1)
})

const openFirstCase = async (page: Page, portal: Portal) => {
  await portal.open('industryCase')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/industryCase\/details/)
  // The list stays until the case's page has loaded.
  await expect(heading(page)).not.toHaveText(portal.text('shell.nav.cases'))
}

test('a case is passed on by its link or its code', async ({ page, portal, context }) => {
  const { text } = portal
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFirstCase(page, portal)
  await page.getByRole('button', { name: text('content.share') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: text('content.shareCode') })).toBeVisible()
  await dialog.getByRole('button', { name: text('content.copyLink') }).click()
  await expect(page.getByText(text('content.linkCopied'))).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/industryCase\/details\?id=\d+&type=2&share=1$/)
  await page.goto(address)
  await expect(heading(page)).toBeVisible()
})

test('a visitor who marks a case is asked to log in, and it is marked afterwards', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await openFirstCase(page, portal)
  const title = (await heading(page).textContent())!
  await page.getByRole('button', { name: text('content.favourite') }).click()
  await expect(page).toHaveURL(/login/)
  await portal.logIn('engineer', 'personal')
  await expect(page.getByRole('button', { name: text('content.isFavourite') })).toBeVisible()
  await portal.open('collect')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await portal.open('industryCase')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: text('content.isFavourite') }).click()
  await expect(page.getByRole('button', { name: text('content.favourite') })).toBeVisible()
})

test('a view is counted six seconds after a case was opened from the list, and not after a reload', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  const counted = (request: { method: () => string; url: () => string }) =>
    request.method() === 'PUT' && request.url().includes('/web/business/case/')
  let counts = 0
  page.on('request', (request) => {
    if (counted(request)) counts++
  })
  await openFirstCase(page, portal)
  await expect(heading(page)).toBeVisible()
  const sent = page.waitForRequest(counted)
  await page.clock.fastForward(6500)
  await sent
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await page.clock.fastForward(6500)
  await page.waitForLoadState('networkidle')
  expect(counts).toBe(1)
})

test("a reserved test appears in the customer's recent reservations and views", async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.open('experimentalServices')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/experimentalDetail\?id=\d+$/)
  await expect(heading(page)).not.toHaveText(text('content.experiments'))
  const name = (await heading(page).textContent())!
  await page.getByRole('button', { name: text('content.experiment.reserve') }).click()
  await expect(page).toHaveURL(/login/)
  await portal.logIn('designer', 'enterprise')
  await expect(page).toHaveURL(/intentionOrder$/)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByLabel(text('orders.requiredDate')).fill('2099-01-31')
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\//)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toHaveText(name)
  await portal.open('experimentalServices')
  for (const list of ['content.experiments.recent', 'content.experiments.browsed'] as const) {
    await expect(section(page, text(list)).getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('a test goes through the cart', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.open('experimentalServices')
  await cards(page).nth(1).getByRole('link').click()
  await expect(heading(page)).not.toHaveText(text('content.experiments'))
  const name = (await heading(page).textContent())!
  await page.getByRole('button', { name: text('content.experiment.toCart') }).click()
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
  await portal.open('cart')
  await page.getByRole('checkbox', { name: text('orders.cart.select', { name }) }).check()
  await page.getByRole('button', { name: text('orders.cart.reserve'), exact: true }).click()
  await expect(page).toHaveURL(/intentionOrder$/)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('about us has pages, a link to another site, and one that is not there yet', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.open('')
  const menu = page.getByRole('navigation', { name: text('shell.nav') })
  const open = () => menu.getByRole('button', { name: text('shell.nav.aboutUs') }).click()
  const entry = (zh: string, en: string) => portal.words({ zh, en })
  await open()
  await expect(
    menu.getByRole('link', { name: entry('企业官网', 'Company website') }),
  ).toHaveAttribute('href', `http://${companySite}`)
  await menu.getByRole('button', { name: entry('合作与招聘', 'Careers') }).click()
  await expect(page.getByText(text('shell.nav.noLink'))).toBeVisible()
  await open()
  await menu.getByRole('link', { name: entry('公司简介', 'About us'), exact: true }).click()
  await expect(page).toHaveURL(/aboutUs\/about_us_type_4$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('technical articles require a login', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('articleListing')
  await expect(page).toHaveURL(/login\?redirect=/)
  await portal.logIn('engineer', 'personal')
  await expect(heading(page)).toHaveText(text('content.articles'))
  await expect(cards(page)).toHaveCount(12)
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/articleListing\/details/)
  await expect(page.getByRole('button', { name: text('content.share') })).toBeVisible()
})

test.describe('the guide', () => {
  test('is turned page by page and by its directory', async ({ page, portal }) => {
    const { text } = portal
    await portal.open('guideToUse')
    await expect(page.getByText(/^1 \\ \d+$/)).toBeVisible()
    await expect(page.locator('canvas.react-pdf__Page__canvas')).toBeVisible()
    await page.getByRole('button', { name: text('common.pager.next') }).click()
    await expect(page.getByText(/^2 \\ \d+$/)).toBeVisible()
    await page.getByRole('button', { name: text('common.pager.previous') }).click()
    await expect(page.getByText(/^1 \\ \d+$/)).toBeVisible()
    const directory = page.getByRole('navigation', { name: text('content.guide.directory') })
    const last = directory.getByRole('button').last()
    const target = /(\d+)$/.exec((await last.textContent())!)![1]
    await last.click()
    await expect(page.getByText(new RegExp(`^${target} \\\\ \\d+$`))).toBeVisible()
    await expect(page.locator('canvas.react-pdf__Page__canvas')).toBeVisible()
    await page.setViewportSize(phone)
    await expectNoSidewaysScrolling(page)
  })

  test('shows Chinese text whose character map is not in the file', async ({ page, portal }) => {
    await portal.logIn('engineer', 'personal')
    await page.route('**/guide/*.pdf', (route) =>
      route.fulfill({
        contentType: 'application/pdf',
        body: pdfWithPredefinedMap('紧固件使用指南'),
      }),
    )
    await portal.open('guideToUse')
    await expect(page.locator('.react-pdf__Page__textContent')).toContainText('紧固件使用指南')
    const inked = await page.locator('canvas.react-pdf__Page__canvas').evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement
      const pixels = (canvas as HTMLCanvasElement)
        .getContext('2d')
        ?.getImageData(0, 0, width, height)
      return pixels?.data.filter((value, nth) => nth % 4 === 0 && value < 128).length ?? 0
    })
    expect(inked).toBeGreaterThan(1000)
  })

  test('says so when its file has a password, instead of asking for it', async ({
    page,
    portal,
  }) => {
    const { text } = portal
    await portal.logIn('engineer', 'personal')
    const body = await writtenPdf({ userPassword: 'secret' })
    await page.route('**/guide/*.pdf', (route) =>
      route.fulfill({ contentType: 'application/pdf', body }),
    )
    await portal.open('guideToUse')
    await expect(page.getByText(text('content.guide.locked'))).toBeVisible()
    await expect(page.getByRole('link', { name: text('content.guide.download') })).toBeVisible()
  })

  test('says so when its file is broken, and is loaded again', async ({ page, portal }) => {
    const { text } = portal
    await portal.logIn('engineer', 'personal')
    portal.expectProblem(/Invalid PDF|InvalidPDF|PDF/)
    await page.route('**/guide/*.pdf', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: 'no pdf' }),
    )
    await portal.open('guideToUse')
    await expect(page.getByText(text('content.guide.failed'))).toBeVisible()
    await page.unroute('**/guide/*.pdf')
    await page.getByRole('button', { name: text('common.reload') }).click()
    await expect(page.getByText(/^1 \\ \d+$/)).toBeVisible()
  })
})

test('a page that is opened inside another app asks for a browser', async ({ portal }) => {
  const { text } = portal
  const agents = {
    1: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0',
    2: 'Mozilla/5.0 (Linux; Android 14) AlipayClient/10.5',
    3: 'Mozilla/5.0 (Linux; Android 14) Lark/7.0',
  } as const
  for (const [context, userAgent] of Object.entries(agents)) {
    const page = await portal.newWindow({ userAgent, viewport: phone })
    await page.goto(test.info().project.use.baseURL + 'share')
    await expect(
      page.getByText(text(`content.app.browser.${Number(context) as 1 | 2 | 3}`)),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: text('content.app.android') })).toBeHidden()
    await expectNoSidewaysScrolling(page)
    await page.context().close()
  }
})

test('without an app the share page says so', async ({ page, portal }) => {
  const { text } = portal
  await portal.open('share')
  await expect(page.getByText(text('content.noApp'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('content.app.android') })).toBeDisabled()
})

test('missing content, or an address without an id, is explained', async ({ page, portal }) => {
  const { text } = portal
  portal.expectProblem(/404/)
  for (const [path, key] of [
    ['industryScene?id=999999', 'content.sceneNotFound'],
    ['industryScene?id=x', 'content.noId'],
    ['industryCase/details?id=999999', 'content.caseNotFound'],
    ['industryCase/details?share=1', 'content.noId'],
    ['experimentalDetail?id=999999', 'content.experimentNotFound'],
    ['experimentalDetail', 'content.noId'],
  ] as const) {
    await portal.open(path)
    await expect(page.getByText(text(key)), path).toBeVisible()
    await expect(page, path).toHaveTitle(`${text(key)} · ${portal.companyName}`)
  }
})

test('a missing picture is replaced by the placeholder', async ({ page, portal }) => {
  portal.expectProblem(/404/)
  await page.route('**/pictures/content/case-*', (route) => route.fulfill({ status: 404 }))
  await portal.open('industryCase')
  await expect(page.getByRole('main').locator('img[src$="default.svg"]').first()).toBeVisible()
})

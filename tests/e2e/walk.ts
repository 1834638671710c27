import type { Page } from '@playwright/test'
import { expect, type Portal } from './portal'
import { lockbolts } from './selection-page'

/** Called with each page once it has settled. */
type Look = (name: string) => Promise<void>

/** Every page that visitors may open. */
export async function walkAsVisitor(page: Page, portal: Portal, look: Look) {
  const model = await portal.productId('RL1-127-16-R-ZN')
  const tool = await portal.productId('GH-127')
  const pages = {
    home: '',
    'the entrance of the products': 'productCategories',
    'the industry scenes': 'industryScene',
    'an industry scene': 'industryScene?id=1',
    'the cases': 'industryCase',
    'a case': 'industryCase/details?id=1',
    'the tests of the laboratory': 'experimentalServices',
    'a test of the laboratory': 'experimentalDetail?id=1',
    'the company': 'aboutUs/about_us_type_4',
    'the privacy agreement': 'aboutUs/about_us_type_1',
    'the app': 'share',
    'the product classes': lockbolts,
    'the models of a class': `${lockbolts}&classId=1&f2021090001=12.7`,
    'a search in vain': 'productCategories?keyword=zzqqv',
    'a fastener': `productCategories/details?id=${model}`,
    'a tool': `productCategories/details?id=${tool}`,
    'an unknown product': 'productCategories/details?id=x',
    'the viewer without a model': 'threeD',
    login: 'login',
    'the office login': 'office/login',
    'the missing page': '404.html',
  }
  for (const [name, path] of Object.entries(pages)) {
    await portal.open(path)
    await settle(page)
    await look(name)
  }
}

/** The pages of a customer who has a reservation. */
export async function walkAsCustomer(page: Page, portal: Portal, look: Look) {
  const { text } = portal
  await portal.logIn('buyer', 'enterprise')
  await portal.open(`${lockbolts}&classId=1&f2021090001=12.7`)
  await settle(page)
  await look('the table of a purchaser')

  await portal.open('articleListing')
  await settle(page)
  await look('the window of technology')
  await portal.open('guideToUse')
  await settle(page)
  await look('the guide')
  await portal.open('intentionOrder')
  await settle(page)
  await look('nothing to reserve')
  await portal.openProduct('RL1-127-16-R-ZN')
  await page.getByRole('button', { name: text('catalogue.product.reserve'), exact: true }).click()
  await page.getByLabel(text('orders.requiredDate')).fill('2099-01-31')
  await settle(page)
  await look('a reservation being prepared')
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await settle(page)
  await look('a reservation')
  await portal.open('reserve')
  await settle(page)
  await look('my reservations')
  await portal.open('reserve?type=6')
  await settle(page)
  await look('no reservation of a time')
}

/** The pages of staff. */
export async function walkAsStaff(page: Page, portal: Portal, look: Look) {
  await portal.logIn('operator', 'office')
  for (const [name, path] of Object.entries({
    'the office': 'office',
    'searches in vain': 'office/searchMisses',
    'an unknown page of the office': 'office/nothing',
  })) {
    await portal.open(path)
    await settle(page)
    await look(name)
  }
}

/** Waits until the page has its heading and all requests have finished. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main').first()).toHaveText(/\S/)
}

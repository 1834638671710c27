import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../../../scripts/run/browser.mjs'
import type { Language } from '../../../src/domain/language/language'
import { demoPassword } from '../../account/accounts'
import type { Chapter, Section, Shot } from './chapter'

export type Shots = Map<Section, Buffer>

const size = { width: 1440, height: 900 }
/** Index of each user's entrance on the login page. */
const entrances = { engineer: 0, partner: 0, buyer: 1, supplier: 2 } as const
/** Storage entries that suppress tours and the question for the role. */
const seen = ['hasMask', 'hasDetailMask']

/** Takes the screenshots that the sections name, as JPEG, in a running demo shop. */
export async function takeShots(
  shop: string,
  language: Language,
  chapters: Chapter[],
): Promise<Shots> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  })
  const shots: Shots = new Map()
  const pages = new Map<Shot['as'], Page>()
  try {
    for (const section of chapters.flatMap(({ sections }) => sections)) {
      const { shot } = section
      if (!shot) continue
      const page = pages.get(shot.as) ?? (await openPage(browser, shop, language, shot.as))
      pages.set(shot.as, page)
      shots.set(section, await take(page, shop, shot, language))
    }
  } finally {
    await browser.close()
  }
  return shots
}

async function openPage(browser: Browser, shop: string, language: Language, as: Shot['as']) {
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    viewport: size,
    deviceScaleFactor: 1,
  })
  await context.addInitScript((names) => {
    if (!location.protocol.startsWith('http')) return
    for (const name of names) localStorage.setItem(name, JSON.stringify({ name, content: false }))
  }, seen)
  const page = await context.newPage()
  if (as) {
    await page.goto(`${shop}/crrc_sales_web_html/login`)
    await page.getByRole('radio').nth(entrances[as]).check({ force: true })
    await page.locator('input[autocomplete=username]').fill(as)
    await page.locator('input[type=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  }
  return page
}

async function take(
  page: Page,
  shop: string,
  { path, model, press }: Shot,
  language: Language,
): Promise<Buffer> {
  const id = model ? await productId(page, shop, model) : ''
  await page.goto(`${shop}/crrc_sales_web_html${path.replace('{id}', String(id))}`)
  await page.waitForLoadState('networkidle')
  if (press) await page.getByRole('button', { name: press[language], exact: true }).click()
  await page.waitForFunction(
    (unfinished) => !document.querySelector(unfinished),
    '.first-view, [aria-busy="true"], [class*="skeleton" i], .ant-spin-spinning',
  )
  // By network idle everything has loaded, pictures included.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  return sharp(png).resize(1120).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
}

async function productId(page: Page, shop: string, model: string): Promise<number> {
  const answer = await page.request.post(`${shop}/crrc_sales/web/product/page`, {
    params: { keyword: model, searchType: 2, orderColumn: 1, asc: true, current: 1, size: 10 },
    data: [],
  })
  // Cast: the call answers a page of products.
  const { data }: { data: { records: { id: number; model: string }[] } } = await answer.json()
  const product = data.records.find((record) => record.model === model)
  if (!product) throw new Error(`The shop at ${shop} has no ${model}`)
  return product.id
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import type { Schemas } from '../../src/domain/schemas'
import { demoPassword } from '../../demo/account/accounts'
import { openBrowser, openContext, slowDown, type Seen } from './browser'
import { figure, type Figure } from './figures'
import type { Client } from './http'
import { clickFacets } from './facet-clicks'
import { typeMeasures } from './typed-measures'
import { itemAt } from '../../src/domain/lists/items'

const base = '/crrc_sales_web_html'
/** The better of two rounds counts, to ignore other load on the machine. */
const rounds = 2

interface View {
  path: string
  /** KiB of compressed JavaScript that the first view may load */
  limit?: number
  member?: true
}

/** The pages of a customer; `ID` is a product's, `IDS` are those of ten. */
const views: View[] = [
  { path: '/', limit: 115 },
  { path: '/login', limit: 130 },
  { path: '/industryScene', limit: 130 },
  { path: '/industryCase', limit: 130 },
  { path: '/productCategories', limit: 130 },
  { path: '/productCategories/productSelection', limit: 150 },
  { path: '/productCategories/details?id=ID', limit: 170 },
  { path: '/commodityContrast?materialIds=IDS', limit: 150, member: true },
  { path: '/reserve', limit: 430, member: true },
  { path: '/intentionOrder', limit: 560, member: true },
  { path: '/threeD?url=/crrc_sales/web/product/file/ID/model.glb' },
  { path: '/404.html' },
]

/**
 * Measures load, paint and responsiveness in a customer's browser, on a laptop with a quarter of this machine's speed
 * at 10 Mbit/s.
 */
export async function measurePages(client: Client, port: number): Promise<Figure[]> {
  const path = '/crrc_sales/web/product/page?size=10'
  const answer = (await client.ask({ path, body: '[]' })).toString()
  const { data }: { data: Schemas['ProductPage'] } = JSON.parse(answer)
  const ids = data.records.map(({ id }) => id)
  const named = (path: string) => path.replace('IDS', ids.join(',')).replace('ID', String(ids[0]))
  const session = await logIn(client)
  const browser = await openBrowser()
  try {
    const figures: Figure[] = []
    for (const view of views) {
      const address = `http://127.0.0.1:${port}${base}${named(view.path)}`
      const seen: Look[] = []
      for (let round = 0; round < rounds; round++)
        seen.push(await look(browser, address, view.member && session))
      const least = (value: (measured: Look) => number) => Math.min(...seen.map(value))
      const name = itemAt(view.path.split('?'), 0)
      figures.push(
        figure(
          `JavaScript of ${name}, gzip`,
          least(({ script }) => script),
          'KiB',
          view.limit,
        ),
        figure(`layout shift of ${name}`, Math.max(...seen.map(({ shift }) => shift)), '', 0),
        figure(
          `largest paint of ${name}, throttled`,
          least(({ paint }) => paint),
          'ms',
          1500,
        ),
        figure(
          `blocking time of ${name}, throttled`,
          least(({ blocking }) => blocking),
          'ms',
          150,
        ),
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

/**
 * Time from a click on a facet value, and from a hole typed into the finder, to the paint of its result, without
 * throttling.
 */
export async function measureClicks(models: number, port: number): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const context = await openContext(browser)
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${port}${base}/productCategories/productSelection`)
    const click = await clickFacets(page, 30)
    await page.goto(`http://127.0.0.1:${port}${base}/`)
    const typing = await typeMeasures(page, 30)
    return [
      { models, ...figure('facet click to paint, p95', click, 'ms', 100) },
      { models, ...figure('typing in the finder to paint, p95', typing, 'ms', 100) },
    ]
  } finally {
    await browser.close()
  }
}

interface Look extends Seen {
  /** KiB */
  script: number
}

async function look(
  browser: Browser,
  address: string,
  session: Schemas['Session'] | undefined,
): Promise<Look> {
  const context = await openContext(browser)
  if (session) await context.addInitScript(storeSession, session)
  const page = await context.newPage()
  await slowDown(page)
  let script = 0
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') script += gzipSizeOf(response.url())
  })
  await page.goto(address, { timeout: 90_000 })
  await untilQuiet(page)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return { script: script / 1024, ...seen }
}

/** Waits until nothing was loaded for a second; the page polls from time to time, so network idle never comes. */
async function untilQuiet(page: Page) {
  let last = Date.now()
  const note = () => (last = Date.now())
  page.on('request', note).on('requestfinished', note)
  const latest = Date.now() + 20_000
  while (Date.now() - last < 1000 && Date.now() < latest) await page.waitForTimeout(100)
}

/** Stores a session as the front end does. */
function storeSession({ access_token, refresh_token, expires_in, user }: Schemas['Session']) {
  const endsAt = Date.now() + expires_in * 1000
  const tokens = { accessToken: `Bearer ${access_token}`, refreshToken: refresh_token, endsAt }
  for (const [name, content] of Object.entries({ tokens, user })) {
    const entry = { name, content, dataType: 'object', type: 'session', datetime: Date.now() }
    sessionStorage.setItem(name, JSON.stringify(entry))
  }
}

async function logIn(client: Client): Promise<Schemas['Session']> {
  const answer = await client.ask({
    path: '/crrc_sales/admin/web/user/login/psw/enterprise',
    body: JSON.stringify({ username: 'buyer', password: demoPassword }),
  })
  const { data }: { data: Schemas['Session'] } = JSON.parse(answer.toString())
  return data
}

/** Size of a script with gzip; this browser may have received another encoding. */
function gzipSizeOf(url: string): number {
  const file = join('dist/web', new URL(url).pathname.slice(base.length))
  return existsSync(`${file}.gz`)
    ? readFileSync(`${file}.gz`).length
    : existsSync(file)
      ? gzipSync(readFileSync(file)).length
      : 0
}

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'

const shop = await startApp({ catalogue: 'demo' })
const { app, database } = shop
const ids = await givenContents(database)
const base = '/crrc_sales_web_html/'
const built = existsSync('dist/web/index.html')

async function read(url: string, status = 200) {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(answer.statusCode, url).toBe(status)
  return answer.body
}

test.runIf(built).each([
  [
    'industryScene',
    ids.bogie,
    ['转向架', '概述', '构架连接'],
    ['Bogie', 'Overview', 'A bolted frame'],
  ],
  [
    'industryCase/details',
    ids['bolted-frame'],
    ['构架连接', '案例正文'],
    ['A bolted frame', 'What was done'],
  ],
  [
    'experimentalDetail',
    ids.junker,
    ['横向振动试验', '步骤', 'DIN 65151'],
    ['Transverse vibration test', 'Steps'],
  ],
] as const)(
  'a reader without scripts gets the text of %s in both languages',
  async (path, id, zh, en) => {
    const chinese = await read(`${base}${path}?id=${id}&lang=zh`)
    for (const said of zh) expect(chinese).toContain(said)
    const english = await read(`${base}${path}?id=${id}&lang=en`)
    for (const said of en) expect(english).toContain(said)
    expect(english).toContain('application/ld+json')
  },
)

test.runIf(built)(
  'cases and tests are listed for a reader without scripts, and in the sitemap',
  async () => {
    const sitemap = await read('/sitemap-pages.xml')
    for (const [path, said] of [
      ['industryCase', 'A bolted frame'],
      ['experimentalServices', 'Transverse vibration test'],
      ['aboutUs/about_us_type_1', '<h1>'],
    ] as const) {
      const html = await read(`${base}${path}?lang=en`)
      expect(html).toContain(said)
      expect(html).toContain(`<link rel="canonical" href="http`)
      expect(html).not.toContain('noindex')
      expect(sitemap).toContain(`${base}${path}?lang=en`)
    }
  },
)

test.runIf(built)('a page about us is described by its first sentences', async () => {
  expect(await read(`${base}aboutUs/about_us_type_4?lang=en`)).toContain(
    '<meta name="description" content="Company · Company">',
  )
})

test.runIf(built)('of an article everybody learns what it is about, and not its text', async () => {
  const html = await read(`${base}articleListing/details?id=${ids['salt-spray']}&lang=en`)
  expect(html).toContain('Salt spray')
  expect(html).toContain('"isAccessibleForFree":false')
  expect(html).not.toContain('<p>Salt</p>')
})

test.runIf(built)('a missing page is answered with 404 and a page that says so', async () => {
  for (const path of [
    'industryScene',
    'industryCase/details',
    'articleListing/details',
    'experimentalDetail',
    'productCategories/details',
  ]) {
    const html = await read(`${base}${path}?id=999999999`, 404)
    expect(html, path).toContain('noindex')
    expect(html, path).toContain('<div id="root"></div>')
  }
})

test.runIf(built).each(['industryScene', 'industryCase', 'experimentalServices'])(
  'the pictures of %s are in the page itself, and those in sight load at once',
  async (path) => {
    const html = await read(`${base}${path}?lang=en`)
    const pictures = [...html.matchAll(/<img src="([^"]+)" alt="" width="400" [^>]*>/g)]
    expect(pictures.length).toBeGreaterThan(0)
    for (const [nth, [picture, address]] of pictures.entries()) {
      expect(picture).toContain(nth < 4 ? 'fetchpriority="high"' : 'loading="lazy"')
      await read(address!)
    }
  },
)

test.runIf(built)('what is no number has no text of its own', async () => {
  for (const query of ['?id=x', ''])
    expect(await read(`${base}industryCase/details${query}`)).toContain('noindex')
})

test.runIf(built)('the sitemap names scenes, cases and tests, and no articles', async () => {
  const xml = await read('/sitemap-pages.xml')
  expect(xml).toContain(`industryScene?id=${ids.bogie}&#38;lang=en`)
  expect(xml).toContain(`industryCase/details?id=${ids['newer-frame']}`)
  expect(xml).toContain(`experimentalDetail?id=${ids.tensile}`)
  expect(xml).not.toContain('articleListing')
})

test.runIf(built)(
  'a link to it is shown with its name, what it is about and its picture',
  async () => {
    const html = await read(`${base}industryCase/details?id=${ids['bolted-frame']}&lang=en`)
    const meta = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(meta('title')).toBe('A bolted frame')
    expect(meta('description')).toBe('One case')
    expect(meta('type')).toBe('article')
    expect(meta('image')).toMatch(/^https?:\/\/.*\/pictures\/shell\/default\.svg$/)
    expect(meta('url')).toMatch(/^https?:\/\/.*industryCase\/details\?id=\d+.*lang=en$/)
  },
)

test.runIf(built)('a page links to the guide if visitors may read it', async () => {
  const linked = /<a href="[^"]+\.pdf">User guide<\/a>/
  expect(await read(`${base}industryCase?lang=en`)).toMatch(linked)
  const settings = { ...shop.settings, guideReaders: 'customers' as const }
  const other = await startApp({ beside: shop, settings })
  const url = `${base}industryCase?lang=en`
  const answer = await other.app.inject({ url, headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toMatch(linked)
})

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { app, call, settings } = await startApp({ catalogue: 'demo' })
const base = '/crrc_sales_web_html/'
const selection = `${base}productCategories/productSelection`
const built = existsSync('dist/web/index.html')

async function read(url: string, headers: Record<string, string> = {}, status = 200) {
  const answer = await app.inject({ url, headers: { accept: 'text/html', ...headers } })
  expect(answer.statusCode, url).toBe(status)
  const html = answer.body
  return {
    html,
    headers: answer.headers,
    text: html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language, href]) => [language, href!.replaceAll('&#38;', '&').replaceAll('&amp;', '&')],
      ),
    ),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!),
    ),
  }
}

async function aProduct() {
  const { data } = await call(null, 'POST', '/web/product/page?size=1', [], {
    'accept-language': 'en',
  })
  return data.records[0]
}

test.runIf(built)(
  'a reader without scripts gets the text of a product in both languages',
  async () => {
    const { id, materialName, model, classNameEn, className, characterList } = await aProduct()
    const address = `${base}productCategories/details?id=${id}`
    const english = await read(`${address}&lang=en`)
    expect(english.title).toBe(`${materialName} ${model} · ${settings.company.name.en}`)
    expect(english.html).toContain('<html lang="en"')
    for (const said of [materialName, model, classNameEn, characterList[0].fieldVal])
      expect(english.text).toContain(said)
    expect(english.text).not.toMatch(/\p{Script=Han}/u)

    const chinese = await read(`${address}&lang=zh`)
    expect(chinese.html).toContain('<html lang="zh-CN"')
    for (const said of [model, className, '首页']) expect(chinese.text).toContain(said)
    expect(chinese.title).not.toBe(english.title)
  },
)

test.runIf(built)('a product is described in the words of search engines', async () => {
  const { id, materialName, model } = await aProduct()
  const { structured, description } = await read(
    `${base}productCategories/details?id=${id}&lang=en`,
  )
  expect(structured[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${materialName} ${model}`,
    sku: model,
  })
  expect(structured[0].additionalProperty.length).toBeGreaterThan(3)
  expect(structured[1]).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(structured[1].itemListElement).toHaveLength(4)
  expect(description).toContain(model)
  expect(description.length).toBeLessThanOrEqual(170)
})

test.runIf(built)('types, categories and classes name what can be chosen there', async () => {
  const first = await read(`${base}?lang=en`)
  const { data: classes } = await call(null, 'GET', '/web/product/revision/class/list')
  for (const { classNameEn, id } of classes.slice(0, 5)) {
    expect(first.text).toContain(classNameEn)
    const page = await read(`${selection}?classId=${id}&lang=en`)
    expect(page.title).toBe(`${classNameEn} · ${settings.company.name.en}`)
    const { data } = await call(null, 'POST', `/web/product/page?classId=${id}`, [], {
      'accept-language': 'en',
    })
    for (const { model } of data.records) expect(page.text).toContain(model)
  }
  const { abbreviation, abbreviationEn } = classes[0]
  for (const name of [abbreviation, abbreviationEn])
    expect(
      (await read(`${selection}?${new URLSearchParams({ abbreviation: name })}&lang=zh`)).title,
    ).toContain(abbreviation)
})

test.runIf(built)('the links between the languages of a page lead to each other', async () => {
  const { id, classId } = await aProduct()
  for (const path of [
    base,
    `${selection}?classId=${classId}`,
    `${base}productCategories/details?id=${id}`,
  ]) {
    const page = await read(path)
    const pathOf = (url: string) => url.replace(/^http:\/\/[^/]+/, '')
    for (const language of ['zh', 'en']) {
      const other = await read(pathOf(page.alternates[language]!))
      expect(other.html).toContain(language === 'en' ? '<html lang="en"' : '<html lang="zh-CN"')
      expect(other.alternates).toEqual(page.alternates)
      expect(other.canonical?.replaceAll('&#38;', '&')).toBe(page.alternates[language])
    }
  }
})

test.runIf(built)(
  'without a language in the address the visitor is answered in theirs',
  async () => {
    expect((await read(base, { 'accept-language': 'en-GB' })).html).toContain('<html lang="en"')
    expect((await read(base, { 'accept-language': 'de' })).html).toContain('<html lang="zh-CN"')
    const chosen = await read(base, { 'accept-language': 'de', cookie: 'locale=en_US' })
    expect(chosen.html).toContain('<html lang="en"')
    expect(chosen.headers.vary).toContain('accept-language')
  },
)

test.runIf(built)(
  'the page is the same for everybody: nothing of a person stands in it',
  async () => {
    const { id } = await aProduct()
    const { data } = await call(null, 'POST', '/admin/web/user/login/psw/enterprise', {
      username: 'buyer',
      password: 'Demo1234',
    })
    const address = `${base}productCategories/details?id=${id}&lang=en`
    const visitor = await read(address)
    const member = await read(address, { authorization: `Bearer ${data.access_token}` })
    expect(member.html).toBe(visitor.html)
    expect(member.headers.etag).toBe(visitor.headers.etag)
  },
)

test.runIf(built)('missing and private pages are closed to search engines', async () => {
  for (const [path, status] of [
    ['productCategories/details?id=999999999', 404],
    ['productCategories/details?id=x', 200],
    ['productCategories/productSelection?classId=999999999', 200],
    ['reserve', 200],
    ['login', 200],
  ] as const) {
    const page = await read(base + path, {}, status)
    expect(page.html, path).toContain('<meta name="robots" content="noindex"')
    expect(page.canonical, path).toBeUndefined()
    expect(page.html, path).toMatch(
      path === 'reserve'
        ? /<main><div[^>]*><h1>[^<]*<\/h1><\/div><\/main>/
        : /<div id="root"><\/div>/,
    )
  }
})

test.runIf(built)('everything in an address is escaped in the page', async () => {
  for (const query of [
    'abbreviation=%3Cscript%3Ealert(1)%3C/script%3E',
    'keyword=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    'classId=1%22%3E%3Cscript%3E',
    'categoryType=2&page=99999999',
  ]) {
    const { html } = await read(`${selection}?${query}`)
    expect(html, query).not.toMatch(/<script>alert|<img src=x|onerror=/)
  }
})

test.runIf(built)('a browser with a cached page gets 304', async () => {
  const { headers } = await read(base)
  const again = await app.inject({ url: base, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test.runIf(built)('the sitemap lists every class and every product in both languages', async () => {
  const { headers, html: robots } = await read('/robots.txt', { accept: '*/*' })
  expect(headers['content-type']).toContain('text/plain')
  const index = /Sitemap: http:\/\/[^/]+(\S+)/.exec(robots)![1]!
  const files = [...(await read(index)).html.matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)]
  const listed: string[] = []
  for (const [, file] of files) {
    const { html, headers } = await read(file!)
    expect(headers['content-type']).toContain('application/xml')
    listed.push(...[...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!))
  }
  expect(new Set(listed).size).toBe(listed.length)
  const { data: classes } = await call(null, 'GET', '/web/product/revision/class/list')
  const { data: products } = await call(null, 'POST', '/web/product/page?size=1', [])
  const count = (what: string) => listed.filter((address) => address.includes(what)).length
  expect(count('classId=')).toBe(classes.length * 2)
  expect(count('details?id=')).toBe(products.total * 2)
  expect(listed.some((address) => /office|reserve|cart|login/.test(address))).toBe(false)
})

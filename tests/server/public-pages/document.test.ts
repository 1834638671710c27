import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Answers } from '../../../src/server/public-pages/answers'
import { documentOf } from '../../../src/server/public-pages/document'
import { markup } from '../../../src/server/public-pages/markup'
import { readSettings } from '../../../src/server/settings/settings'

const built = `<!doctype html><html lang="zh"><head><title>Shop</title>
<link rel="stylesheet" href="/frame.css"></head><body><div id="root"></div></body></html>`

const names = { zh: '样本紧固件', en: 'Sample Fasteners' }

const asking = {
  language: 'en' as const,
  text: (key: string) => key,
  shop: names.en,
  whole: String,
  to: String,
  answers: new Answers(),
}

test('the styles of a page come after those of the frame, so that they have the last word', () => {
  const write = documentOf(built, names)
  const page = markup`<link rel="stylesheet" href="/page.css">`
  const html = write(undefined, asking, [page])
  const links = [...html.matchAll(/href="(\/[^"]*\.css)"/g)].map(([, address]) => address)
  expect(links).toEqual(['/frame.css', '/page.css'])
  expect(html.indexOf('/page.css')).toBeLessThan(html.indexOf('</head>'))
  expect(html).toContain(
    '<body><div id="root"></div><noscript>shell.noScript</noscript></body></html>',
  )
})

const source = readFileSync('src/web/index.html', 'utf8')
const namesIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta name="application-name" lang="(\w+)" content="([^"]*)"/g)].map(
      ([, language, name]) => [language, name],
    ),
  )

test('the head of a page names the company in both languages', () => {
  const html = documentOf(source, names)(undefined, asking)
  expect(namesIn(html)).toEqual(names)
  expect(html.match(/application-name/g)).toHaveLength(2)
  expect(html).toContain(`<title>${names.en}</title>`)
})

test('a page that no server has filled has the default names of the settings', () => {
  expect(namesIn(source)).toEqual(readSettings({}).company.name)
})

test('a page leads to the file of the guide before any script runs', () => {
  const view = { title: 'Cart', main: markup`<h1>Cart</h1>` }
  const link = '<a href="/guide/en.pdf">shell.footer.guide</a>'
  for (const shown of [view, undefined]) {
    const html = documentOf(built, names)(shown, { ...asking, guideFile: '/guide/en.pdf' })
    expect(html.split(link)).toHaveLength(2)
  }
  expect(documentOf(built, names)(view, asking)).not.toContain('shell.footer.guide')
})

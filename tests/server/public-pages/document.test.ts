import { expect, test } from 'vitest'
import { Answers } from '../../../src/server/public-pages/answers'
import { documentOf } from '../../../src/server/public-pages/document'
import { markup } from '../../../src/server/public-pages/markup'

const built = `<!doctype html><html lang="zh"><head><title>Shop</title>
<link rel="stylesheet" href="/frame.css"></head><body><div id="root"></div></body></html>`

test('the styles of a page come after those of the frame, so that they have the last word', () => {
  const write = documentOf(built)
  const page = markup`<link rel="stylesheet" href="/page.css">`
  const asking = {
    language: 'en' as const,
    text: (key: string) => key,
    whole: String,
    to: String,
    answers: new Answers(),
  }
  const html = write(undefined, asking, [page])
  const links = [...html.matchAll(/href="(\/[^"]*\.css)"/g)].map(([, address]) => address)
  expect(links).toEqual(['/frame.css', '/page.css'])
  expect(html.indexOf('/page.css')).toBeLessThan(html.indexOf('</head>'))
  expect(html).toContain(
    '<body><div id="root"></div><noscript>shell.noScript</noscript></body></html>',
  )
})

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageTitles } from '../../../src/generated/pages'
import { startApp } from '../../app'
import { translate } from '../../../src/i18n/translate'

const { app, settings } = await startApp()
const built = existsSync('dist/web/index.html')

async function read(path: string, language: string) {
  const { body } = await app.inject({
    url: `/crrc_sales_web_html${path}`,
    headers: { accept: 'text/html', 'accept-language': language },
  })
  return body
}

test.runIf(built).each(['zh', 'en'] as const)(
  'a page of a person says its heading before any script runs, in %s',
  async (language) => {
    for (const [path, key] of Object.entries(pageTitles)) {
      const html = await read(path, language)
      const title = translate(language, key)
      expect(html, path).toContain(`<h1>${title}</h1>`)
      expect(html, path).toContain(`<title>${title} · ${settings.company.name[language]}</title>`)
    }
  },
)

test.runIf(built)('and is none that search engines list', async () => {
  const html = await read('/reserve', 'en')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain('<noscript>')
})

test.runIf(built)(
  'what the heading means comes with it where everybody is told the same',
  async () => {
    expect(await read('/intentionOrder', 'en')).toContain('A reservation is not an order')
    expect(await read('/commodityContrast', 'zh')).toContain('匹配度 =')
  },
)

test.runIf(built)('a page without words of its own waits for its script', async () => {
  expect(await read('/login', 'en')).toContain('<div id="root"></div>')
})

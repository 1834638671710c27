import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { app, call, sessions, database, userId } = await startApp({ catalogue: 'demo' })
const built = existsSync('dist/web/index.html')

async function answersIn(path: string, headers: Record<string, string> = {}) {
  const { body } = await app.inject({
    url: `/crrc_sales_web_html${path}`,
    headers: { accept: 'text/html', 'accept-language': 'en', ...headers },
  })
  const [, json] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(body) ?? []
  type Answers = Record<string, { meta: object; data: unknown }>
  return JSON.parse(json ?? '{"frame":{},"answers":{}}') as {
    language: string
    frame: Answers
    answers: Answers
  }
}

test.runIf(built).each(['zh', 'en'])(
  'a page brings along what its own calls would answer a visitor, in %s',
  async (language) => {
    for (const path of ['/', '/productCategories', '/productCategories/details?id=1']) {
      const headers = { 'accept-language': language }
      const page = await answersIn(path, headers)
      expect(page.language).toBe(language)
      expect(Object.keys(page.frame), path).toHaveLength(4)
      expect(Object.keys(page.answers).length, path).toBeGreaterThan(0)
      for (const [address, { data }] of Object.entries({ ...page.frame, ...page.answers })) {
        const asked = await app.inject({ url: address, headers })
        expect(asked.json().data, address).toEqual(data)
      }
    }
  },
)

test.runIf(built)('the list of cases brings along the scenes that narrow it', async () => {
  expect(Object.keys((await answersIn('/industryCase')).answers)).toEqual([
    '/crrc_sales/web/business/case/industry/with/number',
    '/crrc_sales/web/business/case/page?current=1&size=12',
  ])
})

test.runIf(built)('who is logged in finds nothing of their own in a page', async () => {
  await call('buyer', 'POST', '/web/personal/collection/save', {
    businessId: 1,
    collectionType: '1',
  })
  const { tokens } = await sessions.begin(database, await userId('buyer'))
  const authorization = `Bearer ${tokens.access_token}`
  for (const path of ['/', '/productCategories/details?id=1'])
    expect(await answersIn(path, { authorization })).toEqual(await answersIn(path))
})

test.runIf(built)(
  'a page of a person brings along what its frame asks for, and no more',
  async () => {
    const page = await answersIn('/reserve')
    expect(Object.keys(page.frame).map((address) => address.replace('/crrc_sales', ''))).toEqual([
      '/admin/sysconfig/common/settings',
      '/web/home/boot/data',
      '/web/home/footer/logo',
      '/web/hot/search/list',
    ])
    expect(page.answers).toEqual({})
  },
)

test.runIf(built)('the frame is told the same whoever is logged in', async () => {
  const { tokens } = await sessions.begin(database, await userId('buyer'))
  const { frame } = await answersIn('/reserve')
  for (const [url, { data }] of Object.entries(frame)) {
    const headers = { authorization: `Bearer ${tokens.access_token}`, 'accept-language': 'en' }
    expect((await app.inject({ url, headers })).json().data, url).toEqual(data)
  }
})

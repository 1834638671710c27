import { expect, test } from 'vitest'
import type { Language } from '../../../src/domain/language/language'
import { translate } from '../../../src/i18n/translate'
import {
  changedFieldName,
  namedTables,
  nestedFieldsOf,
} from '../../../src/server/operation/changed-fields'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { call, database } = await startApp()
const languages = ['zh', 'en'] as const

const contextOf = (language: Language): Parameters<typeof changedFieldName>[2] => ({
  language,
  text: (key, values) => translate(language, key, values),
})

test.each(languages)('every field inside a stored value has a name in %s', (language) => {
  const raw = namedTables.flatMap((table) =>
    [...nestedFieldsOf(table).keys()]
      .filter((name) => changedFieldName(table, name, contextOf(language)) === name)
      .map((name) => `${table}.${name}`),
  )
  expect(raw).toEqual([])
})

const [bolt = 0] = await givenProducts(database, [{ model: 'M12×80-8.8' }])
const { data: order } = await call('buyer', 'POST', '/web/intention/order/submit', {
  productList: [{ dataId: bolt, counts: 100, requiredDate: '2099-01-15' }],
})
const { data: stored } = await call('sales', 'GET', `/office/intention/order/${order.id}`)
const answered = await call('sales', 'POST', `/office/intention/order/answer/${order.id}`, {
  version: stored.version,
  validUntil: '2099-01-01',
  currency: 'CNY',
  taxRate: '13',
  lines: [
    {
      lineId: stored.productList[0].id,
      leadTimeDays: 30,
      unitPrice: { amount: '3.25', per: 100 },
      note: 'From stock',
    },
  ],
})

/** The names and values of all lines of the log, as a page shows them. */
async function written(language: Language): Promise<string[]> {
  const headers = { 'accept-language': language }
  const ask = async (path: string) =>
    (await call('operator', 'GET', `/office/audit/${path}`, undefined, headers)).data
  const { records } = await ask('page?size=100')
  const texts: string[] = []
  for (const { id } of records) {
    const { details = '', changes = [] } = await ask(String(id))
    texts.push(details)
    for (const { field, before = '', after = '' } of changes)
      texts.push(`${field}: `, before, after)
  }
  return texts
}

test.each(languages)(
  'no line of the audit log shows the name of a property in %s',
  async (language) => {
    expect(answered.status).toBe(200)
    const texts = await written(language)
    expect(texts.join('\n')).toContain('3.25')
    const raw = texts.flatMap((text) => [
      ...text.matchAll(/(?:^|[\n;,；，、：] ?)([a-z]\w*)[:：]/g),
    ])
    expect(raw.map(([match]) => match)).toEqual([])
  },
)

test('all moments of a line are written alike, so that the page can show them in one time zone', async () => {
  for (const language of languages)
    expect((await written(language)).join('\n')).not.toMatch(/\d{4}.{1,3}\d{1,2}:\d{2}/)
})

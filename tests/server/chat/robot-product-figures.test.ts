import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedChat } from '../../../demo/chat/fill'
import { figuresAsked, withoutFigures } from '../../../src/server/chat/robot-product-figures'
import { startApp, type TestApp } from '../../app'

const known = 'RL1-127-16-R-ZN'
const other = 'RL1-127-12-R-ZN'
let shop: TestApp

/** The stored fields of a model. */
const store = (model: string, data: object) =>
  shop.database
    .updateTable('material')
    .set({
      min_quantity: 500,
      data: sql`data - '{netWeight,inventory,origins}'::text[] || ${JSON.stringify(data)}::jsonb`,
    })
    .where('model', '=', model)
    .execute()

beforeAll(async () => {
  shop = await startApp({ catalogue: 'demo' })
  await seedChat(shop.database)
  await store(known, { netWeight: 0.1235, inventory: 12_000, origins: { netWeight: 'computed' } })
  await store(other, {})
})

const ask = async (message: string) =>
  (await shop.call('buyer', 'POST', '/web/robot', { message })).data.answers[0]

test.each([
  [`weight of ${known}`, /RL1-127-16-R-ZN: Net weight 0\.1235 kg \(Computed\)$/],
  [`how heavy is ${known}?`, /Net weight 0\.1235 kg/],
  [`${known} 多重`, /RL1-127-16-R-ZN：净重 0\.1235 kg（计算）$/],
  [`${known} 的净重是多少`, /净重 0\.1235 kg/],
  [`minimum order quantity of ${known}`, /Minimum order quantity 500 sets$/],
  [`MOQ ${known}`, /Minimum order quantity 500/],
  [`${known} 最小起订量`, /最小起订量 500 \S+$/],
  [`${known} 起订量多少`, /最小起订量 500/],
  [`is ${known} in stock`, /Stock 12,000 sets$/],
  [`${known} 有库存吗`, /库存 12,000 \S+$/],
  [
    `weight and minimum order of ${known}`,
    /Net weight 0\.1235 kg \(Computed\), Minimum order quantity 500/,
  ],
  [`price and weight of ${known}`, /Net weight 0\.1235 kg .*\nPrice, stock/],
])('“%s” is answered with the stored figure and its unit', async (question, answer) => {
  const { questionAnswer, link, offersPerson } = await ask(question)
  expect(questionAnswer).toMatch(answer)
  expect(link.to).toMatch(/^\/productCategories\/details\?id=\d+$/)
  expect(offersPerson).toBeUndefined()
})

test('of several products each figure names its product', async () => {
  const { questionAnswer } = await ask(`weight of ${known} and ${other}`)
  const [first, second, person] = questionAnswer.split('\n')
  expect(first).toMatch(
    /\[RL1-127-16-R-ZN\]\(\/productCategories\/details\?id=\d+\): Net weight 0\.1235/,
  )
  expect(second).toMatch(/\[RL1-127-12-R-ZN\]\(.*\): Net weight: not on record$/)
  expect(person).toMatch(/An agent/)
})

test('where nothing is stored the answer says so and offers a person', async () => {
  const english = await ask(`stock of ${other}`)
  expect(english).toMatchObject({ offersPerson: true })
  expect(english.questionAnswer).toMatch(/Stock: not on record\nAn agent can look up/)
  expect((await ask(`${other} 库存`)).questionAnswer).toMatch(/库存未登记\n.*人工客服/)
})

test('a question that fits many products asks for one model', async () => {
  const { questionAnswer, link } = await ask('weight of M12x80 bolts')
  expect(questionAnswer).toMatch(
    /“M12x80 bolts”: \d+\.\nName a specific model to get its Net weight\./,
  )
  expect(link.to).toContain('keyword=M12x80')
})

test.each(['minimum order quantity', '最小起订量是多少', 'how heavy is a truck'])(
  '“%s” without a product is a question for the knowledge base or for people',
  async (question) => {
    const { data } = await shop.call('engineer', 'POST', '/web/robot', { message: question })
    for (const { questionAnswer } of data.answers)
      expect(questionAnswer).not.toMatch(/Net weight|净重 \d/)
  },
)

test.each([
  ['what is the weight of M12x80 bolts', 'the of M12x80 bolts'],
  ['M12X80 螺栓 多重', 'M12X80 螺栓'],
])('“%s” without its figures is “%s”', (question, left) => {
  expect(figuresAsked(question)).toHaveLength(1)
  expect(withoutFigures(question)).toBe(left)
})

test('nothing is told of a product that was withdrawn from the shop', async () => {
  const { id } = await shop.database
    .selectFrom('material')
    .select('id')
    .where('model', '=', other)
    .executeTakeFirstOrThrow()
  const withdrawal = { ids: [id], published: false }
  const path = '/office/catalogue/model/published'
  expect((await shop.call('editor', 'POST', path, withdrawal)).status).toBe(200)
  const { data } = await shop.call('partner', 'POST', '/web/robot', { message: `MOQ ${other}` })
  for (const { questionAnswer } of data.answers) expect(questionAnswer).not.toContain('500')
})

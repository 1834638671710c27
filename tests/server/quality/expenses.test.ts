import { expect, test } from 'vitest'
import { startQuality } from './loop'

const { call, database, problemIn, userId, verify } = await startQuality()

const expense = { costTypeName: '全检', curCode: 'CNY', exchangeRate: 1, amount: 500 }
const euros = { ...expense, curCode: 'EUR', exchangeRate: 7.8 }
const add = (id: number, body: object = expense) =>
  call('quality', 'POST', `/office/quality/problem/${id}/expense`, body)

test('expenses are entered, summed in standard currency and taken out again', async () => {
  const id = await problemIn(4)
  await add(id)
  const { data } = await add(id, { ...expense, curCode: 'JPY', exchangeRate: 0.0472, amount: 3000 })
  expect(data).toMatchObject([
    { ...expense, standardCurrencyAmount: 500, symbol: '¥' },
    { curCode: 'JPY', standardCurrencyAmount: 141.6 },
  ])
  const left = await call('quality', 'DELETE', `/office/quality/expense/${data[0].id}`)
  const { timeline } = (await call('quality', 'GET', `/office/quality/problem/${id}`)).data
  const steps = timeline.map(({ what }: { what: string }) => what)
  expect(steps.slice(-3)).toEqual(['录入了费用', '录入了费用', '删除了费用'])
  expect(timeline.at(-1)).toMatchObject({ what: '删除了费用', note: '全检 · 500.00 CNY' })
  expect(left.data).toMatchObject([{ curCode: 'JPY' }])
  expect((await call('quality', 'DELETE', `/office/quality/expense/${data[0].id}`)).status).toBe(
    404,
  )
})

/** A second inspector. */
async function colleague(): Promise<number> {
  const { account_id } = await database
    .selectFrom('app_user')
    .select('account_id')
    .where('id', '=', await userId('quality'))
    .executeTakeFirstOrThrow()
  const { id } = await database
    .insertInto('app_user')
    .values({
      account_id,
      username: 'quality2',
      password_hash: 'x',
      staff_roles: ['quality'],
      data: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('expenses of a problem that a colleague sees to are theirs to change', async () => {
  const id = await problemIn(4)
  const { data } = await add(id)
  const path = `/office/quality/problem/${id}/assignee`
  const to = await colleague()
  expect((await call('quality', 'POST', path, { from: await userId('quality'), to })).status).toBe(
    200,
  )
  const remove = call('quality', 'DELETE', `/office/quality/expense/${data[0].id}`)
  for (const { status, meta } of [await add(id), await remove])
    expect([status, meta.message]).toEqual([409, expect.stringContaining('处理')])
})

test.each([
  [{}, 4],
  [{ ...expense, amount: 0 }, 1],
  [{ ...expense, amount: -1 }, 1],
  [{ ...euros, exchangeRate: 0 }, 1],
  [{ ...euros, exchangeRate: 7.8123456 }, 1],
  [{ ...expense, exchangeRate: 7.8 }, 1],
  [{ ...expense, amount: 0.001 }, 1],
  [{ ...expense, amount: 1.005 }, 1],
  [{ ...expense, curCode: 'XXX' }, 1],
  [{ ...euros, curCode: 'JPY', amount: 10.55 }, 1],
  [{ ...euros, amount: 0.01, exchangeRate: 0.0001 }, 1],
  [{ ...expense, amount: '500' }, 1],
  [{ ...expense, surcharge: 1 }, 1],
])('%j is refused', async (body, faults) => {
  const id = await problemIn(1)
  const { status, data } = await add(id, body)
  expect([status, data.errors.length]).toEqual([400, faults])
})

test.each([0.01, 0.07, 1.1, 19.99, 4.35, 999_999_999.99])(
  'an amount of %d has no more than two decimals',
  async (amount) => {
    const { status, data } = await add(await problemIn(1), { ...euros, amount, exchangeRate: 1.1 })
    expect([status, data[0]?.amount]).toEqual([200, amount])
  },
)

test('an invalid number is refused with a specific message', async () => {
  const id = await problemIn(1)
  const said = async (body: object) =>
    (await add(id, body)).data.errors.map(({ message }: { message: string }) => message)
  expect(await said({ ...expense, amount: 1.005 })).toEqual(['金额最多 2 位小数'])
  expect(await said({ ...euros, curCode: 'JPY', amount: 10.55 })).toEqual(['日元金额须为整数'])
  expect(await said({ ...euros, amount: 0.01, exchangeRate: 0.0001 })).toEqual([
    '折合本位币不足 0.01，请核对金额与汇率',
  ])
  const { data } = await add(id, { ...euros, amount: 12_345.6 })
  expect(data).toHaveLength(1)
  const { timeline } = (await call('quality', 'GET', `/office/quality/problem/${id}`)).data
  expect(timeline.at(-1).note).toBe('全检 · 12,345.60 EUR')
  expect(await said({ ...expense, amount: 0 })).toEqual(['金额至少为 0.01'])
  expect(await said({ ...euros, exchangeRate: 0.0000001 })).toEqual(['汇率最多 6 位小数'])
  expect(await said({ ...expense, exchangeRate: 1.5 })).toEqual(['人民币的汇率为 1'])
})

test('a closed problem keeps the expenses it was closed with', async () => {
  const id = await problemIn(4)
  const [kept] = (await add(id)).data
  await verify(id)
  const answers = [
    await add(id, euros),
    await call('quality', 'DELETE', `/office/quality/expense/${kept.id}`),
  ]
  for (const { status, meta } of answers) {
    expect([status, meta.message]).toEqual([409, '问题已关闭，费用不能再增加或删除'])
  }
  const left = await call('quality', 'GET', `/office/quality/problem/${id}/expense`)
  expect(left.data.map((one: { id: number }) => one.id)).toEqual([kept.id])
})

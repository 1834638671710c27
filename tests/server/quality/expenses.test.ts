import { expect, test } from 'vitest'
import { startQuality } from './loop'

const { call, info, problemIn } = await startQuality()

const expense = { costTypeName: '全检', curCode: 'CNY', exchangeRate: 1, amount: 500 }
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
  expect(timeline.at(-1)).toMatchObject({ what: '删除了费用', note: '全检 · 500 CNY' })
  expect(left.data).toMatchObject([{ curCode: 'JPY' }])
  expect((await call('quality', 'DELETE', `/office/quality/expense/${data[0].id}`)).status).toBe(
    404,
  )
  const steps = (await info(id)).data.timeline.map(({ what }: { what: string }) => what)
  expect(steps.slice(-3)).toEqual(['录入了费用', '录入了费用', '删除了费用'])
})

test.each([
  [{}, 4],
  [{ ...expense, amount: 0 }, 1],
  [{ ...expense, amount: -1 }, 1],
  [{ ...expense, exchangeRate: 0 }, 1],
  [{ ...expense, curCode: 'XXX' }, 1],
  [{ ...expense, amount: '500' }, 1],
  [{ ...expense, surcharge: 1 }, 1],
])('%j is refused', async (body, faults) => {
  const id = await problemIn(1)
  const { status, data } = await add(id, body)
  expect([status, data.errors.length]).toEqual([400, faults])
})

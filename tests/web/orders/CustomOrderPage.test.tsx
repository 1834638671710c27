// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { answerWith, withoutNetwork } from '../browser'
import { renderPage } from '../render'
import { readCustomOrder, storeCustomOrder, type CustomLine } from '../../../src/web/actions/custom'
import { CustomOrderPage } from '../../../src/web/orders/CustomOrderPage'

const app = await startApp({ catalogue: 'demo' })
const { database } = app
const { id: classId } = await database
  .selectFrom('product_class')
  .select('id')
  .where('class_name', '=', '六角头螺栓')
  .executeTakeFirstOrThrow()
const values = await database
  .selectFrom('characteristic_value as value')
  .innerJoin('characteristic', 'characteristic.id', 'value.characteristic_id')
  .select(['characteristic.id', 'field_code as code', 'value.id as valueId', 'val'])
  .execute()
const choice = (code: string, fieldVal: string) => {
  const { id, valueId } = values.find((one) => one.code === code && one.val === fieldVal)!
  // A choice made on a Chinese page.
  return { id, fieldName: '特性', fieldVal, valueId }
}
const whole: CustomLine = {
  classId,
  className: '六角头螺栓',
  counts: 500,
  choices: [
    choice('2021090001', '12'),
    choice('2021090012', '80'),
    choice('2021090008', '10.9'),
    choice('2021090009', '电镀锌'),
  ],
}

async function open(lines: CustomLine[]) {
  storeCustomOrder({ lines, remark: '' })
  const page = await renderPage(<CustomOrderPage />, {
    app,
    user: 'buyer',
    at: '/customIntentionOrder',
    path: '/customIntentionOrder',
  })
  if (lines.length > 0) await screen.findByText('Hexagon head bolts')
  return page
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit reservation' }))
const date = () => screen.getByLabelText<HTMLInputElement>('Required date')
const reserved = async () =>
  (await app.call('buyer', 'GET', '/web/intention/order/counts')).data.counts

test('without a custom product the page says where to find some', async () => {
  await open([])
  expect(await screen.findByText('No custom products to reserve yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to product selection' })).toBeTruthy()
})

test('the choices are shown in the language of the page, whatever they were chosen in', async () => {
  await open([whole])
  expect(screen.getByText('Surface finish').parentElement!.textContent).toContain('Zinc plated')
  expect(screen.getByText('Nominal length').parentElement!.textContent).toContain('80 mm')
})

test('a missing date is asked for at its line, and nothing is sent', async () => {
  const before = await reserved()
  await open([whole])
  submit()
  expect(await screen.findByText('Please choose the required date')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(date()))
  expect(await reserved()).toBe(before)
})

test('choices that the server refuses are named at their line', async () => {
  await open([{ ...whole, requiredDate: '2099-01-15', choices: whole.choices.slice(0, 2) }])
  submit()
  expect((await screen.findAllByText('Please select Property class')).length).toBe(2)
})

test('a submitted reservation leads to its page and empties what was prepared', async () => {
  const before = await reserved()
  const { address } = await open([{ ...whole, requiredDate: '2099-01-15' }])
  submit()
  await waitFor(() => expect(address()).toMatch(/^\/reserve\/\d+\/YD\d{8}-\d{6}$/))
  expect(readCustomOrder().lines).toEqual([])
  expect(await reserved()).toBe(before + 1)
})

test('a stored entry is reserved with its own choices', async () => {
  const { data } = await app.call('buyer', 'GET', '/web/intention/order/page')
  const [{ dataId }] = data.records[0].customizationList
  const before = await reserved()
  const { address } = await open([
    { ...whole, choices: [], dataId, counts: 3, requiredDate: '2099-01-15' },
  ])
  expect(await screen.findByText(/Zinc plated/)).toBeTruthy()
  submit()
  await waitFor(() => expect(address()).toMatch(/^\/reserve\//))
  expect(await reserved()).toBe(before + 1)
})

test('a prepared reservation survives a lost connection, and a lost answer makes no second one', async () => {
  const before = await reserved()
  const { address } = await open([{ ...whole, counts: 7, requiredDate: '2099-01-15' }])
  withoutNetwork()
  submit()
  expect(await screen.findByText(/^No reply received/)).toBeTruthy()
  expect(readCustomOrder().lines).toHaveLength(1)

  answerWith(app.app, { loseAnswerOf: '/web/custom/product/submit/order' })
  submit()
  await waitFor(async () => expect(await reserved()).toBe(before + 1))
  answerWith(app.app)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Submit reservation' })).toHaveProperty(
      'disabled',
      false,
    ),
  )
  submit()
  await waitFor(() => expect(address()).toMatch(/^\/reserve\//))
  expect(await reserved()).toBe(before + 1)
})

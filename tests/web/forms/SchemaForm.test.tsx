// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import deliveryEntry from '../../../schemas/orders/DeliveryEntry.json'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { answerOf, api, CallFailure } from '../../../src/web/calls/api'
import { SchemaForm } from '../../../src/web/forms/SchemaForm'

const app = await startApp()
const [bolt] = (await givenProducts(app.database, [{ model: 'M12×80-8.8' }])) as [number]

beforeEach(() => sessionStorage.clear())

const line = (requiredDate: string) => ({ dataId: bolt, counts: 5, requiredDate })

const orderForm = (requiredDate = '2099-01-15') => (
  <SchemaForm
    schema="OrderSubmission"
    draft="test"
    value={{ productList: [line(requiredDate)] }}
    onSubmit={(body) => answerOf(api.POST('/web/intention/order/submit', { body }))}
  />
)
const open = (page: ReactNode) => renderPage(page, { app, user: 'buyer', at: '/' })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }))

test('the fields follow the schema, with its titles', async () => {
  await open(orderForm())
  expect(await screen.findByLabelText('Quantity')).toBeTruthy()
  expect(screen.getByLabelText('Required date')).toHaveProperty('value', '2099-01-15')
  expect(screen.getByLabelText('Remark').tagName).toBe('TEXTAREA')
})

test('values forbidden by the schema are reported under their field, in its words', async () => {
  await open(<SchemaForm schema="PasswordLogin" onSubmit={async () => undefined} />)
  await screen.findByLabelText('User name')
  submit()
  expect(await screen.findByText('Please enter your user name')).toBeTruthy()
  expect(screen.getByText('Please enter your password')).toBeTruthy()
  expect(screen.getByLabelText('User name').getAttribute('aria-invalid')).toBe('true')
})

test('a remark is counted by characters, not by halves of them', async () => {
  await open(orderForm())
  fireEvent.change(await screen.findByLabelText('Remark'), { target: { value: '𠮷'.repeat(200) } })
  expect(await screen.findByText('200 / 200')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: '𠮷'.repeat(201) } })
  submit()
  expect(await screen.findByText('The remarks cannot exceed 200 characters')).toBeTruthy()
})

test('faults found by the server are shown under their fields', async () => {
  await open(orderForm('2020-01-01'))
  await screen.findByLabelText('Required date')
  submit()
  await waitFor(() =>
    expect(screen.getAllByText('The required date cannot be earlier than today')).toHaveLength(2),
  )
  expect(screen.getByLabelText('Required date').getAttribute('aria-invalid')).toBe('true')
})

test('input survives a reload until it is sent', async () => {
  await open(orderForm())
  fireEvent.change(await screen.findByLabelText('Remark'), { target: { value: 'Two boxes' } })
  await open(orderForm())
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Remark')).value).toBe('Two boxes')

  submit()
  await waitFor(async () =>
    expect((await app.call('buyer', 'GET', '/web/intention/order/counts')).data.counts).toBe(1),
  )
  await open(orderForm())
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Remark')).value).toBe('')
})

test('two forms of one page name their own fields', async () => {
  const nothing = async () => undefined
  await open(
    <>
      <SchemaForm schema="OwnPassword" onSubmit={nothing} />
      <SchemaForm schema="OwnPassword" onSubmit={nothing} />
    </>,
  )
  expect(await screen.findAllByLabelText('Password', { selector: 'input' })).toHaveLength(2)
})

test('only one fault of a field is shown at a time', async () => {
  const faults = ['too long', 'not a name'].map((message) => ({ path: 'username', message }))
  const refused = new CallFailure('Please check', 422, faults)
  await open(<SchemaForm schema="PasswordLogin" onSubmit={() => Promise.reject(refused)} />)
  fireEvent.change(await screen.findByLabelText('User name'), { target: { value: 'engineer' } })
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), {
    target: { value: 'Demo1234' },
  })
  submit()
  expect(await screen.findByText('too long')).toBeTruthy()
  expect(screen.queryByText('not a name')).toBeNull()
})

test('initial values of a new form are not a draft, typed ones are', async () => {
  await open(
    <SchemaForm schema="DictionaryItemForm" draft="item" onSubmit={async () => undefined} />,
  )
  const code = await screen.findByLabelText('Code')
  const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft.'))
  // The default is "in use".
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  expect(drafts()).toEqual([])
  fireEvent.change(code, { target: { value: 'space' } })
  await waitFor(() => expect(drafts()).toHaveLength(1))
})

test('entries of a list whose order readers see are moved by buttons; other lists have none', async () => {
  await open(
    <SchemaForm
      schema="ExperimentForm"
      value={{ standards: ['ISO 898-1', 'ISO 3506-1', 'ISO 6892-1'] }}
      onSubmit={async () => undefined}
    />,
  )
  const move = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  await move('Move entry 3 up')
  await move('Move entry 1 down')
  const standards = () =>
    screen.getAllByLabelText<HTMLInputElement>(/Standard/).map(({ value }) => value)
  await waitFor(() => expect(standards()).toEqual(['ISO 6892-1', 'ISO 898-1', 'ISO 3506-1']))
  const first = screen.getByRole<HTMLButtonElement>('button', { name: 'Move entry 1 up' })
  expect(first.disabled).toBe(true)
  await open(orderForm())
  await screen.findByLabelText('Quantity')
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('an empty read-only field has no label either', async () => {
  const value = { name: 'SERVICE_HOURS', meaning: 'When somebody is there', value: '08:30-17:30' }
  await open(<SchemaForm schema="SettingForm" value={value} onSubmit={async () => undefined} />)
  expect(await screen.findByText('When somebody is there')).toBeTruthy()
  expect(screen.queryByText('Unit')).toBeNull()
})

const lines = (...specifications: string[]) =>
  specifications.map((specification) => ({ specification, deliveredCounts: 5 }))

test('a fault of a whole row of a table is shown in its row, and the focus stays in the table when a row goes', async () => {
  const delivery = { ...deliveryEntry.examples[0], lines: lines('M12x80', 'M16x85') }
  const message = 'This product is entered twice'
  const refused = new CallFailure('Please check', 422, [{ path: 'lines.1', message }])
  await open(
    <SchemaForm schema="DeliveryEntry" value={delivery} onSubmit={() => Promise.reject(refused)} />,
  )
  const second = within(await screen.findByRole('row', { name: '2' }))
  submit()
  expect(await second.findByText(message)).toBeTruthy()
  const remove = (number: number) => screen.getByRole('button', { name: `Remove entry ${number}` })
  fireEvent.click(remove(1))
  await waitFor(() => expect(screen.queryByRole('row', { name: '2' })).toBeNull())
  expect(document.activeElement).toBe(remove(1))
  fireEvent.click(remove(1))
  await waitFor(() => expect(screen.queryByRole('row', { name: '1' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Products' }))
})

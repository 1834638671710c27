// @vitest-environment jsdom
import { answerWith } from '../browser'
import { renderPage } from '../render'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfficeProblemPage } from '../../../src/web/quality/OfficeProblemPage'
import { startQuality } from '../../server/quality/loop'

const quality = await startQuality()
const { call, evidence, problemIn, verify } = quality

const open = (id: number) =>
  renderPage(<OfficeProblemPage id={String(id)} />, {
    app: quality,
    user: 'quality',
    at: `/office/quality/problem/${id}`,
  })
const enter = (id: number) =>
  call('quality', 'POST', `/office/quality/problem/${id}/expense`, {
    costTypeName: 'Rework',
    curCode: 'EUR',
    exchangeRate: 7.8,
    amount: 1250.5,
  })
const button = (name: string) => screen.queryByRole('button', { name })

test('an expense is removed after a question that says which one it is', async () => {
  const id = await problemIn(1)
  await enter(id)
  await open(id)
  const remove = await screen.findByRole('button', { name: 'Delete expense Rework' })
  fireEvent.click(remove)
  expect(await screen.findByText(/“Rework” \(1,250\.50 EUR\) will be deleted/)).toBeTruthy()
  fireEvent.click(button('Cancel')!)
  await waitFor(() => expect(screen.queryByText(/will be deleted/)).toBeNull())
  fireEvent.click(remove)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No expenses')).toBeTruthy()
})

test('returned versions can be opened, and expenses of a closed problem cannot be changed', async () => {
  const id = await problemIn(4)
  await enter(id)
  await verify(id, { verdict: 'returned', reason: 'No records', effectivenessCheck: 'Checked' })
  await evidence(id, { description: 'Now with records' })
  await verify(id)
  await open(id)
  fireEvent.click(await screen.findByText(/^Round 1 · sent back .* by Pan Rui$/))
  expect(await screen.findByText('No records', { selector: 'dd *, dd' })).toBeTruthy()
  expect(screen.getByText('已按新曲线生产三批')).toBeTruthy()
  expect(await screen.findByText('Total: ¥ 9,753.90')).toBeTruthy()
  expect([button('Add expense'), button('Delete expense Rework')]).toEqual([null, null])
})

const fillIn = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an expense whose answer got lost is entered once, and stays typed over a reload until it is', async () => {
  const id = await problemIn(1)
  const { unmount } = await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Add expense' }))
  await screen.findByLabelText('Expense type')
  fillIn('Expense type', 'Sorting')
  unmount()
  await open(id)
  expect(await screen.findByDisplayValue('Sorting')).toBeTruthy()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Currency' }))
  fireEvent.click(await screen.findByText('EUR', { selector: '.ant-select-item-option-content' }))
  fillIn('Exchange rate', '7.8')
  fillIn('Amount', '10')
  answerWith(quality.app, { loseAnswerOf: '/expense' })
  fireEvent.click(screen.getByRole('button', { name: 'Save expense' }))
  expect(await screen.findByText(/network/i)).toBeTruthy()
  answerWith(quality.app)
  await waitFor(() => expect(button('Save expense')).toHaveProperty('disabled', false))
  fireEvent.click(screen.getByRole('button', { name: 'Save expense' }))
  await waitFor(() => expect(screen.queryByDisplayValue('Sorting')).toBeNull())
  const { data } = await call('quality', 'GET', `/office/quality/problem/${id}/expense`)
  expect(data).toHaveLength(1)
})

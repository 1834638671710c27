// @vitest-environment jsdom
import { renderPage } from '../render'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SupplierProblemPage } from '../../../src/web/quality/SupplierProblemPage'
import { startQuality } from '../../server/quality/loop'

const quality = await startQuality()
const { problemIn, raise, save, submit } = quality

const open = (id: number, type = 'deal') =>
  renderPage(<SupplierProblemPage />, {
    app: quality,
    user: 'supplier',
    at: `/supplierProblem/details?id=${id}&type=${type}`,
  })

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.queryByRole('button', { name })

test('when a colleague was faster, what was written stays in the form', async () => {
  const id = await raise()
  await save(id)
  await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Update' }))
  await screen.findByLabelText('Causal analysis')
  type('Causal analysis', 'What I found out this morning')
  await submit(id)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/in a state that does not allow this/)).toBeTruthy()
  expect(screen.getByDisplayValue('What I found out this morning')).toBeTruthy()
})

test.each([
  [1, 'deal', ['Save']],
  [1, 'details', []],
  [2, 'deal', []],
  [3, 'deal', ['Submit evidence']],
  [3, 'details', []],
  [4, 'deal', []],
  [5, 'deal', []],
] as const)('in state %i with type %s there is %j to press', async (state, kind, buttons) => {
  await open(await problemIn(state), kind)
  await screen.findByRole('heading', { level: 1, name: '套环裂纹' })
  for (const name of buttons) expect(await screen.findByRole('button', { name })).toBeTruthy()
  const others = ['Save', 'Update', 'Submit for review', 'Submit evidence']
  for (const name of others.filter((one) => !buttons.some((pressed) => pressed === one))) {
    expect(button(name), name).toBeNull()
  }
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(
    ['Rectification scheme', 'Rectification evidence', 'Expenses'].slice(
      0,
      state === 5 ? 3 : state >= 3 ? 2 : 1,
    ),
  )
})

test('a saved scheme is read, and submitted or made editable again', async () => {
  const id = await raise()
  await save(id)
  await open(id)
  expect(await screen.findByText('回火温度偏低')).toBeTruthy()
  expect(button('Submit for review')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByDisplayValue('回火温度偏低')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await waitFor(() => expect(button('Submit for review')).toBeNull())
})

test("another supplier's problem is said not to be there", async () => {
  const id = await raise({ supplierId: await quality.accountOf('supplier2') })
  await open(id)
  expect(await screen.findByText('The quality problem does not exist')).toBeTruthy()
})

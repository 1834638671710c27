// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { engineVersion } from '../../../src/domain/calculation/engine-version'
import { calculate, calculateJoint } from '../../../src/domain/calculation/calculate'
import { clampExample, jointExample } from '../../../src/domain/calculation/examples'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { ReportPage } from '../../../src/web/calculation/ReportPage'

// jsdom has no ResizeObserver; charts are tested in a real browser.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const app = await startApp()

async function givenReport(): Promise<number> {
  const body = {
    page: 'clamp',
    name: 'Door hinge',
    input: clampExample,
    result: calculate('clamp', clampExample),
  }
  return (await app.call('engineer', 'POST', '/web/calculate/createReport/0', body)).data.reportId
}

const open = (id: number | string, user = 'engineer') =>
  renderPage(<ReportPage />, {
    app,
    user,
    path: '/calculationReport/:id',
    at: `/calculationReport/${id}`,
  })

test('a report shows its figures and parameters, and that today’s engine agrees', async () => {
  await open(await givenReport())
  expect(await screen.findByRole('heading', { level: 1, name: 'Door hinge' })).toBeTruthy()
  expect(screen.getAllByText('60.34', { exact: false }).length).toBeGreaterThan(0)
  expect(await screen.findByText('230 N·m')).toBeTruthy()
  expect(
    screen.getByText(`The current engine ${engineVersion} gives the same results`, {
      exact: false,
    }),
  ).toBeTruthy()
})

test('a report of an older engine says that today’s differs', async () => {
  const id = await givenReport()
  await sql`
    update calculation_report set data = jsonb_set(data, '{result,Fmin}', '61000') where id = ${id}
  `.execute(app.database)
  await open(id)
  const today = `The current engine ${engineVersion} gives results that differ`
  expect(await screen.findByText(today, { exact: false })).toBeTruthy()
  expect(screen.getAllByText('61.00', { exact: false }).length).toBeGreaterThan(0)
})

test('a report gets another name', async () => {
  await open(await givenReport())
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }))
  const dialog = screen.getByText('Rename', { selector: 'h2' }).closest('dialog')!
  fireEvent.change(within(dialog).getByLabelText('Report name'), {
    target: { value: 'Bogie' },
  })
  fireEvent.click(within(dialog).getByText('Save'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Bogie' })).toBeTruthy()
})

test.each(['999999', 'none'])('a report %s is not there', async (id) => {
  await open(id)
  expect(await screen.findByText('Calculation report not found')).toBeTruthy()
})

test('somebody else’s report is not there', async () => {
  await open(await givenReport(), 'partner')
  expect(await screen.findByText('Calculation report not found')).toBeTruthy()
})

test('a report of a joint shows its checks, and another cover is saved as its next revision', async () => {
  const body = { page: 'joint', input: jointExample, result: calculateJoint(jointExample) }
  const { data } = await app.call('engineer', 'POST', '/web/calculate/createReport/0', body)
  await open(data.reportId)
  expect(await screen.findByText('All applicable checks were performed and are met')).toBeTruthy()
  expect(screen.getByText('Assembly stress').closest('tr')?.textContent).toContain('Met')
  fireEvent.click(screen.getByRole('button', { name: 'Revise cover' }))
  fireEvent.change(await screen.findByLabelText('Checked by'), {
    target: { value: 'Carl Checker' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save new revision' }))
  await vi.waitFor(async () => {
    const { records } = (await app.call('engineer', 'GET', '/web/my/report/page?page=joint')).data
    expect(records).toMatchObject([{ number: data.number, revision: 2 }])
  }, 10_000)
})

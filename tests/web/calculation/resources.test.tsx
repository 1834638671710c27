// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { calculate } from '../../../src/domain/calculation/calculate'
import { clampExample } from '../../../src/domain/calculation/examples'
import { reports } from '../../../src/web/calculation/resources'
import { Screens } from '../../../src/web/screens/Screens'

const app = await startApp()

async function givenReport(name: string): Promise<number> {
  const result = calculate('clamp', clampExample)
  const body = { page: 'clamp', name, input: clampExample, result }
  return (await app.call('engineer', 'POST', '/web/calculate/createReport/0', body)).data.reportId
}

const open = () =>
  renderPage(<Screens resources={[reports]} />, { app, user: 'engineer', at: '/calculationReport' })

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)

test('a report of the list opens as it was computed', async () => {
  const id = await givenReport('Door hinge')
  const { address } = await open()
  fireEvent.click(await (await rowOf('Door hinge')).findByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(address()).toBe(`/calculationReport/${id}`))
})

test('a report is deleted from the list once that was confirmed', async () => {
  const id = await givenReport('Bogie')
  await open()
  fireEvent.click(await (await rowOf('Bogie')).findByRole('button', { name: 'Delete' }))
  const dialog = within((await screen.findByText(/“Bogie” cannot be restored/)).closest('dialog')!)
  const sure = dialog.getByText('Delete')
  // A double click deletes once.
  fireEvent.click(sure)
  fireEvent.click(sure)
  await waitFor(() => expect(screen.queryByText('Bogie')).toBeNull())
  await screen.findByText('Report deleted')
  expect(screen.queryByText('Calculation report not found')).toBeNull()
  const { status } = await app.call('engineer', 'GET', `/web/my/report/preview?id=${id}`)
  expect(status).toBe(404)
})

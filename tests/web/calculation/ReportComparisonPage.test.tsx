// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calculate } from '../../../src/domain/calculation/calculate'
import { clampExample } from '../../../src/domain/calculation/examples'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { ReportComparisonPage } from '../../../src/web/calculation/ReportComparisonPage'

const app = await startApp()

async function givenReport(name: string, torque: number): Promise<number> {
  const input = { ...clampExample, torque }
  const body = { page: 'clamp', name, input, result: calculate('clamp', input) }
  return (await app.call('engineer', 'POST', '/web/calculate/createReport/0', body)).data.reportId
}

const open = (a: number, b: number) =>
  renderPage(<ReportComparisonPage />, {
    app,
    user: 'engineer',
    at: `/calculationReport/compare?a=${a}&b=${b}`,
  })

test('two reports appear side by side, with their differences marked', async () => {
  await open(await givenReport('Soft', 200), await givenReport('Firm', 230))
  const [torque] = (await screen.findAllByText('Installation torque')).map((cell) =>
    cell.closest('tr')!,
  )
  const cells = [...torque!.querySelectorAll('td')].slice(1)
  expect(cells.map(({ textContent }) => textContent)).toEqual(['200 N·m', '230 N·m'])
  expect(cells.every(({ className }) => className.includes('differing'))).toBe(true)
  const pitch = screen.getByText('Thread pitch').closest('tr')!
  expect(pitch.querySelector('[class*=differing]')).toBeNull()
})

test('a report that is not there is not compared', async () => {
  await open(await givenReport('Soft', 200), 999_999)
  expect(await screen.findByText('Choose two reports of the same kind')).toBeTruthy()
})

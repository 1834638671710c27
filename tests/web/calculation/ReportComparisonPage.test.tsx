// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calculateJoint } from '../../../src/domain/calculation/calculate'
import { jointExample } from '../../../src/domain/calculation/examples'
import { ReportComparisonPage } from '../../../src/web/calculation/ReportComparisonPage'
import { startApp } from '../../app'
import { renderPage } from '../render'

const app = await startApp()

async function given(change: object, body: object = {}): Promise<number> {
  const input = { ...jointExample, ...change }
  const report = { page: 'joint', name: 'Bracket', input, result: calculateJoint(input), ...body }
  return (await app.call('engineer', 'POST', '/web/calculate/createReport/0', report)).data.reportId
}

/** The cells of the row with a name. */
const cellsOf = (name: string) => {
  const row = screen.getByText(name).closest('tr')
  return [...(row?.cells ?? [])].slice(1).map(({ textContent, className }) => ({
    text: textContent,
    differs: className.includes('differing'),
  }))
}

test('two revisions of a joint are compared by cover, by parameter and by check', async () => {
  const first = await given({}, { cover: { checker: 'Carl' } })
  const second = await given({ FAmax: 90_000 }, { cover: { checker: 'Dora' }, revises: first })
  await renderPage(<ReportComparisonPage />, {
    app,
    user: 'engineer',
    path: '/calculationReport/compare',
    at: `/calculationReport/compare?a=${first}&b=${second}`,
  })
  await screen.findByText('Checked by')
  expect(cellsOf('Checked by')).toEqual([
    { text: 'Carl', differs: true },
    { text: 'Dora', differs: true },
  ])
  expect(cellsOf('Maximum axial working load').map(({ text }) => text)).toEqual(['10 kN', '90 kN'])
  const preload = cellsOf('R5/R6 Preload')
  expect(preload[0]?.text).toMatch(/^Met · S = /)
  expect(preload[1]?.text).toMatch(/^Not met · S = /)
  expect(preload.every(({ differs }) => differs)).toBe(true)
  expect(cellsOf('R7 Assembly stress').every(({ differs }) => !differs)).toBe(true)
})

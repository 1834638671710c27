// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startQuality } from '../../server/quality/loop'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { customerReports, supplierProblems } from '../../../src/web/quality/resources'
import type { Resource } from '../../../src/web/screens/resource'
import { Screens } from '../../../src/web/screens/Screens'

const quality = await startQuality()
setWindow('wide')
const id = await quality.raise()
await quality.problemIn(2)
const complaint = await quality.call('partner', 'POST', '/quality/problem/customer/complaint', {
  theme: '滑牙',
  product: 'HN-12',
  problemDescription: '装配时滑牙',
})
await quality.call('quality', 'POST', `/office/quality/complaint/${complaint.data.id}/report`, {
  problemCauses: '刀具磨损',
  treatmentPlan: '更换',
  rectificationProgram: '缩短周期',
})

const open = (of: Resource, user: string) =>
  renderPage(<Screens resources={[of]} />, { app: quality, user, at: of.route })
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('problems of a supplier stand under their states with counts, in the columns that are asked for', async () => {
  const { address } = await open(supplierProblems, 'supplier')
  await waitFor(() => expect(tabs().slice(0, 3)).toEqual(['All2', 'Pending1', 'Rectifying1']))
  await screen.findAllByRole('columnheader')
  expect(heads()).toEqual(
    expect.arrayContaining([
      'Problem description',
      'Case No.',
      'Quality inspector',
      'Inspection date',
      'State',
      'Actions',
    ]),
  )
  for (const name of ['Time range', 'Case No.']) expect(screen.getByLabelText(name)).toBeTruthy()
  const row = within((await screen.findAllByRole('row')).at(-1)!)
  const links = row.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const type of ['deal', 'details'])
    expect(links).toContain(`/supplierProblem/details?id=${id}&type=${type}`)
  expect(row.getByRole('link', { name: 'Process' })).toBeTruthy()
  expect(row.getByRole('link', { name: 'Details' })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: /^Pending/ }))
  expect(address()).toBe('/supplierProblem?stateCode=1')
})

test('handling reports stand under their evaluation, and are narrowed by time and words', async () => {
  const { address } = await open(customerReports, 'partner')
  await waitFor(() => expect(tabs()).toEqual(['All1', 'Awaiting evaluation1', 'Evaluated0']))
  for (const name of ['Time range', 'Case No. or subject'])
    expect(screen.getByLabelText(name)).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: /^Evaluated/ }))
  expect(address()).toBe('/customerAnalysis?isEvaluation=1')
  fireEvent.click(screen.getByRole('tab', { name: /^Awaiting evaluation/ }))
  expect(address()).toBe('/customerAnalysis?isEvaluation=0')
  expect(await screen.findByRole('link', { name: 'Evaluate' })).toBeTruthy()
})

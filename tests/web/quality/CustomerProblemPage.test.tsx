// @vitest-environment jsdom
import { renderPage } from '../render'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { text } from '../../../src/web/language/locale'
import { CustomerProblemPage } from '../../../src/web/quality/CustomerProblemPage'
import { startQuality } from '../../server/quality/loop'

const quality = await startQuality()
const { call } = quality

async function reported(more: object = {}): Promise<number> {
  const { data } = await call('partner', 'POST', '/quality/problem/customer/complaint', {
    theme: '滑牙',
    product: 'HN-12',
    lot: 'B77',
    quantity: 40,
    defect: 'crack',
    problemDescription: '装配时滑牙',
  })
  await call('quality', 'POST', `/office/quality/complaint/${data.id}/report`, {
    problemCauses: '刀具磨损',
    treatmentPlan: '更换',
    rectificationProgram: '缩短周期',
    ...more,
  })
  return data.id
}

test('the details of a report are read, and its evaluation is one link away', async () => {
  const id = await reported()
  const { address } = await renderPage(<CustomerProblemPage />, {
    app: quality,
    user: 'partner',
    at: `/customerAnalysis/details?id=${id}&type=details`,
  })
  expect(await screen.findByText('刀具磨损')).toBeTruthy()
  for (const said of ['HN-12', 'B77', '40', 'Crack', '装配时滑牙']) {
    expect(screen.getByText(said)).toBeTruthy()
  }
  expect(screen.queryByRole('button', { name: 'Submit evaluation' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Evaluate' }))
  expect(await screen.findByRole('heading', { name: /evaluat/i })).toBeTruthy()
  expect(address()).toContain('type=evaluation')
})

test('an evaluation is answered with thanks', async () => {
  await renderPage(<CustomerProblemPage />, {
    app: quality,
    user: 'partner',
    at: `/customerAnalysis/details?id=${await reported()}&type=evaluation`,
  })
  fireEvent.change(await screen.findByLabelText('Feedback'), { target: { value: 'Good' } })
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Evaluation level' }))
  fireEvent.click(
    await screen.findByText('Satisfied', { selector: '.ant-select-item-option-content' }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Submit evaluation' }))
  expect(await screen.findByText('Thank you for your evaluation')).toBeTruthy()
})

test('the second person to evaluate sees the first evaluation and can copy their own text', async () => {
  const id = await reported()
  await renderPage(<CustomerProblemPage />, {
    app: quality,
    user: 'partner',
    at: `/customerAnalysis/details?id=${id}&type=evaluation`,
  })
  fireEvent.change(await screen.findByLabelText('Feedback'), { target: { value: 'Mine' } })
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Evaluation level' }))
  fireEvent.click(
    await screen.findByText('Satisfied', { selector: '.ant-select-item-option-content' }),
  )
  await call('partner', 'POST', '/quality/problem/customer/evaluate', {
    issuesReportId: id,
    evaluationLevel: '1',
    feedback: 'Theirs',
  })
  fireEvent.click(screen.getByRole('button', { name: 'Submit evaluation' }))
  // It appears as the evaluation and in the history.
  expect(await screen.findAllByText(/Theirs/)).not.toHaveLength(0)
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Submit evaluation' })).toBeNull(),
  )
  expect(screen.getByText('Mine')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /discard|give up|throw/i }))
  expect(screen.queryByText('Mine')).toBeNull()
})

test('a level that is not offered any more is named in the evaluation that has it, and offered for no other', async () => {
  const [id, next] = [await reported(), await reported()]
  await call('partner', 'POST', '/quality/problem/customer/evaluate', {
    issuesReportId: id,
    evaluationLevel: '2',
    feedback: 'In time',
  })
  await quality.database
    .updateTable('parameter_item')
    .set({ active: false })
    .where('param_id', '=', 'evaluation_level')
    .where('item_code', '=', '2')
    .execute()
  const open = (at: string) =>
    renderPage(<CustomerProblemPage />, { app: quality, user: 'partner', at })
  await open(`/customerAnalysis/details?id=${id}&type=details`)
  expect(await screen.findByText('Satisfied')).toBeTruthy()
  await open(`/customerAnalysis/details?id=${next}&type=evaluation`)
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Evaluation level' }))
  const inList = { selector: '.ant-select-item-option-content' }
  expect(await screen.findByText('Very satisfied', inList)).toBeTruthy()
  expect(screen.queryByText('Satisfied', inList)).toBeNull()
  const refused = await call('partner', 'POST', '/quality/problem/customer/evaluate', {
    issuesReportId: next,
    evaluationLevel: '2',
    feedback: 'In time',
  })
  expect(refused.data.errors).toMatchObject([{ path: 'evaluationLevel' }])
})

test('the feedback of an evaluation tells how many of its characters are written', async () => {
  const id = await reported()
  await renderPage(<CustomerProblemPage />, {
    app: quality,
    user: 'partner',
    at: `/customerAnalysis/details?id=${id}&type=evaluation`,
  })
  const feedback = await screen.findByLabelText('Feedback')
  fireEvent.change(feedback, { target: { value: 'Good' } })
  expect(await screen.findByText('4 / 200')).toBeTruthy()
})

test('a handling report shows its pictures, names its files and is saved as a PDF', async () => {
  const photo = await quality.upload('report', { who: 'quality', name: '刀具.jpg' })
  const file = await quality.upload('report', { who: 'quality', kind: 2, name: '检测.pdf' })
  const id = await reported({ mationImgIds: [photo], fileIds: [file] })
  await renderPage(<CustomerProblemPage />, {
    app: quality,
    user: 'partner',
    at: `/customerAnalysis/details?id=${id}&type=details`,
  })
  expect(await screen.findByRole('button', { name: /刀具/ })).toBeTruthy()
  expect(screen.getByText('检测.pdf')).toBeTruthy()
  expect(screen.getByRole('button', { name: text('quality.report.save') })).toBeTruthy()
})

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queries } from '../../../src/web/calls/api'
import { OfficeComplaintPage } from '../../../src/web/quality/OfficeComplaintPage'
import { startQuality } from '../../server/quality/loop'
import { renderPage } from '../render'

const quality = await startQuality()
const { call } = quality

test('the second person to report sees the latest event, even one by a customer', async () => {
  const { data } = await call('partner', 'POST', '/quality/problem/customer/complaint', {
    theme: '滑牙',
    product: 'HN-12',
    problemDescription: '装配时滑牙',
  })
  await renderPage(<OfficeComplaintPage id={String(data.id)} />, {
    app: quality,
    user: 'quality',
    at: `/office/quality/complaint/${data.id}`,
  })
  const causes = await screen.findByLabelText('Cause of the problem')
  fireEvent.change(causes, { target: { value: 'My causes' } })
  await call('quality', 'POST', `/office/quality/complaint/${data.id}/report`, {
    problemCauses: '刀具磨损',
    treatmentPlan: '更换',
    rectificationProgram: '缩短周期',
  })
  await call('partner', 'POST', '/quality/problem/customer/evaluate', {
    issuesReportId: data.id,
    evaluationLevel: '1',
    feedback: 'Good',
  })
  await queries.refetchQueries()
  const notice = await screen.findByRole('region', { name: 'Your entries' })
  expect(notice.textContent).toContain('My causes')
  expect(notice.textContent).toMatch(/^Already processed by someone else/)
  expect(notice.textContent).toMatch(/Latest step: .+ evaluated the handling/)
})

// @vitest-environment jsdom
import { renderPage } from '../render'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ComplaintPage } from '../../../src/web/quality/ComplaintPage'
import { startQuality } from '../../server/quality/loop'

const quality = await startQuality()

test('a customer pages through all complaints of before', async () => {
  for (let number = 1; number <= 11; number++) {
    await quality.call('partner', 'POST', '/quality/problem/customer/complaint', {
      theme: `滑牙 ${number}`,
      product: 'HN-12',
      problemDescription: '装配时滑牙',
    })
  }
  await renderPage(<ComplaintPage />, {
    app: quality,
    user: 'partner',
    at: '/customerAnalysis/complaint',
  })
  expect(await screen.findByText('滑牙 11')).toBeTruthy()
  expect(screen.queryByText('滑牙 1')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Next/ }))
  expect(await screen.findByText('滑牙 1')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('滑牙 11')).toBeNull())
})

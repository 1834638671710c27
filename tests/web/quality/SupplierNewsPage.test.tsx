// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SupplierNewsPage } from '../../../src/web/quality/SupplierNewsPage'
import { startQuality } from '../../server/quality/loop'
import { renderPage } from '../render'

const quality = await startQuality()

test('the pending messages of a supplier come first, and all are a tab away', async () => {
  await quality.raise()
  const at = '/supplierProblem/supplierProblemNews'
  await renderPage(<SupplierNewsPage />, { app: quality, user: 'supplier', at })
  const [pending, all] = await screen.findAllByRole('tab')
  expect([pending?.textContent, all?.textContent]).toEqual(['Pending', 'All'])
  expect(pending?.getAttribute('aria-selected')).toBe('true')
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]))
  if (all) fireEvent.click(all)
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
})

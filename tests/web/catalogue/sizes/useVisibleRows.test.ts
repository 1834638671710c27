// @vitest-environment jsdom
import { fireEvent, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../browser'
import { rowHeight, useVisibleRows } from '../../../../src/web/catalogue/sizes/useVisibleRows'

test('a short table that takes the place of a long one that was scrolled shows all its rows', async () => {
  const box = { current: document.createElement('div') }
  const { result, rerender } = renderHook(({ total }) => useVisibleRows(box, total), {
    initialProps: { total: 500 },
  })
  box.current.scrollTop = 300 * rowHeight
  fireEvent.scroll(box.current)
  await waitFor(() => expect(result.current.from).toBeGreaterThan(200))
  rerender({ total: 20 })
  expect(result.current).toEqual({ from: 0, to: 20 })
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts } from '../../../src/web/language/locale'
import { Pager } from '../../../src/web/ui/Pager'

await loadTexts()
afterEach(cleanup)

const disabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('the pager steps to the neighbours and stops at both ends', () => {
  const steps: number[] = []
  const { rerender } = render(
    <Pager current={1} size={10} total={21} onChange={(page) => steps.push(page)} />,
  )
  expect(screen.getByText('Page 1 of 3')).toBeDefined()
  expect([disabled('Previous'), disabled('Next')]).toEqual([true, false])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(steps).toEqual([2])
  rerender(<Pager current={3} size={10} total={21} onChange={() => undefined} />)
  expect([disabled('Previous'), disabled('Next')]).toEqual([false, true])
})

test('one page needs no pager, but a page beyond the last leads back', () => {
  const { container, rerender } = render(
    <Pager current={1} size={10} total={10} onChange={() => undefined} />,
  )
  expect(container.innerHTML).toBe('')
  rerender(<Pager current={2} size={10} total={10} onChange={() => undefined} />)
  expect([disabled('Previous'), disabled('Next')]).toEqual([false, true])
})

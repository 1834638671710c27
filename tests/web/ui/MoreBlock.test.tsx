// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../../src/web/language/locale'
import { MoreBlock } from '../../../src/web/ui/MoreBlock'

await loadTexts()
beforeEach(cleanup)

/** Simulates the rendered height of the content. */
const drawn = (height: number) =>
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)

test('content below 344 pixels is shown whole', () => {
  drawn(343)
  render(<MoreBlock>content</MoreBlock>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('content of 344 pixels is cut, with a button for the rest and back', () => {
  drawn(344)
  render(<MoreBlock>content</MoreBlock>)
  fireEvent.click(screen.getByRole('button', { name: 'More', expanded: false }))
  fireEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }))
  expect(screen.getByRole('button', { name: 'More', expanded: false })).toBeTruthy()
})

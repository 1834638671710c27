// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SelectionTour } from '../../../../src/web/catalogue/selection/SelectionTour'
import { loadTexts, text } from '../../../../src/web/language/locale'
import { afterPaint } from '../../../../src/web/ui/GuideMask'

test('skip ends the tour of the selection at any step, and every list can be used', async () => {
  await loadTexts()
  render(
    <>
      {['scope', 'facets', 'results'].map((part) => (
        <select key={part} data-tour={part} aria-label={part} />
      ))}
      <SelectionTour ready />
    </>,
  )
  await act(() => new Promise<void>((done) => void afterPaint(done)))
  const step = (at: number) => screen.findByText(text('common.guide.step', { at, of: 3 }))
  await step(1)
  fireEvent.click(screen.getByRole('button', { name: text('common.guide.next') }))
  await step(2)
  fireEvent.click(screen.getByRole('button', { name: text('common.guide.skip') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const list of screen.getAllByRole('combobox')) {
    expect(list).toHaveProperty('disabled', false)
    expect(list.closest('[inert], [aria-hidden=true]')).toBeNull()
  }
})

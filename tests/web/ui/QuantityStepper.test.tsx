// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts, text } from '../../../src/web/locale'
import { QuantityStepper } from '../../../src/web/ui/QuantityStepper'

await loadTexts()
afterEach(cleanup)

function Counted() {
  const [value, setValue] = useState(20)
  return <QuantityStepper label="Quantity" value={value} min={10} onChange={setValue} />
}

function typed(text: string) {
  render(<Counted />)
  const field = screen.getByLabelText<HTMLInputElement>('Quantity')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  return field.value
}

test.each([
  ['25', '25'],
  ['30.5', '30'],
  ['30,5', '30'],
  ['３０．５', '30'],
  ['30。9', '30'],
  ['1,200', '1200'],
  ['3.5', '10'],
  ['0', '10'],
  ['', '10'],
])('a typed %s becomes %s: whole pieces, and not below the least', (text, shown) => {
  expect(typed(text)).toBe(shown)
})

test.each(['1e3', '3o', '-5', '1.2.3', 'abc'])('%s is refused and changes nothing', (text) => {
  expect(typed(text)).toBe('20')
})

test.each([
  ['3', '10', () => text('common.quantity.least', { least: 10 })],
  ['30.5', '30', () => text('common.quantity.whole', { whole: 30 })],
  ['100000001', '20', () => text('common.quantity.most', { most: '100,000,000', stays: 20 })],
  ['999999999999', '20', () => text('common.quantity.most', { most: '100,000,000', stays: 20 })],
  ['abc', '20', () => text('common.quantity.none', { typed: 'abc', stays: 20 })],
  ['25', '25', () => ''],
])('a typed %s counts as %s, and the field says why', (typedText, shown, note) => {
  expect(typed(typedText)).toBe(shown)
  expect(screen.getByRole('status').textContent).toBe(note())
})

test('what the field says ends with the next change', () => {
  typed('3')
  fireEvent.click(screen.getByRole('button', { name: text('common.increase') }))
  expect(screen.getByRole('status').textContent).toBe('')
})

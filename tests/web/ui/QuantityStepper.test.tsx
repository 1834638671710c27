// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts } from '../../../src/web/locale'
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

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { readNumber } from '../../../../src/web/forms/read-number'
import { NumberInput } from '../../../../src/web/forms/widgets/NumberInput'

afterEach(cleanup)

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['１２', 12],
  ['１２．５', 12.5],
  ['33,33', 33.33],
  ['0,5', 0.5],
  ['0,125', 0.125],
  ['-5', -5],
  ['−5', -5],
  ['.5', 0.5],
  ['1.', 1],
  ['', undefined],
  ['  ', undefined],
])('%j is the number %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each(['十二', '1,000', '12,345', '1.2.3', '1e3', '12 pieces', '-', '1 2'])(
  '%j is no number, and stays as it was typed',
  (typed) => {
    expect(readNumber(typed)).toBe(typed)
  },
)

function Kept() {
  const [value, setValue] = useState<number | string | undefined>(7)
  return (
    <>
      <NumberInput aria-label="Quantity" whole={false} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
      <button onClick={() => setValue(7)}>As it was</button>
    </>
  )
}

test('the field shows what is typed until something else counts', () => {
  render(<Kept />)
  const field = screen.getByLabelText<HTMLInputElement>('Quantity')
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } })
    return [field.value, screen.getByRole('status').textContent]
  }
  expect(field.value).toBe('7')
  expect(type('1,')).toEqual(['1,', '1'])
  expect(type('1,50')).toEqual(['1,50', '1.5'])
  expect(type('１２')).toEqual(['１２', '12'])
  expect(type('十二')).toEqual(['十二', '"十二"'])
  expect(type('')).toEqual(['', ''])
  fireEvent.click(screen.getByRole('button'))
  expect(field.value).toBe('7')
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts, text } from '../../../src/web/language/locale'
import { NumberField, readMeasure } from '../../../src/web/ui/NumberField'

await loadTexts()
afterEach(cleanup)

/** A field on a page that matches nothing below 1. */
function Measured() {
  const [value, setValue] = useState<number | undefined>(14.2)
  const [problem, setProblem] = useState<string>()
  return (
    <NumberField
      label="Hole"
      value={value}
      problem={problem}
      onAccept={(next) => {
        const matched = next === undefined || next >= 1
        setValue(matched ? next : undefined)
        setProblem(matched ? undefined : 'Not matched')
      }}
    />
  )
}

function open() {
  render(<Measured />)
  const field = screen.getByLabelText<HTMLInputElement>('Hole')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { field, type, note: screen.getByRole('status') }
}

test.each(['a', '14.2x', '1e3', '14 cm', '十四'])(
  '%s is refused while it is typed, and the field says that only figures go in',
  (letters) => {
    const { field, type, note } = open()
    type(letters)
    expect(field.value).toBe('14.2')
    expect(note.textContent).toBe(text('common.onlyFigures'))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    type('15')
    expect([field.value, note.textContent]).toEqual(['15', ''])
  },
)

test('a measure that comes with its unit loses the unit', () => {
  const { field, type, note } = open()
  type('17.5 mm')
  expect([field.value, note.textContent]).toEqual(['17.5', ''])
})

test('text composed by an input method is left alone until it is done', () => {
  const { field } = open()
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '14shi' }, isComposing: true })
  expect(field.value).toBe('14shi')
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('14.2')
  expect(screen.getByRole('status').textContent).toBe(text('common.onlyFigures'))
})

test('an invalid measure, or one without matches, is reported at the field', () => {
  const { field, type, note } = open()
  type('1.2.3')
  fireEvent.blur(field)
  expect([field.value, note.textContent]).toEqual([
    '14.2',
    text('common.noMeasure', { typed: '1.2.3', most: '100,000' }),
  ])
  type('0.3')
  fireEvent.blur(field)
  expect([field.value, note.textContent]).toEqual(['', 'Not matched'])
  type('2')
  expect(note.textContent).toBe('')
})

test.each([
  ['30', 30],
  ['14.2', 14.2],
  ['14,2', 14.2],
  ['１４．２', 14.2],
  ['14。2', 14.2],
  [' 14.2 mm', 14.2],
  ['0', 0],
  ['.5', 0.5],
  ['5.', 5],
])('%s is a measure', (typed, measure) => {
  expect(readMeasure(typed)).toEqual({ measure })
})

test.each(['', ' ', '-3', '−3', '-0'])('"%s" clears the field', (typed) => {
  expect(readMeasure(typed)).toEqual({ cleared: true })
})

test.each(['1e1', '1e5', '0x10', '14.2.5', '1,234.5', '1 4', '.', '-', 'abc', '3-', '100001'])(
  '%s is refused, and no other number results',
  (typed) => {
    expect(readMeasure(typed)).toEqual({})
  },
)

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { TypedChoice } from '../../../../src/web/catalogue/product/TypedChoice'
import { loadTexts } from '../../../../src/web/language/locale'

beforeEach(async () => {
  cleanup()
  await loadTexts()
})

const open = (options: string[], onChoose: (value: string) => void = () => undefined) =>
  render(
    <TypedChoice
      id="length"
      chosen=""
      none="Any"
      options={options.map((value) => ({ value, text: value }))}
      unit="mm"
      onChoose={onChoose}
    />,
  )

test('choosing to type another value focuses the field', () => {
  open(['20', '25'])
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'other' } })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a field that can only be typed takes no focus by itself', () => {
  open([])
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['６０', '60'],
  ['60 mm', '60'],
  ['61', '61'],
])('a typed “%s” is taken as %s, as the list has it where it does', (typed, taken) => {
  const chosen: string[] = []
  open(['20', '60'], (value) => chosen.push(value))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'other' } })
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chosen.at(-1)).toBe(taken)
})

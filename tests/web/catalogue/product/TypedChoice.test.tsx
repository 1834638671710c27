// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { TypedChoice } from '../../../../src/web/catalogue/product/TypedChoice'
import { loadTexts } from '../../../../src/web/locale'

beforeEach(async () => {
  cleanup()
  await loadTexts()
})

const open = (options: string[]) =>
  render(
    <TypedChoice
      id="length"
      chosen=""
      none="Any"
      options={options.map((value) => ({ value, text: value }))}
      onChoose={() => undefined}
    />,
  )

test('who chooses to type another value types it at once', () => {
  open(['20', '25'])
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'other' } })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a field that can only be typed takes no focus by itself', () => {
  open([])
  expect(document.activeElement).toBe(document.body)
})

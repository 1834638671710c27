// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts, text } from '../../../src/web/language/locale'
import { QuantityStepper } from '../../../src/web/ui/QuantityStepper'

await loadTexts()
afterEach(cleanup)

function Counted({ sent }: { sent: number[] }) {
  const [value, setValue] = useState(20)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(value)
      }}
    >
      <QuantityStepper label="Quantity" value={value} min={10} onChange={setValue} />
      <button type="button" onClick={() => setValue(300)}>
        Another quantity
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

function open() {
  const sent: number[] = []
  render(<Counted sent={sent} />)
  const field = screen.getByLabelText<HTMLInputElement>('Quantity')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { sent, field, type, press, note: screen.getByRole('status') }
}

function typed(text: string) {
  const { field, type } = open()
  type(text)
  fireEvent.blur(field)
  return field.value
}

test.each([
  ['25', '25'],
  ['30.0', '30'],
  ['２０００', '2000'],
  ['1,200', '1200'],
  ['5万', '50000'],
  ['0', '10'],
  ['', '10'],
])('a typed %s becomes %s: whole pieces, and not below the least', (text, shown) => {
  expect(typed(text)).toBe(shown)
})

test.each([
  ['3', '10', () => text('common.quantity.least', { least: 10 })],
  ['25', '25', () => ''],
])('a typed %s counts as %s, and the field says why', (typedText, shown, note) => {
  expect(typed(typedText)).toBe(shown)
  expect(screen.getByRole('status').textContent).toBe(note())
})

const none = (typed: string) => text('common.quantity.none', { typed })
const tooMuch = () => text('common.quantity.most', { most: '100,000,000' })

test.each([
  ...['10k', '3o', '-500', '500/600', 'five hundred', '1.000', '1.000.000', '1,5', '30.5'].map(
    (typed) => [typed, none] as const,
  ),
  ...['1e9', '100000001', '9999999999999'].map((typed) => [typed, tooMuch] as const),
])('“%s” is no quantity: it stays, the field says so, and nothing is sent', (typed, refusal) => {
  const { sent, field, type, press, note } = open()
  type(typed)
  fireEvent.blur(field)
  expect([field.value, note.textContent]).toEqual([typed, refusal(typed)])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  press('Send')
  expect([sent, document.activeElement]).toEqual([[], field])
  type('25')
  press('Send')
  expect([sent, field.getAttribute('aria-invalid')]).toEqual([[25], 'false'])
})

test('the text in the field counts for its form even without leaving the field', () => {
  const { sent, field, type, press } = open()
  type('many')
  press('Send')
  expect([field.value, sent]).toEqual(['many', []])
  type('2千')
  press('Send')
  expect([field.value, sent]).toEqual(['2000', [2000]])
})

test.each([
  ['the field is left with it', true],
  ['the field keeps the focus', false],
])(
  'a press that comes before the reader can see that the quantity was raised sends nothing: %s',
  async (_how, leaves) => {
    const { sent, field, type, press, note } = open()
    const button = screen.getByRole('button', { name: 'Send' })
    type('3')
    fireEvent.pointerDown(button)
    if (leaves) fireEvent.blur(field)
    fireEvent.pointerUp(button)
    press('Send')
    // The second half of a double click.
    press('Send')
    expect([sent, document.activeElement]).toEqual([[], field])
    await waitFor(() => expect(note.textContent).toBe(text('common.quantity.least', { least: 10 })))
    await waitFor(() => {
      press('Send')
      expect(sent).toEqual([10])
    })
  },
)

test('raising a quantity again is announced again', async () => {
  const { sent, field, type, press } = open()
  type('3')
  await waitFor(() => {
    press('Send')
    expect(sent).toEqual([10])
  })
  type('3')
  fireEvent.blur(field)
  press('Send')
  expect(sent).toEqual([10])
})

test('a quantity that comes from elsewhere takes the place of what is none', () => {
  const { sent, field, type, press, note } = open()
  type('many')
  fireEvent.blur(field)
  press('Another quantity')
  expect([field.value, note.textContent]).toEqual(['300', ''])
  press('Send')
  expect(sent).toEqual([300])
})

test('the note of the field ends with the next change', () => {
  typed('3')
  fireEvent.click(screen.getByRole('button', { name: text('common.increase') }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('buttons and arrow keys change the quantity by one, and not below the least', () => {
  const { field, press } = open()
  press(text('common.increase'))
  expect(field.value).toBe('21')
  press(text('common.decrease'))
  press(text('common.decrease'))
  expect(field.value).toBe('19')
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(field.value).toBe('20')
  for (let at = 0; at < 12; at++) fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.value).toBe('10')
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts, text } from '../../../src/web/locale'
import { DateField } from '../../../src/web/ui/DateField'

await loadTexts()
afterEach(cleanup)

function Dated({ log }: { log: string[] }) {
  const [day, setDay] = useState('2026-11-30')
  return (
    <>
      <label htmlFor="day">Day</label>
      <DateField
        id="day"
        value={day}
        onChange={(next) => {
          log.push(next)
          setDay(next)
        }}
      />
    </>
  )
}

function open() {
  const log: string[] = []
  render(<Dated log={log} />)
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { log, field, type, note: screen.getByRole('status') }
}

test('a day is shown in one form, and counts as soon as it is whole', () => {
  const { log, field, type } = open()
  expect(field.value).toBe('2026-11-30')
  type('2026-12-0')
  expect([field.value, log]).toEqual(['2026-12-0', []])
  type('2026-12-01')
  expect([field.value, log]).toEqual(['2026-12-01', ['2026-12-01']])
})

test.each(['2026/12/1', '2026.12.01', '20261201', '2026年12月1日', ' ２０２６-１２-０１ '])(
  '“%s” is the same day when the field is left',
  (typed) => {
    const { log, field, type } = open()
    type(typed)
    fireEvent.blur(field)
    expect([field.value, log]).toEqual(['2026-12-01', ['2026-12-01']])
  },
)

test.each(['2026-02-30', '12/01/2026', 'tomorrow', '2026-13-01'])(
  '“%s” is no day: the field says so and shows again what counts',
  (typed) => {
    const { log, field, type, note } = open()
    type(typed)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect([field.value, note.textContent]).toEqual([
      '2026-11-30',
      text('common.noDate', { typed }),
    ])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(log).toEqual([])
    type('2026-12-01')
    expect(note.textContent).toBe('')
  },
)

test('a cleared field has no day once it is left', () => {
  const { log, field, type } = open()
  type('')
  expect(log).toEqual([])
  fireEvent.blur(field)
  expect(log).toEqual([''])
})

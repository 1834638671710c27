// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, text } from '../../../src/web/language/locale'
import { DateField } from '../../../src/web/ui/DateField'

await loadTexts()
beforeEach(() => vi.setSystemTime('2026-11-26T12:00:00'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Dated({ log, sent }: { log: string[]; sent: string[] }) {
  const [day, setDay] = useState('2026-11-30')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(day)
      }}
    >
      <label htmlFor="day">Day</label>
      <DateField
        id="day"
        min="2026-11-25"
        max="2099-12-31"
        value={day}
        onChange={(next) => {
          log.push(next)
          setDay(next)
        }}
      />
      <button type="button" onClick={() => setDay('2026-12-05')}>
        Another day
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

function open() {
  const log: string[] = []
  const sent: string[] = []
  render(<Dated log={log} sent={sent} />)
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { log, sent, field, type, press, note: screen.getByRole('status') }
}

test('a day is shown in one form, and counts as soon as it is whole', () => {
  const { log, field, type } = open()
  expect(field.value).toBe('2026-11-30')
  type('2026-12-0')
  expect([field.value, log]).toEqual(['2026-12-0', []])
  type('2026-12-01')
  expect([field.value, log]).toEqual(['2026-12-01', ['2026-12-01']])
})

test.each([
  '2026/12/1',
  '2026.12.01',
  '20261201',
  '2026年12月1日',
  '12月1日',
  ' ２０２６-１２-０１ ',
  '1 Dec 2026',
  'December 1, 2026',
  'Tue 1 Dec',
])('“%s” is the same day when the field is left', (typed) => {
  const { log, field, type } = open()
  type(typed)
  fireEvent.blur(field)
  expect([field.value, log]).toEqual(['2026-12-01', ['2026-12-01']])
})

test.each(['2026-02-30', '12/32/2026', 'tomorrow', '2026-13-01'])(
  '“%s” is no day: it stays, the field says so, and no earlier day counts',
  (typed) => {
    const { log, field, type, note } = open()
    type(typed)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect([field.value, note.textContent]).toEqual([typed, text('common.noDate', { typed })])
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(log).toEqual([''])
    type('2026-12-01')
    expect([field.value, note.textContent, log]).toEqual(['2026-12-01', '', ['', '2026-12-01']])
  },
)

test('for an ambiguous date the field shows how to write either day', () => {
  const { field, type, note } = open()
  type('05/06/2026')
  fireEvent.blur(field)
  expect(field.value).toBe('05/06/2026')
  expect(note.textContent).toBe(
    '“05/06/2026” could be two dates; please enter 2026-06-05 or 2026-05-06',
  )
})

test('a form is not sent while one of its fields holds an invalid day', () => {
  const { sent, field, type, press } = open()
  type('24.13.2026')
  fireEvent.blur(field)
  press('Send')
  expect([field.value, sent, document.activeElement]).toEqual(['24.13.2026', [], field])
  type('2026-12-24')
  press('Send')
  expect(sent).toEqual(['2026-12-24'])
})

test('the text in the field counts for its form even without leaving the field', () => {
  const { sent, field, type, press } = open()
  type('24.13.2026')
  press('Send')
  expect([field.getAttribute('aria-invalid'), sent]).toEqual(['true', []])
  type('24.12.2026')
  press('Send')
  expect([field.value, sent]).toEqual(['2026-12-24', ['2026-12-24']])
})

test('a day that comes from elsewhere takes the place of what is no day', () => {
  const { sent, field, type, press, note } = open()
  type('tomorrow')
  fireEvent.blur(field)
  press('Another day')
  expect([field.value, note.textContent]).toEqual(['2026-12-05', ''])
  press('Send')
  expect(sent).toEqual(['2026-12-05'])
})

test('a cleared field has no day once it is left', () => {
  const { log, field, type } = open()
  type('')
  expect(log).toEqual([])
  fireEvent.blur(field)
  expect(log).toEqual([''])
})

test.each([
  ['11月24日', '2026-11-24', 'Please choose 2026-11-25 or a later date'],
  ['2020/1/1', '2020-01-01', 'Please choose 2026-11-25 or a later date'],
  ['1 Jan 2100', '2100-01-01', 'Please choose 2099-12-31 or an earlier date'],
])('“%s” is shown as %s and refused when its form is sent: %s', (typed, day, said) => {
  for (const send of ['button', 'Enter']) {
    const { log, sent, field, type, press, note } = open()
    type(typed)
    if (send === 'Enter') fireEvent.keyDown(field, { key: 'Enter' })
    if (send === 'Enter') fireEvent.submit(field.form!)
    else press('Send')
    expect([field.value, note.textContent, log, sent]).toEqual([day, said, [''], []])
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
    cleanup()
  }
})

test('a day out of bounds is reported at once', () => {
  const { field, type, note } = open()
  type('2026-11-24')
  expect([field.value, note.textContent]).toEqual([
    '2026-11-24',
    'Please choose 2026-11-25 or a later date',
  ])
})

test('without a year the nearest such day counts, sent from within the field too', () => {
  const { sent, field, type } = open()
  type('11月25日')
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.submit(field.form!)
  expect([field.value, sent]).toEqual(['2026-11-25', ['2026-11-25']])
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dayAt } from '../../../../src/domain/days/day'
import { loadTexts, text, timeZone } from '../../../../src/web/language/locale'
import { PublishDialog } from '../../../../src/web/content/editing/StepDialogs'

await loadTexts()
afterEach(cleanup)

function open(planned?: string) {
  const published: object[] = []
  render(
    <PublishDialog
      busy={false}
      planned={planned}
      onClose={() => {}}
      onPublish={(one) => published.push(one)}
    />,
  )
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return {
    published,
    later: () => fireEvent.click(screen.getByLabelText(text('publishing.publishLater'))),
    day: (value: string) => type(text('publishing.publishDay'), value),
    time: (value: string) => type(text('publishing.publishTime'), value),
    button: (key: 'publishNow' | 'publishThen') =>
      screen.getByRole<HTMLButtonElement>('button', { name: text(`publishing.${key}`) }),
  }
}

test('unless a later time is chosen it is published now', () => {
  const { published, button } = open()
  fireEvent.click(button('publishNow'))
  expect(published).toEqual([{}])
})

test('with a day it is published then, in the morning or at the time that is typed', () => {
  const { published, later, day, time, button } = open()
  later()
  day('2098-03-01')
  fireEvent.click(button('publishThen'))
  time('９：０５')
  fireEvent.click(button('publishThen'))
  const at = (written: string) => ({ publishTime: new Date(written).toISOString() })
  expect(published).toEqual([at('2098-03-01T08:00'), at('2098-03-01T09:05')])
})

test('an invalid or past time is reported and not published', () => {
  const { later, day, time, button } = open()
  later()
  day('2098-03-01')
  for (const none of ['', '24:00', '25:00', '8', '08:75', 'noon']) {
    time(none)
    expect(screen.getByRole('alert').textContent).toBe(text('publishing.publishNoTime'))
    expect(button('publishThen').disabled).toBe(true)
  }
  time('08:00')
  expect(screen.queryByRole('alert')).toBeNull()
  const today = dayAt(timeZone())
  day('2001-03-01')
  expect(screen.getByText(text('common.dayTooEarly', { day: today }))).toBeTruthy()
  expect(button('publishThen').disabled).toBe(true)
  day(today)
  time('00:00')
  expect(screen.getByRole('alert').textContent).toBe(text('publishing.publishPast'))
})

test('publishing later without a day publishes nothing', () => {
  const { published, later, day, button } = open()
  later()
  expect(button('publishThen').disabled).toBe(true)
  day('2098-02-31')
  fireEvent.blur(screen.getByLabelText(text('publishing.publishDay')))
  fireEvent.click(button('publishThen'))
  expect(published).toEqual([])
  day('2098-03-01')
  expect(button('publishThen').disabled).toBe(false)
})

test('a scheduled content starts with its schedule', () => {
  const planned = new Date('2098-03-01T09:05').toISOString()
  const { published, time, button } = open(planned)
  fireEvent.click(button('publishThen'))
  time('10:00')
  fireEvent.click(button('publishThen'))
  const later = new Date('2098-03-01T10:00').toISOString()
  expect(published).toEqual([{ publishTime: planned }, { publishTime: later }])
})

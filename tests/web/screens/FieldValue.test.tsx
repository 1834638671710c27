// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatTime } from '../../../src/web/language/locale'
import { FieldValue } from '../../../src/web/screens/FieldValue'

const [first, second] = ['2026-11-27T06:20:00.000Z', '2026-11-27T14:20:00.000Z'] as const

test('moments alone and within a text are shown in the same time zone', () => {
  const { container } = render(<FieldValue schema={{}} value={first} />)
  expect(container.textContent).toBe(formatTime(first))
  for (const end of ['', '\nSecond line']) {
    render(<FieldValue schema={{}} value={`Answered: ${first}; Seen: ${second}${end}`} />)
    const shown = `Answered: ${formatTime(first)}; Seen: ${formatTime(second)}${end}`
    expect(
      screen.getByText((_text, node) => node?.textContent === shown, {
        selector: end ? 'span' : 'div',
      }),
    ).toBeTruthy()
  }
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts } from '../../../src/web/language/locale'
import { isTooLong, LimitedInput } from '../../../src/web/ui/LimitedText'

await loadTexts()
afterEach(cleanup)

function Form({ onSend }: { onSend: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(value)
      }}
    >
      <LimitedInput aria-label="Note" limit={1000} value={value} onChange={setValue} />
      <button>Send</button>
    </form>
  )
}

test('too long a text stays whole, says by how much, and holds its form back until it is shortened', () => {
  const sent: string[] = []
  render(<Form onSend={(value) => sent.push(value)} />)
  const note = screen.getByLabelText<HTMLInputElement>('Note')
  const long = 'x'.repeat(1312)
  fireEvent.change(note, { target: { value: long } })
  expect(note.value).toBe(long)
  expect(screen.getByRole('status').textContent).toBe(
    '1,312 of 1,000 characters: please shorten the text by 312',
  )
  expect(note.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
  fireEvent.click(screen.getByText('Send'))
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(note)
  fireEvent.change(note, { target: { value: long.slice(312) } })
  fireEvent.click(screen.getByText('Send'))
  expect(sent).toEqual([long.slice(312)])
})

test('characters are counted as the server counts them', () => {
  expect(isTooLong('𠮷'.repeat(10), 10)).toBe(false)
  expect(isTooLong('𠮷'.repeat(11), 10)).toBe(true)
  expect(isTooLong('x'.repeat(99), undefined)).toBe(false)
})

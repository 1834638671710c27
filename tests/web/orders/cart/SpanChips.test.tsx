// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { read } from '../../../../src/domain/reading/read'
import type { Span } from '../../../../src/domain/reading/span'
import { loadTexts } from '../../../../src/web/language/locale'
import { SpanChips } from '../../../../src/web/orders/cart/SpanChips'

const line = '锁固钉 M12 80 200件'
let sent: Span[][] = []

beforeEach(async () => {
  cleanup()
  sent = []
  await loadTexts('common', 'orders')
})

function Chips({ disabled }: { disabled: boolean }) {
  const [spans, setSpans] = useState<Span[]>(() => read(line))
  return (
    <SpanChips
      written={line}
      line={1}
      spans={spans}
      disabled={disabled}
      onChange={(next) => {
        sent.push(next)
        setSpans(next)
      }}
    />
  )
}

const open = (disabled = false) => render(<Chips disabled={disabled} />)
const chip = (part: string) =>
  screen.getByRole('button', { name: new RegExp(`^Correct .*: ${part}$`) })
const choices = (part: string) => screen.getByRole('group', { name: `Meaning of “${part}”` })
const kindsOf = (spans: Span[] | undefined) => spans?.map(({ kind, value }) => `${kind} ${value}`)

test('a click shows what a part may also be, and choosing one resolves the line with it', () => {
  open()
  fireEvent.click(chip('M12'))
  expect(chip('M12').getAttribute('aria-expanded')).toBe('true')
  expect(
    within(choices('M12')).getByText('“M12” was recognised as Thread. It should be:'),
  ).toBeTruthy()
  fireEvent.click(within(choices('M12')).getByRole('button', { name: 'Ignore' }))
  expect(kindsOf(sent[0])).toContain('noise ')
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.queryByRole('button', { name: /: M12$/ })).toBeNull()
})

test('a typed meaning is sent as it is typed, by Enter or by the button, unless it is too long', () => {
  open()
  fireEvent.click(chip('锁固钉'))
  const field = screen.getByLabelText<HTMLInputElement>('Or enter the correct value')
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use' })
  expect(use.disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'x'.repeat(101) } })
  expect(use.disabled).toBe(true)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent).toEqual([])
  fireEvent.change(field, { target: { value: ' 环槽铆钉 ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent[0]?.[0]).toMatchObject({ typed: '环槽铆钉', from: 0, to: 3 })
  expect(chip('环槽铆钉')).toBeTruthy()
})

test('the choices have the focus, and Escape closes them and returns it to the chip', () => {
  open()
  fireEvent.click(chip('锁固钉'))
  expect(choices('锁固钉').contains(document.activeElement)).toBe(true)
  let isPassedOn = false
  document.addEventListener('keydown', () => (isPassedOn = true), { once: true })
  fireEvent.keyDown(screen.getByLabelText('Or enter the correct value'), { key: 'Escape' })
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement).toBe(chip('锁固钉'))
  expect(isPassedOn).toBe(false)
})

test('a removed part counts no more, and nothing is changed while the line is being resolved', () => {
  const { unmount } = open()
  fireEvent.click(screen.getByRole('button', { name: /^Remove .*: M12$/ }))
  expect(kindsOf(sent[0])).not.toContain('thread 12')
  unmount()
  open(true)
  fireEvent.click(screen.getByRole('button', { name: /^Remove .*: M12$/ }))
  fireEvent.click(chip('M12'))
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('group')).toBeNull()
})

import { fireEvent } from '@testing-library/react'

/** Pasted and mistyped texts that browsers have been seen to drop, cut or change. */
export const hostile = ['10-14', '14,5', ` <b>"Škoda" ⌀14 \u{20BB7}</b> & 1e3'); -- `] as const

/** Longer than any line of text may be. */
export const endless = 'x'.repeat(20_001)

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** The fields of a page in which somebody can write. */
export function textFields(place: ParentNode = document): TextField[] {
  const all = place.querySelectorAll<TextField>('input, textarea')
  return [...all].filter(
    (field) =>
      (field.tagName === 'TEXTAREA' ||
        ['text', 'search', 'email', 'tel', 'password', 'number'].includes(field.type)) &&
      !field.disabled &&
      !field.readOnly &&
      !field.closest('[hidden], [aria-hidden=true], .ant-select:not(.ant-select-auto-complete)'),
  )
}

/** As a paste does it, and as it is left. The wheel turns over it while it has the focus. */
export function type(field: TextField, value: string): void {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.wheel(field, { deltaY: 100 })
}

/** Accessible description of a field. */
export const saidOf = (field: TextField): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

const plain = (text: string) => text.normalize('NFKC').trim()

/** A text of the screen, and a value of a body that says the same. */
export function saysTheSame(shown: string, sent: unknown): boolean {
  if (typeof sent === 'number') return sent === Number(plain(shown).replace(',', '.'))
  if (typeof sent === 'string') return plain(sent) === plain(shown)
  return sent === undefined && shown === ''
}

/** All values of a body, however deep. */
export function leavesOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [body]
  return Object.values(body).flatMap(leavesOf)
}

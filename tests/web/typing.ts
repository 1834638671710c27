import { fireEvent } from '@testing-library/react'

/** Input that people paste or mistype, and that browsers may drop, cut or change. */
export const hostile = ['10-14', '14,5', ` <b>"Škoda" ⌀14 \u{20BB7}</b> & 1e3'); -- `] as const

/** Longer than any field allows. */
export const endless = 'x'.repeat(20_001)

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** The visible text fields of a page. */
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

/** Pastes a text and leaves the field, turning the mouse wheel over it while it has focus. */
export function type(field: TextField, value: string): void {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  fireEvent.wheel(field, { deltaY: 100 })
}

/** The accessible description of a field. */
export const saidOf = (field: TextField): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

const plain = (text: string) => text.normalize('NFKC').trim()

/** True if a displayed text and a value in a body mean the same. */
export function saysTheSame(shown: string, sent: unknown): boolean {
  if (typeof sent === 'number') return sent === Number(plain(shown).replace(',', '.'))
  if (typeof sent === 'string') return plain(sent) === plain(shown)
  return sent === undefined && shown === ''
}

/** All leaf values of a body. */
export function leavesOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [body]
  return Object.values(body).flatMap(leavesOf)
}

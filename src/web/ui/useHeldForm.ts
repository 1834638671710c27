import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from './toast-list'

/**
 * Blocks submit while this field holds unparsed text. If `accept` parses it, the form is sent; otherwise the first
 * invalid field (or this one) gets focus.
 */
export function useHeldForm(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isOpen: boolean,
  accept: () => boolean,
) {
  useEffect(() => {
    const form = field.current?.form
    if (!isOpen || !form) return
    // Runs before the form's own submit handler, which then sees the accepted value.
    const check = (event: SubmitEvent) => {
      if (flushSync(accept)) return
      event.preventDefault()
      event.stopPropagation()
      if (!leadToInvalid(form)) field.current?.focus()
    }
    form.addEventListener('submit', check)
    return () => form.removeEventListener('submit', check)
  })
}

/** Focuses the first invalid field of a container; returns false if there is none. */
export function leadToInvalid(place: Element | null): boolean {
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
  invalid?.focus()
  return Boolean(invalid)
}

/** When an order leaves its page, says in a toast that a quantity in the container was raised. */
export function tellOfRaised(place: Element | null) {
  const raised = place?.querySelector<HTMLElement>('[data-raised]')?.dataset.raised
  if (raised) showToast('warning', raised)
}

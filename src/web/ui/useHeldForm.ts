import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from './toast-list'

/**
 * While a text that a field has not taken yet stands in it, the form around is sent only if the field can `accept` it; else
 * the first field that is not in order has the focus, or where all are, this one.
 */
export function useHeldForm(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isOpen: boolean,
  accept: () => boolean,
) {
  useEffect(() => {
    const form = field.current?.form
    if (!isOpen || !form) return
    // Comes before what the form itself does when it is sent, which then has what counts at this moment.
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

/** Puts the focus on the first field of a place that is not in order; says whether there is one. */
export function leadToInvalid(place: Element | null): boolean {
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
  invalid?.focus()
  return Boolean(invalid)
}

/** Where an order leaves its page, says on the next one that the quantity of a place had to be raised. */
export function tellOfRaised(place: Element | null) {
  const said = place?.querySelector<HTMLElement>('[data-raised]')?.dataset.raised
  if (said) showToast('warning', said)
}

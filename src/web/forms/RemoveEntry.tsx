import type { MouseEvent } from 'react'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

/** Removes an entry of a list; the focus goes to the next entry, else to the one before, else to the list. */
export function RemoveEntry({ number, onRemove }: { number: number; onRemove: () => void }) {
  function remove(event: MouseEvent<HTMLElement>) {
    focusBeside(event.currentTarget)
    onRemove()
  }
  return (
    <Button
      look="quiet"
      aria-label={text('screens.form.remove', { number })}
      onClick={remove}
      data-removes-entry
    >
      <Icon name="trash" />
    </Button>
  )
}

function focusBeside(button: HTMLElement) {
  const list = button.closest('fieldset')
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-removes-entry]') ?? [])]
  const place = buttons.indexOf(button)
  const beside = buttons[place + 1] ?? buttons[place - 1]
  if (beside) return beside.focus()
  list?.setAttribute('tabindex', '-1')
  list?.focus()
}

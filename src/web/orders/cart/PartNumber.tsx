import { useState, type FormEvent } from 'react'
import * as limits from '../../../generated/limits'
import { useKept } from '../../forms/useKept'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { keyOf } from '../../ui/keys'
import { LimitedInput } from '../../ui/LimitedText'
import { messageOf } from '../../calls/error-message'
import { keepPartNo, nameOf } from './cart-changes'
import type { CartItem } from './cart-query'
import styles from './CartLine.module.css'

/** The customer's own part number of a product, editable in place. */
export function PartNumber({ line }: { line: CartItem }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped, forget] = useKept(`partNo.${line.id}`, line.customerPartNo ?? '')
  const [fault, setFault] = useState<string>()
  const own = line.customerPartNo
  const name = nameOf(line)

  if (!open)
    return (
      <span className={styles.partNo}>
        {own && `${text('orders.partNo')} `}
        {own && <strong>{own}</strong>}
        <button
          type="button"
          aria-label={own ? text('orders.partNo.change', { name }) : undefined}
          onClick={() => setOpen(true)}
        >
          {text(own ? 'orders.partNo.edit' : 'orders.partNo.add')}
        </button>
      </span>
    )

  async function keep(event: FormEvent) {
    event.preventDefault()
    try {
      if (typed.trim() !== (own ?? '')) await keepPartNo(line.id, typed)
      forget()
      setOpen(false)
      setFault(undefined)
    } catch (error) {
      setFault(messageOf(error))
    }
  }

  return (
    <form className={styles.partNo} onSubmit={(event) => void keep(event)}>
      <LimitedInput
        autoFocus
        limit={limits.CartUpdate.customerPartNo}
        value={typed}
        aria-label={text('orders.partNo.of', { name })}
        aria-invalid={fault !== undefined}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape') setOpen(false)
        }}
      />
      <Button small type="submit">
        {text('orders.partNo.save')}
      </Button>
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </form>
  )
}

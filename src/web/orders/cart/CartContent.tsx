import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { latestDay } from '../../../domain/days/day'
import { formatNumber, text } from '../../language/locale'
import { useShopToday } from '../../calls/settings'
import { PricesOf } from '../../price-tags/PricesOf'
import { Button } from '../../ui/Button'
import { DateField } from '../../ui/DateField'
import { useFootBar } from '../../ui/foot-bar'
import { showToast } from '../../ui/toast-list'
import { tellOfRaised } from '../../ui/useHeldForm'
import { CartLine } from './CartLine'
import styles from './CartPage.module.css'
import { changesKept, dateLines, deleteLines, moveLines } from './cart-changes'
import type { CartItem } from './cart-query'
import { reserveLines } from './reserve-lines'

/** Maximum number of lines in a reservation. */
const mostReserved = 500

/** The lines, the selection, and the actions on it. */
export function CartContent({ lines }: { lines: CartItem[] }) {
  const navigate = useNavigate()
  const today = useShopToday()
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const sold = lines.filter(({ isAvailable }) => isAvailable === 1)
  const gone = lines.filter(({ isAvailable }) => isAvailable === 0)
  const selected = sold.filter(({ id }) => selection.has(id))

  const select = useCallback(
    (id: number, on: boolean) =>
      setSelection((before) => {
        const next = new Set(before)
        if (on) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )

  async function reserveSelected() {
    if (selected.length === 0) return showToast('info', text('orders.cart.selectFirst'))
    if (selected.length > mostReserved) {
      const limit = formatNumber(mostReserved)
      return showToast('info', text('orders.cart.tooManySelected', { limit }))
    }
    const wrong = list.current?.querySelector<HTMLElement>('li:has(:checked) [aria-invalid="true"]')
    if (wrong) return wrong.focus()
    list.current?.querySelectorAll('li:has(:checked)').forEach(tellOfRaised)
    // With changes that are not rendered yet.
    const kept = (await changesKept()).filter(({ id }) => selected.some((line) => line.id === id))
    if (kept.length > 0) await reserveLines(kept, navigate)
  }

  return (
    <>
      <section className={styles.sheet} aria-label={text('orders.cart.lines')}>
        <div className={styles.tools}>
          <SelectAll
            all={sold.length}
            selected={selected.length}
            onChange={(on) => setSelection(new Set(on ? sold.map(({ id }) => id) : []))}
          />
          {gone.length > 0 && (
            <Button small onClick={() => void deleteLines(gone)}>
              {text('orders.cart.deleteGone', { count: formatNumber(gone.length) })}
            </Button>
          )}
          {sold.length > 1 && <DateOfAll lines={sold} today={today} />}
        </div>
        <PricesOf ids={sold.flatMap(({ typeId, dataId }) => (typeId === 1 ? dataId : []))}>
          <ul ref={list}>
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                today={today}
                selected={selection.has(line.id)}
                onSelect={select}
              />
            ))}
          </ul>
        </PricesOf>
      </section>
      <div ref={useFootBar('page')} className={styles.bar}>
        <span className={styles.sum} role="status">
          {text('orders.cart.selected', { count: formatNumber(selected.length) })}
        </span>
        <Button disabled={selected.length === 0} onClick={() => void deleteLines(selected)}>
          {text('orders.cart.delete')}
        </Button>
        <Button disabled={selected.length === 0} onClick={() => void moveLines(selected)}>
          {text('orders.cart.move')}
        </Button>
        <Button look="strong" onClick={() => void reserveSelected()}>
          {text('orders.cart.reserve')}
        </Button>
      </div>
    </>
  )
}

/** Sets one required date for all lines. */
function DateOfAll({ lines, today }: { lines: CartItem[]; today: string }) {
  const [dateOfAll, setDateOfAll] = useState('')
  return (
    <span className={styles.all}>
      <label htmlFor="dateOfAll">{text('orders.cart.dateOfAll')}</label>
      <DateField
        id="dateOfAll"
        min={today}
        max={latestDay}
        value={dateOfAll}
        onChange={setDateOfAll}
      />
      <Button disabled={!dateOfAll} onClick={() => void dateLines(lines, dateOfAll)}>
        {text('orders.dateOfAll.apply')}
      </Button>
    </span>
  )
}

function SelectAll({
  all,
  selected,
  onChange,
}: {
  all: number
  selected: number
  onChange: (on: boolean) => void
}) {
  return (
    <label className={styles.selectAll}>
      <input
        type="checkbox"
        checked={all > 0 && selected === all}
        disabled={all === 0}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < all
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {text('orders.cart.selectAll')}
    </label>
  )
}

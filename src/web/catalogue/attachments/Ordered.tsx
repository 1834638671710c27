import { useState, type ReactNode } from 'react'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import styles from '../../ui/Exchange.module.css'

interface Props<Item> {
  items: readonly Item[]
  nameOf: (item: Item) => string
  onChange: (items: Item[]) => void
  children: (item: Item, set: (changed: Item) => void) => ReactNode
}

/** A list that is reordered by buttons or by dragging; each item can be removed. */
export function Ordered<Item>({ items, nameOf, onChange, children }: Props<Item>) {
  const [dragged, setDragged] = useState<number>()
  // While an input has focus dragging is off, because selecting text is the same gesture.
  const [isTyping, setIsTyping] = useState(false)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
  }
  if (items.length === 0) return <p className={styles.soft}>{text('products.attachments.none')}</p>
  return (
    <ul className={styles.media}>
      {items.map((item, at) => (
        <li
          key={at}
          draggable={!isTyping}
          onPointerDown={({ target }) => setIsTyping(target instanceof HTMLInputElement)}
          onDragStart={() => setDragged(at)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={(event) => {
            // Ignore files dropped from outside.
            if (dragged === undefined) return
            event.preventDefault()
            move(dragged, at)
          }}
          onDragEnd={() => setDragged(undefined)}
        >
          {children(item, (changed) => onChange(items.with(at, changed)))}
          <span className={styles.buttons}>
            <Button
              small
              disabled={at === 0}
              aria-label={`${text('products.attachments.up')}: ${nameOf(item)}`}
              onClick={() => move(at, at - 1)}
            >
              ↑
            </Button>
            <Button
              small
              disabled={at === items.length - 1}
              aria-label={`${text('products.attachments.down')}: ${nameOf(item)}`}
              onClick={() => move(at, at + 1)}
            >
              ↓
            </Button>
            <IconButton
              icon="close"
              label={text('products.attachments.remove', { name: nameOf(item) })}
              onClick={() => onChange(items.toSpliced(at, 1))}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

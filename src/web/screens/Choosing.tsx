import { Suspense, type ComponentType } from 'react'
import { formatNumber, text } from '../locale'
import styles from './Choosing.module.css'
import type { Resource, Row } from './resource'

/** Which records of the page are chosen for what is done with several. */
export interface Choice {
  ids: number[]
  choose: (ids: number[]) => void
}

/** The box of one record. */
export function ChoiceBox({ row, name, choice }: { row: Row; name: string; choice: Choice }) {
  const chosen = choice.ids.includes(row.id)
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={text('screens.choose', { name })}
        onChange={() =>
          choice.choose(chosen ? choice.ids.filter((id) => id !== row.id) : [...choice.ids, row.id])
        }
      />
    </label>
  )
}

interface Props {
  resource: Resource
  rows: Row[]
  choice: Choice
}

/** Chooses the whole page, and offers what can be done with what is chosen. */
export function BulkActions({ resource: { bulkActions = {} }, rows, choice }: Props) {
  const chosen = rows.filter(({ id }) => choice.ids.includes(id))
  const all = rows.length > 0 && chosen.length === rows.length
  // The components of a descriptor take records of its own type.
  const actions = Object.entries(bulkActions) as unknown as [
    string,
    ComponentType<{ records: Row[]; onDone: () => void; small: boolean }>,
  ][]
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={all}
          disabled={rows.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !all
          }}
          onChange={() => choice.choose(all ? [] : rows.map(({ id }) => id))}
        />
        {text('screens.choosePage')}
      </label>
      {chosen.length > 0 && (
        <>
          <span className={styles.count} role="status">
            {text('screens.chosen', { count: formatNumber(chosen.length) })}
          </span>
          <Suspense fallback={null}>
            {actions.map(([name, Action]) => (
              <Action key={name} records={chosen} onDone={() => choice.choose([])} small />
            ))}
          </Suspense>
        </>
      )}
    </div>
  )
}

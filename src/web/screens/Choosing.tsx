import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentType,
} from 'react'
import { formatNumber, text } from '../language/locale'
import { useUser } from '../session/session'
import styles from './Choosing.module.css'
import { mayChange } from './may-open'
import { columnsOf, nameOf, useRecordSchema } from './record-schema'
import { RemoveChosen } from './RemoveChosen'
import type { Resource, Row, Several } from './resource'
import type { Choice } from './useChoice'

/** The checkbox of one record. */
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

/** Selects all records of the page, and offers bulk actions for the selected ones. */
export function BulkActions({ resource, rows, choice }: Props) {
  const chosen = chosenOf(rows, choice)
  const all = rows.length > 0 && chosen.length === rows.length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !all
  })
  useFocusAfter(choice, () => box.current?.focus())
  return (
    <div className={chosen.length > 0 ? `${styles.bar} ${styles.working}` : styles.bar}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          checked={all}
          disabled={rows.length === 0}
          onChange={() => choice.choose(all ? [] : rows.map(({ id }) => id))}
        />
        {text('screens.choosePage')}
      </label>
      <ChosenActions resource={resource} rows={rows} choice={choice} />
    </div>
  )
}

const chosenOf = (rows: Row[], { ids }: Choice) => rows.filter(({ id }) => ids.includes(id))

/** The number of selected records, and the actions on them. */
export function ChosenActions({ resource, rows, choice }: Props) {
  const { remove, bulkActions = {} } = resource
  const may = mayChange(resource, useUser())
  const columns = columnsOf(useRecordSchema(resource))
  const { progress } = choice
  const chosen = chosenOf(rows, choice)
  if (chosen.length === 0) return null
  // Cast because a descriptor's components take records of its own type.
  const actions = Object.entries(may.several ? bulkActions : {}) as [
    string,
    ComponentType<Several<Row>>,
  ][]
  const given: Several<Row> = {
    records: chosen,
    onDone: () => choice.choose([]),
    onEach: (action, work) =>
      choice.each({ action, records: chosen, nameOf: (row) => nameOf(row, columns), work }),
    small: true,
  }
  return (
    <>
      <span className={styles.count} role="status">
        {progress
          ? text('screens.several.progress', progress)
          : text('screens.chosen', { count: formatNumber(chosen.length) })}
      </span>
      <fieldset
        className={styles.actions}
        aria-label={text('screens.several')}
        disabled={progress !== undefined}
      >
        <Suspense fallback={null}>
          {actions.map(([name, Action]) => (
            <Action key={name} {...given} />
          ))}
          {may.remove && remove && <RemoveChosen path={remove} {...given} />}
        </Suspense>
      </fieldset>
    </>
  )
}

/**
 * Gives keyboard users their place back after a bulk action, since the pressed button was disabled or has gone. Runs
 * before the outcome is shown, which returns the focus to where it was.
 */
export function useFocusAfter(choice: Choice | undefined, focus: () => void) {
  const working = choice?.progress !== undefined
  const worked = useRef(working)
  const giveBack = useEffectEvent(focus)
  useLayoutEffect(() => {
    if (worked.current && !working && document.activeElement === document.body) giveBack()
    worked.current = working
  }, [working])
}

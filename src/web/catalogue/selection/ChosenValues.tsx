import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { shownValue, text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import styles from './ChosenValues.module.css'
import { isFound, withChoice, withClass, withNumber, withoutChoices } from './selection-state'
import type { SelectionRoute } from './useSelectionState'

/** The active filters; each can be removed, or all at once. */
export function ChosenValues({
  facets,
  className,
  route: { state, addressOf },
}: {
  facets: Schemas['Characteristic'][]
  /** Name of the selected class. */
  className: string | undefined
  route: SelectionRoute
}) {
  const chosen = facets.flatMap(({ fieldCode, fieldName, unit }) => {
    const number = state.numbers[fieldCode]
    // A typed number represents the values it has found.
    if (number !== undefined)
      return [
        { fieldName, unit, value: `${number}`, next: withNumber(state, fieldCode, undefined) },
      ]
    if (isFound(state, fieldCode)) return []
    return (state.choices[fieldCode] ?? []).map((value) => {
      return { fieldName, unit, value, next: withChoice(state, fieldCode, value, false) }
    })
  })
  if (chosen.length === 0 && className === undefined) return null

  return (
    <ul className={styles.chips} aria-label={text('catalogue.selection.chosen')}>
      {className !== undefined && (
        <Chip to={addressOf(withClass(state, undefined))} name={text('catalogue.selection.class')}>
          {className}
        </Chip>
      )}
      {chosen.map(({ fieldName, unit, value, next }) => (
        <Chip key={`${fieldName} ${value}`} to={addressOf(next)} name={fieldName}>
          {[shownValue(value), unit].filter(Boolean).join(' ')}
        </Chip>
      ))}
      {chosen.length > 0 && (
        <li>
          <Link className={styles.all} to={addressOf(withoutChoices(state))}>
            {text('catalogue.selection.clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}

function Chip({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.chip} to={to} title={text('catalogue.selection.giveUp')}>
        <span className="visually-hidden">{text('catalogue.selection.giveUp')}</span>
        <span>
          <span className={styles.name}>{name}</span> {children}
        </span>
        <Icon name="close" size={14} />
      </Link>
    </li>
  )
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Facet } from './Facet'
import styles from './Facets.module.css'
import { numericInputs, type SelectionState } from './selection-state'
import type { SelectionRoute } from './useSelectionState'

type Characteristic = Schemas['Characteristic']

/** Number of facets shown at first. */
const firstShown = 3

/** The facets to filter by; on a phone they open above the list. */
export function Facets({
  facets,
  route,
  onShowResults,
}: {
  facets: Characteristic[] | undefined
  route: SelectionRoute
  onShowResults: () => void
}) {
  const [more, setMore] = useState(false)
  const [open, setOpen] = useState(false)
  const offered = facets?.filter((facet) => isOffered(facet, route.state, facets)) ?? []
  // Facets with chosen values are always shown.
  const rest = offered.slice(firstShown)
  const all = more || rest.some(({ fieldCode }) => isChosen(fieldCode, route.state))
  const chosen = Object.values(route.state.choices).flat().length

  return (
    <aside
      className={styles.panel}
      aria-label={text('catalogue.selection.filters')}
      data-tour="facets"
    >
      <Button className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="filter" size={18} />
        {text('catalogue.selection.filters')}
        {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
        <Icon name="chevronDown" size={16} />
      </Button>
      <h2 className="visually-hidden">{text('catalogue.selection.filters')}</h2>
      <div className={styles.body} data-open={open}>
        {!facets && <div className={styles.skeleton} aria-hidden="true" />}
        {offered.slice(0, all ? undefined : firstShown).map((facet) => (
          <Facet key={facet.fieldCode} facet={facet} route={route} />
        ))}
        {rest.length > 0 && (
          <Button className={styles.more} aria-expanded={all} onClick={() => setMore(!all)}>
            {all
              ? text('catalogue.selection.fewerOptions')
              : text('catalogue.selection.moreOptions', { number: rest.length })}
          </Button>
        )}
        <Button
          look="main"
          className={styles.closer}
          onClick={() => {
            // Flush now: the results can be scrolled to only after the panel has collapsed.
            flushSync(() => setOpen(false))
            onShowResults()
          }}
        >
          {text('catalogue.selection.showResults')}
        </Button>
      </div>
    </aside>
  )
}

/** Facets that none of the models found has belong to other kinds of parts. */
function isOffered(
  { fieldCode, isHidden, valueList }: Characteristic,
  state: SelectionState,
  facets: readonly Characteristic[],
) {
  if (isChosen(fieldCode, state)) return true
  const numeric = numericInputs[fieldCode]
  const listed = numeric
    ? facets.find((facet) => facet.fieldCode === numeric.target)?.valueList
    : valueList
  return isHidden === 0 && (listed ?? []).some(({ count }) => count !== 0)
}

function isChosen(code: string, state: SelectionState) {
  return state.choices[code] !== undefined || state.numbers[code] !== undefined
}

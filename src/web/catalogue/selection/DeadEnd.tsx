import { Link, useNavigate } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { consult } from '../../actions/service'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { afterSuggestion } from './after-suggestion'
import { modelsText } from './counted'
import styles from './DeadEnd.module.css'
import { changed, withoutChoices, type SelectionState } from './selection-state'
import type { SelectionRoute } from './useSelectionState'

type Suggestion = Schemas['Suggestion']

/** Explains an empty result and offers the single changes, or pairs of changes, that lead to models. */
export function DeadEnd({
  facets,
  suggestions,
  route: { state, addressOf },
}: {
  facets: Schemas['Characteristic'][]
  suggestions: Suggestion[]
  route: SelectionRoute
}) {
  const navigate = useNavigate()
  const narrowed = Object.keys(state.choices).length > 0
  const codeOf = (characterId: number | undefined) =>
    facets.find(({ id }) => id === characterId)?.fieldCode
  const ways = suggestions.flatMap((suggestion) => {
    const next = afterSuggestion(state, suggestion, codeOf)
    return next ? [{ suggestion, to: addressOf(next) }] : []
  })

  // Without filters only the search can be changed.
  const searchedAlone = !narrowed && state.keyword !== ''

  return (
    <div className={styles.end}>
      <Empty
        icon="search"
        title={
          searchedAlone
            ? text('catalogue.selection.nothingFound', { keyword: state.keyword })
            : text(narrowed ? 'catalogue.selection.deadEnd' : 'catalogue.selection.noneYet')
        }
        hint={hintOf(ways[0]?.suggestion, searchedAlone)}
      >
        {ways.length === 0 && <Aside state={state} addressOf={addressOf} narrowed={narrowed} />}
        {searchedAlone && (
          <Button small onClick={() => consult(undefined, navigate)}>
            {text('shell.side.consult')}
          </Button>
        )}
      </Empty>
      <ul className={styles.ways}>
        {ways.map(({ suggestion, to }) => (
          <li key={to}>
            <Link className={styles.way} to={to}>
              <span className={styles.changes}>
                <span>{wordsOf(suggestion, state)}</span>
                {suggestion.also && <span>{wordsOf(suggestion.also, state)}</span>}
              </span>
              <span className={styles.total}>{modelsText(suggestion.total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function hintOf(way: Suggestion | undefined, searchedAlone: boolean) {
  if (searchedAlone) return text('catalogue.selection.otherWords')
  if (!way) return undefined
  return text(way.also ? 'catalogue.selection.twoChanges' : 'catalogue.selection.oneChange')
}

/** Shown if not even two changes help. */
function Aside({
  state,
  addressOf,
  narrowed,
}: {
  state: SelectionState
  addressOf: SelectionRoute['addressOf']
  narrowed: boolean
}) {
  return narrowed ? (
    <Link to={addressOf(withoutChoices(state))}>{text('catalogue.selection.clearAll')}</Link>
  ) : (
    <Link to={addressOf(changed(state, { keyword: '', searchType: 1, classId: undefined }))}>
      {text('catalogue.selection.seeAll')}
    </Link>
  )
}

function wordsOf(
  { change, fieldName = '', characterVal, toVal = '', without = [] }: Omit<Suggestion, 'total'>,
  state: SelectionState,
) {
  if (change === 'keyword')
    return text('catalogue.selection.withoutKeyword', { keyword: state.keyword })
  if (change === 'respell') return text('catalogue.selection.respelled', { keyword: toVal })
  if (change === 'words')
    return text('catalogue.selection.withoutWords', { words: without.join(' ') })
  if (change === 'searchType')
    return text('catalogue.selection.inNames', { keyword: state.keyword })
  if (change === 'class') return text('catalogue.selection.inAllClasses')
  if (change === 'replace') {
    return characterVal === undefined
      ? text('catalogue.selection.insteadOfAll', { name: fieldName, to: toVal })
      : text('catalogue.selection.insteadOf', { name: fieldName, from: characterVal, to: toVal })
  }
  return characterVal === undefined
    ? text('catalogue.selection.withoutAll', { name: fieldName })
    : text('catalogue.selection.without', { name: fieldName, value: characterVal })
}

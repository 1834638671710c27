import { text } from '../language/locale'
import styles from './SearchBox.module.css'
import type { SuggestionGroup } from './own-parts'
import { itemAt } from '../../domain/lists/items'

interface Props {
  id: string
  groups: SuggestionGroup[]
  /** Index across all groups. */
  at: number
  /** Gets an index across all groups. */
  onChoose: (at: number) => void
  onClear: (() => void) | undefined
}

/** The suggestions below the search box, which keeps the focus. */
export function SuggestionList({ id, groups, at, onChoose, onClear }: Props) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { words }) => sum + words.length, 0),
  )
  return (
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={text('shell.search.tips')}>
        {groups.map(({ title, words }, group) => (
          <div key={title} role="group" aria-label={title}>
            <p className={styles.groupTitle} aria-hidden="true">
              {title}
            </p>
            {words.map((word, index) => {
              const place = itemAt(starts, group) + index
              return (
                <div
                  key={word}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  className={styles.option}
                  onClick={() => onChoose(place)}
                >
                  {word}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {onClear && groups[0]?.title === text('shell.search.history') && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {text('shell.search.clearHistory')}
        </button>
      )}
    </div>
  )
}

import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { filterTitle } from './list-state'
import styles from './ResourceList.module.css'
import type { useListParts } from './useListParts'

type Parts = Pick<
  ReturnType<typeof useListParts>,
  'state' | 'hidden' | 'invalid' | 'dropInvalid' | 'change'
>

/** Says which filters are set but have no input, and which values of the address are not applied. */
export function FilterNotes({ state, hidden, invalid, dropInvalid, change }: Parts) {
  if (hidden.length === 0 && invalid.length === 0) return null
  return (
    <div role="status" className={styles.notes}>
      {hidden.map((filter) => (
        <p key={filter.name}>
          {text('screens.limitedTo', {
            field: filterTitle(filter),
            value: String(state.values[filter.name]),
          })}
          <Button small look="quiet" onClick={() => change({ [filter.name]: undefined })}>
            {text('screens.limitedTo.lift')}
          </Button>
        </p>
      ))}
      {invalid.length > 0 && (
        <div>
          {invalid.map(({ filter, value }) => (
            <p key={filter.name}>
              {text('screens.invalidFilter', { field: filterTitle(filter), value: short(value) })}
            </p>
          ))}
          <Button small look="quiet" onClick={dropInvalid}>
            {text('screens.invalidFilter.drop')}
          </Button>
        </div>
      )}
    </div>
  )
}

const longest = 40

const short = (value: string) =>
  [...value].length > longest ? `${[...value].slice(0, longest).join('')}…` : value

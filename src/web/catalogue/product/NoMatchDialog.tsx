import type { Schemas } from '../../../domain/schemas'
import { formatNumber, text } from '../../locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { afterSuggestion, type Choices } from './attributes'
import styles from './NoMatchDialog.module.css'

interface Props {
  className: string
  choices: Choices
  /** One change each that leads to models. */
  suggestions: readonly Schemas['Suggestion'][]
  onTake: (choices: Choices) => void
  onClose: () => void
}

/** Says that no model has all chosen values, and which single change would give some. */
export function NoMatchDialog({ className, choices, suggestions, onTake, onClose }: Props) {
  const ways = suggestions.flatMap((suggestion) => {
    const next = afterSuggestion(choices, suggestion)
    return next ? [{ suggestion, next }] : []
  })

  return (
    <Dialog
      title={text('catalogue.product.noMatch')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('catalogue.product.changeMyself')}</Button>}
    >
      <p>{text('catalogue.product.noMatchHint', { className })}</p>
      {ways.length > 0 && (
        <>
          <h3 className={styles.heading}>{text('catalogue.product.nearest')}</h3>
          <ul className={styles.ways}>
            {ways.map(({ suggestion, next }) => (
              <li key={`${suggestion.change}${suggestion.characterId}${suggestion.toVal}`}>
                <button type="button" onClick={() => onTake(next)}>
                  <span>{wayText(suggestion)}</span>
                  <span className={styles.total}>
                    {text('catalogue.product.models', { count: formatNumber(suggestion.total) })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function wayText({ change, fieldName = '', characterVal = '', toVal = '' }: Schemas['Suggestion']) {
  return change === 'replace'
    ? text('catalogue.product.replaceValue', { name: fieldName, from: characterVal, to: toVal })
    : text('catalogue.product.dropValue', { name: fieldName, value: characterVal })
}

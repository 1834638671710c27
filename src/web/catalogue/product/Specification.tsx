import { useId } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, text } from '../../language/locale'
import { CopyButton } from '../../ui/CopyText'
import styles from './ProductPanel.module.css'
import type { useMatching } from './useMatching'

interface Props {
  product: Schemas['Material']
  matching: ReturnType<typeof useMatching>
}

/** The model number with a button that copies it: a choice if several models match, otherwise read-only. */
export function Specification({ product, matching: { matches, isOpen, choose } }: Props) {
  const id = useId()

  return (
    <div data-guide="model" className={styles.specification}>
      <label htmlFor={id}>{text('catalogue.product.specification')}</label>
      <span className={styles.model}>
        {matches.length > 1 ? (
          <select
            id={id}
            value={isOpen ? '' : product.id}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {isOpen && (
              <option value="" disabled>
                {text('catalogue.product.chooseModel', { count: formatNumber(matches.length) })}
              </option>
            )}
            {matches.map((match) => (
              <option key={match.id} value={match.id}>
                {match.model}
              </option>
            ))}
          </select>
        ) : (
          <output id={id}>{product.model}</output>
        )}
        {!isOpen && <CopyButton value={product.model} />}
      </span>
    </div>
  )
}

import { Link } from 'react-router'
import { addressOfPart, useOwnPartList } from '../../actions/own-parts'
import { text } from '../../language/locale'
import styles from './OwnPartHits.module.css'

/** If the search word is one of the customer's own part numbers, shows its models. */
export function OwnPartHits({ keyword }: { keyword: string }) {
  const parts = useOwnPartList(keyword.trim())
  if (parts.length === 0) return null
  return (
    <section className={styles.hits} aria-label={text('shell.search.parts')}>
      <h2>{text('shell.search.parts')}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part.dataId}>
            <Link to={addressOfPart(part)}>
              <strong>{part.customerPartNo}</strong> {part.model}
            </Link>{' '}
            <span>{part.materialName}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

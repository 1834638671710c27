import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, dataOf } from '../../calls/api'
import { text } from '../../language/locale'
import styles from './HotWords.module.css'
import { emptySelection, writeSelection } from './selection-state'

/** Frequent searches of other users. */
export function HotWords() {
  const { data: words } = useQuery({
    queryKey: ['topSearches'],
    queryFn: () => dataOf(api.GET('/web/top/search')),
    staleTime: 60_000,
    meta: { quiet: true },
  })
  return (
    <nav className={styles.words} hidden={!words?.length} aria-label={text('landing.hotWords')}>
      <span className={styles.label}>{text('landing.hotWords')}</span>
      <ul className={styles.list}>
        {words?.map((keyword) => (
          <li key={keyword}>
            <Link
              className={styles.word}
              to={`/productCategories${writeSelection({ ...emptySelection, keyword })}`}
            >
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link } from 'react-router'
import { formatNumber, text } from '../../language/locale'
import look from '../../ui/figures.module.css'
import styles from './WeeklyReport.module.css'

interface Props {
  title: string
  meaning: string
  entries: { key: string | number; name: string; counts: number; to: string }[]
  /** Buttons beside the title. */
  children?: React.ReactNode
}

/** A ranking with a bar behind each entry, which leads to its list. */
export function TopList({ title, meaning, entries, children }: Props) {
  const most = Math.max(1, ...entries.map(({ counts }) => counts))
  return (
    <section className={look.card}>
      <header className={styles.cardHeader}>
        <h2>{title}</h2>
        <span className={styles.actions}>{children}</span>
      </header>
      {entries.length === 0 && <p className={styles.soft}>{text('weekly.empty')}</p>}
      <ol className={styles.top}>
        {entries.map(({ key, name, counts, to }) => (
          <li key={key}>
            <Link to={to}>
              <span>{name}</span>
              <b>{formatNumber(counts)}</b>
              <i style={{ width: `${(counts / most) * 100}%` }} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.meaning}>{meaning}</p>
    </section>
  )
}

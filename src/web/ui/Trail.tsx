import { Link } from 'react-router'
import { text } from '../language/locale'
import styles from './Trail.module.css'

/** Breadcrumbs from the home page to the current page. */
export function Trail({
  links,
  here,
}: {
  links: readonly (readonly [string, string])[]
  here: string
}) {
  return (
    <nav aria-label={text('common.trail')} className={styles.trail}>
      <ol>
        {links.map(([name, target]) => (
          <li key={target}>
            <Link to={target}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { Picture } from '../ui/Picture'
import { prefetch, sceneQuery } from './content-queries'
import styles from './SceneCards.module.css'

/** Industry scenes as cards that link to their pages. */
export function SceneCards({ scenes }: { scenes: Schemas['SceneCard'][] }) {
  return (
    <ul className={styles.cards}>
      {scenes.map(({ id, industryName, fileUrl, summary }) => (
        <li key={id} onPointerEnter={() => prefetch(sceneQuery(id))}>
          <Link to={`/industryScene?id=${id}`}>
            <span className={styles.picture}>
              <Picture src={fileUrl} width={400} height={225} />
            </span>
            <strong>{industryName}</strong>
            <span className={styles.summary}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage } from '../../language/locale'
import { Picture } from '../../ui/Picture'
import { modelsText } from './counted'
import styles from './cards.module.css'
import { rowsOf } from './rows'
import { prefetchSelection } from './selection-queries'
import { withClass, type View } from './selection-state'
import type { SelectionRoute } from './useSelectionState'

/** Product classes as cards or as a table; choosing one shows its products. */
export function ClassList({
  classes,
  view,
  route: { state, addressOf },
  onOpen,
}: {
  classes: Schemas['ProductClass'][]
  view: View
  route: SelectionRoute
  onOpen: () => void
}) {
  return (
    <ul className={view === 'table' ? styles.lines : styles.rows}>
      {classes.map(({ id, className, classNameEn, classImgs, count }) => {
        const next = withClass(state, id)
        const ask = () => prefetchSelection(next, rowsOf(next, view))
        return (
          <li key={id} className={styles.card}>
            <Link
              className={styles.row}
              to={addressOf(next)}
              onClick={onOpen}
              onPointerEnter={ask}
              onFocus={ask}
            >
              <span className={styles.thumb}>
                <Picture src={classImgs[0]} width={144} height={108} loading="eager" />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{inLanguage(className, classNameEn)}</span>
                {count !== undefined && <span className={styles.count}>{modelsText(count)}</span>}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

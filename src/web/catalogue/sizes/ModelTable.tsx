import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { changed, type RowCount } from '../selection/selection-state'
import type { SelectionRoute } from '../selection/useSelectionState'
import { axesOf } from './axes'
import styles from './ModelTable.module.css'
import { RowsPerPage } from './RowsPerPage'
import { SizeMatrix } from './SizeMatrix'
import { SizeTable } from './SizeTable'

const faces = [undefined, 'matrix'] as const

/** The size table with its two faces: rows, or a matrix of diameter and length with the rows of the chosen size. */
export function ModelTable({
  page,
  rows,
  route,
}: {
  page: Schemas['ProductPage']
  rows: RowCount
  route: SelectionRoute
}) {
  const { state, addressOf } = route
  const axes = axesOf(page.characterList, state)
  const face = axes && state.face
  const isSized =
    axes && [axes.down, axes.across].every(({ fieldCode }) => state.choices[fieldCode])
  return (
    <div className={styles.whole}>
      {axes && (
        <nav className={styles.choices} aria-label={text('sizes.faces')}>
          {faces.map((choice) => (
            <Link
              key={choice ?? 'table'}
              className={styles.choice}
              aria-current={choice === face || undefined}
              preventScrollReset
              to={addressOf(changed(state, { face: choice }))}
            >
              {text(choice ? 'sizes.face.matrix' : 'sizes.face.table')}
            </Link>
          ))}
        </nav>
      )}
      {axes && face && <SizeMatrix axes={axes} route={route} />}
      {face && !isSized ? (
        <p className={styles.hint}>{text('sizes.matrix.choose')}</p>
      ) : (
        <>
          <SizeTable
            page={page}
            route={route}
            isWhole={rows === 'all'}
            label={text('sizes.label')}
          />
          {page.total > 10 && <RowsPerPage rows={rows} route={route} />}
        </>
      )}
    </div>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { PricesOf } from '../../price-tags/PricesOf'
import { Pager } from '../../ui/Pager'
import { ClassList } from './ClassList'
import { classesText, modelsText } from './counted'
import { DeadEnd } from './DeadEnd'
import { ProductGrid } from './ProductGrid'
import { ModelTable } from './tables'
import { OpenClasses } from './OpenClasses'
import styles from './ResultList.module.css'
import { withPage } from './rows'
import { prefetchSelection, sizeOf, type SelectionAnswer } from './selection-queries'
import type { RowCount } from './selection-state'
import { useView } from './SortBar'
import type { SelectionRoute } from './useSelectionState'

/** Results of the selection: classes or products, their number, and a pager. */
export function ResultList({
  selection,
  rows,
  named,
  route,
  onTurn,
}: {
  selection: UseQueryResult<SelectionAnswer>
  rows: RowCount
  /** True once the headings above the list have loaded, so that they do not shift it later. */
  named: boolean
  route: SelectionRoute
  /** Called when another page or a class opens in place of this list. */
  onTurn: () => void
}) {
  const { data, isError, isPlaceholderData, refetch } = selection
  if (!data || !named) {
    return isError ? (
      <Empty icon="warning" title={text('catalogue.selection.failed')}>
        <Button onClick={() => void refetch()}>{text('catalogue.selection.again')}</Button>
      </Empty>
    ) : (
      <div className={styles.skeleton} role="status" aria-label={text('common.loading')} />
    )
  }

  const { total } = data.page
  const { state, go } = route
  const isOnePage = rows === 'all' || (data.list === 'classes' && data.page.models !== undefined)
  return (
    <section
      className={styles.list}
      aria-label={text('catalogue.selection.results')}
      aria-busy={isPlaceholderData}
      data-tour="results"
    >
      <p className={styles.total} role="status" data-stale={isPlaceholderData}>
        {data.list === 'classes' && total > 0 ? classTotal(data.page) : modelsText(total)}
      </p>
      {data.page.sought && (
        <p className={styles.sought}>
          {text('catalogue.selection.sought', { sought: data.page.sought })}
        </p>
      )}
      {data.page.leftOut?.map((measure) => (
        <p key={measure.figure} className={styles.sought}>
          {leftOutText(measure)}
        </p>
      ))}
      <div className={styles.records} data-stale={isPlaceholderData}>
        {total === 0 && (
          <DeadEnd
            facets={data.page.characterList}
            suggestions={data.page.suggestions}
            route={route}
          />
        )}
        <Records data={data} rows={rows} route={route} onTurn={onTurn} />
      </div>
      {!isOnePage && (
        <Pager
          current={state.page}
          size={sizeOf(rows)}
          total={total}
          onChange={(page) => {
            go((now) => withPage(now, page, rows))
            onTurn()
          }}
          onPoint={(page) => {
            if (page >= 1 && page <= Math.ceil(total / sizeOf(rows)))
              prefetchSelection({ ...state, page }, rows)
          }}
        />
      )}
    </section>
  )
}

function Records({
  data,
  rows,
  route,
  onTurn,
}: {
  data: SelectionAnswer
  rows: RowCount
  route: SelectionRoute
  onTurn: () => void
}) {
  const { view } = useView(route.state.view)
  if (data.list === 'classes') {
    const { records, models, characterList } = data.page
    if (!models) return <ClassList classes={records} view={view} route={route} onOpen={onTurn} />
    const empty = records.filter(({ count }) => count === 0)
    const opened = (
      <>
        <OpenClasses
          models={models}
          facets={characterList}
          view={view}
          route={route}
          onOpen={onTurn}
        />
        {empty.length > 0 && (
          <ClassList classes={empty} view={view} route={route} onOpen={onTurn} />
        )}
      </>
    )
    // The table asks for the prices of its own rows.
    if (view === 'table') return opened
    return <PricesOf ids={models.map(({ id }) => id)}>{opened}</PricesOf>
  }
  const { records } = data.page
  if (records.length === 0) return null
  if (view === 'table')
    return (
      <Suspense fallback={<div style={{ height: 100 + 36 * records.length }} />}>
        <ModelTable page={data.page} rows={rows} route={route} />
      </Suspense>
    )
  return (
    <PricesOf ids={records.map(({ id }) => id)}>
      <ProductGrid products={records} facets={data.page.characterList} />
    </PricesOf>
  )
}

/** Says that a figure of the search is ignored, and names the nearest existing measures. */
function leftOutText({ figure, fieldName: field = '', nearest }: Schemas['LeftOutMeasure']) {
  return nearest.length === 0
    ? text('catalogue.selection.leftOut', { figure })
    : text('catalogue.selection.leftOut.nearest', { figure, field, nearest: nearest.join(' · ') })
}

const classTotal = ({ total, modelCount }: Schemas['ClassPage']) =>
  text('catalogue.selection.classesWith', {
    classes: classesText(total),
    models: modelsText(modelCount),
  })

import type { UseQueryResult } from '@tanstack/react-query'
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
import { ProductTable } from './ProductTable'
import styles from './ResultList.module.css'
import { pageSize, prefetchSelection, type SelectionAnswer } from './selection-queries'
import { useView } from './SortBar'
import type { SelectionRoute } from './useSelectionState'

/** Results of the selection: classes or products, their number, and a pager. */
export function ResultList({
  selection,
  named,
  route,
  onTurn,
}: {
  selection: UseQueryResult<SelectionAnswer>
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
        <Records data={data} route={route} onTurn={onTurn} />
      </div>
      <Pager
        current={state.page}
        size={pageSize}
        total={total}
        onChange={(page) => {
          go((now) => ({ ...now, page }))
          onTurn()
        }}
        onPoint={(page) => {
          if (page >= 1 && page <= Math.ceil(total / pageSize))
            prefetchSelection({ ...state, page })
        }}
      />
    </section>
  )
}

function Records({
  data,
  route,
  onTurn,
}: {
  data: SelectionAnswer
  route: SelectionRoute
  onTurn: () => void
}) {
  const { view } = useView(route.state.view)
  if (data.list === 'classes')
    return <ClassList classes={data.page.records} view={view} route={route} onOpen={onTurn} />
  if (data.page.records.length === 0) return null
  return (
    <PricesOf ids={data.page.records.map(({ id }) => id)}>
      {view === 'table' ? (
        <ProductTable products={data.page.records} />
      ) : (
        <ProductGrid products={data.page.records} facets={data.page.characterList} />
      )}
    </PricesOf>
  )
}

/** Says that a figure of the search is ignored, and names the nearest existing measures. */
function leftOutText({ figure, fieldName: field = '', nearest }: Schemas['LeftOutMeasure']) {
  return nearest.length === 0
    ? text('catalogue.selection.leftOut', { figure })
    : text('catalogue.selection.leftOut.nearest', { figure, field, nearest: nearest.join(' · ') })
}

function classTotal({ total, records }: Extract<SelectionAnswer, { list: 'classes' }>['page']) {
  const models = records.reduce((sum, { count = 0 }) => sum + count, 0)
  const classes = classesText(total)
  return total === records.length && total > 0
    ? text('catalogue.selection.classesWith', { classes, models: modelsText(models) })
    : classes
}

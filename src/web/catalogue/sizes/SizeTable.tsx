import { useMemo, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { useComparison } from '../../actions/comparison'
import { useFavourites } from '../../actions/favourite'
import { text } from '../../language/locale'
import { usePricesOfParts } from '../../price-tags/prices-query'
import { Button } from '../../ui/Button'
import { writeSelection } from '../selection/selection-state'
import type { SelectionRoute } from '../selection/useSelectionState'
import { columnsOf, textWidth, type SharedFact, type TableColumn } from './columns'
import styles from './SizeTable.module.css'
import { ColumnHead, ModelHead } from './TableHead'
import { rowsIn, useKeptRows } from './kept-rows'
import { TableRow } from './TableRow'
import { useLostFocus } from './useLostFocus'
import { useVisibleRows, rowHeight } from './useVisibleRows'
import { useWindows } from './useWindows'

const widths = { least: 120, most: 240, padding: 24, price: 150, actions: 152, order: 172 }

/** Models with the characteristics of their class, drawn as far as they are in view. */
export function SizeTable({
  page,
  route,
  isWhole,
  sortable = true,
  label,
}: {
  page: Pick<Schemas['ProductPage'], 'records' | 'total' | 'characterList' | 'classCount'>
  route: SelectionRoute
  /** All models in one table, loaded while one scrolls. */
  isWhole: boolean
  sortable?: boolean
  label: string
}) {
  const { state } = route
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const facts = useRef<HTMLDivElement>(null)
  const total = isWhole ? page.total : page.records.length
  const range = useVisibleRows(box, total)
  const windows = useWindows(state, page, isWhole ? range : { from: 0, to: 0 })
  const prices = usePricesOfParts(windows.parts.map((part) => part.map(({ id }) => id)))
  const [pinned, setPinned] = useState<string>()
  const { shared, columns } = useMemo(
    () =>
      columnsOf(
        {
          facets: page.characterList,
          total: page.total,
          classCount: page.classCount,
          records: page.records,
        },
        state,
        pinned,
      ),
    [page, state, pinned],
  )
  const favourites = useFavourites()
  const compared = useComparison()
  const [typed] = useState(() => new Map<number, number>())
  const { kept, keep } = useKeptRows(writeSelection(state), box)

  // A column that all rows share by now leaves with its funnel: the focus goes to the list that names it.
  const noteFocus = useLostFocus(facts)

  const first = page.records.reduce((most, { model }) => Math.max(most, textWidth(model)), 0)
  const firstWidth = Math.min(widths.most, Math.max(widths.least, first + widths.padding))
  const columnCount = columns.length + (prices ? 4 : 3)
  return (
    <div className={styles.whole}>
      {shared.length > 0 && <SharedFacts facts={shared} place={facts} />}
      {/* Focusable: a keyboard scrolls it. */}
      <div ref={box} className={styles.box} tabIndex={0} role="group" aria-label={label}>
        <table
          className={styles.table}
          aria-rowcount={total + 1}
          onFocus={(event) => {
            noteFocus(event)
            keep(event)
          }}
        >
          <Columns first={firstWidth} columns={columns} withPrice={prices !== undefined} />
          <Head
            route={route}
            sortable={sortable}
            columns={columns}
            withPrice={prices !== undefined}
            onFilter={({ key }, isOpen) => setPinned(isOpen ? key : undefined)}
          />
          <tbody>
            {rowsIn(range, kept, total).map((entry) => {
              if ('gap' in entry)
                return <Gap key={`gap ${entry.from}`} {...entry} columns={columnCount} />
              const product = windows.at(entry.row)
              if (!product)
                return <ComingRow key={entry.row} row={entry.row} columns={columnCount} />
              return (
                <TableRow
                  key={product.id}
                  product={product}
                  row={entry.row}
                  columns={columns}
                  price={prices && priceOf(prices, product.id)}
                  isFavourite={favourites.includes(product.id)}
                  isCompared={compared.some(({ id }) => id === product.id)}
                  typed={typed}
                  navigate={navigate}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {windows.failed && <Failed retry={windows.retry} />}
    </div>
  )
}

const priceOf = (prices: NonNullable<ReturnType<typeof usePricesOfParts>>, id: number) =>
  prices.of(id) ?? (prices.isPending ? 'pending' : prices.failed ? 'failed' : 'none')

function Failed({ retry }: { retry: () => void }) {
  return (
    <p className={styles.failed} role="alert">
      {text('sizes.failed')}
      <Button small onClick={retry}>
        {text('catalogue.selection.again')}
      </Button>
    </p>
  )
}

/** Fixed widths: rows that arrive while one scrolls must not move the columns. */
function Columns({
  first,
  columns,
  withPrice,
}: {
  first: number
  columns: readonly TableColumn[]
  withPrice: boolean
}) {
  return (
    <colgroup>
      <col style={{ width: `min(${first}px, 42vw)` }} />
      {columns.map(({ key, width }) => (
        <col key={key} style={{ width }} />
      ))}
      {withPrice && <col style={{ width: widths.price }} />}
      <col style={{ width: widths.actions }} />
      <col style={{ width: widths.order }} />
    </colgroup>
  )
}

/** The head of the table; a column of a characteristic has its filter. */
function Head({
  route,
  sortable,
  columns,
  withPrice,
  onFilter,
}: {
  route: SelectionRoute
  sortable: boolean
  columns: readonly TableColumn[]
  withPrice: boolean
  onFilter: (column: TableColumn, isOpen: boolean) => void
}) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <ModelHead route={route} sortable={sortable} />
        {columns.map((column) => (
          <ColumnHead
            key={column.key}
            column={column}
            route={route}
            sortable={sortable}
            onFilter={(isOpen) => onFilter(column, isOpen)}
          />
        ))}
        {withPrice && (
          <th scope="col" className={styles.figure}>
            {text('sizes.price')}
          </th>
        )}
        <th scope="col" className={styles.actions}>
          {text('catalogue.selection.actions')}
        </th>
        <th scope="col" className={styles.order}>
          {text('catalogue.selection.quantity')}
        </th>
      </tr>
    </thead>
  )
}

function SharedFacts({
  facts,
  place,
}: {
  facts: readonly SharedFact[]
  place: RefObject<HTMLDivElement | null>
}) {
  return (
    <div ref={place} className={styles.shared} tabIndex={-1}>
      <span>{text('sizes.shared')}</span>
      <dl>
        {facts.map(({ code, name, value }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Gap({ gap, columns }: { gap: number; columns: number }) {
  return (
    <tr aria-hidden="true" className={styles.gap} style={{ height: gap * rowHeight }}>
      <td colSpan={columns} />
    </tr>
  )
}

function ComingRow({ row, columns }: { row: number; columns: number }) {
  return (
    <tr aria-rowindex={row + 2} aria-busy="true" className={styles.coming}>
      <th scope="row" className={styles.first}>
        <span className="visually-hidden">{text('common.loading')}</span>
      </th>
      <td colSpan={columns - 1} />
    </tr>
  )
}

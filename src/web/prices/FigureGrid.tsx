import { useMemo, useState, type ReactNode } from 'react'
import { gridDraft } from '../grid/grid-draft'
import { isChanged, needsLook, type GridColumn, type GridRow } from '../grid/grid-rows'
import { PagedGrid } from '../grid/PagedGrid'
import { rowsElsewhere } from '../grid/rows-elsewhere'
import { useGrid, type Shown } from '../grid/useGrid'
import { usePasteByKey } from '../grid/usePasteByKey'
import { useSaveGrid, type ChangedRows } from '../grid/useSaveGrid'
import { OfficePage } from '../screens/OfficePage'
import { usePageTitle } from '../ui/page-title'
import { columnFinder } from './figure-columns'

export interface Page<Row> {
  records: Row[]
  total: number
  current: number
  size: number
}

/** A page of figures, with the stored state of the rows on other pages that have unsaved changes. */
export interface FigurePage<Row> extends Page<Row> {
  elsewhere: Row[]
}

interface Query {
  current?: number
  size?: number
  model?: string
  ids?: string
}

/** The figures that a grid edits: how they are read, shown as rows and stored. */
export interface Figures<Row extends { id: number }> {
  /** Name under which this tab keeps unsaved changes. */
  draft: string
  columns: readonly GridColumn[]
  /** Columns that make up the key of a row, the model first. */
  keys: readonly number[]
  /** Cells of a new row; absent where rows cannot be added or deleted. */
  fresh?: () => readonly string[]
  ask: (query: Query) => Promise<Page<Row>>
  rowOf: (record: Row) => GridRow
  /** Stores the changes, and answers the message. */
  store: (changed: ChangedRows, records: readonly Row[]) => Promise<string>
  /** The row of an entry of the request that `store` sends. */
  rowAt: (changed: ChangedRows, records: readonly Row[], index: number) => GridRow | undefined
}

export async function askFigures<Row extends { id: number }>(
  figures: Pick<Figures<Row>, 'ask' | 'draft' | 'columns'>,
  query: Query,
): Promise<FigurePage<Row>> {
  const { ask, draft, columns } = figures
  const page = await ask(query)
  const last = Math.max(1, Math.ceil(page.total / page.size))
  if (page.current > last) return askFigures(figures, { current: last })
  const others = async (ids: Query) => (await ask(ids)).records
  return {
    ...page,
    elsewhere: await rowsElsewhere(gridDraft(draft, columns), page.records, others),
  }
}

interface Props<Row extends { id: number }> {
  figures: Figures<Row>
  page: FigurePage<Row>
  title: string
  links: ReactNode
  /** The model to start at. */
  wanted: string | undefined
}

/** Edits prices or stock of many products in one grid. */
export function FigureGrid<Row extends { id: number }>(props: Props<Row>) {
  const { figures, page: begun, title, links, wanted } = props
  const { columns, keys, fresh, rowOf } = figures
  const [page, setPage] = useState(begun)
  const rowsOf = ({ records, elsewhere }: FigurePage<Row>) => [
    ...records.map(rowOf),
    ...elsewhere.map((record) => ({ ...rowOf(record), elsewhere: true })),
  ]
  const { current, size, total } = page
  const goesOn = current * size < total
  const grid = useGrid({
    name: figures.draft,
    columns,
    begin: () => rowsOf(begun),
    isShown,
    goesOn,
  })
  usePageTitle(title)
  const columnOf = useMemo(() => columnFinder(columns), [columns])
  const pasting = usePasteByKey({
    columns,
    grid,
    keys,
    columnOf,
    fresh,
    elsewhere: () => Promise.resolve([]),
  })

  async function refresh() {
    const now = await askFigures(figures, { current, size })
    setPage(now)
    return rowsOf(now)
  }
  const known = [...page.records, ...page.elsewhere]
  const save = useSaveGrid({
    columns,
    grid,
    async store(changed) {
      const message = await figures.store(changed, known)
      grid.forgetDraft()
      return { message, rows: await refresh() }
    },
    rowAt: (changed, [, index]) => figures.rowAt(changed, known, Number(index)),
    refresh,
  })

  return (
    <OfficePage title={title} links={links}>
      <PagedGrid
        label={title}
        columns={columns}
        grid={grid}
        choices={['all', 'changed', 'faulty']}
        page={{ current, size, total }}
        wanted={wanted}
        pasting={pasting}
        busy={save.isPending}
        fresh={fresh}
        onSave={() => save.mutate()}
        onDiscard={() => {
          grid.forgetDraft()
          void refresh().then(grid.setRows)
        }}
      />
    </OfficePage>
  )
}

const isShown = (row: GridRow, shown: Shown): boolean =>
  shown === 'faulty' ? needsLook(row) : shown !== 'changed' || isChanged(row)

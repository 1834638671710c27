import { faultOfCell } from '../../../domain/catalogue/model-cells'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, text } from '../../language/locale'
import {
  isCellChanged,
  isChanged,
  isNew,
  needsLook,
  storedRow,
  type GridColumn,
  type GridRow,
} from '../../grid/grid-rows'
import type { ClassModels } from './class-models'
import type { Shown } from '../../grid/useGrid'
import type { ChangedRows } from '../../grid/useSaveGrid'
import { itemAt } from '../../../domain/lists/items'

type Model = Schemas['ModelGrid']
type Column = Schemas['ModelGridColumn']

export function gridColumns({ columns }: Pick<Model, 'columns'>): GridColumn[] {
  return columns.map((column) => ({
    key: column.key,
    title: titleOf(column),
    width: widthOf(column),
    kind: kindOf(column),
    required: column.required,
    options: column.options,
    check(cell) {
      const fault = faultOfCell(column, cell)
      return fault && text(fault.reason, fault.params)
    },
  }))
}

function titleOf({ zh, en, unit }: Column): string {
  const title = inLanguage(zh, en)
  return unit && !title.includes(unit) ? `${title} (${unit})` : title
}

function kindOf({ kind, measured }: Column): GridColumn['kind'] {
  if (kind === 'yesNo') return 'yesNo'
  return kind === 'figure' || kind === 'whole' || measured ? 'number' : 'text'
}

function widthOf({ key, kind }: Column): number {
  if (kind === 'model') return 190
  if (key.startsWith('materialName')) return 200
  if (key.startsWith('description')) return 220
  return kind === 'value' || kind === 'info' ? 150 : 120
}

export const gridRows = ({ rows }: Pick<Model, 'rows'>): GridRow[] =>
  rows.map(({ id, version, cells }) => storedRow(id, version, cells))

/** The rows of a page, plus the rows of other pages with unsaved changes. */
export const pageRows = ({
  rows,
  elsewhere,
}: Pick<ClassModels, 'rows' | 'elsewhere'>): GridRow[] => [
  ...gridRows({ rows }),
  ...gridRows({ rows: elsewhere }).map((row) => ({ ...row, elsewhere: true })),
]

/** A filter predicate: true if a row belongs to the filtered view. */
export function belongs(columns: readonly GridColumn[]) {
  const place = (key: string) => columns.findIndex((column) => column.key === key)
  const [zh, en, shown] = [place('materialName'), place('materialNameEn'), place('published')]
  const pairs = (
    [
      ['materialName', 'materialNameEn'],
      ['unitName', 'unitNameEn'],
      ['genericName', 'genericNameEn'],
      ['description', 'descriptionEn'],
    ] as const
  ).map(([chinese, english]) => [place(chinese), place(english)] as const)
  const han = /\p{Script=Han}/u
  return (row: GridRow, which: Shown): boolean => {
    if (which === 'changed') return isChanged(row)
    if (which === 'faulty') return needsLook(row)
    if (which === 'missingZh') return !han.test(row.now[zh] ?? '')
    if (which === 'missingEn')
      return (
        row.now[en] === '' ||
        pairs.some(
          ([chinese, english]) => han.test(row.now[chinese] ?? '') && row.now[english] === '',
        )
      )
    return which === 'withdrawn' ? row.now[shown] === '0' : true
  }
}

/** The request body of changed rows. */
export function bodyOf(
  columns: readonly GridColumn[],
  { sent, removed }: ChangedRows,
): Schemas['ModelGridForm'] {
  const places = columns.flatMap((_, place) =>
    sent.some((row) => isCellChanged(row, place)) ? place : [],
  )
  return {
    columns: places.map((place) => itemAt(columns, place).key),
    rows: sent.map((row) => ({
      ...(row.id !== undefined && { id: row.id }),
      ...(row.version !== undefined && { version: row.version }),
      cells: places.map((place) => (isCellChanged(row, place) ? itemAt(row.now, place) : null)),
    })),
    removals: removed.flatMap(({ id, version }) =>
      id !== undefined && version !== undefined ? { id, version } : [],
    ),
  }
}

/** The rows after saving. The server answers the sent rows in the same order. */
export function savedRows(
  rows: readonly GridRow[],
  { sent }: Pick<ChangedRows, 'sent'>,
  answered: readonly GridRow[],
): GridRow[] {
  const order = [...sent.filter((row) => !isNew(row)), ...sent.filter(isNew)]
  const stored = new Map(order.map((row, place) => [row.key, answered[place]]))
  return rows.flatMap((row) => {
    if (row.removed || (isNew(row) && !stored.has(row.key))) return []
    const now = stored.get(row.key)
    return now ? { ...now, elsewhere: row.elsewhere === true } : row
  })
}

import { faultOfCell } from '../../../domain/catalogue/model-cells'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, text } from '../../language/locale'
import {
  isCellChanged,
  isChanged,
  isNew,
  storedRow,
  type GridColumn,
  type GridRow,
} from './grid-rows'
import type { ClassModels } from './class-models'
import type { Shown } from './useGrid'
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
    // Cells that somebody else has changed count as faulty too.
    if (which === 'faulty')
      return (
        [row.faults, row.theirs ?? {}].some((marks) => Object.keys(marks).length > 0) ||
        row.note !== undefined
      )
    if (which === 'missingZh') return !han.test(row.now[zh] ?? '')
    if (which === 'missingEn')
      return (
        row.now[en] === '' ||
        pairs.some(([one, other]) => han.test(row.now[one] ?? '') && row.now[other] === '')
      )
    return which === 'withdrawn' ? row.now[shown] === '0' : true
  }
}

/** The request body of a grid, with the rows that its entries belong to. */
export function formOf(columns: readonly GridColumn[], rows: readonly GridRow[]) {
  const sent = rows.filter((row) => isChanged(row) && !row.removed)
  const removed = rows.filter((row) => row.removed)
  const places = columns.flatMap((_, place) =>
    sent.some((row) => isCellChanged(row, place)) ? place : [],
  )
  const body: Schemas['ModelGridForm'] = {
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
  return { body, sent, removed }
}

/** The rows with the server's errors at their cells. */
export function withFaults(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { sent, removed }: Pick<ReturnType<typeof formOf>, 'sent' | 'removed'>,
  errors: readonly Schemas['InputError'][],
): GridRow[] {
  const faults = new Map<number, Record<number, string>>()
  const notes = new Map<number, string>()
  for (const { path, message } of errors) {
    const [list, index, ...key] = path.split('.')
    const row = (list === 'removals' ? removed : sent)[Number(index)]
    if (!row) continue
    const place = columns.findIndex((column) => column.key === key.join('.'))
    if (place < 0) notes.set(row.key, message)
    else faults.set(row.key, { ...faults.get(row.key), [place]: message })
  }
  return rows.map((row) => {
    const note = notes.get(row.key)
    const rowFaults = faults.get(row.key)
    if (note === undefined && !rowFaults) return row
    return { ...row, ...(note !== undefined && { note }), faults: { ...row.faults, ...rowFaults } }
  })
}

/** The rows after saving. The server answers the sent rows in the same order. */
export function savedRows(
  rows: readonly GridRow[],
  { sent }: Pick<ReturnType<typeof formOf>, 'sent'>,
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

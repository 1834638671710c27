import { entryIn } from '../../domain/lists/items'
import type { FieldSchema } from '../../domain/forms/field-schema'
import type { CellResult } from '../../domain/prices/sheet-cells'
import { sheetHeadings, type SheetColumn } from '../../domain/prices/sheet-columns'
import schemas from '../../generated/schemas.json'
import type { GridColumn } from '../grid/grid-rows'
import { language, text } from '../language/locale'

// Typed wider on purpose: the import's type is the literal content of one version of the generated file.
const types = schemas as unknown as Record<string, FieldSchema>

function fieldOf(type: string, name: string): FieldSchema {
  const field = types[type]?.properties?.[name] ?? {}
  const referred = field.$ref?.split('/').at(-1)
  return referred === undefined ? field : { ...entryIn(types, referred), ...field }
}

const headings = sheetHeadings(fieldOf)

interface Figure {
  key: SheetColumn
  width: number
  read: (cell: string) => CellResult<unknown>
  required?: boolean
  options?: readonly string[]
}

/** A column of figures; its cells are read as those of an imported sheet. */
export const figureColumn = ({ key, width, read, ...more }: Figure): GridColumn => ({
  ...more,
  key,
  title: headings.headingOf(key, language),
  width,
  kind: 'number',
  check(cell) {
    const result = read(cell)
    return 'fault' in result ? text(result.fault.reason, result.fault.values) : undefined
  },
})

const fine = () => undefined

export const modelColumn = (more: Partial<GridColumn>): GridColumn => ({
  key: 'model',
  title: headings.headingOf('model', language),
  width: 220,
  kind: 'text',
  check: fine,
  ...more,
})

/** A column for information, which nobody types in. */
export const shownColumn = (key: string, title: string, width: number): GridColumn => ({
  key,
  title,
  width,
  kind: 'text',
  readOnly: true,
  check: fine,
})

/** Finds the column that the heading of a sheet names; -1 if none. */
export const columnFinder =
  (columns: readonly GridColumn[]) =>
  (header: string): number => {
    const [named] = headings.placesIn([header]).keys()
    return columns.findIndex(({ key, title }) => key === named || title === header.trim())
  }

/** The value of a cell that its column has checked. */
export function valueOf<Value>(result: CellResult<Value>): Value | undefined {
  return 'value' in result ? result.value : undefined
}

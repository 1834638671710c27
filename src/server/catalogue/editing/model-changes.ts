import { CellRefusal } from '../../../domain/catalogue/import/cell-refusal'
import type { MaterialData } from '../../../domain/catalogue/material-data'
import { readModelCell, type ModelCell } from '../../../domain/catalogue/model-cells'
import type { ModelColumn } from '../../../domain/catalogue/model-columns'
import type { Schemas } from '../../../domain/schemas'
import type { Context } from '../../http/context'
import type { ModelRecord } from './model-saving.sql'
import type { StoredModel } from './models.sql'

type Fault = Schemas['InputError']

/** Cells of a grid row by column; contains only the cells that were sent. */
export type ReadRow = Map<ModelColumn, ModelCell>

/** Parses the cells of a row; an invalid cell becomes a fault. */
export function readRow(
  cells: (string | null)[],
  columns: ModelColumn[],
  { path, isNew, faults }: { path: string; isNew: boolean; faults: Fault[] },
  { text }: Pick<Context, 'text'>,
): ReadRow {
  const row: ReadRow = new Map()
  columns.forEach((column, place) => {
    const cell = cells[place] ?? null
    if (cell === null && !(isNew && column.required)) return
    try {
      row.set(column, readModelCell(column, cell ?? ''))
    } catch (error) {
      if (!(error instanceof CellRefusal)) throw error
      faults.push({ path: `${path}.${column.key}`, message: text(error.reason, error.params) })
    }
  })
  return row
}

export const freshModel: Omit<StoredModel, 'id' | 'version' | 'classId'> = {
  model: '',
  materialName: '',
  materialNameEn: '',
  minQuantity: 1,
  published: true,
  data: {},
}

/** The model after a grid row is applied, without values of characteristics. */
export function changedModel(before: typeof freshModel, row: ReadRow): ModelRecord {
  const { model, materialName, materialNameEn, minQuantity, published } = before
  const record = { model, materialName, materialNameEn, minQuantity, published }
  const data: MaterialData & Record<string, unknown> = { ...before.data }
  for (const [{ key, kind }, cell] of row) {
    if (kind === 'info') setInfo(data, key.slice(2), cell)
    else if (key === 'model' || key === 'materialName' || key === 'materialNameEn')
      record[key] = ('text' in cell && cell.text) || ''
    else if (key === 'minQuantity')
      record.minQuantity = ('number' in cell ? cell.number : null) ?? 1
    else if (key === 'published') record.published = !('yes' in cell) || cell.yes !== false
    else if (kind !== 'value') set(data, key, plainOf(cell))
  }
  if (data.netWeight !== undefined) data.weUnitName ??= 'kg'
  return { ...record, data }
}

function plainOf(cell: ModelCell): string | number | null {
  if ('text' in cell) return cell.text
  if ('number' in cell) return cell.number
  if ('yes' in cell) return cell.yes ? 1 : 0
  return null
}

/** A new figure loses the origin of the old one. */
function set(
  data: MaterialData & Record<string, unknown>,
  name: string,
  value: string | number | null,
) {
  if (value === null) delete data[name]
  else data[name] = value
  forgetOrigin(data, name)
}

export function forgetOrigin(data: MaterialData, name: string) {
  const { origins } = data
  if (!origins?.[name]) return
  const { [name]: gone, ...rest } = origins
  void gone
  data.origins = rest
}

function setInfo(data: MaterialData, field: string, cell: ModelCell) {
  const info = 'info' in cell ? cell.info : null
  const { [field]: before, ...rest } = data.baseInfo ?? {}
  const same = info !== null && before?.val === info.zh && (before.valEn ?? '') === info.en
  data.baseInfo = info
    ? {
        ...rest,
        [field]: same ? before : { val: info.zh, ...(info.en && { valEn: info.en }) },
      }
    : rest
}

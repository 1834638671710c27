import { kindOf } from '../../../domain/catalogue/characteristics'
import { baseInfoFields } from '../../../domain/catalogue/base-info'
import { cellOf } from '../../../domain/catalogue/bilingual'
import {
  firstColumns,
  infoColumn,
  lastColumns,
  valueColumn,
  type ModelColumn,
} from '../../../domain/catalogue/model-columns'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import { findCategory } from './categories.sql'
import type { ClassForm } from './classes.sql'
import { characteristicsOfClass, filledInfo, valuesOfModels, type StoredModel } from './models.sql'
import { itemAt } from '../../../domain/lists/items'

/** Columns of a class, and the ids behind the cells of its characteristics. */
export interface GridFrame {
  columns: ModelColumn[]
  /** Characteristic by column key. */
  characteristics: Map<string, { id: number; fieldCode: string; valueIds: Map<string, number> }>
  /** Column key and cell text by value id. */
  cells: Map<number, { key: string; text: string }>
}

export async function readFrame(
  database: Database,
  classId: number,
  { baseInfo = [] }: Pick<ClassForm, 'baseInfo'>,
): Promise<GridFrame> {
  const frame: GridFrame = { columns: [], characteristics: new Map(), cells: new Map() }
  const values: ModelColumn[] = []
  for (const characteristic of await characteristicsOfClass(database, classId)) {
    const { id, fieldCode, zh, en, unit, limited } = characteristic
    const kind = kindOf(fieldCode, characteristic.kind)
    // Numeric inputs stand for another characteristic's values and have none of their own.
    if (kind === 'aperture' || kind === 'grip') continue
    const options = characteristic.values.map(({ val, valEn }) => cellOf({ zh: val, en: valEn }))
    const measured = kind === 'figure'
    const column = valueColumn({ id, fieldCode, zh, en, unit, limited, measured, options })
    values.push(column)
    const valueIds = new Map(
      characteristic.values.map((value, place) => [itemAt(options, place), value.id]),
    )
    frame.characteristics.set(column.key, { id, fieldCode, valueIds })
    characteristic.values.forEach((value, place) =>
      frame.cells.set(value.id, { key: column.key, text: itemAt(options, place) }),
    )
  }
  const named = new Set([...baseInfo, ...(await filledInfo(database, classId))])
  const infos = baseInfoFields
    .filter(({ field }) => named.has(field))
    .flatMap(({ field }) => infoColumn(field) ?? [])
  frame.columns = [...firstColumns, ...values, ...infos, ...lastColumns]
  return frame
}

/** Models as rows of cells, in column order. */
export async function rowsOf(
  database: Database,
  frame: GridFrame,
  models: StoredModel[],
): Promise<Schemas['ModelGridRow'][]> {
  const held = new Map<number, Map<string, string[]>>()
  const ids = models.map(({ id }) => id)
  for (const { modelId, valueId } of await valuesOfModels(database, ids)) {
    const cell = frame.cells.get(valueId)
    if (!cell) continue
    const own = held.get(modelId) ?? new Map<string, string[]>()
    held.set(modelId, own)
    own.set(cell.key, [...(own.get(cell.key) ?? []), cell.text])
  }
  return models.map((model) => ({
    id: model.id,
    version: model.version,
    cells: frame.columns.map(
      (column) => held.get(model.id)?.get(column.key)?.join('; ') ?? textOf(model, column),
    ),
  }))
}

/** The answer: a class with some of its models. */
export async function gridOf(
  database: Database,
  productClass: ClassForm & { id: number },
  { frame, models }: { frame: GridFrame; models: StoredModel[] },
): Promise<Omit<Schemas['ModelGrid'], 'total' | 'current' | 'size'>> {
  const category = await findCategory(database, productClass.categoryId)
  return {
    classId: productClass.id,
    className: productClass.className,
    classNameEn: productClass.classNameEn,
    abbreviation: category?.abbreviation ?? '',
    published: productClass.published ?? true,
    standard: productClass.standard ?? '',
    columns: frame.columns,
    rows: await rowsOf(database, frame, models),
  }
}

function textOf(model: StoredModel, { key, kind }: ModelColumn): string {
  if (kind === 'info') {
    const info = model.data.baseInfo?.[key.slice(2)]
    return info ? cellOf({ zh: info.val, en: info.valEn ?? '' }) : ''
  }
  if (key === 'published') return model.published ? '1' : '0'
  if (key === 'isCalculate') return String(model.data.isCalculate ?? 0)
  const own: Partial<Record<string, string | number>> = {
    model: model.model,
    materialName: model.materialName,
    materialNameEn: model.materialNameEn,
    minQuantity: model.minQuantity,
  }
  // All other keys are field names of the product's data.
  const data: Record<string, unknown> = { ...model.data }
  const value = own[key] ?? data[key]
  return value === undefined ? '' : String(value)
}

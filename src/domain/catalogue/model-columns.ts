import type { Schemas } from '../schemas'
import { baseInfoFields } from './base-info'
import { hasSeveralValues } from './characteristics'
import { ownColumns } from './import/names'
import { itemAt } from '../lists/items'

export type ModelColumn = Schemas['ModelGridColumn']

const plain = { unit: '', required: false, limited: false, several: false, measured: false }

const titled = (own: keyof typeof ownColumns) => ({
  zh: itemAt(ownColumns[own], 0),
  en: itemAt(ownColumns[own], 1),
})

const text = (key: string, zh: string, en: string): ModelColumn => ({
  key,
  kind: 'text',
  zh,
  en,
  options: [],
  ...plain,
})

/** Columns that identify a model, before its characteristics. */
export const firstColumns: readonly ModelColumn[] = [
  { ...text('model', '型号规格', 'Model'), kind: 'model', required: true },
  { ...text('materialName', '中文名称', 'Chinese name'), required: true },
  text('materialNameEn', '英文名称', 'English name'),
]

/** Further columns, after the characteristics and base information. */
export const lastColumns: readonly ModelColumn[] = [
  {
    ...text('netWeight', titled('netWeight').zh, titled('netWeight').en),
    kind: 'figure',
    unit: 'kg',
  },
  { ...text('def8', titled('packing').zh, titled('packing').en), kind: 'figure' },
  { ...text('minQuantity', titled('minQuantity').zh, titled('minQuantity').en), kind: 'whole' },
  { ...text('inventory', titled('inventory').zh, titled('inventory').en), kind: 'whole' },
  text('unitName', '中文单位', 'Unit (Chinese)'),
  text('unitNameEn', '英文单位', 'Unit (English)'),
  text('genericName', '中文通用名', 'Common name (Chinese)'),
  text('genericNameEn', '英文通用名', 'Common name (English)'),
  text('description', '中文描述', 'Description (Chinese)'),
  text('descriptionEn', '英文描述', 'Description (English)'),
  { ...text('isCalculate', titled('calculable').zh, titled('calculable').en), kind: 'yesNo' },
  { ...text('published', '在商城显示', 'Shown in the shop'), kind: 'yesNo' },
]

/** The column of a characteristic. */
export const valueColumn = (
  characteristic: Pick<ModelColumn, 'zh' | 'en' | 'unit' | 'limited' | 'measured' | 'options'> & {
    id: number
    fieldCode: string
  },
): ModelColumn => {
  const { id, fieldCode, ...column } = characteristic
  return {
    key: `c${id}`,
    kind: 'value',
    required: false,
    several: hasSeveralValues(fieldCode),
    ...column,
  }
}

/** The column of a base information field; undefined if there is no such field. */
export function infoColumn(field: string): ModelColumn | undefined {
  const known = baseInfoFields.find((info) => info.field === field)
  if (!known) return undefined
  const { zh, en, unit } = known
  return { ...text(`b.${field}`, zh, en), kind: 'info', unit }
}

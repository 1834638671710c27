import { codes } from '../../../domain/catalogue/characteristic-codes'
import { mergedOrder } from '../../../domain/catalogue/comparison'
import type { Schemas } from '../../../domain/schemas'
import { formatCount, inLanguage, shownValue, text } from '../../language/locale'
import { figuresOf, type Origin } from '../product/base-info'
import { labelOf } from '../product/MeasureField'
import { itemAt } from '../../../domain/lists/items'

type Item = Schemas['ComparisonItem']

/** Rows of each product's price, stock and lead time, if the user sees them. */
export type FurtherRows = readonly { key: string; label: string; values: readonly string[] }[]

export interface ComparedCell {
  /** Empty if the product has no value. */
  value: string
  origin?: Origin | undefined
}

export interface ComparedRow {
  key: string
  label: string
  /** One cell per product, in the order of the products. */
  cells: ComparedCell[]
  /** True if all products have the same value. */
  isSame: boolean
  /** Free text, in which differences mean nothing, so none are marked. */
  isProse?: boolean
}

export interface RowGroup {
  key: 'general' | 'characteristics' | 'figures' | 'ordering'
  rows: ComparedRow[]
}

/** All data of the products, row by row, without rows that are empty for all of them. */
export function groupsOf(items: readonly Item[], ordering: FurtherRows = []): RowGroup[] {
  const groups: RowGroup[] = [
    { key: 'characteristics', rows: characteristicRows(items) },
    { key: 'figures', rows: figureRows(items, standardIsChosen(items)) },
    { key: 'ordering', rows: [...furtherRows(ordering), ...orderingRows(items, ordering)] },
    { key: 'general', rows: generalRows(items) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

export function withoutSame(groups: readonly RowGroup[]): RowGroup[] {
  return groups
    .map(({ key, rows }) => ({ key, rows: rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0)
}

function rowOf(key: string, label: string, cells: ComparedCell[]): ComparedRow[] {
  if (cells.every(({ value }) => value === '')) return []
  return [{ key, label, cells, isSame: cells.every(({ value }) => value === cells[0]?.value) }]
}

function generalRows(items: readonly Item[]): ComparedRow[] {
  const row = (key: 'class' | 'genericName' | 'description', valueOf: (item: Item) => string) =>
    rowOf(
      key,
      text(`catalogue.comparison.${key}`),
      items.map((item) => ({ value: valueOf(item) })),
    )
  return [
    ...row('class', ({ className, classNameEn }) => inLanguage(className, classNameEn)),
    ...row('genericName', ({ genericName = '' }) => genericName),
    ...row('description', ({ description = '' }) => description).map((prose) => ({
      ...prose,
      isProse: true,
    })),
  ]
}

/**
 * In the order of the first product's class; characteristics of other classes are merged in, each after its
 * predecessor there.
 */
function characteristicRows(items: readonly Item[]): ComparedRow[] {
  const lists = items.map(
    ({ characterList }) =>
      new Map(characterList.map((characteristic) => [characteristic.id, characteristic])),
  )
  return mergedOrder(lists.map((list) => [...list.keys()])).flatMap((id) => {
    const { fieldName, unit = '' } = itemAt(
      lists.flatMap((list) => list.get(id) ?? []),
      0,
    )
    const cells = lists.map((list) => ({ value: shownValue(list.get(id)?.fieldVal ?? '') }))
    return rowOf(`characteristic ${id}`, labelOf({ fieldName, unit }), cells)
  })
}

/** True if all products list their standard among their characteristics, so that a row of its own would repeat it. */
const standardIsChosen = (items: readonly Item[]) =>
  items.every(({ characterList }) =>
    characterList.some(({ fieldCode, fieldVal }) => fieldCode === codes.standard && fieldVal),
  )

function figureRows(items: readonly Item[], withoutStandard: boolean): ComparedRow[] {
  const lists = items.map(
    ({ baseInfo }) =>
      new Map(
        figuresOf(baseInfo)
          .filter(({ field }) => !(withoutStandard && field === 'standardNumber'))
          .map((figure) => [figure.field, figure]),
      ),
  )
  return mergedOrder(lists.map((list) => [...list.keys()])).flatMap((field) => {
    const { zh, en } = itemAt(
      lists.flatMap((list) => list.get(field) ?? []),
      0,
    )
    const cells = lists.map((list) => {
      const figure = list.get(field)
      return { value: figure?.value ?? '', origin: figure?.origin }
    })
    return rowOf(`figure ${field}`, inLanguage(zh, en), cells)
  })
}

const furtherRows = (rows: FurtherRows) =>
  rows.flatMap(({ key, label, values }) =>
    rowOf(
      key,
      label,
      values.map((value) => ({ value })),
    ),
  )

/** The catalogue's stock has no day; it is left out beside one that has. */
function orderingRows(items: readonly Item[], further: FurtherRows): ComparedRow[] {
  const row = (
    field: 'netWeight' | 'def8' | 'inventory' | 'minQuantity',
    valueOf: (item: Item) => { value: number | undefined; unit: string | undefined },
  ) =>
    rowOf(
      field,
      text(`catalogue.product.${field}`),
      items.map((item) => {
        const { value, unit = '' } = valueOf(item)
        if (value === undefined) return { value: '' }
        return { value: formatCount(value, unit), origin: item.origins?.[field] }
      }),
    )
  return [
    ...row('netWeight', ({ netWeight, weUnitName }) => ({ value: netWeight, unit: weUnitName })),
    ...row('def8', ({ def8, unitName }) => ({ value: def8, unit: unitName })),
    ...(further.length === 0
      ? row('inventory', ({ inventory, unitName }) => ({ value: inventory, unit: unitName }))
      : []),
    ...row('minQuantity', ({ minQuantity, unitName }) => ({
      value: Math.max(1, minQuantity),
      unit: unitName,
    })),
  ]
}

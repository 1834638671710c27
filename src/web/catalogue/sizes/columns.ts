import type { Schemas } from '../../../domain/schemas'
import { formatNumber, inLanguage, shownValue, text } from '../../language/locale'
import type { SelectionState } from '../selection/selection-state'

type Material = Schemas['Material']
type Characteristic = Schemas['Characteristic']

/** A column between the model and the quantity. */
export interface TableColumn {
  key: string
  name: string
  unit: string
  isFigure: boolean
  /** Pixels. */
  width: number
  /** Name by which the server orders the models. */
  orderBy?: string
  /** Values to filter by. */
  facet?: Characteristic
  /** Undefined: drawn by the table itself, such as prices. */
  textOf?: (product: Material) => string
}

/** A characteristic with the one value that all rows have. */
export interface SharedFact {
  code: string
  name: string
  value: string
}

interface Found {
  facets: readonly Characteristic[]
  total: number
  classCount: number
  /** The models on hand; the first ones where there are many. */
  records: readonly Material[]
}

/**
 * The characteristics of the models found as columns, and those that all of several rows share. `pinned` stays a column: its
 * filter is open.
 */
export function columnsOf(
  { facets, total, classCount, records }: Found,
  { choices }: Pick<SelectionState, 'choices'>,
  pinned: string | undefined,
): { shared: SharedFact[]; columns: TableColumn[] } {
  const shared: SharedFact[] = []
  const columns: TableColumn[] = classCount > 1 ? [classColumn(records)] : []
  for (const facet of facets) {
    const { fieldCode: code, fieldName: name, unit } = facet
    const values = presentValues(facet, choices[code])
    const [only] = values
    if (facet.isHidden === 1 || !only) continue
    if (classCount > 1 && !choices[code] && coverage(values) < total * leastCoverage) continue
    const isShared =
      total > 1 &&
      values.length === 1 &&
      only.count === total &&
      records.every((product) => valueOf(product, code) === only.val)
    if (isShared && code !== pinned)
      shared.push({ code, name, value: [shownValue(only.val), unit].filter(Boolean).join(' ') })
    else
      columns.push(
        valueColumn(
          facet,
          values.map(({ val }) => val),
        ),
      )
  }
  return { shared, columns: [...columns, ...figureColumns(records)] }
}

/** A characteristic that fewer models of several classes have is left out: its column would be almost empty. */
const leastCoverage = 1 / 3

const coverage = (values: readonly { count?: number }[]) =>
  values.reduce((sum, { count = 0 }) => sum + count, 0)

/** Values that rows may have: of a chosen characteristic only the chosen ones. */
function presentValues({ valueList }: Characteristic, chosen: readonly string[] | undefined) {
  return valueList.filter(({ val, count }) => count !== 0 && (!chosen || chosen.includes(val)))
}

export function valueOf({ characterList = [] }: Material, code: string): string {
  return characterList.find(({ fieldCode }) => fieldCode === code)?.fieldVal ?? ''
}

function valueColumn(facet: Characteristic, values: readonly string[]): TableColumn {
  const { fieldCode, fieldName, unit } = facet
  return {
    key: fieldCode,
    name: fieldName,
    unit,
    isFigure: values.every((value) => /^[\d.,\s–-]+$/.test(value)),
    width: widthOf(fieldName, values.map(shownValue)),
    orderBy: fieldCode,
    facet,
    textOf: (product) => shownValue(valueOf(product, fieldCode)),
  }
}

function classColumn(records: readonly Material[]): TableColumn {
  const textOf = ({ className, classNameEn }: Material) => inLanguage(className, classNameEn)
  const name = text('catalogue.selection.class')
  return {
    key: 'class',
    name,
    unit: '',
    isFigure: false,
    width: widthOf(name, records.map(textOf)),
    textOf,
  }
}

/** Figures outside the characteristics, as far as the models have them. */
function figureColumns(records: readonly Material[]): TableColumn[] {
  const [first] = records
  const weightUnit = first?.weUnitName ?? ''
  const figure = (
    key: 'edgeWidth' | 'netWeight' | 'inventory' | 'minQuantity',
    unit: string,
    textOf?: (product: Material) => string,
  ): TableColumn[] => {
    const name = text(`sizes.${key}`)
    const known = records.filter((product) => product[key] !== undefined)
    if (known.length === 0) return []
    return [
      {
        key,
        name,
        unit,
        isFigure: true,
        width: widthOf(
          name,
          known.map((product) => textOf?.(product) ?? '000,000'),
        ),
        ...(key !== 'edgeWidth' && { orderBy: key }),
        ...(textOf && { textOf }),
      },
    ]
  }
  return [
    ...figure('edgeWidth', 'mm', ({ edgeWidth = '' }) => edgeWidth),
    ...figure('netWeight', weightUnit, ({ netWeight, weUnitName = '' }) =>
      netWeight === undefined
        ? ''
        : formatNumber(netWeight) + (weUnitName === weightUnit ? '' : ` ${weUnitName}`),
    ),
    ...figure('inventory', ''),
    ...figure('minQuantity', '', ({ minQuantity }) => formatNumber(Math.max(1, minQuantity))),
  ]
}

const padding = 20
const headIcons = 34
/** A head is bold. */
const boldness = 1.15
const widest = 220

/** Width of a column in pixels by its widest text; a head may take two lines. */
function widthOf(name: string, texts: readonly string[]): number {
  const body = Math.max(0, ...texts.map(textWidth))
  const words = Math.max(textWidth(name) / 2, ...name.split(' ').map(textWidth))
  const head = words * boldness + headIcons
  return Math.round(Math.min(widest, Math.max(body, head)) + padding)
}

/** Width of a text of 14 px; Chinese signs are twice as wide. */
export function textWidth(words: string): number {
  let width = 0
  for (const sign of words) width += /[\u2e80-\uffef]/.test(sign) ? 14.5 : 7.6
  return width
}

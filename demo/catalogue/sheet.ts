import type { ImportTable } from '../../src/domain/catalogue/import/table'
import { columnList, type ColumnKey } from './columns'
import type { Cell, ClassOfParts, Part, Words } from './part'
import { exceptionsOf } from './exceptions'
import { inventoryOf, minQuantityOf, packagingOf, packingOf } from './stock'

/** A cell "中文 / English", or Chinese only. */
const bilingual = ({ zh, en }: Words) => (en === '' || en === zh ? zh : `${zh} / ${en}`)

function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  return 'value' in cell ? textOf(cell.value) : bilingual(cell)
}

const originOf = (cell: Cell | undefined, usually = '') =>
  typeof cell === 'object' && 'origin' in cell ? cell.origin : cell === undefined ? '' : usually

type Cells = Partial<Record<ColumnKey, Cell>>

/** Converts a part to its sales unit. */
function inLots(part: Part): Part {
  const { lot } = exceptionsOf(part.model)
  if (!lot) return part
  const { value, origin } = part.weight
  const weight = { value: Number((value * lot.pieces).toPrecision(3)), origin }
  return { ...part, weight, unit: lot.unit }
}

function cellsOf({ category, className }: ClassOfParts, listed: Part): Cells {
  const part = inLots(listed)
  const exceptions = exceptionsOf(part.model)
  const translated = (words: Words) => (exceptions.chineseOnly ? { zh: words.zh, en: '' } : words)
  const packing = exceptions.packing ?? String(packingOf(part))
  return {
    ...part.cells,
    category,
    classZh: className.zh,
    classEn: className.en,
    model: part.model,
    nameZh: part.name.zh,
    nameEn: part.name.en,
    commonName: part.commonName,
    netWeight: part.weight,
    packing,
    minQuantity: exceptions.minQuantity ?? minQuantityOf(part),
    unit: part.unit,
    inventory: exceptions.inventory ?? inventoryOf(part),
    calculable: part.calculable ? 1 : 0,
    pricePrecision: 2,
    replacements: (exceptions.replacements ?? part.replacements ?? []).join(';'),
    related: (part.related ?? []).join(';'),
    description: translated(part.about),
    description2: translated(packagingOf(part, Number(packing))),
    description3: translated(part.attention),
    ...(part.remark && { description4: translated(part.remark) }),
  }
}

/** Writes a class as a sheet of text cells, with the columns that its models fill in the usual order. */
export function sheetOf(sheet: ClassOfParts): ImportTable {
  const rows = sheet.parts.map((part) => cellsOf(sheet, part))
  const used = columnList.filter(([key]) => rows.some((cells) => textOf(cells[key]) !== ''))
  return {
    name: `${sheet.category} ${sheet.className.zh}`,
    header: used.flatMap(([, { header, origin }]) => (origin ? [header, origin] : [header])),
    rows: rows.map((cells) =>
      used.flatMap(([key, { origin, usually }]) =>
        origin ? [textOf(cells[key]), originOf(cells[key], usually)] : [textOf(cells[key])],
      ),
    ),
  }
}

import { type BaseInfoField, baseInfoFields } from '../base-info'
import { type Characteristic, characteristics } from '../characteristics'
import { withoutInvisible } from '../look-alikes'
import { withoutUnit } from '../units'
import { entriesIn } from '../../lists/objects'

/** The fields of a product other than base information and characteristics. */
export type OwnColumn =
  | 'category'
  | 'classZh'
  | 'classEn'
  | 'model'
  | 'nameZh'
  | 'nameEn'
  | 'netWeight'
  | 'packing'
  | 'minQuantity'
  | 'unit'
  | 'inventory'
  | 'replacements'
  | 'related'
  | 'description'
  | 'description2'
  | 'description3'
  | 'description4'
  | 'commonName'
  | 'calculable'
  | 'line'
  | 'note'

/** The names of each column; messages use the first two. */
export const ownColumns: Readonly<Record<OwnColumn, readonly string[]>> = {
  category: ['类别', 'Category'],
  classZh: ['产品类(中文)', 'Class (zh)', '产品类', '产品类名称', 'Class'],
  classEn: [
    '产品类(英文)',
    'Product class',
    'Class (en)',
    'Product class (en)',
    'Product class Class (en)',
    '产品类 Class (en)',
  ],
  model: ['型号规格', 'Model/Specification', '规格型号', '型号', 'Model', 'Model No.'],
  nameZh: [
    '材料名称(中文)',
    'Material name (zh)',
    '材料名称',
    '产品名称',
    'Name (zh)',
    '产品名称(中文)',
  ],
  nameEn: ['材料名称(英文)', 'Material name (en)', 'Material name', 'Name (en)', '产品名称(英文)'],
  netWeight: ['净重', 'Net weight'],
  packing: ['包装数量', 'Packing quantity', 'Packing'],
  minQuantity: ['最小起订量', 'Min. order quantity', 'Minimum order quantity', '起订量', 'MOQ'],
  unit: ['单位', 'Unit'],
  inventory: ['库存', 'Inventory', 'Stock'],
  replacements: ['替代型号', 'Replacement models'],
  related: ['相关型号', 'Related models'],
  description: ['描述', 'Description'],
  description2: ['描述2', 'Description 2'],
  description3: ['描述3', 'Description 3'],
  description4: ['描述4', 'Description 4'],
  commonName: ['通用名称', 'Common name'],
  calculable: ['可计算', 'Calculable'],
  // Only in lists of refused rows; ignored when the corrected list is imported.
  line: ['原行号', 'Line in the file'],
  note: ['导入提示', 'Import note'],
}

/** Units of the stored values. */
export const ownUnits: Readonly<Partial<Record<OwnColumn, string>>> = { netWeight: 'kg' }

/** The meaning of a column name; a standard number is both base information and a characteristic. */
export interface Meaning {
  own?: OwnColumn
  baseInfo?: BaseInfoField
  characteristic?: Characteristic
}

const meanings = new Map<string, Meaning>()
for (const [own, names] of entriesIn<OwnColumn, readonly string[]>(ownColumns)) {
  for (const name of names) meanings.set(folded(name), { own })
}
for (const baseInfo of baseInfoFields) {
  for (const name of [baseInfo.zh, baseInfo.en]) meanings.set(folded(name), { baseInfo })
}
for (const characteristic of characteristics) {
  for (const name of [characteristic.zh, characteristic.en, ...(characteristic.alsoNamed ?? [])]) {
    meanings.set(folded(name), { ...meanings.get(folded(name)), characteristic })
  }
}

/** Normalises a name: without case, spaces, punctuation, units and letter width. */
export function folded(name: string) {
  return withoutUnit(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** True if two names differ at most in upper and lower case, spaces and letter width. */
export const isSameSpelling = (name: string, other: string): boolean =>
  spellingOf(name) === spellingOf(other)

export const spellingOf = (name: string): string => visibleForm(name).toLowerCase()

/** A name as it is seen: without invisible characters, letter width, and spaces beside Chinese characters. */
export const visibleForm = (name: string): string =>
  withoutInvisible(name)
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')

/** The meaning of a header in either language or both. */
export function meaningOf(header: string): Meaning | undefined {
  for (const name of [header, ...namesIn(header)]) {
    const meaning = meanings.get(folded(name))
    if (meaning) return meaning
  }
}

/** The Chinese and English names in a header, without units: 对边宽度 (mm) / Width across flats (mm). */
export function namesIn(header: string): string[] {
  const plain = withoutUnit(header).trim()
  const [before = '', after, ...more] = plain.split(/(?<!\s)\s+[/|](?:\s+|$)/)
  const isChinese = (name: string) => /\p{Script=Han}/u.test(name)
  // If a slash separates the languages, the Chinese name may contain letters: 夹口K / Jaw K.
  if (after !== undefined && more.length === 0 && isChinese(before) && !isChinese(after))
    return after === '' ? [before] : [before, after]
  const words = plain.replace(/(\p{Script=Han})(?:\s*[/|])?\s*(?=[a-z])/giu, '$1 ').split(/\s+/)
  const first = words.findIndex(isChinese)
  const latin = words.findIndex(
    (text, index) => first >= 0 && index > first && /^[a-z]/i.test(text),
  )
  if (latin > 0) return [words.slice(0, latin).join(' '), words.slice(latin).join(' ')]
  const turned = plain.split(/(?<!\s)\s+[/|]\s+/)
  return turned.length === 2 ? turned.reverse() : [words.join(' ')]
}

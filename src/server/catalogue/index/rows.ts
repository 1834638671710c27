import type { FurtherJson } from '../further-fields'
import { shared } from './memory'
import { collectTexts, growing, type TextColumn } from './text-column'

/** Catalogue rows as stored: the input of the index. */
export interface CatalogueRows {
  version: number
  categories: CategoryRow[]
  classes: ClassRow[]
  characteristics: CharacteristicRow[]
  classCharacteristics: ClassCharacteristicRow[]
  values: ValueRow[]
  materials: MaterialColumns
  /** Pairs of model and value in any order, without duplicates. */
  materialValues: { materialIds: Int32Array; valueIds: Int32Array }
  /** Rows of `materials` that were read again; missing after a full read. */
  changed?: Uint32Array
}

export interface CategoryRow {
  id: number
  categoryType: number
  abbreviation: string
  abbreviationEn: string
  sort: number
}

export interface ClassRow {
  id: number
  categoryId: number
  className: string
  classNameEn: string
  classImgs: string[]
  sort: number
}

export interface CharacteristicRow {
  id: number
  fieldCode: string
  fieldName: string
  fieldNameEn: string
  unit: string
  sort: number
  /** Stored fields for facets and for cards. */
  further?: { facet: FurtherJson; card: FurtherJson }
}

export interface ClassCharacteristicRow {
  classId: number
  characteristicId: number
  sort: number
  isRequired: number
  isHidden: number
  isValLimited: number
}

export interface ValueRow {
  id: number
  characteristicId: number
  val: string
  valEn: string
  /** Number in the text, or both ends of a range; null for other texts. */
  numberFrom: number | null
  numberTo: number | null
  /** Position among manually ordered values if above 0. */
  sort?: number
}

/** A model, added while rows stream in. */
export interface MaterialRow {
  id: number
  classId: number
  model: string
  materialName: string
  materialNameEn: string
  genericName: string
  genericNameEn: string
  description: string
  descriptionEn: string
  unitName: string
  unitNameEn: string
  weUnitName: string
  netWeight: number | null
  /** Packing quantity. */
  def8: number | null
  inventory: number | null
  minQuantity: number
  isCalculate: number
  prodImgs: string[]
  /** Stored fields that no code knows. */
  further?: FurtherJson
  /** Milliseconds since 1970. */
  createdAt: number
  /** Reserved quantity. */
  sales: number
  /** Number of favourites. */
  collection: number
}

/** All models, one array per field, all of equal length. Missing numbers are NaN. */
export interface MaterialColumns {
  ids: Int32Array
  classIds: Int32Array
  minQuantity: Int32Array
  isCalculate: Uint8Array
  netWeight: Float64Array
  def8: Float64Array
  inventory: Float64Array
  createdAt: Float64Array
  sales: Int32Array
  collection: Int32Array
  model: TextColumn
  materialName: TextColumn
  materialNameEn: TextColumn
  genericName: TextColumn
  genericNameEn: TextColumn
  description: TextColumn
  descriptionEn: TextColumn
  unitName: TextColumn
  unitNameEn: TextColumn
  weUnitName: TextColumn
  /** Each a JSON array of strings. */
  prodImgs: TextColumn
  /** Each JSON that follows other fields of an object. */
  further: TextColumn
  furtherEn: TextColumn
}

const textFields = [
  'model',
  'materialName',
  'materialNameEn',
  'genericName',
  'genericNameEn',
  'description',
  'descriptionEn',
  'unitName',
  'unitNameEn',
  'weUnitName',
] as const

/** Collects models and values one by one in any order, without keeping objects. */
export function collectMaterials() {
  const int = () => growing(shared.ints)
  const float = () => growing(shared.floats)
  const whole = {
    ids: int(),
    classIds: int(),
    minQuantity: int(),
    sales: int(),
    collection: int(),
  }
  const isCalculate = growing(shared.bytes)
  const decimal = { netWeight: float(), def8: float(), inventory: float(), createdAt: float() }
  const texts = {
    model: collectTexts(),
    materialName: collectTexts(),
    materialNameEn: collectTexts(),
    genericName: collectTexts(),
    genericNameEn: collectTexts(),
    description: collectTexts(),
    descriptionEn: collectTexts(),
    unitName: collectTexts(),
    unitNameEn: collectTexts(),
    weUnitName: collectTexts(),
  }
  const prodImgs = collectTexts()
  const further = collectTexts()
  const furtherEn = collectTexts()
  const materialIds = int()
  const valueIds = int()

  return {
    addMaterial(row: MaterialRow) {
      whole.ids.add(row.id)
      whole.classIds.add(row.classId)
      whole.minQuantity.add(row.minQuantity)
      whole.sales.add(row.sales)
      whole.collection.add(row.collection)
      isCalculate.add(row.isCalculate)
      decimal.netWeight.add(row.netWeight ?? NaN)
      decimal.def8.add(row.def8 ?? NaN)
      decimal.inventory.add(row.inventory ?? NaN)
      decimal.createdAt.add(row.createdAt)
      for (const field of textFields) texts[field].add(row[field])
      prodImgs.addJson(JSON.stringify(row.prodImgs))
      further.addJson(row.further?.zh ?? '')
      furtherEn.addJson(row.further?.en ?? '')
    },
    addValue(materialId: number, valueId: number) {
      materialIds.add(materialId)
      valueIds.add(valueId)
    },
    finish(): Pick<CatalogueRows, 'materials' | 'materialValues'> {
      return {
        materials: {
          ids: whole.ids.finish(),
          classIds: whole.classIds.finish(),
          minQuantity: whole.minQuantity.finish(),
          sales: whole.sales.finish(),
          collection: whole.collection.finish(),
          isCalculate: isCalculate.finish(),
          netWeight: decimal.netWeight.finish(),
          def8: decimal.def8.finish(),
          inventory: decimal.inventory.finish(),
          createdAt: decimal.createdAt.finish(),
          model: texts.model.finish(),
          materialName: texts.materialName.finish(),
          materialNameEn: texts.materialNameEn.finish(),
          genericName: texts.genericName.finish(),
          genericNameEn: texts.genericNameEn.finish(),
          description: texts.description.finish(),
          descriptionEn: texts.descriptionEn.finish(),
          unitName: texts.unitName.finish(),
          unitNameEn: texts.unitNameEn.finish(),
          weUnitName: texts.weUnitName.finish(),
          prodImgs: prodImgs.finish(),
          further: further.finish(),
          furtherEn: furtherEn.finish(),
        },
        materialValues: { materialIds: materialIds.finish(), valueIds: valueIds.finish() },
      }
    },
  }
}

import { createHash } from 'node:crypto'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { furtherFields } from './further-fields'
import { translate } from '../../i18n/translate'
import { familyOf } from '../drawing/families'
import { isBolt } from '../drawing/joint'
import { filesOf, pictures } from './part-files'
import { shapeOrLack } from './part-shape'
import { spelled } from '../../domain/catalogue/material-data'
import { englishUnit } from '../../domain/catalogue/unit-names'
import type { ProductRow } from './products.sql'

/** A product as answered, in one language. */
export function materialOf(
  row: ProductRow,
  language: Language,
  isFavorite: 0 | 1 = 0,
): Schemas['Material'] {
  const { data } = row
  return {
    ...cardOf(row, language),
    isFavorite,
    description2: spelled(language, data.description2, data.description2En),
    description3: spelled(language, data.description3, data.description3En),
    description4: spelled(language, data.description4, data.description4En),
    ...filesOf(row, language, stampOf(row)),
    ...shapeFacts(row, language),
    ...(data.installVideos && { installVideos: data.installVideos }),
    origins: data.origins ?? {},
  }
}

/** Texts about missing files, or the joint that a bolt offers. */
function shapeFacts(row: ProductRow, language: Language) {
  const shape = shapeOrLack(row, language)
  if ('key' in shape) return { filesMissing: translate(language, shape.key, shape.details.values) }
  return isBolt(familyOf(shape)?.name ?? '') ? { hasJoint: true } : {}
}

/** Short form for lists. */
export function cardOf(row: ProductRow, language: Language): Schemas['Material'] {
  const { data } = row
  return {
    ...furtherFields('Material', data, language),
    id: row.id,
    materialName: spelled(language, row.materialName, row.materialNameEn),
    genericName: spelled(language, data.genericName, data.genericNameEn),
    model: row.model,
    description: spelled(language, data.description, data.descriptionEn),
    prodImgs: data.prodImgs ?? pictures(row),
    ...(data.inventory !== undefined && { inventory: data.inventory }),
    minQuantity: row.minQuantity,
    classId: row.classId,
    className: row.className,
    classNameEn: row.classNameEn,
    ...(data.netWeight !== undefined && { netWeight: data.netWeight }),
    weUnitName: data.weUnitName ?? 'kg',
    unitName: spelled(language, data.unitName, englishUnit(data.unitName, data.unitNameEn)),
    ...(data.def8 !== undefined && { def8: data.def8 }),
    categoryType: row.categoryType === 2 ? 2 : 1,
    isCalculate: data.isCalculate ?? 0,
    abbreviation: row.abbreviation,
    abbreviationEn: row.abbreviationEn,
    characterList: row.values
      .filter(({ isHidden }) => isHidden !== 1)
      .map(({ id, fieldCode, fieldName, fieldNameEn, unit, further, val, valEn }) => ({
        ...furtherFields('MaterialCharacteristic', further, language),
        id,
        fieldCode,
        fieldName: spelled(language, fieldName, fieldNameEn),
        unit,
        fieldVal: spelled(language, val, valEn),
        ...(data.origins?.[fieldCode] && { origin: data.origins[fieldCode] }),
      })),
  }
}

export function baseInfoOf(row: ProductRow, language: Language): Schemas['BaseInfo'] {
  const entries = Object.entries(row.data.baseInfo ?? {})
  return {
    ...Object.fromEntries(
      entries.map(([field, { val, valEn }]) => [field, spelled(language, val, valEn)]),
    ),
    origins: Object.fromEntries(
      entries.flatMap(([field, { origin }]) => (origin ? [[field, origin]] : [])),
    ),
  }
}

/** Increment it when drawings change, so that caches drop old ones. */
const drawingVersion = 4

/** Day of this version: equal data make equal files. */
export const drawingDate = '2026-11-27T00:00:00'

/** Cache key that changes with any input of the drawing, so that addresses can be cached for long. */
export function stampOf(row: ProductRow): string {
  const facts = [
    drawingVersion,
    row.model,
    row.className,
    row.values.map(({ fieldCode, val }) => [fieldCode, val]),
    row.data.baseInfo,
    row.data.netWeight,
    row.data.weUnitName,
  ]
  return createHash('sha1').update(JSON.stringify(facts)).digest('base64url').slice(0, 10)
}

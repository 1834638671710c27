import { shared } from './memory'
import { numberIn, numberingOf } from './numbering'
import type { CatalogueRows, MaterialColumns } from './rows'
import { withTexts, type TextColumn } from './text-column'
import { itemAt } from '../../../domain/lists/items'

type Models = Pick<CatalogueRows, 'materials' | 'materialValues'>

/**
 * Replaces models that were read again and appends new ones. The old arrays stay unchanged, and unchanged columns are
 * reused, because shared memory is freed late.
 */
export function withModels(before: Models, fresh: Models): Models & { changed: Uint32Array } {
  const known = numberingOf(before.materials.ids)
  let length = before.materials.ids.length
  const places = Uint32Array.from(fresh.materials.ids, (id) => {
    const place = numberIn(known, id)
    return place < 0 ? length++ : place
  })
  const put = <A extends Int32Array | Float64Array | Uint8Array>(
    make: (length: number) => A,
    of: (materials: MaterialColumns) => A,
  ): A => {
    const old = of(before.materials)
    const read = of(fresh.materials)
    if (length === old.length && places.every((row, at) => Object.is(old[row], read[at])))
      return old
    const into = make(length)
    into.set(old)
    read.forEach((figure, at) => (into[itemAt(places, at)] = figure))
    return into
  }
  const whole = (of: (materials: MaterialColumns) => Int32Array) => put(shared.ints, of)
  const decimal = (of: (materials: MaterialColumns) => Float64Array) => put(shared.floats, of)
  const text = (of: (materials: MaterialColumns) => TextColumn) =>
    withTexts(of(before.materials), of(fresh.materials), places, length)
  return {
    materials: {
      ids: whole(({ ids }) => ids),
      classIds: whole(({ classIds }) => classIds),
      minQuantity: whole(({ minQuantity }) => minQuantity),
      sales: whole(({ sales }) => sales),
      collection: whole(({ collection }) => collection),
      isCalculate: put(shared.bytes, ({ isCalculate }) => isCalculate),
      netWeight: decimal(({ netWeight }) => netWeight),
      def8: decimal(({ def8 }) => def8),
      inventory: decimal(({ inventory }) => inventory),
      createdAt: decimal(({ createdAt }) => createdAt),
      model: text(({ model }) => model),
      materialName: text(({ materialName }) => materialName),
      materialNameEn: text(({ materialNameEn }) => materialNameEn),
      genericName: text(({ genericName }) => genericName),
      genericNameEn: text(({ genericNameEn }) => genericNameEn),
      description: text(({ description }) => description),
      descriptionEn: text(({ descriptionEn }) => descriptionEn),
      unitName: text(({ unitName }) => unitName),
      unitNameEn: text(({ unitNameEn }) => unitNameEn),
      weUnitName: text(({ weUnitName }) => weUnitName),
      prodImgs: text(({ prodImgs }) => prodImgs),
      further: text(({ further }) => further),
      furtherEn: text(({ furtherEn }) => furtherEn),
    },
    materialValues: withPairs(before.materialValues, fresh),
    changed: places,
  }
}

/** True if the values of the re-read models are unchanged. */
function isSamePairs(
  before: Models['materialValues'],
  fresh: Models['materialValues'],
  isFresh: Set<number>,
): boolean {
  const valuesOf = new Map<number, Set<number>>()
  fresh.materialIds.forEach((id, at) => {
    const own = valuesOf.get(id) ?? new Set()
    valuesOf.set(id, own.add(itemAt(fresh.valueIds, at)))
  })
  let met = 0
  for (let at = 0; at < before.materialIds.length; at++) {
    const id = itemAt(before.materialIds, at)
    if (!isFresh.has(id)) continue
    if (!valuesOf.get(id)?.has(itemAt(before.valueIds, at))) return false
    met++
  }
  return met === fresh.materialIds.length
}

function withPairs(before: Models['materialValues'], { materials, materialValues }: Models) {
  const isFresh = new Set(materials.ids)
  if (isSamePairs(before, materialValues, isFresh)) return before
  const most = before.materialIds.length + materialValues.materialIds.length
  const materialIds = shared.ints(most)
  const valueIds = shared.ints(most)
  let length = 0
  for (let at = 0; at < before.materialIds.length; at++) {
    if (isFresh.has(itemAt(before.materialIds, at))) continue
    materialIds[length] = itemAt(before.materialIds, at)
    valueIds[length++] = itemAt(before.valueIds, at)
  }
  materialIds.set(materialValues.materialIds, length)
  valueIds.set(materialValues.valueIds, length)
  length += materialValues.materialIds.length
  return {
    materialIds: materialIds.subarray(0, length),
    valueIds: valueIds.subarray(0, length),
  }
}

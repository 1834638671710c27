import { shared } from './memory'
import { numberIn, numberingOf } from './numbering'
import type { CatalogueRows, MaterialColumns } from './rows'
import { withTexts, type TextColumn } from './text-column'

type Models = Pick<CatalogueRows, 'materials' | 'materialValues'>

/** The models with some of them read anew: known ones are replaced, others come last. What was there stays as it is. */
export function withModels(before: Models, fresh: Models): Models & { changed: Uint32Array } {
  const known = numberingOf(before.materials.ids)
  let length = before.materials.ids.length
  const places = Uint32Array.from(fresh.materials.ids, (id) => {
    const place = numberIn(known, id)
    return place < 0 ? length++ : place
  })
  const put = <A extends Int32Array | Float64Array | Uint8Array>(
    into: A,
    of: (materials: MaterialColumns) => A,
  ): A => {
    into.set(of(before.materials))
    of(fresh.materials).forEach((figure, at) => (into[places[at]!] = figure))
    return into
  }
  const whole = (of: (materials: MaterialColumns) => Int32Array) => put(shared.ints(length), of)
  const decimal = (of: (materials: MaterialColumns) => Float64Array) =>
    put(shared.floats(length), of)
  const text = (of: (materials: MaterialColumns) => TextColumn) =>
    withTexts(of(before.materials), of(fresh.materials), places, length)
  return {
    materials: {
      ids: whole(({ ids }) => ids),
      classIds: whole(({ classIds }) => classIds),
      minQuantity: whole(({ minQuantity }) => minQuantity),
      sales: whole(({ sales }) => sales),
      collection: whole(({ collection }) => collection),
      isCalculate: put(shared.bytes(length), ({ isCalculate }) => isCalculate),
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
    },
    materialValues: withPairs(before.materialValues, fresh),
    changed: places,
  }
}

function withPairs(before: Models['materialValues'], { materials, materialValues }: Models) {
  const isFresh = new Set(materials.ids)
  const most = before.materialIds.length + materialValues.materialIds.length
  const materialIds = shared.ints(most)
  const valueIds = shared.ints(most)
  let length = 0
  for (let at = 0; at < before.materialIds.length; at++) {
    if (isFresh.has(before.materialIds[at]!)) continue
    materialIds[length] = before.materialIds[at]!
    valueIds[length++] = before.valueIds[at]!
  }
  materialIds.set(materialValues.materialIds, length)
  valueIds.set(materialValues.valueIds, length)
  length += materialValues.materialIds.length
  return {
    materialIds: materialIds.subarray(0, length),
    valueIds: valueIds.subarray(0, length),
  }
}

import { type OwnColumn, folded, meaningOf, namesIn } from './import/names'
import type { ModelColumn } from './model-columns'

/** Columns of the grid whose names in a sheet differ from their titles. */
const ownKeys: Readonly<Partial<Record<OwnColumn, string>>> = {
  model: 'model',
  nameZh: 'materialName',
  nameEn: 'materialNameEn',
  netWeight: 'netWeight',
  packing: 'def8',
  minQuantity: 'minQuantity',
  unit: 'unitName',
  inventory: 'inventory',
  description: 'description',
  commonName: 'genericName',
  calculable: 'isCalculate',
}

/** Finds the index of the grid column that a pasted header names, as in the grid or in a sheet; -1 if none. */
export function columnFinder(columns: readonly ModelColumn[]): (header: string) => number {
  const places = new Map<string, number>()
  for (const [place, { key, zh, en }] of columns.entries()) {
    for (const name of [zh, en, key]) if (!places.has(folded(name))) places.set(folded(name), place)
  }
  const byKey = new Map(columns.map(({ key }, place) => [key, place]))
  return (header) => {
    for (const name of [header, ...namesIn(header)]) {
      const place = places.get(folded(name))
      if (folded(name) && place !== undefined) return place
    }
    const { own, baseInfo } = meaningOf(header) ?? {}
    const key = own ? ownKeys[own] : baseInfo && `b.${baseInfo.field}`
    return byKey.get(key ?? '') ?? -1
  }
}

import { countedUnit } from '../../src/domain/units/counted-unit'
import type { Part, Words } from './part'

/** Pieces per packing by weight of a piece (kg); typical of the trade. */
const packings: readonly [below: number, pieces: number][] = [
  [0.003, 5000],
  [0.01, 2000],
  [0.03, 1000],
  [0.075, 500],
  [0.2, 200],
  [0.5, 100],
  [1, 50],
  [2.5, 10],
  [7.5, 5],
]

export function packingOf({ singly, weight }: Part): number {
  if (singly) return 1
  return packings.find(([below]) => weight.value < below)?.[1] ?? 1
}

export const minQuantityOf = (part: Part): number => Math.max(1, packingOf(part) / 10)

/** A stable number for a text (FNV-1a hash). */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Fictional stock: whole packings; about one model in fifteen is sold out. */
export function inventoryOf(part: Part): number {
  const hash = numberFrom(part.model)
  return hash % 15 === 0 ? 0 : (1 + (hash % 37)) * packingOf(part)
}

/** Description of the packaging. */
export function packagingOf({ weight, unit, singly }: Part, packing: number): Words {
  if (singly && weight.value >= 7.5)
    return {
      zh: '单台木箱包装，内衬防潮袋。',
      en: 'Packed singly in a wooden case with a moisture barrier bag.',
    }
  if (singly || packing < 10)
    return {
      zh: '单件纸盒包装，附合格证。',
      en: 'Packed singly in a carton with its certificate.',
    }
  return {
    zh: `每箱 ${packing} ${unit.zh}，内衬防锈袋，箱外贴型号和批号标签。`,
    en: `${packing} ${countedUnit(packing, unit.en)} a carton in a rust-inhibiting bag; the label shows model and lot.`,
  }
}

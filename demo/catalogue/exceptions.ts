import type { Words } from './part'

/** Values of a model that differ from those of its class and weight. */
export interface Exceptions {
  inventory?: number
  minQuantity?: number
  packing?: string
  /** Sold in lots of this many pieces; weight, stock and packing refer to a lot. */
  lot?: { pieces: number; unit: Words }
  /** Descriptions without a translation. */
  chineseOnly?: boolean
  replacements?: readonly string[]
}

/** All models with the same thread and length that can replace the most common bolt. */
const alternatives = [
  'HB-M12x80-8.8-ZF',
  'HB-M12x80-10.9-ZF',
  'HB-M12x80-10.9-NI',
  'HS-M12x80-8.8-ZN',
  'HS-M12x80-10.9-ZF',
  'HS-M12x80-A2-70',
  'FB-M12x80-8.8-ZN',
  'FB-M12x80-10.9-ZF',
  'HV-M12x80-10.9-ZF',
  'SC-M12x80-8.8-ZN',
  'SC-M12x80-12.9-BK',
  'SC-M12x80-A2-70',
]

/** A few models with the irregularities of a real catalogue: gaps, unusual packings, sold-out stock. */
const exceptions: Readonly<Record<string, Exceptions>> = {
  'HB-M12x80-8.8-ZN': { inventory: 12400, replacements: alternatives },
  'RL1-127-16-R-ZN': { inventory: 8600 },
  'RL1-127-16-R-BK': { inventory: 0 },
  'HB-M36x200-10.9-NI': { minQuantity: 0 },
  'CP-24x100': { minQuantity: 0 },
  'NF-M8x1-8-ZN': { minQuantity: 500 },
  'RR-3x3-AL': {
    lot: { pieces: 1000, unit: { zh: '千件', en: 'thousand pcs' } },
    packing: '12.50',
    minQuantity: 1,
    inventory: 375,
  },
  'RL4-048-159-T': { chineseOnly: true },
  'DW-M30-BK': { chineseOnly: true },
  'SP-16x112': { chineseOnly: true },
}

export const exceptionsOf = (model: string): Exceptions => exceptions[model] ?? {}

/** For tests: exceptions of unknown models are typos. */
export const exceptionalModels = Object.keys(exceptions)

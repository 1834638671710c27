import type { NewCategory } from './import.sql'

const fasteners: readonly [zh: string, en: string][] = [
  ['环槽铆钉', 'Ring-groove rivets (lockbolts)'],
  ['螺栓', 'Bolts'],
  ['螺钉', 'Screws'],
  ['螺母', 'Nuts'],
  ['垫圈', 'Washers'],
  ['铆钉', 'Rivets'],
  ['销', 'Pins'],
]

const tools: readonly [zh: string, en: string][] = [
  ['铆接枪', 'Riveting guns'],
  ['液压泵站', 'Hydraulic pump stations'],
  ['附件', 'Accessories'],
]

/** The category tree that an empty catalogue begins with, in display order. Type 1 is fasteners, 2 tools. */
export const firstCategories: readonly NewCategory[] = [
  ...fasteners.map(([zh, en]) => ({
    categoryType: 1 as const,
    abbreviation: zh,
    abbreviationEn: en,
  })),
  ...tools.map(([zh, en]) => ({ categoryType: 2 as const, abbreviation: zh, abbreviationEn: en })),
].map((category, index) => ({ ...category, sort: index + 1 }))

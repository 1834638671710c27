/** A branch of the category tree; `type` 1 = fasteners, 2 = tools. */
export interface Category {
  type: 1 | 2
  zh: string
  en: string
  order: number
}

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

/** Category tree of the demo, in display order. */
export const categories: readonly Category[] = [
  ...fasteners.map(([zh, en]) => ({ type: 1 as const, zh, en })),
  ...tools.map(([zh, en]) => ({ type: 2 as const, zh, en })),
].map((category, index) => ({ ...category, order: index + 1 }))

/** Announced classes without models. */
export const emptyClasses: readonly { category: string; zh: string; en: string }[] = [
  { category: '销', zh: '弹性圆柱销', en: 'Spring-type straight pins' },
]

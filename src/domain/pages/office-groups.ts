/** The groups of the office's menu in their order; `office.group.` and the name is the key of a heading. */
export const officeGroupNames = [
  'work',
  'catalogue',
  'prices',
  'content',
  'service',
  'people',
  'operation',
] as const

export type OfficeGroup = (typeof officeGroupNames)[number]

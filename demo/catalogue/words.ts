import type { Words } from './part'

/** Surface finishes by their code in model numbers. Zinc flake follows ISO 10683. */
export const finishes = {
  ZN: { zh: '电镀锌', en: 'Zinc plated' },
  NI: { zh: '电镀锌镍', en: 'Zinc-nickel plated' },
  ZF: { zh: '锌铝涂层', en: 'Zinc flake coated' },
  HG: { zh: '热浸镀锌', en: 'Hot-dip galvanized' },
  BK: { zh: '发黑', en: 'Black oxide' },
  PL: { zh: '本色', en: 'Plain' },
} satisfies Record<string, Words>

export type Finish = keyof typeof finishes

export const heads = {
  R: { zh: '圆头', en: 'Round head' },
  T: { zh: '扁圆头', en: 'Truss head' },
  F: { zh: '90°沉头', en: '90° flush head' },
  B: { zh: '平头', en: 'Brazier head' },
} satisfies Record<string, Words>

export type Head = keyof typeof heads

export const materials = {
  carbon: { zh: '碳钢', en: 'Carbon steel' },
  stainless: { zh: '不锈钢', en: 'Stainless steel' },
  aluminium: { zh: '铝合金', en: 'Aluminium alloy' },
  2024: { zh: '2024 铝合金', en: 'Aluminium alloy 2024' },
  6061: { zh: '6061 铝合金', en: 'Aluminium alloy 6061' },
} satisfies Record<string, Words>

export type PinMaterial = `${keyof typeof materials}`

export const collarStyles = {
  S: { zh: '标准', en: 'Standard' },
  F: { zh: '法兰', en: 'Flanged' },
  L: { zh: '薄型', en: 'Low-profile' },
} satisfies Record<string, Words>

export type CollarStyle = keyof typeof collarStyles

export const tails = {
  breaking: { zh: '拉断式', en: 'Pintail breaks off' },
  short: { zh: '短尾式', en: 'Short tail stays' },
} satisfies Record<string, Words>

/** Words inside a sentence: "zinc plated", but "Aluminium alloy 2024" unchanged. */
export const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** Diameter in tenths of a millimetre, as in model codes: 12.7 is 127, 4.8 is 048. */
export const tenths = (millimetres: number) => String(Math.round(millimetres * 10)).padStart(3, '0')

import type { Schemas } from '../schemas'

/** The rules of Incoterms 2020. */
const incoterms: readonly string[] = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
]

export const isIncoterm = (code: string): code is Schemas['Incoterm'] => incoterms.includes(code)

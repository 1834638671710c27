import { toInner, unitOf, type Quantity, type UnitSystem } from './units'

/** Units that may stand behind a typed number besides those of the form, over the inner unit. */
const known: Partial<Record<Quantity, Record<string, number>>> = {
  length: { mm: 1, cm: 10, m: 1000, in: 25.4, inch: 25.4, '"': 25.4 },
  force: { n: 1, kn: 1000, mn: 1e6, lbf: 4.4482216152605, kip: 4448.2216152605 },
  torque: {
    nm: 1,
    'n·m': 1,
    knm: 1000,
    'lbf·ft': 1.3558179483314,
    lbfft: 1.3558179483314,
    'lbf·in': 0.1129848290276,
    lbfin: 0.1129848290276,
  },
  stress: {
    mpa: 1,
    gpa: 1000,
    'n/mm²': 1,
    'n/mm2': 1,
    ksi: 6.894757293168,
    psi: 0.006894757293168,
  },
  pressure: { mpa: 1, bar: 0.1, ksi: 6.894757293168, psi: 0.006894757293168 },
  modulus: { gpa: 1, mpa: 0.001, mpsi: 6.894757293168 },
  area: { mm2: 1, 'mm²': 1, cm2: 100, 'cm²': 100, in2: 645.16, 'in²': 645.16 },
  micro: { µm: 1, um: 1, mm: 1000 },
  share: { '%': 0.01 },
  angle: { '°': 1 },
}

export type Typed = { value: number } | { empty: true } | { notANumber: true }

/**
 * The inner value of what somebody typed: full-width figures, a decimal comma, blanks, a thousands blank and a unit
 * behind the number are understood; nothing else is guessed at. Without a unit the unit of the form counts.
 */
export function readTyped(typed: string, quantity: Quantity, system: UnitSystem): Typed {
  // NFKC also makes the micro sign a Greek mu; both spellings are looked up.
  const text = typed.normalize('NFKC').replaceAll('μ', 'µ').replaceAll('。', '.').trim()
  if (text === '') return { empty: true }
  const match = /^([+\-−]?)\s*(\d[\d\s]*(?:[.,]\d*)?|[.,]\d+)(?:e([+-]?\d{1,3}))?\s*(.*)$/i.exec(
    text,
  )
  if (!match) return { notANumber: true }
  const [, sign = '', figures = '', power = '0', unit = ''] = match
  const number = Number(`${figures.replace(/\s/g, '').replace(',', '.')}e${power}`)
  if (!Number.isFinite(number)) return { notANumber: true }
  const signed = sign === '-' || sign === '−' ? -number : number
  const written = unit.replace(/[\s*⋅∙.]/g, (at) => (at.trim() === '' ? '' : '·')).toLowerCase()
  if (written === '' || written === unitOf(quantity, system).toLowerCase())
    return { value: toInner(signed, quantity, system) }
  if (quantity === 'temperature' && /^°?[cf]$/.test(written))
    return { value: toInner(signed, quantity, written.endsWith('c') ? 'metric' : 'inch') }
  const factor = known[quantity]?.[written]
  return factor === undefined ? { notANumber: true } : { value: signed * factor }
}

/** The quantities of the calculation. Inside all is mm, N, N·m (torque), MPa, GPa (moduli), °C, K, 1e-6/K, µm. */
export type Quantity =
  | 'length'
  | 'area'
  | 'modulusOfSection'
  | 'force'
  | 'torque'
  | 'stress'
  | 'modulus'
  | 'temperature'
  | 'temperatureDifference'
  | 'expansion'
  | 'resilience'
  | 'micro'
  | 'share'
  | 'angle'
  | 'pressure'
  | 'number'

export const unitSystems = ['metric', 'inch'] as const

export type UnitSystem = (typeof unitSystems)[number]

/** How a quantity is written: its unit, the inner value of one such unit, what is added (temperatures), decimals. */
interface Unit {
  unit: string
  factor: number
  offset?: number
  /** Significant figures to show. */
  figures: number
  /** A fixed number of decimals instead. */
  decimals?: number
}

const inch = 25.4
const lbf = 4.4482216152605
const ksi = 6.894757293168

/** Exact factors: inch 25.4 mm, pound-force 4.4482216152605 N, lbf·ft 1.3558179483314 N·m, ksi 6.894757293168 MPa. */
const units: Record<UnitSystem, Record<Quantity, Unit>> = {
  metric: {
    length: { unit: 'mm', factor: 1, figures: 5 },
    area: { unit: 'mm²', factor: 1, figures: 4 },
    modulusOfSection: { unit: 'mm³', factor: 1, figures: 4 },
    force: { unit: 'kN', factor: 1000, figures: 4 },
    torque: { unit: 'N·m', factor: 1, figures: 4 },
    stress: { unit: 'MPa', factor: 1, figures: 5, decimals: 1 },
    modulus: { unit: 'GPa', factor: 1, figures: 4 },
    temperature: { unit: '°C', factor: 1, figures: 4 },
    temperatureDifference: { unit: 'K', factor: 1, figures: 4 },
    expansion: { unit: '10⁻⁶/K', factor: 1, figures: 4 },
    resilience: { unit: '10⁻⁶ mm/N', factor: 1e-6, figures: 4 },
    micro: { unit: 'µm', factor: 1, figures: 3 },
    share: { unit: '%', factor: 0.01, figures: 3 },
    angle: { unit: '°', factor: 1, figures: 4 },
    pressure: { unit: 'MPa', factor: 1, figures: 4 },
    number: { unit: '', factor: 1, figures: 4 },
  },
  inch: {
    length: { unit: 'in', factor: inch, figures: 5 },
    area: { unit: 'in²', factor: inch ** 2, figures: 4 },
    modulusOfSection: { unit: 'in³', factor: inch ** 3, figures: 4 },
    force: { unit: 'lbf', factor: lbf, figures: 4 },
    torque: { unit: 'lbf·ft', factor: 1.3558179483314, figures: 4 },
    stress: { unit: 'ksi', factor: ksi, figures: 4, decimals: 2 },
    modulus: { unit: 'Mpsi', factor: ksi, figures: 4 },
    temperature: { unit: '°F', factor: 1 / 1.8, offset: 32, figures: 4 },
    temperatureDifference: { unit: '°F', factor: 1 / 1.8, figures: 4 },
    expansion: { unit: '10⁻⁶/°F', factor: 1.8, figures: 4 },
    resilience: { unit: '10⁻⁹ in/lbf', factor: (1e-9 * inch) / lbf, figures: 4 },
    micro: { unit: '10⁻⁶ in', factor: inch / 1000, figures: 3 },
    share: { unit: '%', factor: 0.01, figures: 3 },
    angle: { unit: '°', factor: 1, figures: 4 },
    pressure: { unit: 'ksi', factor: ksi, figures: 4 },
    number: { unit: '', factor: 1, figures: 4 },
  },
}

export const unitOf = (quantity: Quantity, system: UnitSystem) => units[system][quantity].unit

/** From what is written in a unit system to the inner unit. */
export function toInner(value: number, quantity: Quantity, system: UnitSystem): number {
  const { factor, offset = 0 } = units[system][quantity]
  return (value - offset) * factor
}

/** From the inner unit to what is written. */
export function fromInner(value: number, quantity: Quantity, system: UnitSystem): number {
  const { factor, offset = 0 } = units[system][quantity]
  return value / factor + offset
}

/** A value as a field shows it: twelve figures, so that what was typed comes back after any switch of units. */
export function editable(value: number, quantity: Quantity, system: UnitSystem): string {
  return String(Number(fromInner(value, quantity, system).toPrecision(12)))
}

/** A bound with no more figures than anybody types, and never wider than it is. */
export function boundIn(
  value: number,
  end: 'least' | 'most',
  quantity: Quantity,
  system: UnitSystem,
): string {
  const written = fromInner(value, quantity, system)
  if (written === 0) return '0'
  const scale = 10 ** (5 - Math.floor(Math.log10(Math.abs(written))))
  // Removes rounding errors of the conversion.
  const scaled = Number((written * scale).toPrecision(12))
  return String((end === 'least' ? Math.ceil(scaled) : Math.floor(scaled)) / scale)
}

/** A value as a result shows it, rounded for reading; never to be computed with. */
export function shown(value: number, quantity: Quantity, system: UnitSystem): string {
  const { figures, decimals } = units[system][quantity]
  const written = fromInner(value, quantity, system)
  if (written === 0) return '0'
  if (decimals !== undefined && Math.abs(written) >= 1) return written.toFixed(decimals)
  const magnitude = Math.floor(Math.log10(Math.abs(written)))
  return written.toFixed(Math.min(12, Math.max(0, figures - 1 - magnitude)))
}

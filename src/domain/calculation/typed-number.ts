import { toInner, unitOf, unitSystems, type Quantity, type UnitSystem } from '../units/units'
import { itemAt } from '../lists/items'
import { chineseNumber } from './chinese-number'

/** Units that may stand behind a typed number besides those of the forms, over the inner unit; spelled as by `spelled`. */
const known: Partial<Record<Quantity, Record<string, number>>> = {
  length: {
    cm: 10,
    m: 1000,
    inch: 25.4,
    '"': 25.4,
    毫米: 1,
    厘米: 10,
    米: 1000,
    微米: 0.001,
    英寸: 25.4,
  },
  force: { n: 1, mn: 1e6, kip: 4448.2216152605, 牛: 1, 牛顿: 1, 千牛: 1000, 兆牛: 1e6 },
  torque: {
    牛米: 1,
    千牛米: 1000,
    knm: 1000,
    lbft: 1.3558179483314,
    ftlb: 1.3558179483314,
    ftlbf: 1.3558179483314,
    lbfin: 0.1129848290276,
    lbin: 0.1129848290276,
    inlb: 0.1129848290276,
    inlbf: 0.1129848290276,
  },
  stress: {
    兆帕: 1,
    吉帕: 1000,
    千帕: 0.001,
    gpa: 1000,
    'n/mm^2': 1,
    'kn/mm^2': 1000,
    psi: 0.006894757293168,
  },
  pressure: { 兆帕: 1, 千帕: 0.001, 巴: 0.1, 'n/mm^2': 1, bar: 0.1, psi: 0.006894757293168 },
  modulus: {
    吉帕: 1,
    兆帕: 0.001,
    mpa: 0.001,
    'n/mm^2': 0.001,
    'kn/mm^2': 1,
    ksi: 0.006894757293168,
  },
  expansion: { '/k': 1e6, '1/k': 1e6, '10^-6/°c': 1, '10^-6/度': 1 },
  area: { 'cm^2': 100, 平方毫米: 1, 平方厘米: 100 },
  micro: { um: 1, mm: 1000, 微米: 1, 毫米: 1000 },
  temperature: { 度: 1, 摄氏度: 1 },
  temperatureDifference: { 度: 1, 摄氏度: 1, '°c': 1, 开: 1 },
  angle: { 度: 1, deg: 1 },
  share: { 百分: 0.01 },
  number: { '%': 0.01, 百分: 0.01 },
}

/** `ambiguous` has the two spellings that may be meant, with the unit as typed. */
export type Typed =
  { value: number } | { empty: true } | { notANumber: true } | { ambiguous: [string, string] }

/** One comma before three last digits: a decimal comma to some and a thousands mark to others. A leading 0 is a decimal. */
const oneComma = /^([1-9]\d{0,2}),(\d{3})$/

/** Figures, blanks and marks as a keyboard has them: `m²` becomes `m^2`, so that it is no `m2` and `2³0` no 230. */
const plain = (typed: string) =>
  typed
    .replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, (power) => `^${power.normalize('NFKC')}`)
    // NFKC also makes the micro sign a Greek mu; both spellings are looked up.
    .normalize('NFKC')
    .replaceAll('μ', 'µ')
    .replaceAll('。', '.')
    .replaceAll('−', '-')
    .trim()
    // In Chinese the share stands before its figure.
    .replace(/^百分之(.*)$/, (_all, share: string) => `${chineseNumber(share) ?? share} 百分`)
    .trim()

/** One spelling of a unit: `N·m`, `N m` and `N*m` are nm, `ft-lb` is ftlb, `mm2` is mm^2. */
const spelled = (unit: string) =>
  plain(unit)
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/([a-z牛])[·*⋅∙.-](?=[a-z米])/g, '$1')
    .replace(/([a-z])([23])/g, '$1^$2')

/**
 * The inner value of what somebody typed: full-width figures, a decimal comma, blanks, a thousands blank and a unit
 * behind the number are understood; a comma that may mean thousands is asked about, and nothing is guessed at. Without a unit the unit of the form counts.
 */
export function readTyped(typed: string, quantity: Quantity, system: UnitSystem): Typed {
  const text = plain(typed)
  if (text === '') return { empty: true }
  // A unit may begin with a power of ten, which is no part of the number before it.
  const scaled = /(?<![\s·×x*⋅∙])[\s·×x*⋅∙]+(10\^-?\d.*)$/i.exec(text)
  const [power, before] = scaled ? [itemAt(scaled, 1), text.slice(0, scaled.index)] : ['', text]
  const match = /^([+-]?)\s*(\d[\d\s]*(?:[.,]\d*)?|[.,]\d+)(?:e([+-]?\d{1,3}))?/i.exec(before)
  if (!match) return { notANumber: true }
  const [all, sign = '', figures = '', exponent = '0'] = match
  const unit = before.slice(all.length).trimStart()
  const rest = text.slice(all.length)
  const number = Number(`${figures.replace(/\s/g, '').replace(',', '.')}e${exponent}`)
  if (!Number.isFinite(number)) return { notANumber: true }
  const signed = sign === '-' ? -number : number
  const written = spelled(unit + power)
  const factor = factorOf(written, quantity, system)
  if (factor === undefined) return { notANumber: true }
  const [, thousands, last] = oneComma.exec(figures) ?? []
  if (thousands !== undefined) {
    const end = `${match[3] === undefined ? '' : `e${exponent}`}${rest}`
    return { ambiguous: [`${sign}${thousands}.${last}${end}`, `${sign}${thousands}${last}${end}`] }
  }
  return { value: factor(signed) }
}

/** Turns a figure with this unit into the inner one; undefined for a unit of another quantity. */
function factorOf(
  written: string,
  quantity: Quantity,
  system: UnitSystem,
): ((value: number) => number) | undefined {
  if (written === '') return (value) => toInner(value, quantity, system)
  const others = unitSystems.filter((choice) => choice !== system)
  const form = [system, ...others].find((candidate) => {
    const usual = spelled(unitOf(quantity, candidate))
    return written === usual || (quantity === 'temperature' && `°${written}` === usual)
  })
  if (form) return (value) => toInner(value, quantity, form)
  const factor = known[quantity]?.[written]
  return factor === undefined ? undefined : (value) => value * factor
}

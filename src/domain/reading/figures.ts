/** A figure as a text writes it, with the unit behind it. */
export interface WrittenFigure {
  /**
   * All figures that the text may mean, as plain decimals with a point. "1.000" is 1 or 1000, "2,500" is 2.5 or 2500,
   * "20 500" is one figure or two.
   */
  values: string[]
  /** As written; empty if there is none. */
  unit: string
}

/** True if a point is the only mark; in a field with decimals it is not one of thousands: 1.234 kg. */
export function isPointed(text: string): boolean {
  const plain = text.normalize('NFKC')
  return plain.includes('.') && !plain.includes(',')
}

/** Spaces that hold the groups of one figure together; a plain space may also stand between two figures. */
const bindingSpace = /(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d{3})/g

const whole = /^([+-]?)([\d.,' ]*\d)(?:e([+-]?\d{1,3}))?(?:\s*([^\d\s.,'+-][^\d\s]{0,11}))?$/i

/** Reads a figure with any mark of decimals and thousands; undefined for a text that is no figure. */
export function readFigure(text: string): WrittenFigure | undefined {
  const plain = text.trim().replace(bindingSpace, "'").normalize('NFKC').trim()
  const match = whole.exec(plain.replace(/[’′]/g, "'").replace(/^−/, '-'))
  if (!match) return undefined
  const [, sign = '', digits = '', exponent, unit = ''] = match
  const values = exponent === undefined ? figuresIn(digits, unit) : decimalIn(digits)
  if (values.length === 0) return undefined
  const signed = sign === '-' ? '-' : ''
  return { values: values.map((value) => signed + shifted(value, Number(exponent ?? 0))), unit }
}

function figuresIn(digits: string, unit: string): string[] {
  if (digits.includes(' ')) return spacedIn(digits, unit)
  const [, mark = '', decimalMark, decimals] =
    /^\d{1,3}(?:([.,'])\d{3}(?:\1\d{3})*)(?:([.,])(\d+))?$/.exec(digits) ?? []
  if (mark === '' || mark === decimalMark) return decimalIn(digits)
  const thousands = digits.slice(0, digits.length - (decimals ? decimals.length + 1 : 0))
  const grouped = joined(thousands) + (decimals ? `.${decimals}` : '')
  // A group of thousands never starts with zero: 0.500 is a decimal.
  if (digits.startsWith('0')) return decimalIn(digits)
  return [...(mark === "'" ? [] : decimalIn(digits)), grouped]
}

/** 1 500 is one figure or two; 1 000 and 1 500 pcs are one, because neither 000 nor the unit is a second. */
function spacedIn(digits: string, unit: string): string[] {
  const [, groups = '', decimals = ''] = /^(\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/.exec(digits) ?? []
  if (groups === '') return []
  const parts = groups.split(' ')
  const figure = joined(groups) + (decimals && `.${decimals}`)
  const isOne =
    unit !== '' || decimals !== '' || parts.slice(1).some((part) => part.startsWith('0'))
  return isOne ? [figure] : [figure, ...parts]
}

/** A figure without marks of thousands, with either mark of decimals. */
function decimalIn(digits: string): string[] {
  return /^\d*(?:[.,]\d+)?$/.test(digits) ? [digits.replace(',', '.')] : []
}

const joined = (groups: string) => groups.replace(/[.,' ]/g, '')

/** The decimal with its point moved, without exponent and insignificant zeros. */
function shifted(decimal: string, places: number): string {
  const [before = '', after = ''] = decimal.split('.')
  const digits = before + after
  const point = before.length + places
  const padded = '0'.repeat(Math.max(0, 1 - point)) + digits.padEnd(point, '0')
  const at = Math.max(1, point)
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const fraction = padded.slice(at).replace(/(?<!0)0+$/, '')
  return fraction ? `${integer}.${fraction}` : integer
}

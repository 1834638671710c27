/** Significant digits that spreadsheets show and accept. */
const digitsShown = 15

/**
 * Numeric cell as a person would write it: shortest decimal form, no exponent. A workbook stores 12.7 times 3 as
 * 38.099999999999994; the sheet shows 38.1, and so does this.
 */
export function numberText(stored: string) {
  const text = stored.trim()
  if (/^-?\d+$/.test(text)) return text.replace(/^(-?)0+(?=\d)/, '$1')
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  return withoutExponent(String(Number(number.toPrecision(digitsShown))))
}

/**
 * True if a number, such as a code, has more digits than spreadsheet programs keep: they replace further digits by
 * zeros. Other programs write all of them.
 */
export function isRounded(stored: string): boolean {
  const text = stored.trim()
  if (Math.abs(Number(text)) < 10 ** digitsShown) return false
  return !/^-?\d+$/.test(text) || /^0*$/.test(text.replace('-', '').slice(digitsShown))
}

function withoutExponent(text: string) {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (exponent === undefined) return text
  const point = whole.length + Number(exponent)
  const digits = whole + fraction
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

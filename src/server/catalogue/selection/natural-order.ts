/** Ends every number in a key; smaller than a dot, so that 12 comes before 12.7. */
const end = '\u0001'

/**
 * A key by which texts sort naturally when compared as plain strings: numbers count as numbers (M8 before M10,
 * 12.7 after 12), letters regardless of case.
 */
export function naturalKey(text: string): string {
  return text.toLowerCase().replace(/(\d+)(\.\d+)?/g, (_, whole: string, fraction = '') => {
    const digits = whole.replace(/^0+(?=\d)/, '')
    // A number is led by how many digits it has, so that fewer digits come first.
    return String.fromCharCode(48 + Math.min(digits.length, 60)) + digits + fraction + end
  })
}

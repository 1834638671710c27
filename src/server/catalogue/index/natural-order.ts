/** Ends a number in a key; sorts before a dot, so that 12 comes before 12.7. */
const end = '\u0001'

/**
 * Creates keys that sort naturally as plain strings: numbers by value (M8 before M10, 12.7 after 12), letters
 * case-insensitively. Keys of repeated parts are cached.
 */
export function naturalKeys(): (text: string) => string {
  const known = new Map<string, string>()
  const mostKnown = 100_000
  return (text) => {
    let key = ''
    for (const part of text.split('-')) {
      let partKey = known.get(part)
      if (partKey === undefined) {
        partKey = `${keyOf(part)}-`
        if (known.size < mostKnown) known.set(part, partKey)
      }
      key += partKey
    }
    return key
  }
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/(\d+)(\.\d+)?/g, (_, whole: string, fraction = '') => {
    const digits = whole.replace(/^0+(?=\d)/, '')
    // Prefix with the number of digits, so that shorter numbers come first.
    return String.fromCharCode(48 + Math.min(digits.length, 60)) + digits + fraction + end
  })
}

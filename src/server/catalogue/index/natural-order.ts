/** Ends every number in a key; smaller than a dot, so that 12 comes before 12.7. */
const end = '\u0001'

/**
 * Makes keys by which texts sort naturally when compared as plain strings: numbers count as numbers (M8 before M10, 12.7
 * after 12), letters regardless of case. Model codes repeat their parts, so the keys of parts are remembered.
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
    // A number is led by how many digits it has, so that fewer digits come first.
    return String.fromCharCode(48 + Math.min(digits.length, 60)) + digits + fraction + end
  })
}

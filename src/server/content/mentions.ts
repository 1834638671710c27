/** A characteristic's value in the catalogue. */
export interface KnownValue {
  id: number
  val: string
  valEn: string
  /** True for the size that identifies a product: its diameter, or the diameter it fits. */
  isSize: boolean
}

export interface Mention {
  id: number
  /** How strongly the value suggests that the text is about its products. */
  weight: number
  /** An unambiguous size: products of other sizes are excluded. */
  named: boolean
}

/** A mention in the title counts as this many in the text. */
const titleWeight = 3
const weights = { size: 4, range: 2, word: 1 }

/** Finds values that a text mentions, in either language. */
export function mentionsIn(title: string, text: string, values: KnownValue[]): Mention[] {
  const [inTitle, inText] = [wordsOf(title), wordsOf(text)]
  return values.flatMap((value) => {
    const [first, second] = [mentionOf(value, inTitle), mentionOf(value, inText)]
    const matches = [first, second].filter((mention) => mention !== undefined)
    if (matches.length === 0) return []
    const weight = (first?.weight ?? 0) * titleWeight + (second?.weight ?? 0)
    return [{ id: value.id, weight, named: matches.some(({ named }) => named) }]
  })
}

interface Words {
  /** Lower case, with ranges in one notation. */
  all: string
  /** Without ranges: their ends are not sizes. */
  single: string
}

const number = String.raw`\d+(?:\.\d+)?`
const range = new RegExp(`(?<!\\d)(${number})(?: mm)?\\s*(?:to|至|到|[-–—~～])\\s*(${number})`, 'g')

function wordsOf(text: string): Words {
  const plain = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .toLowerCase()
    .replace(/(\d) ?(?:mm|毫米)/g, '$1 mm')
  return { all: plain.replace(range, '$1-$2'), single: plain.replace(range, ' ') }
}

function mentionOf(
  { val, valEn, isSize }: KnownValue,
  { all, single }: Words,
): Omit<Mention, 'id'> | undefined {
  if (isSize && /^\d+$/.test(val)) {
    if (has(single, `m${val}`)) return { weight: weights.size, named: true }
    return has(single, `${val} mm`) ? { weight: weights.word, named: false } : undefined
  }
  if (isSize) return has(single, `${val} mm`) ? { weight: weights.size, named: true } : undefined
  if (/^[\d.]+[-~][\d.]+$/.test(val))
    return has(all, val.replace('~', '-')) ? { weight: weights.range, named: false } : undefined
  // Other bare numbers are ambiguous.
  if (/^-?[\d.]*$/.test(val) && !propertyClass.test(val)) return undefined
  const isMentioned = [val, valEn].some((word) => word.length > 1 && has(all, word.toLowerCase()))
  return isMentioned ? { weight: weights.word, named: false } : undefined
}

const propertyClass = /^(?:4\.8|5\.[68]|8\.8|10\.9|12\.9)$/

/** Matches whole tokens: 8 mm is not in 28 mm, M1 is not in M10, but M20 is in M20x60. */
function has(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at)
    const after = text.slice(at + part.length, at + part.length + 2)
    if (!/(?:[a-z\d]|\d\.)$/.test(before) && !/^(?:[a-wyz\d]|\.\d)/.test(after)) return true
  }
  return false
}

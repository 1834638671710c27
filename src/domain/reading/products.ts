import type { Found, Kind } from './span'
import type { Words } from './vocabulary'

/** Gap within one name: nothing, spaces or a dash. */
const isClose = (text: string, before: Found, after: Found) =>
  /^[ -]{0,2}$/.test(text.slice(before.to, after.from))

const hasHead = ({ heads }: Words, { value }: Found) =>
  value.split(' ').some((part) => heads.has(part))

/**
 * Joins adjacent product words to one product. Of several nouns the last one counts: a lockbolt collar is a collar.
 * An unknown word in front of a noun is a feature that only a product with the same word has.
 */
export function joinedProducts(words: Words, text: string, spans: readonly Found[]): Found[] {
  const joined: Found[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isProduct = span.kind === 'product'
    if (!last || !isClose(text, last, span)) {
      joined.push(span)
    } else if (isProduct && last.kind === 'word') {
      const value = `?${last.value} ${span.value}`
      joined[joined.length - 1] = { ...span, from: last.from, value, confidence: 0.8 }
    } else if (isProduct && last.kind === 'product') {
      const isNoun = hasHead(words, span)
      const kept = last.value.split(' ').filter((part) => !isNoun || !words.heads.has(part))
      const value = [...new Set([...kept, ...span.value.split(' ')])].join(' ')
      joined[joined.length - 1] = { ...last, to: span.to, value }
    } else joined.push(span)
  }
  return withoutAccessories(words, text, joined)
}

/** Kinds that describe an accessory, where the product has its own. */
const ofAccessory: readonly Kind[] = ['standard', 'thread', 'diameter', 'length', 'class']

/** Products that come with the one of the line, or that it is for, are not asked for: M16 bolt with nut, nut for bolt. */
function withoutAccessories(words: Words, text: string, spans: readonly Found[]): Found[] {
  const seen = new Set<Kind>()
  let named = false
  let isAccessory = false
  return spans.map((span, nth) => {
    if (/[,;\t|]/.test(text.slice(spans[nth - 1]?.to ?? span.from, span.from))) isAccessory = false
    if (span.kind === 'noise' && span.value === 'with') isAccessory = named
    const isSaid = seen.has(span.kind)
    seen.add(span.kind)
    if (isAccessory && isSaid && ofAccessory.includes(span.kind))
      return { ...span, kind: 'noise', value: 'accessory' }
    if (span.kind !== 'product' || !hasHead(words, span)) return span
    if (isAccessory) return { ...span, kind: 'noise', value: 'accessory' }
    const isFor =
      /^\s?用/.test(text.slice(span.to)) &&
      spans.slice(nth + 1).some((later) => later.kind === 'product' && hasHead(words, later))
    if (isFor) return { ...span, kind: 'noise', value: 'purpose' }
    named = true
    return span
  })
}

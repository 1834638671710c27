const replacement = '□'

/** What has no shape of its own: joiners, marks of direction, soft hyphens, chosen variants. */
const unseen = /^[\p{DI}\p{Cf}\s]$/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A text as a font can write it: what it has no shape for would vanish, so that a square stands there, one for what a reader
 * sees as one sign. Tells whether something was replaced.
 */
export function legible(
  text: string,
  hasGlyph: (letter: string) => boolean,
): { text: string; lacking: boolean } {
  if ([...text].every((letter) => /\s/.test(letter) || hasGlyph(letter))) {
    return { text: text.replace(/\p{DI}/gu, ''), lacking: false }
  }
  let lacking = false
  const signs = [...segmenter.segment(text)].map(({ segment }) => {
    const letters = [...segment].filter((letter) => /\s/.test(letter) || !unseen.test(letter))
    const known = letters.filter((letter) => /\s/.test(letter) || hasGlyph(letter))
    if (known.length === letters.length) return known.join('')
    lacking = true
    return known.join('') + replacement
  })
  return { text: signs.join(''), lacking }
}

const replacement = '□'

/** Invisible characters: joiners, direction marks, soft hyphens, variation selectors. */
const unseen = /^[\p{DI}\p{Cf}\s]$/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Replaces characters that no font contains by a square, one per visible character (grapheme). Also returns if
 * anything was replaced.
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

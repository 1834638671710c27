import { fold } from './folded'
import type { OwnWord } from './own-words'
import { addWord, isStart, wordAt, wordKey, type Words } from './vocabulary'

/** Synonyms may lead to other synonyms; a circle ends here. */
const mostRounds = 5

/**
 * Makes a function that puts the words of the catalogue in place of the synonyms of the office, for searches that
 * compare a keyword with names. A text without synonyms stays as it is.
 */
export function rewriting(own: readonly OwnWord[]): (text: string) => string {
  const synonyms: Pick<Words, 'root'> = { root: { next: new Map() } }
  for (const { kind, word, sameAs } of own)
    if (kind === 'synonym' && sameAs)
      addWord(synonyms, wordKey(word), { kind: 'word', value: sameAs })

  function once(text: string): string {
    const { text: folded, at: placeOf } = fold(text)
    let rest = ''
    let from = 0
    for (let at = 0; at < folded.length;) {
      const match = isStart(folded, at) ? wordAt(synonyms, folded, at) : undefined
      if (match) {
        rest += `${text.slice(placeOf(from), placeOf(at))} ${match.meaning.value} `
        from = match.to
      }
      at = match?.to ?? at + 1
    }
    return from === 0 ? text : (rest + text.slice(placeOf(from))).replace(/ +/g, ' ').trim()
  }

  return (text) => {
    let written = text
    for (let round = 0; round < mostRounds; round++) {
      const next = once(written)
      if (next === written) return written
      written = next
    }
    return written
  }
}

import { allShippedWords } from '../../../domain/reading/shipped-words'
import { wordKey } from '../../../domain/reading/vocabulary'
import type { Schemas } from '../../../domain/schemas'
import type { Handlers } from '../../http/handler'
import { sortedBy } from '../../records/in-memory-order'
import { listOwnWords } from './own-words.sql'

/** The words that come with the release. */
export const shippedWords = {
  async listShippedWords({ query: { keyword = '', kind, order, current, size } }, { database }) {
    const own = new Map(
      (await listOwnWords(database)).map((word) => [wordKey(word.word), word.kind]),
    )
    const sought = wordKey(keyword)
    const matches = allShippedWords.flatMap((shipped, place): Schemas['ShippedWord'][] => {
      const { word, means, degree } = shipped
      const texts = [word, means].map(wordKey)
      if (kind && shipped.kind !== kind) return []
      if (!texts.some((text) => text.includes(sought))) return []
      const change = own.get(wordKey(word))
      return [
        {
          id: place + 1,
          word,
          kind: shipped.kind,
          means,
          ...(degree && { degree }),
          own: change === undefined ? 'shipped' : change === 'removed' ? 'removed' : 'changed',
        },
      ]
    })
    const records = sortedBy(matches, order).slice((current - 1) * size, current * size)
    return { records, total: matches.length, current, size }
  },
} satisfies Partial<Handlers>

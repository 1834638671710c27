import type { Span } from '../../../domain/reading/span'
import { unexplainedWords } from '../../../domain/reading/unexplained'
import type { Schemas } from '../../../domain/schemas'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import type { CatalogueIndex } from '../index/catalogue-index'
import { countUnknown, dismissUnknown, pageUnknownWords } from './unknown-words.sql'

/** A line as it was read. */
export interface ReadLine {
  text: string
  spans: readonly Span[]
}

/** Words counted of one text or file, and those that are looked for in names. */
const mostOfText = 20
const mostLooked = 200

const namesOf = new WeakMap<CatalogueIndex, string>()

/** All names of classes and values of the catalogue in one text, in lower case. */
export function namesIn(index: CatalogueIndex): string {
  let names = namesOf.get(index)
  if (names === undefined) {
    const classes = index.classes.flatMap(({ className, classNameEn }) => [className, classNameEn])
    const values = index.values.flatMap(({ val, valEn }) => [val, valEn])
    names = [...classes, ...values].join('\n').toLowerCase()
    namesOf.set(index, names)
  }
  return names
}

/** Words that neither the vocabulary nor a name of the catalogue explains. */
export const unknownWords = {
  async listUnknownWords({ query }, { database }) {
    const { current, size } = query
    return { ...(await pageUnknownWords(database, query)), current, size }
  },

  async dismissUnknownWord({ params: { id } }, { database, audit }) {
    const word = await dismissUnknown(database, id)
    if (word === undefined) throw new Refusal('vocabulary.unknownGone')
    audit.note({ about: `unknown_word:${id}`, name: word })
    return null
  },
} satisfies Partial<Handlers>

export interface UnknownIn {
  /** The names of the catalogue, in lower case. */
  names: string
  place: Schemas['UnknownPlace']
}

/** Counts the words of lines that no name contains. Not awaited: the count must neither delay nor fail a call. */
export function noteUnknownWords(
  lines: readonly ReadLine[],
  { names, place }: UnknownIn,
  { autonomous, address, log }: Pick<Context, 'autonomous' | 'address' | 'log'>,
): void {
  const written = new Set(lines.flatMap(({ text, spans }) => unexplainedWords(text, spans)))
  const words = [...written].slice(0, mostLooked).filter((word) => !names.includes(word))
  if (words.length === 0) return
  countUnknown(autonomous, { words: words.slice(0, mostOfText), place, address }).catch(
    (error: unknown) => log.error(error),
  )
}

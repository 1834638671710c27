import { defaultWords, type Words } from '../../../domain/reading/vocabulary'
import type { CatalogueIndex } from './catalogue-index'

const known = new WeakMap<CatalogueIndex, CatalogueIndex>()
let edition = 0

/** The index with the words by which it reads searches; the same object for the same words, since caches hold for it. */
export function worded(index: CatalogueIndex, words: Words): CatalogueIndex {
  if (words === defaultWords) return index
  const before = known.get(index)
  if (before?.words === words) return before
  const made = { ...index, words, edition: ++edition }
  known.set(index, made)
  return made
}

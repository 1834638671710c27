import { diffWordsWithSpace } from 'diff'
import { isInBoth } from '../../../domain/content/languages'
import { choicesOf, titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import { languages, type Language } from '../../../domain/language/language'
import { entryIn } from '../../../domain/lists/items'

/** The texts of a content by their path. */
type Leaves = Map<string, string>

/** The words removed from and added to one field. */
export interface Difference {
  title: string
  parts: { text: string; kind: 'same' | 'added' | 'removed' }[]
}

interface Reading {
  language: Language
  languageName: (language: Language) => string
  /** Label of a choice whose choices are data. */
  labelOf: (field: string, value: unknown) => string | undefined
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Differences between two versions, in the order of the form, each language separately. */
export function differencesOf(
  schema: FieldSchema,
  before: unknown,
  after: unknown,
  reading: Reading,
): Difference[] {
  // The pair stays a pair, which `map` forgets.
  const [old, now] = [before, after].map((value) => leavesOf(schema, value, reading)) as [
    Leaves,
    Leaves,
  ]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((title) => {
    const [from, to] = [old.get(title) ?? '', now.get(title) ?? '']
    if (from === to) return []
    const changes = diffWordsWithSpace(from, to, { intlSegmenter: segmenter })
    const parts = changes.map(({ value, added, removed }) => ({
      text: value,
      kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    }))
    return [{ title, parts }]
  })
}

function leavesOf(schema: FieldSchema, value: unknown, reading: Reading): Leaves {
  const leaves: Leaves = new Map()
  walk(schema, value, [], '')
  return leaves

  function walk(field: FieldSchema, inner: unknown, way: string[], name: string): void {
    if (inner === undefined || inner === null) return
    if (Array.isArray(inner)) {
      const { items } = field
      if (!items?.properties)
        return leaf(way, inner.map((entry) => shown(field, name, entry)).join(', '))
      inner.forEach((entry, nth) => walk(items, entry, [...way, String(nth + 1)], name))
    } else if (typeof inner === 'object') {
      // Neither null nor a list, so its entries have names.
      const within = inner as Record<string, unknown>
      if (isInBoth(field))
        for (const code of languages)
          walk(
            entryIn(field.properties ?? {}, code),
            within[code],
            [...way, reading.languageName(code)],
            name,
          )
      else
        for (const [key, part] of Object.entries(field.properties ?? {}))
          walk(part, within[key], [...way, titleOf(part, key, reading.language)], key)
    } else leaf(way, shown(field, name, inner))
  }

  function leaf(way: string[], written: string): void {
    if (written !== '') leaves.set(way.join(' · '), written)
  }

  function shown(field: FieldSchema, name: string, inner: unknown): string {
    const label =
      reading.labelOf(name, inner) ??
      choicesOf(field, reading.language).find(({ value: choice }) => choice === inner)?.label
    const written = label ?? String(inner)
    return field['x-widget'] === 'rich-text' ? plainText(written) : written
  }
}

/** Plain text of HTML: one line per block; pictures and links by what they point to. */
export function plainText(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(`[${picture.alt || picture.getAttribute('src')}]`)
  for (const link of body.querySelectorAll('a'))
    link.append(` (${link.getAttribute('href') ?? ''})`)
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, tr, figcaption, blockquote'))
    block.append('\n')
  for (const cell of body.querySelectorAll('td, th')) cell.append(' | ')
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim()
}

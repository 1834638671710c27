import { useEffect, useState } from 'react'
import { commonFields } from '../../domain/calculation/joint/views'
import { itemAt } from '../../domain/lists/items'
import { draftOf } from '../forms/draft'
import { touchedRows } from './derived'
import { shifted } from './joint/store'
import { shiftOf } from './joint/sections'
import { askedOf, type Kind } from './kinds'
import { valueAt, withValueAt, type Values } from './paths-in'

/** Typed texts by the paths of their fields. */
export type Texts = Record<string, string>

/** A text that is no number, or may be two; its path is that of the joint. */
interface Question {
  page: Kind
  path: string
  written: string
}

const draft = (product: number) => draftOf<Question[]>(`calculation.questions.${product}`)

const has = (kind: Kind, path: string) =>
  kind === 'joint' || commonFields[kind].some((name) => name === itemAt(path.split('.'), 0))

/** True if a page shows the field: its own one, or one that both pages have of the joint. */
const isOn = (kind: Kind, { page, path }: Question) =>
  page === kind || (has(kind, path) && has(page, path))

/** True if a calculation with these values uses the field; a text in any other must not hold it up. */
export function isAskedAt(kind: Kind, values: Values, path: string): boolean {
  const holder = path.split('.').slice(0, -1).join('.')
  if (holder && typeof valueAt(values, holder) !== 'object') return false
  return valueAt(askedOf(kind, withValueAt(values, path, 1)), path) !== undefined
}

/**
 * The texts typed into the fields of a page. Texts in question are kept like the joint itself: a field whose text was
 * dropped would count as empty, and its joint might be judged without it.
 */
export function useTyped(
  kind: Kind,
  { product, sections, isQuestion }: TypedFields,
): {
  typed: Texts
  setTyped: (change: (now: Texts) => Texts) => void
  /** Questions of other pages. */
  elsewhere: Question[]
  forget: () => void
} {
  const shift = kind === 'stretching' ? shiftOf(sections) : 0
  const [kept] = useState(() => draft(product).read() ?? [])
  const [elsewhere, setElsewhere] = useState(() => kept.filter((question) => !isOn(kind, question)))
  const [typed, setTyped] = useState<Texts>(() =>
    Object.fromEntries(
      kept
        .filter((question) => isOn(kind, question))
        .map(({ path, written }) => [shifted(path, -shift), written]),
    ),
  )
  const questions = [
    ...elsewhere,
    ...Object.entries(typed)
      .filter(([path, written]) => isQuestion(path, written))
      .map(([path, written]): Question => ({ page: kind, path: shifted(path, shift), written })),
  ]
  const written = JSON.stringify(questions)
  useEffect(() => {
    const { read, write, clear } = draft(product)
    const next: Question[] = JSON.parse(written)
    if (next.length > 0) write(next)
    else if (read()) clear()
  }, [product, written])
  return { typed, setTyped, elsewhere, forget: () => setElsewhere([]) }
}

interface TypedFields {
  product: number
  /** Sections of the joint, of which the stretching page shows some. */
  sections: unknown
  isQuestion: (path: string, written: string) => boolean
}

/** A row that was taken out, or added as a copy. */
export type RowsChange = Parameters<typeof touchedRows>[2]

/** The texts after rows were taken out, copied or filled in; a row that has a value by then needs none. */
export function textsOfRows(
  texts: Texts,
  path: string,
  rows: unknown[],
  change?: RowsChange,
): Texts {
  const moved = (place: string) =>
    change
      ? [...touchedRows(new Set([place]), path, change)].filter((next) => next !== path)
      : [place]
  return Object.fromEntries(
    Object.entries(texts)
      .flatMap(([place, written]) => moved(place).map((next): [string, string] => [next, written]))
      .filter(
        ([place]) =>
          !place.startsWith(`${path}.`) || valueAt({ [path]: rows }, place) === undefined,
      ),
  )
}

/** The texts without that of a field. */
export const textsWithout = (texts: Texts, path: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([place]) => place !== path))

/** The texts without those of some fields and of their rows. */
export const textsWithoutNames = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([path]) => !names.includes(itemAt(path.split('.'), 0))),
  )

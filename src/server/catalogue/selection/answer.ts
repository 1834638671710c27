import { createHash } from 'node:crypto'
import type { Cache } from './cache'
import { cardOf } from './cards'
import type { CatalogueIndex } from './catalogue-index'
import { waysOut } from './dead-end'
import { facetLayout, writeFacets } from './facets'
import { pageOf } from './page'
import { isAscending, keyOf, narrowingOf, type Narrowing, type Question } from './question'
import { select, type Selected } from './select'
import { pieceOf, quoted, type Piece } from './text-column'

type Body = Pick<Answer, 'body' | 'total'>

export interface Answer {
  /** JSON in UTF-8 */
  body: Buffer
  etag: string
  /** of records */
  total: number
}

/**
 * The page of models that a question asks for: `{ records, total, current, size, characterList, classCount,
 * suggestions }`, joined from prepared pieces, which costs half of serialising objects.
 */
export function answerPage(index: CatalogueIndex, question: Question): Body {
  const narrowing = narrowingOf(index, question)
  const selected = select(index, narrowing)
  const records = pageOf(index, question, selected)
    .map((slot) => cardOf(index, slot, question.language))
    .join(',')
  return assembled(index, question, { records, total: selected.total, selected, narrowing })
}

/**
 * The page of product classes of which models are left, with how many. Classes that have no models at all are listed
 * as long as nothing is chosen or sought.
 */
export function answerClasses(index: CatalogueIndex, question: Question): Body {
  const narrowing = narrowingOf(index, question)
  const selected = select(index, narrowing)
  const open = narrowing.chosen.length === 0 && !narrowing.keyword
  const numbers: number[] = []
  for (let number = narrowing.classes.from; number < narrowing.classes.to; number++)
    if (open || selected.classTotals[number]! > 0) numbers.push(number)
  if (!isAscending({ ...question, orderColumn: 1 })) numbers.reverse()
  const skip = (question.current - 1) * question.size
  const records = numbers
    .slice(skip, skip + question.size)
    .map((number) => classRecord(index, number, selected))
    .join(',')
  return assembled(index, question, { records, total: numbers.length, selected, narrowing })
}

const answers = { models: answerPage, classes: answerClasses }

/** Answers from a cache of bodies, made with `createCache<Answer>(bytes)`, or makes the answer and keeps it there. */
export function answerFrom(
  cache: Cache<Answer>,
  list: keyof typeof answers,
  index: CatalogueIndex,
  question: Question,
): Answer {
  const key = `${list} ${keyOf(index, question)}`
  const known = cache.get(key)
  if (known) return known
  const { body, total } = answers[list](index, question)
  const made = { body, total, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
  cache.set(key, made, body.length + key.length + 200)
  return made
}

interface Content {
  records: Piece
  /** of records */
  total: number
  selected: Selected
  narrowing: Narrowing
}

function assembled(
  index: CatalogueIndex,
  question: Question,
  { records, total, selected, narrowing }: Content,
): Body {
  let classCount = 0
  for (const inClass of selected.classTotals) if (inClass > 0) classCount++
  // The ways out ask the index again, which would overwrite the counts of this question.
  const counts = selected.total > 0 ? selected.counts : selected.counts.slice()
  const ways = selected.total > 0 ? [] : waysOut(index, question)
  const layout = facetLayout(index, narrowing.classes, question.language)
  const before =
    `{"records":[${records}],"total":${total},"current":${question.current}` +
    `,"size":${question.size},"classCount":${classCount}` +
    `,"suggestions":${pieceOf(JSON.stringify(ways))},"characterList":`
  const body = Buffer.allocUnsafe(before.length + layout.json.length + 1)
  body.write(before, 0, 'latin1')
  writeFacets(layout, counts, body, before.length)
  body.write('}', body.length - 1, 'latin1')
  return { body, total }
}

function classRecord(index: CatalogueIndex, number: number, { classTotals }: Selected): Piece {
  const { id, className, classNameEn, classImgs } = index.classes[number]!
  const { categoryType, abbreviation, abbreviationEn } =
    index.categories[index.categoryOf[number]!]!
  return (
    `{"id":${id},"className":${quoted(className)},"classNameEn":${quoted(classNameEn)}` +
    `,"classImgs":${pieceOf(JSON.stringify(classImgs))},"abbreviation":${quoted(abbreviation)}` +
    `,"abbreviationEn":${quoted(abbreviationEn)},"categoryType":${categoryType}` +
    `,"count":${classTotals[number]}}`
  )
}

import type { Cache } from './cache'
import { cardOf } from './cards'
import type { CatalogueIndex } from './catalogue-index'
import { waysOut } from './dead-end'
import { facetLayout, writeFacets } from './facets'
import { pageOf } from './page'
import { isAscending, keyOf, narrowingOf, type Narrowing, type Question } from './question'
import { select, type Selected } from './select'
import { bufferOf, pieceOf, quoted, type Piece } from './text-column'

export interface Answer {
  /** JSON in UTF-8 */
  body: Buffer
  /** of records */
  total: number
}

/**
 * The page of models that a question asks for: `{ records, total, current, size, characterList, classCount,
 * suggestions }`, joined from prepared pieces, which costs half of serialising objects.
 */
export function answerPage(
  index: CatalogueIndex,
  question: Question,
  envelope: Envelope = none,
): Answer {
  const narrowing = narrowingOf(index, question)
  const selected = select(index, narrowing)
  const records = pageOf(index, question, selected).map((slot) =>
    cardOf(index, slot, question.language),
  )
  return assembled(index, question, {
    ...{ records, total: selected.total, selected, narrowing, envelope },
    classCount: selected.classTotals.reduce((sum, total) => sum + (total > 0 ? 1 : 0), 0),
  })
}

/**
 * The page of product classes of which models are left, with how many. Classes that have no models at all are listed
 * as long as nothing is chosen or sought.
 */
export function answerClasses(
  index: CatalogueIndex,
  question: Question,
  envelope: Envelope = none,
): Answer {
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
    .map((number) => bufferOf(classRecord(index, number, selected)))
  return assembled(index, question, {
    ...{ records, total: numbers.length, classCount: numbers.length },
    ...{ selected, narrowing, envelope },
  })
}

const answers = { models: answerPage, classes: answerClasses }

/**
 * Answers from a cache of bodies, made with `createCache<Answer>(bytes)`, or makes the answer and keeps it there. The
 * envelope goes by the language of the question alone.
 */
export function answerFrom(
  cache: Cache<Answer>,
  list: keyof typeof answers,
  index: CatalogueIndex,
  question: Question,
  envelope: () => Envelope = () => none,
): Answer {
  const key = `${list} ${keyOf(index, question)}`
  const known = cache.get(key)
  if (known) return known
  const made = answers[list](index, question, envelope())
  cache.set(key, made, made.body.length + key.length + 200)
  return made
}

/** What is written around the page, so that a whole answer is made in one piece. */
interface Envelope {
  before: string
  after: string
}

const none: Envelope = { before: '', after: '' }

interface Content {
  /** each the JSON of one */
  records: Buffer[]
  /** of records */
  total: number
  classCount: number
  selected: Selected
  narrowing: Narrowing
  envelope: Envelope
}

function assembled(
  index: CatalogueIndex,
  question: Question,
  { records, total, classCount, selected, narrowing, envelope }: Content,
): Answer {
  // The ways out ask the index again, which would overwrite the counts of this question.
  const counts = selected.total > 0 ? selected.counts : selected.counts.slice()
  const ways = selected.total > 0 ? [] : waysOut(index, question)
  const layout = facetLayout(index, narrowing.classes, question.language)
  const before = `${pieceOf(envelope.before)}{"records":[`
  const between =
    `],"total":${total},"current":${question.current}` +
    `,"size":${question.size},"classCount":${classCount}` +
    `,"suggestions":${pieceOf(JSON.stringify(ways))},"characterList":`
  const after = `}${pieceOf(envelope.after)}`
  const ofRecords = records.reduce((sum, { length }) => sum + length + 1, 0)
  const commas = Math.min(records.length, 1)
  const body = Buffer.allocUnsafe(
    before.length + ofRecords - commas + between.length + layout.json.length + after.length,
  )
  let at = body.write(before, 'latin1')
  records.forEach((record, nth) => {
    if (nth > 0) at += body.write(',', at)
    at += record.copy(body, at)
  })
  at += body.write(between, at, 'latin1')
  writeFacets(layout, counts, body, at)
  body.write(after, at + layout.json.length, 'latin1')
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

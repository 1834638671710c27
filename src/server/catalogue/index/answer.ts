import { unstored, type AnswerStore, type StoredAnswer } from './answer-store'
import { cardOf } from './cards'
import type { CatalogueIndex } from './catalogue-index'
import { waysOut } from './dead-end'
import { facetLayout, writeFacets } from './facets'
import { leftOutMeasures } from './left-out'
import { narrowingOf, type Narrowing } from './narrowing'
import { pageOf } from './page'
import { isAscending, keyOf, type Question } from './question'
import { select, type Selected } from './select'
import { bufferOf, pieceOf, quoted } from './text-column'
import { itemAt } from '../../../domain/lists/items'

/**
 * A page of models: `{ records, total, current, size, characterList, classCount, suggestions }`, joined from prepared
 * JSON fragments, which takes half the time of serialising objects.
 */
export function answerPage(
  index: CatalogueIndex,
  question: Question,
  { envelope = none, room = unstored }: Making = {},
): StoredAnswer {
  const narrowing = narrowingOf(index, question)
  const selected = select(index, narrowing)
  const records = pageOf(index, question, selected).map((slot) =>
    cardOf(index, slot, question.language),
  )
  return assembled(index, question, {
    records,
    total: selected.total,
    selected,
    narrowing,
    envelope,
    room,
    classCount: selected.classTotals.reduce((sum, total) => sum + (total > 0 ? 1 : 0), 0),
  })
}

/** With at most this many models found, the list of classes brings the models along. */
const mostOpened = 50

/**
 * A page of product classes with their number of matching models. Classes without models are listed only while
 * nothing is chosen or searched.
 */
export function answerClasses(
  index: CatalogueIndex,
  question: Question,
  { envelope = none, room = unstored }: Making = {},
): StoredAnswer {
  const narrowing = narrowingOf(index, question)
  const selected = select(index, narrowing)
  const open = narrowing.chosen.length === 0 && !narrowing.keyword
  const numbers: number[] = []
  for (let number = narrowing.classes.from; number < narrowing.classes.to; number++)
    if (open || itemAt(selected.classTotals, number) > 0) numbers.push(number)
  if (!isAscending({ ...question, orderColumn: 1 })) numbers.reverse()
  const skip = (question.current - 1) * question.size
  const records = numbers
    .slice(skip, skip + question.size)
    .map((number) => classRecord(index, number, selected))
  const isOpened = selected.total > 0 && selected.total <= mostOpened && isNarrowed(question)
  const whole = { ...question, orderColumn: 1 as const, current: 1, size: mostOpened }
  const models = isOpened
    ? pageOf(index, whole, selected).map((slot) => cardOf(index, slot, question.language))
    : []
  return assembled(index, question, {
    records,
    models,
    total: numbers.length,
    classCount: numbers.length,
    selected,
    narrowing,
    envelope,
    room,
  })
}

/** True if anything narrows the shop. */
const isNarrowed = ({ selections, keyword, categoryType, abbreviation, classId }: Question) =>
  selections.length > 0 || [keyword, categoryType, abbreviation, classId].some(Boolean)

const answers = { models: answerPage, classes: answerClasses }

/** Returns the cached answer or creates it. The envelope depends only on the language. */
export function answerFrom(
  store: AnswerStore,
  list: keyof typeof answers,
  index: CatalogueIndex,
  question: Question,
  envelope: Envelope = none,
): StoredAnswer {
  const key = `${list} ${keyOf(index, question)}`
  const room = (total: number, length: number) => store.add(key, total, length)
  return store.get(key) ?? answers[list](index, question, { envelope, room })
}

interface Making {
  envelope?: Envelope
  /** Provides the buffer for the answer. */
  room?: (total: number, length: number) => StoredAnswer
}

/** JSON around the page, so that the whole answer is written at once. */
interface Envelope {
  before: string
  after: string
}

const none: Envelope = { before: '', after: '' }

interface Content {
  /** JSON of each record. */
  records: Uint8Array[]
  /** Beside classes: cards of all models found, none if they are too many. */
  models?: Uint8Array[]
  /** Number of records. */
  total: number
  classCount: number
  selected: Selected
  narrowing: Narrowing
  envelope: Envelope
  room: NonNullable<Making['room']>
}

function assembled(
  index: CatalogueIndex,
  question: Question,
  { records, models: opened, total, classCount, selected, narrowing, envelope, room }: Content,
): StoredAnswer {
  const isOfClasses = opened !== undefined
  const models = opened ?? []
  // Computing suggestions queries the index again, which overwrites these counts.
  const counts = selected.total > 0 ? selected.counts : selected.counts.slice()
  const ways = selected.total > 0 ? [] : waysOut(index, question)
  const layout = facetLayout(index, narrowing.classes, question.language)
  const { sought, reading } = (selected.total > 0 && narrowing.keyword) || {}
  const leftOut =
    sought === undefined || !reading
      ? []
      : leftOutMeasures(index, reading, { language: question.language, counts })
  const ahead = `${pieceOf(envelope.before)}{"records":[`
  const between = models.length > 0 ? '],"models":[' : ''
  const before =
    `],"total":${total},"current":${question.current},"size":${question.size}` +
    `,"classCount":${classCount}${isOfClasses ? `,"modelCount":${selected.total}` : ''},"suggestions":${ways.length > 0 ? pieceOf(JSON.stringify(ways)) : '[]'}` +
    `${sought === undefined ? '' : `,"sought":${pieceOf(JSON.stringify(sought))}`}` +
    `${leftOut.length === 0 ? '' : `,"leftOut":${pieceOf(JSON.stringify(leftOut))}`},"characterList":`
  const after = `}${pieceOf(envelope.after)}`
  const length =
    ahead.length +
    lengthOf(records) +
    between.length +
    lengthOf(models) +
    before.length +
    layout.json.length +
    after.length
  const answer = room(total, length)
  const { body } = answer
  // Writes piece by piece, without joining them to one string first.
  let at = body.write(ahead, 0, 'latin1')
  at = writeList(records, body, at)
  at += body.write(between, at, 'latin1')
  at = writeList(models, body, at)
  at += body.write(before, at, 'latin1')
  writeFacets(layout, counts, body, at)
  body.write(after, at + layout.json.length, 'latin1')
  return answer
}

const comma = ','.charCodeAt(0)

/** Length of a list with its commas. */
function lengthOf(list: Uint8Array[]): number {
  return list.reduce((sum, { length }) => sum + length, Math.max(0, list.length - 1))
}

/** Writes a list with its commas; returns the position after it. */
function writeList(list: Uint8Array[], body: Buffer, start: number): number {
  let at = start
  for (const [nth, piece] of list.entries()) {
    if (nth > 0) body[at++] = comma
    body.set(piece, at)
    at += piece.length
  }
  return at
}

function classRecord(index: CatalogueIndex, number: number, { classTotals }: Selected): Buffer {
  const { id, className, classNameEn, classImgs } = itemAt(index.classes, number)
  const { categoryType, abbreviation, abbreviationEn } = itemAt(
    index.categories,
    itemAt(index.categoryOf, number),
  )
  return bufferOf(
    `{"id":${id},"className":${quoted(className)},"classNameEn":${quoted(classNameEn)}` +
      `,"classImgs":${pieceOf(JSON.stringify(classImgs))},"abbreviation":${quoted(abbreviation)}` +
      `,"abbreviationEn":${quoted(abbreviationEn)},"categoryType":${categoryType}` +
      `,"count":${classTotals[number]}}`,
  )
}

import { discounted } from '../../domain/money/money'
import { typedOfPrice, typedPrice } from '../../domain/money/typed-price'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { readNumber } from '../forms/read-number'
import { lineOf, type TypedAnswer, type TypedLine } from './answer-draft'

/** The columns that are typed, in their order. */
export const answerFields = [
  'unitPrice',
  'leadTimeDays',
  'alternative',
  'alternativePrice',
  'note',
] as const

export type AnswerField = (typeof answerFields)[number]

const isAmount = (amount: string) => /^(?=[0-9.]*[1-9])\d{1,12}(?:\.\d{1,6})?$/.test(amount)

/** The price of a field if it is an exact one. */
export function exactPrice(typed: string) {
  const price = typedPrice(typed)
  return price && isAmount(price.amount) ? price : undefined
}

/** The days of a field if they are an integer. */
export function exactDays(typed: string): number | undefined {
  const days = typed.trim() === '' ? undefined : readNumber(typed)
  return typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= 999
    ? days
    : undefined
}

type Order = Schemas['IntentionOrder']

/** The answer with some lines replaced. */
export function withLines(
  typed: TypedAnswer,
  changes: Iterable<readonly [id: number, line: Partial<TypedLine>]>,
): TypedAnswer {
  const lines = { ...typed.lines }
  for (const [id, line] of changes) lines[id] = { ...lineOf(typed, id), ...line }
  return { ...typed, lines }
}

/** Copies the value of a field to all lines below. */
export function filledDown(
  order: Order,
  typed: TypedAnswer,
  { row, field }: { row: number; field: AnswerField },
): TypedAnswer {
  const [source, ...below] = linesOf(order).slice(row)
  if (!source) return typed
  const value = lineOf(typed, source.id)[field]
  return withLines(
    typed,
    below.map(({ id }) => [id, { [field]: value }]),
  )
}

/** Cells of a spreadsheet, pasted from a field on; those that would leave the table are dropped. */
export function pasted(
  order: Order,
  typed: TypedAnswer,
  { row, field }: { row: number; field: AnswerField },
  text: string,
): TypedAnswer {
  const fields = answerFields.slice(answerFields.indexOf(field))
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const lines = linesOf(order).slice(row, row + rows.length)
  return withLines(
    typed,
    lines.map(({ id }, index) => {
      const cells = (rows[index] ?? '').split('\t').slice(0, fields.length)
      return [
        id,
        Object.fromEntries(cells.map((cell, place) => [fields[place] ?? field, cell.trim()])),
      ]
    }),
  )
}

/** True if a pasted text is a piece of a table and not the text of one field. */
export const isPieceOfTable = (text: string) => /[\t\n]/.test(text.trimEnd())

/** All exact prices lowered by per cent, those of alternatives too; undefined if that is no rate. */
export function withDiscount(
  order: Order,
  typed: TypedAnswer,
  typedPercent: string,
): TypedAnswer | undefined {
  const percent = typedPercent.normalize('NFKC').replace('%', '').trim()
  if (!/^\d{1,2}(?:\.\d{1,3})?$/.test(percent)) return undefined
  const lower = (typedText: string) => {
    const price = exactPrice(typedText)
    return price ? typedOfPrice(discounted(price, percent)) : typedText
  }
  return withLines(
    typed,
    linesOf(order).map(({ id }) => {
      const { unitPrice, alternativePrice } = lineOf(typed, id)
      return [id, { unitPrice: lower(unitPrice), alternativePrice: lower(alternativePrice) }]
    }),
  )
}

/** Terms of an earlier quotation, and its prices, lead times and notes for the same products. */
export function copiedFrom(typed: TypedAnswer, earlier: Schemas['EarlierQuotation']): TypedAnswer {
  const { currency, taxRate, incoterm, incotermPlace, paymentTerms, note } = earlier
  const head = {
    currency,
    taxRate: taxRate ?? typed.taxRate,
    incoterm: incoterm ?? '',
    incotermPlace: incotermPlace ?? '',
    paymentTerms: paymentTerms ?? '',
    note: note ?? typed.note,
  } as const
  return withLines(
    { ...typed, ...head },
    earlier.lines.map(({ lineId, unitPrice, leadTimeDays, note }) => [
      lineId,
      {
        ...(unitPrice && { unitPrice: typedOfPrice(unitPrice) }),
        ...(leadTimeDays !== undefined && { leadTimeDays: String(leadTimeDays) }),
        ...(note !== undefined && { note }),
      },
    ]),
  )
}

/** Prices that were left as proposed follow the proposal in another currency; typed ones stay. */
export function reproposed(
  order: Order,
  typed: TypedAnswer,
  before: Schemas['AnswerProposal'] | undefined,
  after: Schemas['AnswerProposal'],
): TypedAnswer {
  const priceIn = (proposal: Schemas['AnswerProposal'] | undefined, id: number) => {
    const price = proposal?.lines.find(({ lineId }) => lineId === id)?.unitPrice
    return price ? typedOfPrice(price) : ''
  }
  return withLines(
    typed,
    linesOf(order).flatMap(({ id }) => {
      const { unitPrice } = lineOf(typed, id)
      const isLeft = unitPrice.trim() === '' || unitPrice === priceIn(before, id)
      return isLeft ? [[id, { unitPrice: priceIn(after, id) }] as const] : []
    }),
  )
}

import type { Day } from '../days/day'
import type { Language } from '../language/language'
import type { Currency, Price } from '../money/money'
import type { Schemas } from '../schemas'
import type { Decision } from './acceptance'

/** The name of who acted, in both languages; in older rows only one. */
type StoredName = Record<Language, string> | string

/** A product that is offered or delivered instead; named as it was then. */
export interface QuotedAlternative {
  id: number
  model: string
  materialName: Schemas['Text']
  price?: Price
  amount?: string
}

export interface StoredQuestion {
  question: string
  askedAt: string
  askedBy: StoredName
}

/** A text of a kept template, which each reader gets in their own language. */
export type InBoth = Record<Language, string>

/** The texts of a quotation that can come from a template. */
export type QuotedText = 'note' | 'incotermPlace' | 'paymentTerms'

/** A picture or file of a quotation, with its name as it was then. */
export type QuotedFile = Pick<Schemas['RecordFile'], 'id' | 'name' | 'kind'>

/** A line in the snapshot of a quotation. */
export interface QuotedLine {
  counts: number
  leadTimeDays?: number
  /** Absent in quotations from before it was kept: the day of the answer and the lead time. */
  readyOn?: Day
  price?: Price
  /** A price that sales typed as text, and that could not be read exactly. */
  priceText?: string
  amount?: string
  note?: string
  alternative?: QuotedAlternative
  /** The question that this version replies to. */
  question?: StoredQuestion
  reply?: string
  /** Only in an amendment: the line as part of the order. */
  decision?: Decision
}

export type ChangedField = Schemas['QuotationChange']['field']

/** A value as the snapshot has it; its text depends on the reader's language. */
export type ChangedValue =
  string | number | boolean | QuotedFile[] | InBoth | (Price & { currency: Currency })

export interface RawChange {
  lineId?: number
  field: ChangedField
  before?: ChangedValue
  after?: ChangedValue
}

/** The snapshot of a quotation, besides its number, its currency and its time. */
export interface QuotationData {
  note: string
  answeredBy: StoredName
  validUntil: Day
  taxRate?: string
  subtotal?: string
  tax?: string
  incoterm?: Schemas['Incoterm']
  incotermPlace?: string
  paymentTerms?: string
  /** The texts that were taken from a template, in both languages; beside them stands what was typed. */
  texts?: Partial<Record<QuotedText, InBoth>>
  files?: QuotedFile[]
  /** Why a confirmed reservation was amended. */
  reason?: string
  lines: Record<string, QuotedLine>
  changes?: RawChange[]
}

/** A text of a quotation in the language of its reader; as it was typed if it came from no template. */
export const quotedText = (
  quotation: Pick<QuotationData, 'texts' | QuotedText>,
  name: QuotedText,
  language: Language,
): string | undefined => quotation.texts?.[name]?.[language] ?? quotation[name]

/** The text in both languages if it is that of one of the templates. */
export const templateOf = (
  typed: string | undefined,
  templates: readonly InBoth[],
): InBoth | undefined =>
  templates.find(({ zh, en }) => typed !== undefined && (typed === zh || typed === en))

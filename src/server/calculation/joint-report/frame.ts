import type { UnitSystem, Quantity } from '../../../domain/units/units'
import { editable, shown, unitOf } from '../../../domain/units/units'
import { reportSections, type ReportSection } from '../../../domain/calculation/documentation'
import type { Joint } from '../../../domain/calculation/joint/views'
import { labelOf, titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import { entryIn, fieldIn } from '../../../domain/lists/items'
import description from '../../../generated/openapi.json'
import type { TextKey } from '../../../generated/text-key'
import type { PdfBlock } from '../../pdf/document'
import type { JointReport } from '../reports.sql'

// The bundle's import type is the literal JSON of one build.
const schemas = description.components.schemas as unknown as Record<string, FieldSchema>

type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** Everything that the sections of a report are written from. */
export interface Frame {
  report: JointReport
  cover: Schemas['ReportCover']
  language: Language
  system: UnitSystem
  text: Text
  /** The time in words of the reader's zone. */
  time: (moment: Date) => string
}

export const schemaNamed = (name: string): FieldSchema => entryIn(schemas, name)

export const paragraph = (
  text: string,
  tone: 'normal' | 'muted' | 'strong' = 'normal',
): PdfBlock => ({ kind: 'paragraph', text, tone })

/** The number and the name of a section, as its heading and the list of items write it. */
export const sectionTitle = (section: ReportSection, text: Text): string =>
  `${reportSections.indexOf(section) + 1} ${text(`calculation.signed.section.${section}`)}`

export const headingOf = (section: ReportSection, text: Text): PdfBlock => ({
  kind: 'heading',
  text: sectionTitle(section, text),
})

/** A figure with its unit; a dash where it is not known, and 0 where only a difference of two figures is left. */
export function measured(
  value: number | undefined,
  quantity: Quantity,
  system: UnitSystem,
): string {
  if (value === undefined) return '–'
  const figure = quantity === 'force' && Math.abs(value) < 1e-3 ? 0 : value
  return `${shown(figure, quantity, system)} ${unitOf(quantity, system)}`.trim()
}

/** A dimension as it was entered, with its unit. */
export const entered = (value: number, quantity: Quantity, system: UnitSystem): string =>
  `${Number(Number(editable(value, quantity, system)).toPrecision(7))} ${unitOf(quantity, system)}`.trim()

/** The title of a field of the joint. */
export const jointTitle = (name: keyof Joint, language: Language): string =>
  titleOf(fieldIn(fieldIn(schemaNamed('Joint'), 'properties'), name), name, language)

/** The word of a choice of the joint; "not given" where nothing is chosen. */
export function chosen(name: keyof Joint, { report, language, text }: Frame): string {
  const value = report.data.input[name]
  if (typeof value !== 'string') return text('calculation.signed.notGiven')
  const field = fieldIn(fieldIn(schemaNamed('Joint'), 'properties'), name)
  return labelOf(field, value, language) ?? value
}

export const coverTitle = (name: keyof Schemas['ReportCover'], language: Language): string =>
  titleOf(fieldIn(fieldIn(schemaNamed('ReportCover'), 'properties'), name), name, language)

/** A text of the cover; "not given" where it was left out. */
export const coverText = (name: keyof Schemas['ReportCover'], { cover, text }: Frame): string =>
  cover[name] ?? text('calculation.signed.notGiven')

export const materialWord = (name: string | undefined, language: Language): string =>
  (name && labelOf(schemaNamed('PartMaterial'), name, language)) ?? '–'

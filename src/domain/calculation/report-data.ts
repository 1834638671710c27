import type { Schemas } from '../schemas'
import type { Inputs, Results } from './calculate'
import type { JointResult } from './joint/compute-joint'
import type { Joint } from './joint/views'

/** What goes into a report of each kind, and what comes out of it. */
export interface ReportInputs extends Inputs {
  joint: Joint
}

export interface ReportResults extends Results {
  joint: JointResult
}

export type ReportKind = keyof ReportInputs

/** Model of the catalogue that a report was calculated for, with the values of it that a calculation starts from. */
export interface ReportedModel {
  model: string
  figures: Record<string, string | number>
}

/** Snapshot of a report at the time it was saved. */
export interface ReportData<Kind extends ReportKind = ReportKind> {
  input: ReportInputs[Kind]
  result: ReportResults[Kind]
  engine: string
  unit: Schemas['UnitSystem']
  headline: string
  productName?: Required<Schemas['Text']>
  /** Missing in reports that were saved before models were compared. */
  product?: ReportedModel
  cover?: Schemas['ReportCover']
}

/** The number of a report as its readers quote it. */
export const reportNumberOf = (number: number): string => `R-${String(number).padStart(6, '0')}`

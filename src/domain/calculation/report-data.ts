import type { Schemas } from '../schemas'
import type { CalculationPage, Inputs, Results } from './calculate'

/** Snapshot of a report at the time it was saved. */
export interface ReportData {
  input: Inputs[CalculationPage]
  result: Results[CalculationPage]
  engine: string
  unit: Schemas['UnitSystem']
  headline: string
  productName?: Required<Schemas['Text']>
}

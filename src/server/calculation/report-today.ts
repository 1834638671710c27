import type { Language } from '../../domain/language/language'
import type { ModelSince } from './report-model'

/** The current engine, whether its result would differ, and what has become of the model. */
export interface ReportToday extends ModelSince {
  engine: string
  differs: boolean
}

export interface ReportAsked {
  language: Language
  timeZone: string
}

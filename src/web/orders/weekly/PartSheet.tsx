import { labelOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import parts from '../../../generated/screens/WeeklyPart.json'
import { SheetButtons } from '../../actions/SheetButtons'
import { api } from '../../calls/api'
import { language, text } from '../../language/locale'

export interface Period {
  /** Last week of the report. */
  until: string
  weeks: number
}

/** Downloads a part of the report as a spreadsheet. */
export function PartSheet({ part, until, weeks }: Period & { part: Schemas['WeeklyPart'] }) {
  const name = labelOf(parts, part, language) ?? part
  return (
    <SheetButtons
      small
      label={(format) => text('weekly.export', { part: name, format })}
      call={(format) =>
        api.GET('/office/weekly/sheet', {
          params: { query: { until, weeks, part, format } },
          parseAs: 'blob',
        })
      }
    />
  )
}

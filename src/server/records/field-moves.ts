import type { Rename } from '../../domain/forms/renames'
import { renames } from '../../generated/renames'
import { describedRecords, hasData } from './described-records'
import { handPlaces, type StoredPlace } from './stored-places'

/** A column of JSON with the renamed fields that it may still hold under former names. */
export interface FieldMove extends Pick<StoredPlace, 'table' | 'column' | 'where'> {
  renames: readonly Rename[]
}

/** All columns with content of forms. */
export const storedPlaces: readonly StoredPlace[] = [
  ...handPlaces,
  ...Object.values(describedRecords).flatMap((record) =>
    hasData(record)
      ? [{ table: record.table, column: 'data', forms: [...new Set([record.form, record.type])] }]
      : [],
  ),
]

/** The moves that renamed fields ask for. */
export const fieldMoves = (
  places: readonly StoredPlace[] = storedPlaces,
  renamesOf: Readonly<Record<string, readonly Rename[]>> = renames,
): FieldMove[] =>
  places.flatMap(({ forms, within = [], inBoth, ...place }) => {
    const own = forms.flatMap((form) => renamesOf[form] ?? [])
    const all = inBoth ? own.flatMap((rename) => [rename, inEnglish(rename)]) : own
    const distinct = new Map(
      all
        .map((rename) => ({ ...rename, at: [...within, ...rename.at] }))
        .map((rename) => [JSON.stringify(rename), rename]),
    )
    return distinct.size > 0 ? [{ ...place, renames: [...distinct.values()] }] : []
  })

/** The English texts of a field of the catalogue stand beside the Chinese ones. */
const inEnglish = ({ at, was, now }: Rename): Rename => ({
  at,
  was: was.map((name) => `${name}En`),
  now: `${now}En`,
})

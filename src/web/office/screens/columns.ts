import { useState } from 'react'
import { currentName } from '../../../domain/forms/renames'
import { renames } from '../../../generated/renames'
import { currentUser } from '../../session/session'
import { readStored, removeStored, writeStored } from '../../session/storage'
import { shownColumns, type NamedField } from '../../screens/record-schema'
import type { Resource } from '../../screens/resource'

/** The columns a user wants to see in a list. */
export interface ColumnChoice {
  /** Undefined: the default columns. */
  chosen: string[] | undefined
  choose: (names: string[] | undefined) => void
  shown: NamedField[]
}

/** The choice is stored per user in this browser. */
export function useColumnChoice({ name, schema }: Resource, columns: NamedField[]): ColumnChoice {
  const key = `columns.${currentUser()?.id ?? 'visitor'}.${name}`
  const [kept, setChosen] = useState(() => readStored<string[]>(key, 'local'))
  // This browser, or a saved view, may name columns as they were called before a release.
  const chosen = kept?.map((column) => currentName(column, renames[schema]))
  return {
    chosen,
    choose(names) {
      setChosen(names)
      if (names) writeStored(key, names, 'local')
      else removeStored(key, 'local')
    },
    shown: shownColumns(columns, chosen),
  }
}

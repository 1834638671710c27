import { useState } from 'react'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import type { NamedField } from './record-schema'
import type { Resource } from './resource'

/** Which columns of a list somebody wants to see. */
export interface ColumnChoice {
  /** Nothing said: those that a list shows by itself. */
  chosen: string[] | undefined
  choose: (names: string[] | undefined) => void
  shown: NamedField[]
}

/** What is chosen is kept for this person on this computer; the first column leads to the record and stays. */
export function useColumnChoice({ name }: Resource, columns: NamedField[]): ColumnChoice {
  const key = `columns.${currentUser()?.id ?? 'visitor'}.${name}`
  const [chosen, setChosen] = useState(() => readStored<string[]>(key, 'local'))
  return {
    chosen,
    choose(names) {
      setChosen(names)
      if (names) writeStored(key, names, 'local')
      else removeStored(key, 'local')
    },
    shown: columns.filter(
      ([column, field], place) =>
        place === 0 || (chosen?.includes(column) ?? field['x-column'] !== 'hidden'),
    ),
  }
}

import { currentUser, draftsOf, isLeaving } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'

/** What was typed into a form and not sent yet: it outlives a reload, a failed call and an ended session. */
export interface Draft<T> {
  read(): T | undefined
  write(value: T): void
  clear(): void
}

/** The draft of a change, which remembers what the record was when the change was begun. */
export interface ChangeDraft<T> extends Draft<T> {
  begunOn(): T | undefined
}

/** The draft of a name, of whoever is logged in: nobody else who logs in on this tab sees it. A visitor takes it into the login. */
export function draftOf<T>(name: string): Draft<T> {
  const key = draftsOf(currentUser()?.id) + name
  return {
    read: () => readStored<T>(key),
    write: (value) => {
      if (!isLeaving()) writeStored(key, value)
    },
    clear: () => removeStored(key),
  }
}

/** A draft over what was read; what it was begun on stays, also when the record is read anew. */
export function changeDraftOf<T>(name: string, read: T): ChangeDraft<T> {
  const kept = draftOf<{ value: T; begunOn: T }>(name)
  return {
    read: () => kept.read()?.value,
    begunOn: () => kept.read()?.begunOn,
    write: (value) => kept.write({ value, begunOn: read }),
    clear: kept.clear,
  }
}

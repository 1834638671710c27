import { currentUser, draftsOf, isLeaving } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'

/** Unsent input of a form. It survives a reload, a failed call and the end of the session. */
export interface Draft<T> {
  read(): T | undefined
  write(value: T): void
  clear(): void
}

/** The draft of a change, with the record as it was when the change began. */
export interface ChangeDraft<T> extends Draft<T> {
  begunOn(): T | undefined
}

/** A named draft of the current user, hidden from the next user of this tab. A visitor keeps it across the login. */
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

/** A draft based on a record; the base stays the same when the record is refetched. */
export function changeDraftOf<T>(name: string, read: T): ChangeDraft<T> {
  const kept = draftOf<{ value: T; begunOn: T }>(name)
  return {
    read: () => kept.read()?.value,
    begunOn: () => kept.read()?.begunOn,
    write: (value) => kept.write({ value, begunOn: read }),
    clear: kept.clear,
  }
}

import { currentUser } from '../session'
import { readStored, removeStored, writeStored } from '../storage'

/** What was typed into a form and not sent yet: it outlives a reload, a failed call and an ended session. */
export interface Draft<T> {
  read(): T | undefined
  write(value: T): void
  clear(): void
}

/** The draft of a name, of whoever is logged in: nobody else who logs in on this tab sees it. */
export function draftOf<T>(name: string): Draft<T> {
  const key = `draft.${currentUser()?.id ?? 'visitor'}.${name}`
  return {
    read: () => readStored<T>(key),
    write: (value) => writeStored(key, value),
    clear: () => removeStored(key),
  }
}

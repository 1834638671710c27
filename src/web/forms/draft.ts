import type { FormName } from '../../generated/validators/form-name'
import { renames } from '../../generated/renames'
import { renamed } from '../../domain/forms/renames'
import { currentUser, draftsOf } from '../session/session'
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

/**
 * A named draft of the current user, hidden from the next user of this tab. A visitor keeps it across the login. The
 * draft of a form may come from before a release that renamed fields.
 */
export function draftOf<T>(name: string, form?: FormName): Draft<T> {
  const key = draftsOf(currentUser()?.id) + name
  return {
    read: () => inTodaysNames(readStored<T>(key), form),
    write: (value) => {
      writeStored(key, value)
    },
    clear: () => removeStored(key),
  }
}

/** A draft based on a record; the base stays the same when the record is refetched. */
export function changeDraftOf<T>(name: string, read: T, form?: FormName): ChangeDraft<T> {
  const kept = draftOf<{ value: T; begunOn: T }>(name)
  return {
    read: () => inTodaysNames(kept.read()?.value, form),
    begunOn: () => inTodaysNames(kept.read()?.begunOn, form),
    write: (value) => kept.write({ value, begunOn: read }),
    clear: kept.clear,
  }
}

/** Only names change, so the value stays of its type. */
const inTodaysNames = <T>(value: T, form: FormName | undefined): T =>
  form === undefined ? value : (renamed(value, renames[form] ?? []) as T)

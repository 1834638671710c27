import { WrongBackupKey } from './encryption'
import { BrokenArchive } from './tar'

/** The reasons why nothing was restored; each has its sentence. */
export type RestoreFault =
  'notEmpty' | 'already' | 'damaged' | 'newer' | 'backupKey' | 'secretsKey' | 'busy'

export class RestoreError extends Error {
  readonly fault: RestoreFault
  readonly values: Record<string, string>
  constructor(fault: RestoreFault, detail = '', values: Record<string, string> = {}) {
    super(`${fault} ${detail}`)
    this.fault = fault
    this.values = values
  }
}

/** An error of reading an archive or of storing what is in it, as the fault that it shows. */
export function faultOf(error: unknown): unknown {
  if (error instanceof RestoreError) return error
  if (error instanceof WrongBackupKey) return new RestoreError('backupKey', error.message)
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  // Of the unpacking; and of the database: rows that its tables do not take.
  const isDamage = error instanceof BrokenArchive || /^Z_/.test(code) || /^(22|23)\w{3}$/.test(code)
  return isDamage
    ? Object.assign(new RestoreError('damaged', String(error)), { cause: error })
    : error
}

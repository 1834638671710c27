import { WrongBackupKey } from './encryption'
import { BrokenArchive } from './tar'

/** Reasons why a restore was refused; each has its text. */
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

/** Maps an error of reading or storing an archive to a restore fault. */
export function faultOf(error: unknown): unknown {
  if (error instanceof RestoreError) return error
  if (error instanceof WrongBackupKey) return new RestoreError('backupKey', error.message)
  // Errors of the system and of the database carry a code; others have none.
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  // Unpacking errors, and rows that the database refuses (classes 22, 23).
  const isDamage = error instanceof BrokenArchive || /^Z_/.test(code) || /^(22|23)\w{3}$/.test(code)
  return isDamage
    ? Object.assign(new RestoreError('damaged', String(error)), { cause: error })
    : error
}

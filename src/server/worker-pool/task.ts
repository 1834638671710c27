import { Refusal, type RefusalDetails } from '../http/errors'
import type { Settings } from '../settings/settings'
import type { RefusalKey } from '../../generated/refusal-statuses'

/** The settings that a task may use besides its input: a thread makes connections of its own. */
export interface TaskEnvironment {
  databaseUrl: string
  settings: Pick<Settings, 'dataDir' | 's3Url'>
}

/** Work that is done in a thread. Input and output are copied: plain data and bytes, no functions. */
export interface Task<Input, Output> {
  readonly name: string
  /** The longest time that it may run; then its thread is ended. */
  readonly seconds: number
  /** Loads what does it, in the thread. */
  readonly load: () => Promise<
    (input: Input, environment: TaskEnvironment) => Output | Promise<Output>
  >
}

/** A list of tasks of every kind: by its name a thread finds the one that it is asked for. */
export type AnyTask = Task<never, unknown>

export interface TaskStart {
  id: number
  name: string
  input: unknown
}

export type TaskEnd = { id: number } & (
  | { output: unknown }
  | { refusal: { key: RefusalKey; details: RefusalDetails } }
  | { error: unknown }
)

/** A refusal as it travels between threads, where classes are lost. */
export function endOf(id: number, error: unknown): TaskEnd {
  if (error instanceof Refusal) {
    return { id, refusal: { key: error.key, details: error.details } }
  }
  return { id, error: error instanceof Error ? error : new Error(String(error)) }
}

export function outputOf(end: TaskEnd): unknown {
  if ('output' in end) return end.output
  if ('refusal' in end) throw new Refusal(end.refusal.key, end.refusal.details)
  throw end.error
}

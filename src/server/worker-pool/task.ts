import { Refusal, type RefusalDetails } from '../http/errors'
import type { Settings } from '../settings/settings'
import type { RefusalKey } from '../../generated/refusal-statuses'

/** Settings for tasks: a thread opens its own connections. */
export interface TaskEnvironment {
  databaseUrl: string
  settings: Pick<Settings, 'dataDir' | 's3Url'>
}

/** Work for a worker thread. Input and output are cloned: plain data and bytes, no functions. */
export interface Task<Input, Output> {
  readonly name: string
  /** Time limit in seconds; then the thread is terminated. */
  readonly seconds: number
  /** Imports the implementation inside the thread. */
  readonly load: () => Promise<
    (input: Input, environment: TaskEnvironment) => Output | Promise<Output>
  >
}

/** Any task; a thread looks it up by name. */
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

/** Serialises an error for another thread, where its class is lost. */
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

import { keysIn } from '../../domain/lists/objects'
export type ConditionName =
  | 'database'
  | 'connections'
  | 'listener'
  | 'pool'
  | 'index'
  | 'disk'
  | 'backupDisk'
  | 'clock'
  | 'mail'
  | 'jobs'
  | 'backup'

/** `broken`: the shop cannot work and /ready answers 503. `warning`: an operator should look at it. */
export type ConditionState = 'good' | 'warning' | 'broken'

/** Result of a source: state, and values for its text. */
export interface Finding {
  state: ConditionState
  detail?: Record<string, number>
}

export interface Condition {
  name: ConditionName
  state: ConditionState
  /** Time when this process first saw this state. */
  since: Date
  detail: Record<string, number>
}

export type ConditionSources = Partial<Record<ConditionName, () => Finding | Promise<Finding>>>

export interface Conditions {
  /** Reads all conditions, or the named ones. */
  read(names?: readonly ConditionName[]): Promise<Condition[]>
}

interface Options {
  /** Clock of the database. */
  now: () => Date
  /** Timeout after which a source counts as broken. */
  patienceMs?: number
}

/**
 * Remembers since when each condition has its state. Each reading queries all sources in parallel; a missing source
 * counts as good.
 */
export function openConditions(
  sources: ConditionSources,
  { now, patienceMs = 3000 }: Options,
): Conditions {
  const known = new Map<ConditionName, Condition>()
  // Sources are keyed by their names.
  const all = keysIn(sources)

  async function readOne(name: ConditionName): Promise<Condition> {
    const { state, detail = {} } = await findingOf(sources[name], patienceMs)
    const before = known.get(name)
    const since = before?.state === state ? before.since : now()
    const condition = { name, state, since, detail }
    known.set(name, condition)
    return condition
  }

  return { read: (names = all) => Promise.all(names.map(readOne)) }
}

const watchMs = 10_000

/**
 * Reads all conditions periodically, so that `since` is right without readers and the log records each change.
 * Returns the function that stops it.
 */
export function watchConditions(
  conditions: Conditions,
  log: Record<'warn' | 'info', (detail: object, line: string) => void>,
  everyMs = watchMs,
): () => void {
  const states = new Map<ConditionName, ConditionState>()
  const look = async () => {
    for (const condition of await conditions.read()) {
      const { name, state } = condition
      const before = states.get(name) ?? 'good'
      states.set(name, state)
      if (state === before) continue
      if (state === 'good') log.info({ condition }, `${name} is good again`)
      else log.warn({ condition }, `${name} is ${state}`)
    }
  }
  // A failing source is a finding, so this never rejects.
  const timer = setInterval(() => void look(), everyMs)
  void look()
  return () => clearInterval(timer)
}

/** Without these the shop cannot work; other conditions are only shown to staff. */
export const needed: readonly ConditionName[] = ['database', 'listener', 'pool', 'index', 'disk']

async function findingOf(
  source: ConditionSources[ConditionName],
  patienceMs: number,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'broken' }), patienceMs)
  })
  try {
    return await Promise.race([source?.() ?? { state: 'good' as const }, late])
  } catch {
    return { state: 'broken' }
  } finally {
    clearTimeout(timer)
  }
}

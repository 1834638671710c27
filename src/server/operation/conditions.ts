export type ConditionName =
  'database' | 'listener' | 'pool' | 'index' | 'disk' | 'clock' | 'mail' | 'jobs' | 'backup'

/** `broken`: the shop cannot work, and /ready answers 503. `warning`: somebody should look after it. */
export type ConditionState = 'good' | 'warning' | 'broken'

/** What a source reports: its state, and the figures that a text about it names. */
export interface Finding {
  state: ConditionState
  detail?: Record<string, number>
}

export interface Condition {
  name: ConditionName
  state: ConditionState
  /** When this process first found this state. */
  since: Date
  detail: Record<string, number>
}

export type ConditionSources = Partial<Record<ConditionName, () => Finding | Promise<Finding>>>

export interface Conditions {
  /** All of them, or those that are named. */
  read(names?: readonly ConditionName[]): Promise<Condition[]>
}

interface Options {
  /** By the database's clock. */
  now: () => Date
  /** A source that does not answer for so long is broken. */
  patienceMs?: number
}

/** Remembers since when each condition has its state. Sources are asked at each reading, all at once; one that is missing is good. */
export function openConditions(
  sources: ConditionSources,
  { now, patienceMs = 3000 }: Options,
): Conditions {
  const known = new Map<ConditionName, Condition>()
  // The keys of the sources are their names.
  const all = Object.keys(sources) as ConditionName[]

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
 * Reads all conditions now and then, so that each knows since when it has its state although nobody asks, and the log tells
 * of each change. Answers what ends it.
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
  // A source that fails is a finding, not an error.
  const timer = setInterval(() => void look(), everyMs)
  void look()
  return () => clearInterval(timer)
}

/** Without these the shop cannot work; the others are told to staff. */
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

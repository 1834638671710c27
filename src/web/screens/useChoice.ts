import { useEffect, useRef, useState } from 'react'
import { useOneAtATime } from '../actions/useOneAtATime'
import { CallFailure, queries } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import type { Row } from './resource'

/** Which records of a page are chosen, and what comes of doing the same with each of them. */
export interface Choice {
  ids: number[]
  choose: (ids: number[]) => void
  /** How far it is, while it is under way. */
  progress: { done: number; total: number } | undefined
  each: (task: Task) => void
  /** What was not done with all. */
  outcome: Outcome | undefined
  /** It has been read. */
  forget: () => void
}

/** The same with several records. */
export interface Task {
  /** What it is called. */
  action: string
  records: Row[]
  nameOf: (record: Row) => string
  work: (record: Row) => Promise<unknown>
}

export interface Outcome {
  action: string
  total: number
  refused: { id: number; name: string; reason: string }[]
}

/** What is chosen on a page of a list; another page begins with nothing. */
export function useChoice(page: string): Choice {
  const [kept, keep] = useState<{ page: string; ids: number[] }>({ page, ids: [] })
  const [progress, setProgress] = useState<Choice['progress']>()
  const [outcome, setOutcome] = useState<Outcome>()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const each = useOneAtATime(async ({ action, records, nameOf, work }: Task) => {
    const total = records.length
    const refused: Outcome['refused'] = []
    for (const [done, record] of records.entries()) {
      setProgress({ done, total })
      await work(record).catch((error: unknown) =>
        refused.push({ id: record.id, name: nameOf(record), reason: reasonOf(error) }),
      )
    }
    setProgress(undefined)
    // Meanwhile others may have been chosen, on another page too; what was refused is looked at next.
    const done = records.map(({ id }) => id).filter((id) => !refused.some((one) => one.id === id))
    keep((now) => ({ ...now, ids: now.ids.filter((id) => !done.includes(id)) }))
    if (refused.length > 0 && isShown.current) setOutcome({ action, total, refused })
    // Who has left the list, or was logged out, is told wherever they are.
    else if (refused.length > 0) {
      const numbers = { action, total, done: total - refused.length }
      const names = refused.map(({ name }) => name).join(text('screens.several.and'))
      showToast('error', text('screens.several.left', { ...numbers, names }))
    } else {
      const count = formatNumber(total)
      showToast('success', text('screens.several.done', { action, count }))
    }
    // Each record may be shown by itself too, and counted in many places.
    void queries.invalidateQueries()
  })

  return {
    ids: kept.page === page ? kept.ids : [],
    choose: (ids) => keep({ page, ids }),
    progress,
    each,
    outcome,
    forget: () => setOutcome(undefined),
  }
}

/** Where a call was refused for what it was given, that is the reason. */
function reasonOf(error: unknown): string {
  const given = error instanceof CallFailure ? error.errors.map(({ message }) => message) : []
  return given.length > 0 ? given.join(' ') : (error as Error).message
}

import { useEffect, useRef, useState } from 'react'
import { useOneAtATime } from '../actions/useOneAtATime'
import { CallFailure, queries } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import { messageOf } from '../calls/error-message'
import type { Row } from './resource'

/** The selected records of a page, and the progress and outcome of a bulk action. */
export interface Choice {
  ids: number[]
  choose: (ids: number[]) => void
  /** Set while a bulk action runs. */
  progress: { done: number; total: number } | undefined
  each: (task: Task) => void
  /** Set if some records failed. */
  outcome: Outcome | undefined
  /** Dismisses the outcome. */
  forget: () => void
}

/** A bulk action. */
export interface Task {
  /** Its label. */
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

/** The selection on a page of a list; another page starts with none. */
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
    // The selection may have changed meanwhile. Deselect only what succeeded; keep failures selected.
    const done = records
      .map(({ id }) => id)
      .filter((id) => !refused.some((entry) => entry.id === id))
    keep((now) => ({ ...now, ids: now.ids.filter((id) => !done.includes(id)) }))
    if (refused.length > 0 && isShown.current) setOutcome({ action, total, refused })
    // The user has left the list, so show the outcome as a toast.
    else if (refused.length > 0) {
      const numbers = { action, total, done: total - refused.length }
      const names = refused.map(({ name }) => name).join(text('screens.several.and'))
      showToast('error', text('screens.several.left', { ...numbers, names }))
    } else {
      const count = formatNumber(total)
      showToast('success', text('screens.several.done', { action, count }))
    }
    // A record may also appear on its own page and in many counts.
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

/** The validation messages, if the call was refused because of its input. */
function reasonOf(error: unknown): string {
  const given = error instanceof CallFailure ? error.errors.map(({ message }) => message) : []
  return given.length > 0 ? given.join(' ') : messageOf(error)
}

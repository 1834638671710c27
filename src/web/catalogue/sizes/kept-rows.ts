import { useCallback, useEffect, useState, type FocusEvent, type RefObject } from 'react'

/**
 * Rows that stay although they are scrolled away: one that has the focus, and those with a quantity field that was
 * used, so that neither the focus nor an unfinished quantity is lost.
 */
export function useKeptRows(question: string, box: RefObject<HTMLElement | null>) {
  const [kept, setKept] = useState<{ question: string; rows: number[]; focused?: number }>({
    question,
    rows: [],
  })
  const isSame = kept.question === question
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [question, box])
  const keep = useCallback(
    ({ target }: FocusEvent) => {
      const row = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? NaN)
      if (Number.isNaN(row)) return
      const isField = target instanceof HTMLInputElement
      setKept((now) => {
        const rows = now.question === question ? now.rows : []
        const isNew = isField && !rows.includes(row)
        return { question, rows: isNew ? [...rows, row] : rows, focused: row }
      })
    },
    [question],
  )
  const rows = isSame ? [...kept.rows, ...(kept.focused === undefined ? [] : [kept.focused])] : []
  return { kept: rows, keep }
}

type Entry = { row: number } | { gap: number; from: number }

/** The rows to draw, with gaps in place of the others. */
export function rowsIn(
  { from, to }: { from: number; to: number },
  kept: number[],
  total: number,
): Entry[] {
  const rows = new Set(kept.filter((row) => row < total))
  for (let row = from; row < to; row++) rows.add(row)
  const entries: Entry[] = []
  let next = 0
  for (const row of [...rows].sort((a, b) => a - b)) {
    if (row > next) entries.push({ gap: row - next, from: next })
    entries.push({ row })
    next = row + 1
  }
  if (next < total) entries.push({ gap: total - next, from: next })
  return entries
}

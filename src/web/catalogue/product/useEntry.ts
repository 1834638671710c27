import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { draftOf } from '../../forms/draft'
import type { Changes } from './attributes'

/** Unsubmitted input of a product page. */
interface Entry {
  id: number
  counts?: number | undefined
  changes?: Changes
  /** Models reached by the check; they share the quantity. */
  checked?: number[]
}

/**
 * The input of a product page. It survives a reload and a change of language; a link to the product starts it anew.
 * The check carries the quantity to the matching model, and going back restores it.
 */
export function useEntry(id: number) {
  const isBegun = useNavigationType() === 'PUSH'
  // Set only by the check, see useMatching.
  const { stay: isChecked }: { stay?: boolean } = useLocation().state ?? {}
  const [entry, setEntry] = useState<Entry>(() =>
    isBegun ? (isChecked ? checkedEntry(id) : { id }) : keptEntry(id),
  )
  // Only one product is stored; its input replaces the previous one's.
  useEffect(() => draft().write(entry), [entry])

  const keep = useCallback(
    (change: Omit<Entry, 'id'>) => setEntry((before) => ({ ...before, ...change })),
    [],
  )
  return { entry, keep }
}

const draft = () => draftOf<Entry>('product')

function checkedEntry(id: number): Entry {
  const { id: before = id, counts, checked = [before] } = draft().read() ?? {}
  return { id, counts, checked: [...checked, id] }
}

function keptEntry(id: number): Entry {
  const kept = draft().read()
  if (kept?.id === id) return kept
  const { counts, checked } = kept ?? {}
  return checked?.includes(id) ? { id, counts, checked } : { id }
}

import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { draftOf } from '../../forms/draft'
import type { Changes } from './attributes'

/** What was typed and chosen on the page of a product, and not used yet. */
interface Entry {
  id: number
  counts?: number | undefined
  changes?: Changes
  /** The models that the check has led between: they share the quantity. */
  checked?: number[]
}

/**
 * The entry of a product: it outlives a reload and a change of the language; a link to the product begins it anew. The check
 * of chosen values takes the quantity along to the model that has them, and the way back brings it again.
 */
export function useEntry(id: number) {
  const isBegun = useNavigationType() === 'PUSH'
  // Written by the check alone, see useMatching.
  const { stay: isChecked } = (useLocation().state ?? {}) as { stay?: boolean }
  const [entry, setEntry] = useState<Entry>(() =>
    isBegun ? (isChecked ? checkedEntry(id) : { id }) : keptEntry(id),
  )
  // One product is looked at: its entry takes the place of the last one's.
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

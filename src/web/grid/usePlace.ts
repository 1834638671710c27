import { useSearchParams } from 'react-router'

/** The page or the model that the address of a grid names. */
export function usePlace(): { current: number; model: string | undefined } {
  const [search] = useSearchParams()
  const current = Math.min(1_000_000, Math.max(1, Math.trunc(Number(search.get('page')) || 1)))
  return { current, model: search.get('model')?.trim().slice(0, 100) }
}

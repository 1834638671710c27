import { useEffect, useState } from 'react'

/** A debounced value, after 200 ms if no other time is given. */
export function useSettled(value: string, ms = 200): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), ms)
    return () => window.clearTimeout(timer)
  }, [value, ms])
  return settled
}

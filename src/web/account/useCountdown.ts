import { useEffect, useState } from 'react'

/** For so many seconds no other code is sent to the same receiver. */
export const codeWait = 60

/** Counts seconds down to none. */
export function useCountdown(from = 0): { seconds: number; start: (seconds: number) => void } {
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    if (seconds === 0) return
    const timer = window.setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => window.clearTimeout(timer)
  }, [seconds])
  return { seconds, start: setSeconds }
}

import { useEffect, useState } from 'react'

/** Seconds before another code can be sent to the same receiver. */
export const codeWait = 60

/** Counts seconds down to 0. */
export function useCountdown(from = 0): { seconds: number; start: (seconds: number) => void } {
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    if (seconds === 0) return
    const timer = window.setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => window.clearTimeout(timer)
  }, [seconds])
  return { seconds, start: setSeconds }
}

import { useEffect, useEffectEvent, useState } from 'react'

/** Somebody points at the open dialog, or has one of its controls in focus. */
const attended = 'dialog[open] > :hover, dialog[open] :is(button, input):focus'

/** True while somebody may be reading: the page cannot be seen, is pointed at, focused, or has a text marked. */
const isHeld = () =>
  document.hidden ||
  document.querySelector(attended) !== null ||
  document.getSelection()?.isCollapsed === false

/**
 * Counts the seconds in which nobody attends to a dialog, and then calls `end`. The count starts again when somebody
 * moves the pointer or scrolls; a key or a press stops it for good (undefined).
 */
export function useUnattended(from: number, end: () => void): number | undefined {
  const [seconds, setSeconds] = useState<number | undefined>(from)
  const finish = useEffectEvent(end)
  useEffect(() => {
    if (seconds === undefined) return
    const timer = window.setInterval(() => {
      if (isHeld()) return
      if (seconds > 1) setSeconds(seconds - 1)
      else finish()
    }, 1000)
    return () => window.clearInterval(timer)
  }, [seconds])
  useListening(['pointerdown', 'keydown'], () => setSeconds(undefined))
  useListening(['pointermove', 'wheel', 'touchmove'], () =>
    setSeconds((left) => (left === undefined ? undefined : from)),
  )
  return seconds
}

function useListening(signs: (keyof WindowEventMap)[], hear: () => void) {
  const heard = useEffectEvent(hear)
  const names = signs.join(' ')
  useEffect(() => {
    const listen = () => heard()
    for (const name of names.split(' ')) window.addEventListener(name, listen, { passive: true })
    return () => {
      for (const name of names.split(' ')) window.removeEventListener(name, listen)
    }
  }, [names])
}

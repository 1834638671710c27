/** Without input for this long, polling no longer proves that the user is present. */
const pauseMs = 60_000

let lastAt = Date.now()
const noteNow = () => void (lastAt = Date.now())

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(kind, noteNow, { capture: true, passive: true })

/** True if the user is present, so that requests extend the session. Polling alone must not keep it alive. */
export const isAttended = (): boolean => Date.now() - lastAt < pauseMs

/** After so long without a key or a pointer, what a page asks by itself says nothing of its owner. */
const pauseMs = 60_000

let lastAt = Date.now()
const noteNow = () => void (lastAt = Date.now())

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  window.addEventListener(kind, noteNow, { capture: true, passive: true })

/** Whether somebody is at the page: their session goes on. What polls alone does not keep it open. */
export const isAttended = (): boolean => Date.now() - lastAt < pauseMs

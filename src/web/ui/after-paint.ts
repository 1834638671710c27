/** Runs a task after the next paint, so as not to delay it; returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(task)))
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}

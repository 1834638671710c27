/** Does something once the browser has shown what was drawn, so that it waits for nothing; answers how to give it up. */
export function afterPaint(task: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(task)))
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}

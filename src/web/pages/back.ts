/** Hears back and forward; calling stopImmediatePropagation keeps the event from the router. */
type Watcher = (event: PopStateEvent) => void

const watchers = new Set<Watcher>()

// Browsers call listeners on window in order of registration, capturing or not, so this module must load before the
// router starts.
window.addEventListener('popstate', (event) => watchers.forEach((watcher) => watcher(event)))

/** Registers a watcher that runs before the router; returns a function that removes it. */
export function watchBack(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

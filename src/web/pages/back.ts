/** Hears that somebody goes back or forward; who stops the event keeps the router from it. */
type Watcher = (event: PopStateEvent) => void

const watchers = new Set<Watcher>()

// A browser calls the listeners of its window in the order in which they came, capturing or not: this one is there
// before the router's, as long as this module is loaded before the router begins.
window.addEventListener('popstate', (event) => watchers.forEach((watcher) => watcher(event)))

/** Is asked before the router hears of it, until the answered function is called. */
export function watchBack(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

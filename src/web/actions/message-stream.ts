import { api, CallFailure, dataOf, fileAddress } from '../calls/api'

const firstPauseMs = 2000
const longestPauseMs = 60_000
const open = new Set<() => void>()

/** Ends every stream of this page: who is about to log out has nothing more to hear. */
export function endMessageStreams(): void {
  for (const end of open) end()
}

/**
 * Hears of new messages at once while the page is in sight; a stream that ends is opened again, after longer pauses the
 * more often it fails. Without one the regular questions remain. Gives what ends it.
 */
export function openMessageStream(heard: () => void): () => void {
  let source: EventSource | undefined
  let waiting: number | undefined
  let failures = 0
  let wanted = 0
  let ended = typeof EventSource === 'undefined'

  async function connect() {
    const attempt = ++wanted
    const ticket = await askForTicket()
    if (ended || attempt !== wanted || document.hidden) return
    if (ticket === 'never') return stop()
    if (!ticket) return later()
    source = new EventSource(
      fileAddress(`/crrc_sales/admin/sysnotifyremind/stream?ticket=${encodeURIComponent(ticket)}`),
    )
    source.onopen = () => {
      // What came while nobody listened was not heard.
      if (failures > 0) heard()
      failures = 0
    }
    source.onerror = later
    source.addEventListener('changed', heard)
  }

  function later() {
    close()
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** failures++)
    waiting = window.setTimeout(() => void connect(), pause)
  }

  function close() {
    wanted++
    window.clearTimeout(waiting)
    source?.close()
    source = undefined
  }

  function look() {
    close()
    if (!document.hidden) void connect()
  }

  function stop() {
    ended = true
    open.delete(stop)
    close()
    document.removeEventListener('visibilitychange', look)
  }

  if (!ended) {
    open.add(stop)
    document.addEventListener('visibilitychange', look)
    look()
  }
  return stop
}

/** Another server may have no streams: then it is never asked again. */
async function askForTicket(): Promise<string | undefined> {
  try {
    return (await dataOf(api.POST('/admin/sysnotifyremind/stream/ticket'))).ticket
  } catch (error) {
    return error instanceof CallFailure && error.status === 404 ? 'never' : undefined
  }
}

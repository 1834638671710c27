import { api, CallFailure, dataOf, fileAddress } from '../calls/api'

const firstPauseMs = 2000
const longestPauseMs = 60_000
const open = new Set<() => void>()

/** Ends all streams of this page before a logout. */
export function endMessageStreams(): void {
  for (const end of open) end()
}

/**
 * Listens for new messages (server-sent events) while the page is visible. Reconnects with exponential backoff;
 * without a stream the regular polling remains. Returns a function that ends the stream.
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
      // Messages may have come while the connection was down.
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

/** Another server of the contract may have no streams (404); it is not asked again. */
async function askForTicket(): Promise<string | undefined> {
  try {
    return (await dataOf(api.POST('/admin/sysnotifyremind/stream/ticket'))).ticket
  } catch (error) {
    return error instanceof CallFailure && error.status === 404 ? 'never' : undefined
  }
}

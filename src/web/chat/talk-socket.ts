import type { ServerFrame, ClientFrame } from '../../domain/chat/frames'
import { chatTimes } from '../../domain/chat/rules'
import { freshToken } from '../calls/api'
import { serviceSettings } from './service-settings'

/** Close code of the server for an expired token or session. */
const closedAsOver = 4401
/** Close codes for "not allowed" and "too many open": reconnecting would change nothing. */
const closedForGood = [4403, 4429]

export type Connection = 'closed' | 'opening' | 'open' | 'lost' | 'refused'

interface SocketEvents {
  /** A socket is about to open; customers write to this user. */
  onDial: (serviceUser: string) => void
  /** The socket is open, but not yet announced as such. */
  onOpen: () => void
  onConnection: (connection: Connection, refusal?: string) => void
  onLost: () => void
  /** The first frame of a socket: earlier changes were not announced to it. */
  onFirstFrame: () => void
  onFrame: (frame: ServerFrame) => void
  /** Time for a sign of life. */
  onBeat: () => void
}

/** A socket to the service, which opens again after it is lost, until it is closed. */
export function openTalkSocket(events: SocketEvents) {
  let socket: WebSocket | undefined
  let connection: Connection = 'closed'
  let again: number | undefined
  let wanted = false
  let unheard = 0
  const beat = window.setInterval(() => {
    // A dead connection, for example after a laptop slept, is never closed by the other side.
    if (socket && ++unheard > chatTimes.unheard) return lose(socket)
    events.onBeat()
  }, chatTimes.heartbeat)

  function become(next: Connection, refusal?: string) {
    connection = next
    events.onConnection(next, refusal)
  }

  async function dial() {
    window.clearTimeout(again)
    become(connection === 'lost' ? 'lost' : 'opening')
    const token = (await freshToken())?.replace(/^Bearer /, '')
    const { address, userId } = await serviceSettings()
    if (!wanted || socket) return
    events.onDial(userId)
    socket = new WebSocket(address, ['bearer', token ?? ''].filter(Boolean))
    unheard = 0
    listen(socket)
  }

  function listen(opened: WebSocket) {
    let openedAt = Infinity
    let isHeard = false
    opened.onopen = () => {
      openedAt = Date.now()
      events.onOpen()
      become('open')
    }
    opened.onmessage = ({ data }) => {
      if (opened !== socket) return
      unheard = 0
      if (!isHeard) events.onFirstFrame()
      isHeard = true
      events.onFrame(JSON.parse(String(data)))
    }
    opened.onclose = ({ code, reason }) => {
      if (opened !== socket) return
      socket = undefined
      // The token expired: reconnect silently with a fresh one.
      if (wanted && code === closedAsOver && Date.now() - openedAt > chatTimes.reconnect)
        return void dial()
      if (wanted && closedForGood.includes(code)) return become('refused', reason)
      become(wanted ? 'lost' : 'closed')
      if (!wanted) return
      events.onLost()
      again = window.setTimeout(() => void dial(), chatTimes.reconnect)
    }
  }

  function lose(dead: WebSocket) {
    dead.onclose?.(new CloseEvent('close'))
    dead.close()
  }

  /** Browsers report a socket that is closed before it is open as an error, so this one closes later, unheard. */
  function abandon(opening: WebSocket) {
    socket = undefined
    opening.onmessage = null
    opening.onclose = null
    opening.onopen = () => opening.close()
    become('closed')
  }

  const isOpen = () => socket?.readyState === WebSocket.OPEN

  return {
    isOpen,
    write(frame: ClientFrame) {
      if (isOpen()) socket?.send(JSON.stringify(frame))
    },
    connect() {
      wanted = true
      if (!socket) void dial()
    },
    disconnect() {
      wanted = false
      window.clearTimeout(again)
      if (socket?.readyState === WebSocket.CONNECTING) abandon(socket)
      else socket?.close()
    },
    end: () => window.clearInterval(beat),
  }
}

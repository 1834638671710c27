import { cmd, type ClientFrame, type ServerFrame } from '../../domain/chat/frames'
import {
  arrive,
  arrivedUpTo,
  emptyLine,
  frameOf,
  giveUp,
  hasGap,
  heartbeat,
  messageIn,
  put,
  type ChatMessage,
  type Ends,
  type Line,
  type Outgoing,
} from '../../domain/chat/line'
import { freshPace, nextPortion } from '../../domain/chat/pace'
import { chatTimes } from '../../domain/chat/rules'
import { actionKey, freshToken } from '../calls/api'
import { readStored, writeStored } from '../session/storage'
import { serviceSettings } from './service-settings'

/** Close code of the server for an expired token or session. */
const closedAsOver = 4401
/** Close codes for "not allowed" and "too many open": reconnecting would change nothing. */
const closedForGood = [4403, 4429]

export type Connection = 'closed' | 'opening' | 'open' | 'lost' | 'refused'

export interface TalkState {
  line: Line
  connection: Connection
  /** Reason of the server's refusal, if any. */
  refusal: string
  /** Sequence numbers up to which the other side has received and read. */
  marks: { delivered: number; read: number }
  /** Messages the server refused, with its reason. */
  dropped: { outgoing: Outgoing; reason: string }[]
}

export interface TalkParts {
  ends: Ends
  /** Customers write to the user named by the settings, staff to the customer of a conversation. */
  side: 'customer' | 'staff'
  /** Messages up to this sequence number have been loaded. */
  base: number
  marks: TalkState['marks']
  onNews: () => void
  onLost: () => void
}

export type Talk = ReturnType<typeof openTalk>

/** One end of a conversation in this tab: the message line, and the socket while it is wanted. */
export function openTalk({ ends: begunWith, side, base, marks, onNews, onLost }: TalkParts) {
  let ends = begunWith
  const stored = `chat.${ends.id}.${ends.conversationId ?? ''}`
  const isAgent = side === 'staff'
  const begun = emptyLine(base, readStored<Outgoing[]>(stored) ?? [])
  let state: TalkState = { line: begun, connection: 'closed', refusal: '', marks, dropped: [] }
  let socket: WebSocket | undefined
  let again: number | undefined
  let wanted = false
  let pace = freshPace
  let nextLook: number | undefined
  let unheard = 0
  const beat = window.setInterval(() => sendHeartbeat(), chatTimes.heartbeat)
  const listeners = new Set<() => void>()

  function change(next: Partial<TalkState>) {
    if (next.line && next.line.outbox !== state.line.outbox) writeStored(stored, next.line.outbox)
    state = { ...state, ...next }
    for (const listener of listeners) listener()
    sendOut()
  }

  const write = (frame: ClientFrame) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  /** Sends waiting messages in batches, because the server closes a socket that sends too much at once. */
  function sendOut() {
    window.clearTimeout(nextLook)
    if (socket?.readyState !== WebSocket.OPEN) return
    const { outgoing, lookIn, ...next } = nextPortion(state.line, pace, Date.now())
    pace = next.pace
    for (const message of outgoing) write(frameOf(message, ends))
    if (lookIn !== undefined) nextLook = window.setTimeout(sendOut, lookIn)
  }

  /** An agent registers and also follows a conversation. */
  const registered = (): ClientFrame => ({
    cmd: cmd.register,
    id: ends.id,
    username: ends.username,
    after: 0,
  })

  function sendHeartbeat() {
    // A dead connection, for example after a laptop slept, is never closed by the other side.
    if (socket && ++unheard > chatTimes.unheard) return lose(socket)
    write(isAgent ? registered() : heartbeat(state.line, ends))
  }

  async function connect() {
    window.clearTimeout(again)
    change({ connection: state.connection === 'lost' ? 'lost' : 'opening' })
    const token = (await freshToken())?.replace(/^Bearer /, '')
    const { address, userId } = await serviceSettings()
    if (!wanted || socket) return
    if (!isAgent) ends = { ...ends, to: userId }
    const made = new WebSocket(address, ['bearer', token ?? ''].filter(Boolean))
    socket = made
    let openedAt = Infinity
    let isHeard = false
    unheard = 0
    made.onopen = () => {
      pace = freshPace
      openedAt = Date.now()
      if (isAgent) write(registered())
      if (!isAgent || ends.conversationId !== undefined) write(heartbeat(state.line, ends))
      change({ connection: 'open' })
    }
    made.onmessage = ({ data }) => {
      if (made !== socket) return
      unheard = 0
      // Changes before the server listened to this socket were not announced.
      if (!isHeard) onNews()
      isHeard = true
      take(JSON.parse(String(data)))
    }
    made.onclose = ({ code, reason }) => {
      if (made !== socket) return
      socket = undefined
      // The token expired: reconnect silently with a fresh one.
      if (wanted && code === closedAsOver && Date.now() - openedAt > chatTimes.reconnect)
        return void connect()
      if (wanted && closedForGood.includes(code))
        return change({ connection: 'refused', refusal: reason })
      change({ connection: wanted ? 'lost' : 'closed' })
      if (!wanted) return
      onLost()
      again = window.setTimeout(() => void connect(), chatTimes.reconnect)
    }
  }

  function lose(dead: WebSocket) {
    dead.onclose?.(new CloseEvent('close'))
    dead.close()
  }

  function take(frame: ServerFrame) {
    if (frame.cmd === cmd.message && 'seq' in frame) takeMessage(messageIn(frame, ends.id))
    else if (frame.cmd === cmd.marks)
      change({ marks: { delivered: frame.delivered ?? 0, read: frame.read ?? 0 } })
    else if (frame.cmd === cmd.news) onNews()
    else if (frame.cmd === cmd.refusal) drop(frame.clientId, frame.content)
  }

  function takeMessage(message: ChatMessage) {
    change({ line: arrive(state.line, message) })
    if (hasGap(state.line)) write(heartbeat(state.line, ends))
  }

  function drop(clientId: string | undefined, reason: string) {
    const outgoing = state.line.outbox.find((message) => message.clientId === clientId)
    if (!outgoing) return
    change({
      line: giveUp(state.line, outgoing.clientId),
      dropped: [...state.dropped, { outgoing, reason }],
    })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connect() {
      wanted = true
      if (!socket) void connect()
    },
    disconnect() {
      wanted = false
      window.clearTimeout(again)
      window.clearTimeout(nextLook)
      socket?.close()
    },
    say(what: Omit<Outgoing, 'clientId'>) {
      const outgoing = { ...what, clientId: actionKey() }
      change({ line: put(state.line, outgoing) })
    },
    /** Adds a message that arrived other than by the socket. */
    arrive: takeMessage,
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    markRead(upTo: number) {
      const { conversationId } = ends
      write({
        cmd: cmd.marks,
        delivered: arrivedUpTo(state.line),
        read: upTo,
        ...(conversationId !== undefined && { conversationId }),
      })
    },
    end() {
      this.disconnect()
      window.clearInterval(beat)
    },
  }
}

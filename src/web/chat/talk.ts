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
import { actionKey } from '../calls/api'
import { readStored, writeStored } from '../session/storage'
import { type Connection, openTalkSocket } from './talk-socket'

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
  const listeners = new Set<() => void>()

  function change(next: Partial<TalkState>) {
    if (next.line && next.line.outbox !== state.line.outbox) writeStored(stored, next.line.outbox)
    state = { ...state, ...next }
    for (const listener of listeners) listener()
    sender.send()
  }

  const socket = openTalkSocket({
    onDial(serviceUser) {
      if (!isAgent) ends = { ...ends, to: serviceUser }
    },
    onOpen() {
      sender.begin()
      if (isAgent) write(registrationOf(ends))
      if (!isAgent || ends.conversationId !== undefined) write(heartbeat(state.line, ends))
    },
    onConnection: (connection, refusal) =>
      change({ connection, ...(refusal !== undefined && { refusal }) }),
    onLost,
    onFirstFrame: onNews,
    onFrame: take,
    onBeat: () => write(isAgent ? registrationOf(ends) : heartbeat(state.line, ends)),
  })
  const { write } = socket
  const sender = openSender(
    socket.isOpen,
    () => state.line,
    (message) => write(frameOf(message, ends)),
  )

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
    connect: socket.connect,
    disconnect() {
      sender.stop()
      socket.disconnect()
    },
    say(what: Omit<Outgoing, 'clientId'>) {
      const outgoing = { ...what, clientId: actionKey() }
      change({ line: put(state.line, outgoing) })
    },
    /** Adds a message that arrived other than by the socket. */
    arrive: takeMessage,
    isOpen: socket.isOpen,
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
      socket.end()
    },
  }
}

/** Sends waiting messages in batches, because the server closes a socket that sends too much at once. */
function openSender(
  isOpen: () => boolean,
  lineNow: () => Line,
  sendOne: (message: Outgoing) => void,
) {
  let pace = freshPace
  let nextLook: number | undefined
  const stop = () => window.clearTimeout(nextLook)

  function send() {
    stop()
    if (!isOpen()) return
    const { outgoing, lookIn, ...next } = nextPortion(lineNow(), pace, Date.now())
    pace = next.pace
    for (const message of outgoing) sendOne(message)
    if (lookIn !== undefined) nextLook = window.setTimeout(send, lookIn)
  }

  return { send, stop, begin: () => void (pace = freshPace) }
}

/** An agent registers and also follows a conversation. */
const registrationOf = ({ id, username }: Ends): ClientFrame => ({
  cmd: cmd.register,
  id,
  username,
  after: 0,
})

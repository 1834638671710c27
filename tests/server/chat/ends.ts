import { WebSocket } from 'ws'
import { cmd, type ServerFrame } from '../../../src/domain/chat/frames'
import {
  arrive,
  arrivedUpTo,
  emptyLine,
  frameOf,
  hasGap,
  heartbeat,
  messageIn,
  put,
  type Ends,
  type Line,
} from '../../../src/domain/chat/line'
import { freshPace, nextPortion } from '../../../src/domain/chat/pace'
import { conversationOf } from '../../../src/server/chat/conversations.sql'
import { claimWaiting } from '../../../src/server/chat/attending.sql'
import { appendMessage } from '../../../src/server/chat/messages.sql'
import type { Pool } from '../../../src/server/database/database'
import { seeded } from '../../random'

/** Seeded random decisions of one run. */
export function randomFrom(seed: number) {
  const { between, oneOf } = seeded(seed * 7919 + 17)
  return {
    between,
    chance: (share: number) => between(0, 1) < share,
    pick: oneOf,
    shuffled<T>(all: readonly T[]): T[] {
      const left = [...all]
      const order: T[] = []
      while (left.length > 0) order.push(...left.splice(Math.floor(between(0, left.length)), 1))
      return order
    },
  }
}

type Random = ReturnType<typeof randomFrom>

export interface End {
  line: () => Line
  said: string[]
  say: () => void
  /** Breaks the connection now. */
  cut: () => void
  stop: () => void
  /** Called after every received frame. */
  onChange: (look: () => void) => void
}

/**
 * One end of a conversation with the real client logic, over a network that breaks, reorders and repeats. It
 * reconnects by itself to any of the addresses.
 */
export function openEnd(
  ends: Ends,
  {
    addresses,
    token,
    random,
    who,
    refused = (content) => {
      throw new Error(`${who} is refused: ${content}`)
    },
  }: {
    addresses: string[]
    token: string
    random: Random
    who: string
    refused?: (content: string) => void
  },
): End {
  let line = emptyLine(0)
  let socket: WebSocket | undefined
  let stopped = false
  let pace = freshPace
  let nextLook: NodeJS.Timeout | undefined
  let held: ServerFrame[] = []
  const looks = new Set<() => void>()
  const said: string[] = []

  function connect() {
    // Reconnects once, even after two errors.
    if (stopped || socket) return
    const made = new WebSocket(`${random.pick(addresses)}?access_token=${token}`)
    socket = made
    made.on('error', () => {})
    made.on('open', () => {
      if (ends.conversationId !== undefined)
        made.send(JSON.stringify({ cmd: cmd.register, id: ends.id, username: '', after: 0 }))
      pace = freshPace
      write(heartbeat(line, ends))
      sendOut()
    })
    made.on('message', (bytes) => {
      if (made !== socket) return
      held.push(JSON.parse(String(bytes)) as ServerFrame)
      setImmediate(deliver)
    })
    made.on('close', () => {
      if (made !== socket) return
      socket = undefined
      held = []
      setTimeout(connect, 5)
    })
  }

  function deliver() {
    const frames = random.shuffled(held)
    held = []
    for (const frame of frames) take(frame)
    if (frames.length > 0 && random.chance(0.1)) take(frames[0]!)
    if (hasGap(line)) write(heartbeat(line, ends))
    sendOut()
    for (const look of looks) look()
  }

  function sendOut() {
    clearTimeout(nextLook)
    if (socket?.readyState !== WebSocket.OPEN) return
    const { outgoing, lookIn, ...next } = nextPortion(line, pace, Date.now())
    pace = next.pace
    for (const one of outgoing) write(frameOf(one, ends))
    if (lookIn !== undefined) nextLook = setTimeout(sendOut, lookIn)
  }

  function take(frame: ServerFrame) {
    if (frame.cmd === cmd.refusal) refused(frame.content)
    if (frame.cmd === cmd.message && 'seq' in frame) line = arrive(line, messageIn(frame, ends.id))
  }

  const write = (frame: object) =>
    socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame))

  connect()
  // The dialog's eight-second heartbeat, but faster; it fetches missed messages.
  const beating = setInterval(() => write(heartbeat(line, ends)), 2000)
  return {
    line: () => line,
    said,
    say() {
      const clientId = `${who}-${said.length}`
      said.push(clientId)
      const outgoing = { clientId, logType: 1 as const, content: `${who} says ${said.length}` }
      line = put(line, outgoing)
      sendOut()
    },
    cut() {
      const broken = socket
      socket = undefined
      held = []
      broken?.terminate()
      setTimeout(connect, 1)
    },
    stop() {
      stopped = true
      clearTimeout(nextLook)
      clearInterval(beating)
      const last = socket
      socket = undefined
      last?.terminate()
    },
    onChange: (look) => void looks.add(look),
  }
}

/** A new customer whose conversation the agent attends. */
export async function openConversation(database: Pool, name: string, agentId: number) {
  const account = await database
    .insertInto('account')
    .values({ kind: 'person', account_name: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: userId } = await database
    .insertInto('app_user')
    .values({ account_id: account.id, username: name, password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await conversationOf(database, { id: userId, accountId: account.id })
  const first = { sender: 'system', name: '', clientId: 'first', logType: 5, content: 'x' } as const
  await appendMessage(database, { conversationId: id, ...first }, { forPeople: true })
  await claimWaiting(database, id, agentId)
  return { id, userId }
}

/** Waits until nothing is in transit and every end has all messages. */
export async function settled(ends: End[], lastSeq: () => Promise<number>): Promise<void> {
  const emptied = () => ends.every((end) => end.line().outbox.length === 0)
  await changed(ends, emptied)
  const last = await lastSeq()
  await changed(ends, () => ends.every((end) => arrivedUpTo(end.line()) >= last))
}

function changed(ends: End[], isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isDone() && resolve()
    for (const end of ends) end.onChange(look)
    look()
  })
}

/** Faults of a history: losses, duplicates, gaps, and messages of one end in the wrong order. */
export async function faultsOf(
  database: Pool,
  conversationId: number,
  ends: Record<string, End>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('chat_message')
    .select(['seq', 'client_id'])
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute()
  const faults = rows
    .filter(({ seq }, place) => seq !== place + 1)
    .map(({ seq }) => `There is a gap before ${seq}`)
  for (const [who, end] of Object.entries(ends)) {
    const kept = rows.map(({ client_id }) => client_id).filter((id) => id.startsWith(`${who}-`))
    if (kept.join() !== end.said.join()) faults.push(`${who} said ${end.said}, kept is ${kept}`)
    const shown = end.line().messages.map(({ clientId }) => clientId)
    const all = rows.map(({ client_id }) => client_id)
    if (shown.join() !== all.join()) faults.push(`${who} sees ${shown}, kept is ${all}`)
  }
  return faults
}

import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { WebSocket } from 'ws'
import { chatLimits } from '../../domain/chat/rules'
import { languageOfLocale, preferredLanguage, type Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import { translate } from '../../i18n/translate'
import { databaseMilliseconds } from '../database/clock'
import type { Pool } from '../database/database'
import { Refusal } from '../http/errors'
import type { Sessions } from '../security/session'
import type { SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import { openConnection, type Connection } from './connection'
import type { ConnectionLimits } from '../http/connection-limits'
import { networkOf } from '../http/network'
import type { Hub } from './hub'
import { fieldsIn } from '../../domain/lists/objects'

/** Close codes; the reason is sent as text. */
export const closing = {
  restart: 1012,
  notText: 1003,
  tooMany: 1008,
  fault: 1011,
  slow: 1013,
  noToken: 4401,
  notAllowed: 4403,
  silent: 4408,
  full: 4429,
} as const

export interface SocketParts {
  pool: Pool
  sessions: Sessions
  settings: Settings
  hub: Hub
  connections: ConnectionLimits
}

/** A socket silent for this long counts as lost. */
const silentMs = 60_000
const lookMs = 15_000

interface Open {
  socket: WebSocket
  heardAt: number
  /** Serialises the socket's requests. */
  tail: Promise<void>
}

/** Registers the chat socket. Must run before any route is registered. */
export async function registerChatSocket(app: FastifyInstance, parts: SocketParts): Promise<void> {
  const open = new Set<Open>()
  const look = setInterval(() => {
    const before = performance.now() - silentMs
    for (const { socket, heardAt } of open)
      if (heardAt < before) socket.close(closing.silent, 'silent')
  }, lookMs)
  look.unref()

  const forgetUpgrades = followUpgrades(app)
  await app.register(websocket, {
    options: { maxPayload: chatLimits.frameBytes, perMessageDeflate: false },
    // A broken connection is not a server error.
    errorHandler: (error, socket, request) => {
      request.log.warn(error, 'chat socket')
      // A socket that broke a limit is already closing with its reason.
      if (socket.readyState === socket.OPEN) socket.close(closing.fault)
    },
    async preClose() {
      clearInterval(look)
      const left = [...open]
      for (const { socket } of left) socket.close(closing.restart, 'restart')
      await new Promise<void>((resolve) => app.websocketServer.close(() => resolve()))
      await Promise.all(left.map(({ tail }) => tail))
      forgetUpgrades()
    },
  })
  // In its own plugin context, so that the websocket plugin is loaded before the route.
  await app.register(async (inner) => {
    inner.get(
      '/websocket/register/im',
      { websocket: true, preValidation: async (request) => refuseOrigin(request, parts.settings) },
      (socket, request) => attend(socket, request, open, parts),
    )
  })
  app.addHook('onClose', () => parts.hub.stop())
}

/**
 * Tracks upgrade requests. An upgrade during shutdown is refused, but nothing closes its connection, which would keep
 * the server running. The returned function destroys such connections, also later ones.
 */
function followUpgrades({ server }: FastifyInstance): () => void {
  const asking = new Set<Duplex>()
  let over = false
  server.on('upgrade', (_request, socket: Duplex) => {
    if (over) return socket.destroy()
    asking.add(socket)
    socket.once('close', () => asking.delete(socket))
  })
  return () => {
    over = true
    for (const socket of asking) socket.destroy()
  }
}

/** Handles a socket's messages in order, after authentication. */
function attend(socket: WebSocket, request: FastifyRequest, open: Set<Open>, parts: SocketParts) {
  const { pool, settings, hub, connections } = parts
  giveReasons(socket)
  // Counts for the network until the user is known.
  let leavePlace = connections.ofNetwork(networkOf(request.ip))
  const token = tokenOf(request)
  const mayWrite = allowance()
  let connection: Connection | undefined
  let expiry: NodeJS.Timeout | undefined
  /** Stops reading; accepted messages are still processed. */
  let full = false
  /** Refused for good; nothing more is processed. */
  let ended = false
  let closed = false

  const state: Open = { socket, heardAt: performance.now(), tail: begin().catch(refuse) }
  open.add(state)
  const next = (task: () => unknown) => {
    state.tail = state.tail.then(async () => void (ended || (await task()))).catch(refuse)
  }
  const stopReading = (code: number, why: TextKey) => {
    full = true
    next(() => end(code, why))
  }
  socket.on('message', (bytes: Buffer, isBinary: boolean) => {
    state.heardAt = performance.now()
    if (ended || full) return
    if (isBinary) return stopReading(closing.notText, 'chat.frame.notText')
    if (!mayWrite()) return stopReading(closing.tooMany, 'chat.frame.tooMany')
    const written = bytes.toString('utf8')
    next(() => connection?.take(written))
  })
  socket.on('close', () => {
    full = true
    closed = true
    leavePlace?.()
    clearTimeout(expiry)
    void state.tail
      .then(() => connection?.leave())
      .catch((error) => request.log.warn(error, 'chat'))
      .finally(() => open.delete(state))
  })

  async function begin() {
    if (!leavePlace) throw new Refusal('common.tooManyConnections')
    const { user, kind, expires } = await admitted(token, parts)
    const place = connections.ofUser(user.id)
    if (!place) throw new Refusal('common.tooManyConnections')
    leavePlace()
    leavePlace = place
    // Messages sent before the socket closed are still processed.
    if (closed) place()
    const stillAllowed = async () => {
      if ((await admitted(token, parts)).kind !== kind)
        throw new Refusal('common.forbidden', { reason: 'forbidden' })
    }
    connection = await openConnection({
      pool,
      hub,
      settings,
      user,
      kind,
      stillAllowed,
      refused: refuse,
      language: languageFor(request, user),
      send(frame) {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > chatLimits.waitingBytes) return end(closing.slow, undefined)
        socket.send(frame)
      },
      log: request.log,
    })
    expiry = setTimeout(
      () => void stillAllowed().catch(refuse),
      expires - databaseMilliseconds() + 10,
    )
    if (full) clearTimeout(expiry)
  }

  function refuse(error: unknown) {
    if (!(error instanceof Refusal)) request.log.error(error, 'chat')
    end(...closingOf(error))
  }

  function end(code: number, why: TextKey | undefined) {
    if (ended) return
    ended = true
    const reason = why ? translate(languageFor(request), why) : 'slow'
    socket.close(code, Buffer.from(reason).subarray(0, 120).toString('utf8').replace(/�$/, ''))
  }
}

/** The user of a token and the side they take, until the token expires (in milliseconds). */
async function admitted(token: string | undefined, { pool, sessions }: SocketParts) {
  if (!token) throw new Refusal('common.loginFirst')
  // Opening a socket does not prolong a staff session, because pages reconnect automatically; sending a message
  // does.
  const user = await sessions.userOf(pool, token, false)
  const kind = kindOf(user)
  // Staff who view as a customer must not write in their name.
  if (!kind || user.viewer) throw new Refusal('common.forbidden', { reason: 'forbidden' })
  const { exp = 0 } = decodeJwt(token)
  return { user, kind, expires: exp * 1000 }
}

/** The code and the reason with which a socket closes after an error. */
function closingOf(error: unknown): [code: number, why: TextKey] {
  if (!(error instanceof Refusal)) return [closing.fault, 'common.unavailable']
  if (error.status === 429) return [closing.full, error.key]
  const isOver = error.status === 401 || error.details.reason === 'session'
  return [isOver ? closing.noToken : closing.notAllowed, error.key]
}

/**
 * Any website can open a socket to us, so the Origin header must be ours or an allowed one (cross-site WebSocket
 * hijacking). Clients other than browsers send no Origin.
 */
function refuseOrigin(request: FastifyRequest, { publicUrl, webOrigins }: Settings): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const allowed = [new URL(publicUrl).origin, ...webOrigins]
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.host
  if (!isOwn && !allowed.includes(origin)) {
    throw new Refusal('common.forbidden', { reason: 'forbidden' })
  }
}

/** The library closes protocol violations with a code only; adds the reason text. */
function giveReasons(socket: WebSocket) {
  const close = socket.close.bind(socket)
  const reasons: Record<number, string> = { 1002: 'protocol', 1007: 'no UTF-8', 1009: 'too big' }
  socket.close = (code, reason) => close(code, reason ?? (code ? (reasons[code] ?? 'fault') : ''))
}

/**
 * The token comes in the query (clients of protocol v1), or as a subprotocol next to "bearer", which is not logged.
 */
function tokenOf({ query, headers }: FastifyRequest): string | undefined {
  const { access_token: parameter } = fieldsIn(query)
  if (typeof parameter === 'string' && parameter) return parameter
  const [word, token] = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((part) => part.trim())
  return word === 'bearer' ? token : undefined
}

function kindOf({ kind, staffRoles }: SessionUser): 'customer' | 'agent' | undefined {
  if (kind === 'person' || kind === 'company') return 'customer'
  return staffRoles.some((role) => role === 'agent' || role === 'operator') ? 'agent' : undefined
}

function languageFor({ headers }: FastifyRequest, user?: SessionUser): Language {
  return user?.data.locale
    ? languageOfLocale(user.data.locale)
    : preferredLanguage(headers['accept-language'])
}

/** Rate limit of frames: a burst, then a number per second. */
function allowance(): () => boolean {
  const { burst, framesPerSecond } = chatLimits
  let left: number = burst
  let at = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - at) / 1000) * framesPerSecond)
    at = now
    left -= 1
    return left >= 0
  }
}

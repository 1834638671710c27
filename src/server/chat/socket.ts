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

/** Why the server closes a socket; the reason travels as a text. */
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

/** A socket that has said nothing for so long has lost its other end. */
const silentMs = 60_000
const lookMs = 15_000

interface Open {
  socket: WebSocket
  heardAt: number
  /** What it asked for, one after the other. */
  tail: Promise<void>
}

/** The socket of the customer service. Has to be registered before any route. */
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
    // A broken connection is no fault of the server.
    errorHandler: (error, socket, request) => {
      request.log.warn(error, 'chat socket')
      // One that broke a limit is closing by itself, with the reason.
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
  // In a context of its own: the plugin then knows its routes before they are made.
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
 * A connection that asks to become a socket while the server ends is refused and then held by nobody: it would keep the
 * server from ending as long as the other end likes. The answered function ends those that are left, and all that come.
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

/** Everything that a socket sends is read in its order, and not before it is known whose it is. */
function attend(
  socket: WebSocket,
  request: FastifyRequest,
  open: Set<Open>,
  { pool, sessions, settings, hub, connections }: SocketParts,
) {
  giveReasons(socket)
  // Until it is known whose it is, a socket counts for the address.
  let leavePlace = connections.ofNetwork(networkOf(request.ip))
  const token = tokenOf(request)
  const mayWrite = allowance()
  let connection: Connection | undefined
  let expiry: NodeJS.Timeout | undefined
  /** Nothing that comes from now on is read; what was allowed before is still done. */
  let full = false
  /** Refused for good: nothing more is done. */
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

  async function admitted() {
    if (!token) throw new Refusal('common.loginFirst')
    // A page opens it again by itself: a message keeps the session of staff alive, and not the socket.
    const user = await sessions.userOf(pool, token, false)
    const kind = kindOf(user)
    // Who only looks as a customer does not talk in their place.
    if (!kind || user.viewer) throw new Refusal('common.forbidden', { reason: 'forbidden' })
    return { user, kind }
  }

  async function begin() {
    if (!leavePlace) throw new Refusal('common.tooManyConnections')
    const { user, kind } = await admitted()
    const place = connections.ofUser(user.id)
    if (!place) throw new Refusal('common.tooManyConnections')
    leavePlace()
    leavePlace = place
    // Messages that were sent before the socket closed are still done.
    if (closed) place()
    const stillAllowed = async () => {
      if ((await admitted()).kind !== kind)
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
    const { exp = 0 } = decodeJwt(token!)
    expiry = setTimeout(
      () => void stillAllowed().catch(refuse),
      exp * 1000 - databaseMilliseconds() + 10,
    )
    if (full) clearTimeout(expiry)
  }

  function refuse(error: unknown) {
    if (error instanceof Refusal) {
      const over = error.status === 401 || error.details.reason === 'session'
      if (error.status === 429) return end(closing.full, error.key)
      const code = over ? closing.noToken : closing.notAllowed
      return end(code, error.key)
    }
    request.log.error(error, 'chat')
    end(closing.fault, 'common.unavailable')
  }

  function end(code: number, why: TextKey | undefined) {
    if (ended) return
    ended = true
    const reason = why ? translate(languageFor(request), why) : 'slow'
    socket.close(code, Buffer.from(reason).subarray(0, 120).toString('utf8').replace(/�$/, ''))
  }
}

/**
 * Browsers let any page open a socket to us and say in a header whose page it is: ours, or one that may call this server.
 * What is no browser sends none.
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

/** What breaks the rules of sockets is closed by their library, with a number alone: the reason is added here. */
function giveReasons(socket: WebSocket) {
  const close = socket.close.bind(socket)
  const reasons: Record<number, string> = { 1002: 'protocol', 1007: 'no UTF-8', 1009: 'too big' }
  socket.close = (code, reason) => close(code, reason ?? (code ? (reasons[code] ?? 'fault') : ''))
}

/** In the query, as the documents' clients can; or beside the word bearer as a protocol, which no log shows. */
function tokenOf({ query, headers }: FastifyRequest): string | undefined {
  const { access_token: asked } = query as { access_token?: unknown }
  if (typeof asked === 'string' && asked) return asked
  const [word, token] = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((one) => one.trim())
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

/** So many frames at once, and so many a second after that. */
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

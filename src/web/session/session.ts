import { useSyncExternalStore } from 'react'
import type { Schemas } from '../../domain/schemas'
import { readStored, removeStored, storedNames, writeStored } from './storage'

type User = Schemas['User']

export interface StoredTokens {
  /** Made at the login and kept by every renewal: tabs that hold the same one are in the same session. */
  family: string
  /** With its Bearer prefix, as it is sent. */
  accessToken: string
  refreshToken: string
  /** When the access token ends, in milliseconds of this computer's clock. */
  endsAt: number
}

const names = { tokens: 'tokens', user: 'user', left: 'left' }
const listeners = new Set<() => void>()
let user = readStored<User>(names.user)
let lost: 'over' | 'refused' | undefined
let leaving = false

/** Who is logged in in this tab. */
export function currentUser(): User | undefined {
  return user
}

/** The storage of the tab may have gone on without a page that the browser kept in memory. */
export const isStoredUser = () => readStored<User>(names.user)?.id === user?.id

export function currentTokens(): StoredTokens | undefined {
  return readStored<StoredTokens>(names.tokens)
}

export function beginSession(session: Schemas['Session']): void {
  const family = crypto.getRandomValues(new Uint32Array(4)).join('-')
  takeSession({ tokens: tokensOf(session, family), user: session.user })
}

/** A session that another tab holds too, or that begins here. */
export function takeSession({ tokens, user }: HeldSession): void {
  writeStored(names.tokens, tokens)
  // Whatever ended before, it is not this one: its own end is told as it is.
  acceptLoss()
  removeStored(names.left)
  leaving = false
  storeUser(user)
}

/** New tokens for the session that asked for them; where it ended meanwhile, they are dropped. */
export function renewSession(session: Schemas['Session'], asked: StoredTokens): void {
  if (currentTokens()?.family !== asked.family) return
  writeStored(names.tokens, tokensOf(session, asked.family))
  storeUser(session.user)
  for (const watcher of watchers) watcher('renewed')
}

/** Tokens that another tab of this session was given. */
export function takeTokens(tokens: StoredTokens): void {
  const own = currentTokens()
  if (own?.family === tokens.family && own.endsAt < tokens.endsAt) writeStored(names.tokens, tokens)
}

const tokensOf = (session: Schemas['Session'], family: string): StoredTokens => ({
  family,
  accessToken: `Bearer ${session.access_token}`,
  refreshToken: session.refresh_token,
  endsAt: Date.now() + session.expires_in * 1000,
})

export interface HeldSession {
  tokens: StoredTokens
  user: User
}

export function currentSession(): HeldSession | undefined {
  const tokens = currentTokens()
  return tokens && user && { tokens, user }
}

const watchers = new Set<(change: 'renewed' | 'left' | 'changed') => void>()

/** For the other tabs: hears that this one begins, renews or leaves a session. */
export function watchSession(watcher: (change: 'renewed' | 'left' | 'changed') => void): void {
  watchers.add(watcher)
  listeners.add(() => watcher('changed'))
}

export function storeUser(next: User): void {
  user = next
  writeStored(names.user, next)
  takeDrafts()
  for (const listener of listeners) listener()
}

/** The drafts of a user begin so, and those of who is not logged in. */
export const draftsOf = (id: number | undefined) => `draft.${id ?? 'visitor'}.`

/** What a visitor typed is theirs who log in: it is there after a click that asked for the login, and goes when they leave. */
function takeDrafts(): void {
  if (!user) return
  const start = draftsOf(undefined)
  for (const name of storedNames(start)) {
    writeStored(draftsOf(user.id) + name.slice(start.length), readStored(name))
    removeStored(name)
  }
}

/** Forgets who was logged in and what belonged to them; a page that is open does not hear of it. */
export function forgetSession(): void {
  for (const name of [
    names.tokens,
    names.user,
    'comparison',
    'view',
    'lastSelection',
    'pendingAction',
    'loginTarget',
    'sharesView',
  ])
    removeStored(name)
}

/** What somebody prepares in this tab; it outlives a session that ended, for the same user. */
const prepared = ['intentionOrder', 'intentionOrder.products', 'customIntentionOrder', 'customType']

/** Whether a reservation with lines is prepared in this tab that was not sent. */
export const isPreparing = () =>
  prepared.some((name) =>
    Object.values(readStored<object>(name) ?? {}).some(
      (lines) => Array.isArray(lines) && lines.length > 0,
    ),
  )

/** Who leaves takes along what they prepared, typed and did not send; the tab says no more of them. */
export function forgetUser(): void {
  const own = user?.id
  for (const watcher of watchers) watcher('left')
  forgetSession()
  writeStored(names.left, true)
  leaving = true
  for (const name of prepared) removeStored(name)
  if (own === undefined) return
  for (const start of [draftsOf(own), `chat.${own}.`, `once.${own}.`, `uploads.${own}`])
    for (const name of storedNames(start)) removeStored(name)
}

/** Ends the session of this tab: who looks at the page is a visitor from now on. */
export function endSession(): void {
  forgetSession()
  user = undefined
  for (const listener of listeners) listener()
}

/** Where the own session of somebody waits who looks at the shop as a customer sees it, and where they came from. */
const ownSession = 'ownSession'

export const isLooking = () => readStored(ownSession) !== undefined

/** From the log-out until the page has gone nothing of the user is written any more. */
export const isLeaving = () => leaving

/** Somebody logged out in this tab, and nobody came in since. */
export const hasLeft = () => readStored<boolean>(names.left) === true

export function startLook(session: Schemas['Session']): void {
  const own = { tokens: currentTokens(), user, back: window.location.pathname }
  forgetSession()
  writeStored(ownSession, own)
  beginSession(session)
}

/** The own session again; where one came from, or nothing where nobody was looking. */
export function leaveLook(): string | undefined {
  const own = readStored<{ tokens: StoredTokens; user: User; back: string }>(ownSession)
  if (!own) return undefined
  removeStored(ownSession)
  forgetSession()
  writeStored(names.tokens, own.tokens)
  storeUser(own.user)
  return own.back
}

/**
 * The session ends, and the frame says so: after one that is over it leads to the login, after one that the server
 * refuses only from a page that visitors may not see.
 */
export function loseSession(how: 'over' | 'refused'): void {
  const back = leaveLook()
  if (back) return window.location.assign(back)
  if (currentTokens()) lost ??= how
  endSession()
}

export const lostSession = () => lost
export const acceptLoss = () => {
  lost = undefined
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useUser(): User | undefined {
  return useSyncExternalStore(subscribe, () => user)
}

/** Whether this tab holds a session, also one whose user it does not know. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, () => currentTokens() !== undefined)
}

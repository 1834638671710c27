import { useSyncExternalStore } from 'react'
import type { Schemas } from '../../domain/schemas'
import { readStored, removeStored, sealSession, storedNames, writeStored } from './storage'

type User = Schemas['User']

export interface StoredTokens {
  /** Created at login and kept by every refresh: tabs with the same value share a session. */
  family: string
  /** With its Bearer prefix. */
  accessToken: string
  refreshToken: string
  /** Expiry of the access token, in milliseconds since the epoch by this computer's clock. */
  endsAt: number
}

const names = { tokens: 'tokens', user: 'user', left: 'left' }
const listeners = new Set<() => void>()
let user = readStored<User>(names.user)
let lost: 'over' | 'refused' | undefined

/** The user logged in in this tab. */
export function currentUser(): User | undefined {
  return user
}

/** False if the tab's storage has changed while the page was in the back/forward cache. */
export const isStoredUser = () => readStored<User>(names.user)?.id === user?.id

export function currentTokens(): StoredTokens | undefined {
  return readStored<StoredTokens>(names.tokens)
}

export function beginSession(session: Schemas['Session']): void {
  const family = crypto.getRandomValues(new Uint32Array(4)).join('-')
  takeSession({ tokens: tokensOf(session, family), user: session.user })
}

/** Starts a session here, or adopts one from another tab. */
export function takeSession({ tokens, user }: HeldSession): void {
  sealSession(false)
  writeStored(names.tokens, tokens)
  // Clear an earlier loss, so that the end of the new session is reported correctly.
  acceptLoss()
  removeStored(names.left)
  storeUser(user)
}

/** Stores refreshed tokens; dropped if the session that asked has ended meanwhile. */
export function renewSession(session: Schemas['Session'], asked: StoredTokens): void {
  if (currentTokens()?.family !== asked.family) return
  writeStored(names.tokens, tokensOf(session, asked.family))
  storeUser(session.user)
  for (const watcher of watchers) watcher('renewed')
}

/** Adopts tokens refreshed by another tab of this session. */
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

/** Lets other-tabs.ts hear that this tab starts, refreshes or leaves a session. */
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

/** Name prefix of a user's drafts, or of a visitor's. */
export const draftsOf = (id: number | undefined) => `draft.${id ?? 'visitor'}.`

/**
 * A visitor's drafts pass to the user who logs in: they must survive an action that asked for the login, and be
 * removed at logout.
 */
function takeDrafts(): void {
  if (!user) return
  const start = draftsOf(undefined)
  for (const name of storedNames(start)) {
    writeStored(draftsOf(user.id) + name.slice(start.length), readStored(name))
    removeStored(name)
  }
}

/** Forgets the session in storage without re-rendering the page. */
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

/** Preparations in this tab; they survive the end of the session, for the same user. */
const prepared = ['intentionOrder', 'intentionOrder.products', 'customIntentionOrder', 'customType']

/** True if this tab has an unsent reservation with lines. */
export const isPreparing = () =>
  prepared.some((name) =>
    Object.values(readStored<object>(name) ?? {}).some(
      (lines) => Array.isArray(lines) && lines.length > 0,
    ),
  )

/** Logout: removes the user's preparations, drafts and other data from the tab. */
export function forgetUser(): void {
  const own = user?.id
  for (const watcher of watchers) watcher('left')
  forgetSession()
  writeStored(names.left, true)
  sealSession(true)
  for (const name of prepared) removeStored(name)
  if (own === undefined) return
  for (const start of [draftsOf(own), `chat.${own}.`, `once.${own}.`, `uploads.${own}`])
    for (const name of storedNames(start)) removeStored(name)
}

/** Ends the session of this tab; the page is now shown to a visitor. */
export function endSession(): void {
  forgetSession()
  user = undefined
  for (const listener of listeners) listener()
}

/** Storage name of an operator's own session and page while they impersonate a customer. */
const ownSession = 'ownSession'

export const isLooking = () => readStored(ownSession) !== undefined

/** True if somebody logged out in this tab and nobody has logged in since. */
export const hasLeft = () => readStored<boolean>(names.left) === true

export function startLook(session: Schemas['Session']): void {
  const own = { tokens: currentTokens(), user, back: window.location.pathname }
  forgetSession()
  writeStored(ownSession, own)
  beginSession(session)
}

/**
 * Ends an impersonation and restores the own session; returns the page it was started from, or undefined if there was
 * none.
 */
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
 * Ends the session and lets the frame react: an expired one leads to the login, a refused one only from pages that
 * visitors may not see.
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

/** True if this tab holds a session, even if its user is not stored. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, () => currentTokens() !== undefined)
}

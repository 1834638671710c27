import { openPath } from '../pages/lazy-page'
import { mayTakeOver } from './may-take-over'
import { previewed } from '../pages/previewed'
import {
  currentSession,
  forgetUser,
  hasLeft,
  isLooking,
  takeSession,
  takeTokens,
  watchSession,
  type HeldSession,
} from './session'

/**
 * A session lives in its tab's sessionStorage. A tab opened from a link has none and takes over the session of
 * another open tab: it asks on a BroadcastChannel, which only pages of this origin hear, and gets the answer on a
 * channel whose name only it knows. Without a logged-in tab nobody answers, so the session ends with the last tab; a
 * tab in which somebody logged out does not ask. Staff sessions go to office pages only and customer sessions to shop
 * pages only, and only if the user may open the asking page.
 */
const asking = 'session.ask'
/** Each tab with a session holds this lock, so that a first visit without other tabs does not wait. */
const holding = 'session.held'
/** A busy tab may answer late; without the Locks API it is unknown if there is one. */
const patienceMs = 1000
const blindPatienceMs = 100

interface Question {
  replyTo: string
  path: string
}

/** Every tab with a session replies, even if its session does not fit the page. */
interface Reply {
  session: HeldSession | undefined
  /** Time of last use: the link was probably followed in the tab used last. */
  usedAt: number
}

/** Sent between the tabs of one session, on a channel named by its secret. */
type News = { tokens: HeldSession['tokens'] } | 'left'

let usedAt = 0
let questions: BroadcastChannel | undefined
let siblings: BroadcastChannel | undefined
let family: string | undefined
let release: (() => void) | undefined

const canTalk = typeof BroadcastChannel === 'function'

/** Takes over another tab's session, if there is one. Call before the first render. */
export async function meetOtherTabs(): Promise<void> {
  if (!canTalk) return
  if (!currentSession() && !hasLeft() && !previewed) {
    const session = await askAround(openPath())
    if (session) takeSession(session)
  }
  for (const kind of ['pointerdown', 'keydown'])
    window.addEventListener(kind, () => (usedAt = Date.now()), { capture: true, passive: true })
  usedAt = Date.now()
  watchSession((change) => {
    const session = currentSession()
    if (change === 'left') return siblings?.postMessage('left' satisfies News)
    join()
    if (change === 'renewed' && session)
      siblings?.postMessage({ tokens: session.tokens } satisfies News)
  })
  join()
  // A page in the back/forward cache cannot listen, and an open channel might prevent its caching.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', join)
}

async function askAround(path: string): Promise<HeldSession | undefined> {
  const expected = await countHolders()
  if (expected === 0) return undefined
  const replyTo = `session.${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  const replies: Reply[] = []
  const inbox = new BroadcastChannel(replyTo)
  const question = new BroadcastChannel(asking)
  await new Promise<void>((resolve) => {
    inbox.onmessage = ({ data }: MessageEvent<Reply>) => {
      replies.push(data)
      if (replies.length === expected) resolve()
    }
    question.postMessage({ replyTo, path } satisfies Question)
    window.setTimeout(resolve, expected === undefined ? blindPatienceMs : patienceMs)
  })
  inbox.close()
  question.close()
  return replies
    .filter(({ session }) => session)
    .sort((reply, other) => other.usedAt - reply.usedAt)[0]?.session
}

/** Counts tabs that hold a session; undefined if the browser cannot tell, for example without TLS. */
async function countHolders(): Promise<number | undefined> {
  const state = await navigator.locks?.query().catch(() => undefined)
  return state?.held?.filter(({ name }) => name === holding).length
}

/** Listens and replies while this tab has a session. */
function join(): void {
  const next = currentSession()?.tokens.family
  if (next === family && (siblings || !next)) return
  leave()
  family = next
  if (next === undefined) return
  const held = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(holding, { mode: 'shared' }, () => held)
  questions = new BroadcastChannel(asking)
  questions.onmessage = ({ data }: MessageEvent<Question>) => answer(data)
  siblings = new BroadcastChannel(`session.${next}`)
  siblings.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'left') return followOut()
    takeTokens(data.tokens)
  }
}

function leave(): void {
  release?.()
  questions?.close()
  siblings?.close()
  release = questions = siblings = undefined
}

function answer({ replyTo, path }: Question): void {
  const channel = new BroadcastChannel(replyTo)
  const session = currentSession()
  // An operator's impersonation of a customer stays in its tab, which shows how to end it.
  const fits = session && !isLooking() && mayTakeOver(path, session.user)
  channel.postMessage({ session: fits ? session : undefined, usedAt } satisfies Reply)
  channel.close()
}

/** Logs out after a logout in another tab of this session. */
function followOut(): void {
  const isStaff = currentSession()?.user.identity === '0'
  leave()
  forgetUser()
  const login = isStaff ? 'office/login' : 'login'
  window.location.assign(import.meta.env.BASE_URL + login)
}

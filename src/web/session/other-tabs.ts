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
 * A session lives in the storage of its tab. A tab that is opened from a link has none, and takes over that of a tab which is
 * open in the same browser: it asks by a channel that pages of this origin alone can hear, and the answer comes by a channel
 * whose name only the asking tab knows. Nobody answers where nobody is logged in, so that nothing outlives the last tab, and a
 * tab that was left by a log-out does not ask. A session of the staff goes to pages of the office alone and a customer's to
 * pages of the shop alone, each only where its user may open the page that asks.
 */
const asking = 'session.ask'
/** Every tab with a session holds this lock: a first visit with no other tab waits for nobody. */
const holding = 'session.held'
/** A tab that is busy may answer late; without locks it is not known whether there is one at all. */
const patienceMs = 1000
const blindPatienceMs = 100

interface Question {
  replyTo: string
  path: string
}

/** Every tab that holds a session answers, also that it has nothing for this page. */
interface Reply {
  session: HeldSession | undefined
  /** When the tab was used last: a link was followed in the tab that was used last. */
  usedAt: number
}

/** Goes between the tabs of one session, by a channel that is named by its secret. */
type News = { tokens: HeldSession['tokens'] } | 'left'

let usedAt = 0
let questions: BroadcastChannel | undefined
let siblings: BroadcastChannel | undefined
let family: string | undefined
let release: (() => void) | undefined

const canTalk = typeof BroadcastChannel === 'function'

/** Before the first page is drawn: with the session of another tab, where there is one. */
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
  // A page that waits in the cache of going back neither hears nor answers, and may be thrown away if it tried to.
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
  return replies.filter(({ session }) => session).sort((one, other) => other.usedAt - one.usedAt)[0]
    ?.session
}

/** Counts the tabs that hold a session; undefined if the browser does not tell, as on a page without TLS. */
async function countHolders(): Promise<number | undefined> {
  const state = await navigator.locks?.query().catch(() => undefined)
  return state?.held?.filter(({ name }) => name === holding).length
}

/** Listens and answers as long as this tab has a session. */
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
  // The look of an operator at the shop stays in the tab that began it and shows how to end it.
  const fits = session && !isLooking() && mayTakeOver(path, session.user)
  channel.postMessage({ session: fits ? session : undefined, usedAt } satisfies Reply)
  channel.close()
}

/** Somebody logged out in another tab of this session: this one goes the same way. */
function followOut(): void {
  const isStaff = currentSession()?.user.identity === '0'
  leave()
  forgetUser()
  const login = isStaff ? 'office/login' : 'login'
  window.location.assign(import.meta.env.BASE_URL + login)
}

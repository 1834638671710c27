import type { NavigateFunction } from 'react-router'
import { homeOf } from '../../domain/account/access'
import { text } from '../language/locale'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { showToast } from '../ui/toast-list'

/** An action that a visitor started before the login; it is performed after it. */
export interface PendingAction {
  name: string
  args: unknown
  reason: LoginReason
}

/** The kinds of action that need a login; the login page says why. */
const loginReasons = ['reserve', 'cart', 'favourite', 'comparison', 'chat', 'message'] as const
export type LoginReason = (typeof loginReasons)[number]

type Action = (args: never, navigate: NavigateFunction) => unknown

const actions = new Map<string, Action>()

/**
 * Registers an action by name so that it can resume after a login, even on a freshly loaded page. `resume` differs
 * from `perform` where the account may already be in the wanted state.
 */
export function gatedAction<Args>(
  name: string,
  reason: LoginReason,
  perform: (args: Args, navigate: NavigateFunction) => unknown,
  resume = perform,
) {
  // Safe cast: arguments are stored and read under the same name.
  actions.set(name, resume)
  return (args: Args, navigate: NavigateFunction) => {
    if (currentUser()) return perform(args, navigate)
    writeStored('pendingAction', { name, args, reason } satisfies PendingAction)
    askForLogin(navigate)
  }
}

/** The reason why the pending action needs a login. */
export function pendingReason(): LoginReason | undefined {
  const pending = readStored<PendingAction>('pendingAction')
  return loginReasons.find((reason) => reason === pending?.reason)
}

/** Tells a visitor to log in and goes to the login page, which leads back here. */
export function askForLogin(navigate: NavigateFunction, target = currentTarget()): void {
  showToast('error', text('common.loginFirst'))
  void navigate(`/login?redirect=${encodeURIComponent(target)}`)
}

const targetName = 'loginTarget'

/**
 * Stores the target of the login while the user registers or resets a password first; the login's address contains
 * it.
 */
export function keepTarget(redirect: string): void {
  writeStored(targetName, redirect)
}

/** The stored target of the login. */
export const keptTarget = () => readStored<string>(targetName)

/** A visitor who leaves the login page gives up the pending action. */
export function forgetIntention(): void {
  removeStored('pendingAction')
  removeStored(targetName)
}

/** Performs the pending action, once. */
export async function resumePendingAction(navigate: NavigateFunction): Promise<void> {
  const pending = readStored<PendingAction>('pendingAction')
  forgetIntention()
  const perform = pending && actions.get(pending.name)
  // The arguments were stored under the name of this action.
  if (perform && currentUser()) await perform(pending.args as never, navigate)
}

/** The target after a login, limited to paths of this site (no open redirect). */
export function targetAfterLogin(redirect: string | null): string {
  return redirect && isOwnPath(redirect) ? redirect : homeOf(currentUser())
}

/** Parsed as a browser parses it: tabs and line breaks are dropped, a backslash counts as a slash. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || /[\p{Cc}\\]/u.test(path)) return false
  try {
    return new URL(path, window.location.origin).origin === window.location.origin
  } catch {
    return false
  }
}

function currentTarget(): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return window.location.pathname.slice(base.length) + window.location.search
}

import type { NavigateFunction } from 'react-router'
import { homeOf } from '../../domain/account/access'
import { text } from '../language/locale'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { showToast } from '../ui/toast-list'

/** What a visitor wanted to do when the login came in between; done after it. */
export interface PendingAction {
  name: string
  args: unknown
}

type Action = (args: never, navigate: NavigateFunction) => unknown

const actions = new Map<string, Action>()

/**
 * Makes an action known by name, so that it can be resumed after a login, on a freshly loaded page too. What a visitor
 * wanted may already be so for the account: then it is resumed in a way of its own.
 */
export function gatedAction<Args>(
  name: string,
  perform: (args: Args, navigate: NavigateFunction) => unknown,
  resume = perform,
) {
  // Only arguments stored under the same name come back.
  actions.set(name, resume as Action)
  return (args: Args, navigate: NavigateFunction) => {
    if (currentUser()) return perform(args, navigate)
    writeStored('pendingAction', { name, args } satisfies PendingAction)
    askForLogin(navigate)
  }
}

/** Says that a login is needed and goes there; afterwards the page comes back. */
export function askForLogin(navigate: NavigateFunction, target = currentTarget()): void {
  showToast('error', text('common.loginFirst'))
  void navigate(`/login?redirect=${encodeURIComponent(target)}`)
}

const targetName = 'loginTarget'

/** Keeps where a login is to lead while somebody registers or sets a new password first; the address of the login names it. */
export function keepTarget(redirect: string): void {
  writeStored(targetName, redirect)
}

/** Where the login was to lead from which somebody came here. */
export const keptTarget = () => readStored<string>(targetName)

/** Who leaves without having logged in no longer means to do what led there. */
export function forgetIntention(): void {
  removeStored('pendingAction')
  removeStored(targetName)
}

/** Does what was wanted before the login; once. */
export async function resumePendingAction(navigate: NavigateFunction): Promise<void> {
  const pending = readStored<PendingAction>('pendingAction')
  forgetIntention()
  const perform = pending && actions.get(pending.name)
  if (perform && currentUser()) await perform(pending.args as never, navigate)
}

/** Where to go after a login: only to a path of this site. */
export function targetAfterLogin(redirect: string | null): string {
  return redirect && isOwnPath(redirect) ? redirect : homeOf(currentUser())
}

/** As a browser reads it, which drops tabs and line breaks and takes a backslash for a slash. */
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

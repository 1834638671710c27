import { useSyncExternalStore } from 'react'

/** A request for the password; concurrent calls share one. */
interface Asking {
  done: Promise<boolean>
  answer: (shown: boolean) => void
}

let asking: Asking | undefined
const listeners = new Set<() => void>()

/** Asks for the password again; resolves to true if it was confirmed. */
export function askConfirmation(): Promise<boolean> {
  asking ??= begin()
  tell()
  return asking.done
}

function begin(): Asking {
  let answer: (shown: boolean) => void = () => undefined
  const done = new Promise<boolean>((resolve) => (answer = resolve))
  return { done, answer }
}

export function answerConfirmation(shown: boolean): void {
  asking?.answer(shown)
  asking = undefined
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsAsked = (): boolean => useSyncExternalStore(subscribe, () => asking !== undefined)

/** True if a call was refused until the password is entered again. */
export async function wantsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const answer: { data?: { reason?: string } | null } = await response
    .clone()
    .json()
    .catch(() => ({}))
  return answer.data?.reason === 'confirm'
}

import { useSyncExternalStore } from 'react'

/** What waits for the password that is asked for again; calls at the same time wait for one answer. */
interface Asking {
  done: Promise<boolean>
  answer: (shown: boolean) => void
}

let asking: Asking | undefined
const listeners = new Set<() => void>()

/** Asks for the password again; whether it was shown. */
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

/** Whether a call was refused until the password is shown again. */
export async function wantsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const answer: { data?: { reason?: string } | null } = await response
    .clone()
    .json()
    .catch(() => ({}))
  return answer.data?.reason === 'confirm'
}

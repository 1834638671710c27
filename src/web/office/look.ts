import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { itemAt } from '../../domain/lists/items'
import type { TextKey } from '../language/locale'
import { currentUser } from '../session/session'
import { readStored, writeStored } from '../session/storage'
import { useMedia } from '../ui/use-media'

/** A person's choice of how the office looks, kept in this browser. */
export interface LookChoice<Value extends string> {
  /** The first is the usual one. */
  choices: readonly { value: Value; label: TextKey }[]
  use: () => Value
  choose: (value: Value) => void
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function choiceOf<Value extends string>(
  name: string,
  choices: LookChoice<Value>['choices'],
): LookChoice<Value> {
  const key = () => `${name}.${currentUser()?.id ?? 'visitor'}`
  const current = (): Value => {
    const kept = readStored<string>(key(), 'local')
    return (choices.find(({ value }) => value === kept) ?? itemAt(choices, 0)).value
  }
  return {
    choices,
    use: () => useSyncExternalStore(subscribe, current),
    choose(value) {
      writeStored(key(), value, 'local')
      for (const listener of listeners) listener()
    },
  }
}

/** The height of the rows in all lists. */
export const density = choiceOf('density', [
  { value: 'compact', label: 'screens.density.compact' },
  { value: 'roomy', label: 'screens.density.roomy' },
])
export const theme = choiceOf('theme', [
  { value: 'light', label: 'office.look.theme.light' },
  { value: 'dark', label: 'office.look.theme.dark' },
  { value: 'system', label: 'office.look.theme.system' },
])

/** The theme of the office's pages; light when the page is left for the shop. */
export function useShownTheme(): 'light' | 'dark' | undefined {
  const chosen = theme.use()
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const shown = chosen === 'system' ? (prefersDark ? 'dark' : 'light') : chosen
  // Ant Design's theme reads the colours from the page, so that they must be there before it is rendered.
  const [applied, setApplied] = useState<typeof shown>()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shown
    setApplied(shown)
    return () => {
      delete document.documentElement.dataset.theme
    }
  }, [shown])
  return applied
}

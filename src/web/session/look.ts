import { useSyncExternalStore } from 'react'
import { itemAt } from '../../domain/lists/items'
import type { TextKey } from '../language/locale'
import { currentUser, watchSession } from './session'
import { readStored, writeStored } from './storage'

/** A person's choice of how pages look, kept in this browser. */
export interface LookChoice<Value extends string> {
  title: TextKey
  /** The first is the default. */
  choices: readonly { value: Value; label: TextKey }[]
  current: () => Value
  use: () => Value
  choose: (value: Value) => void
}

const themeKey = 'theme'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function choiceOf<Value extends string>(
  name: string,
  title: TextKey,
  choices: LookChoice<Value>['choices'],
): LookChoice<Value> {
  const key = () => {
    const person = currentUser()?.id
    return person === undefined ? name : `${name}.${person}`
  }
  const current = (): Value => {
    const kept = readStored<string>(key(), 'local')
    return (choices.find(({ value }) => value === kept) ?? itemAt(choices, 0)).value
  }
  return {
    title,
    choices,
    current,
    use: () => useSyncExternalStore(subscribe, current),
    choose(value) {
      writeStored(key(), value, 'local')
      keepForVisitors()
      showTheme()
    },
  }
}

/** The height of the rows in all lists. */
export const density = choiceOf('density', 'screens.density', [
  { value: 'compact', label: 'screens.density.compact' },
  { value: 'roomy', label: 'screens.density.roomy' },
])
export const theme = choiceOf(themeKey, 'shell.theme', [
  { value: 'system', label: 'shell.theme.system' },
  { value: 'light', label: 'shell.theme.light' },
  { value: 'dark', label: 'shell.theme.dark' },
])

/** A function, because a test page gets its window after this file is loaded. */
const deviceTheme = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Shows the theme of the person; public/theme.js does the same before the first paint. */
function showTheme() {
  const chosen = theme.current()
  const isDark = chosen === 'dark' || (chosen === 'system' && deviceTheme().matches)
  if (isDark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  for (const listener of listeners) listener()
}

/** Visitors keep the theme of the last person here: the page after a logout must not flash. */
function keepForVisitors() {
  if (currentUser()) writeStored(themeKey, theme.current(), 'local')
}

/** Shows the theme now, and whenever the person, their choice or the device's theme changes. */
export function keepTheme(): void {
  const begin = () => {
    keepForVisitors()
    showTheme()
  }
  begin()
  watchSession(begin)
  deviceTheme().addEventListener('change', showTheme)
  // Another tab has stored something; writing in answer would never end.
  window.addEventListener('storage', showTheme)
}

/** True while the dark theme is shown. */
export const useDark = () =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'dark')

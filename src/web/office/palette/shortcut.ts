import { keyOf } from '../../ui/keys'

/** Apple's keyboards have a command key for what Ctrl does elsewhere. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export const shortcut = isApple
  ? { shown: '⌘ K', aria: 'Meta+K' }
  : { shown: 'Ctrl K', aria: 'Control+K' }

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function isShortcut(event: Keys): boolean {
  const held = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  return held && !event.altKey && !event.shiftKey && keyOf(event).toLowerCase() === 'k'
}

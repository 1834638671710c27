/** What React and the browser both tell of a key. */
interface Pressed {
  key: string
  keyCode?: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean }
}

/** Safari ends a composition before it tells of the key that ended it; only this code still says so. */
const composedKeyCode = 229

/** An input method is composing: the key belongs to it. */
export const isComposing = ({ keyCode, isComposing: own, nativeEvent }: Pressed): boolean =>
  (own ?? nativeEvent?.isComposing) === true || keyCode === composedKeyCode

/** The key that was pressed, or '' while an input method composes: half a word of Chinese is no answer. */
export const keyOf = (event: Pressed): string => (isComposing(event) ? '' : event.key)

export const isEnter = (event: Pressed): boolean => keyOf(event) === 'Enter'

/** The common part of React's and the browser's keyboard events. */
interface Pressed {
  key: string
  keyCode?: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean }
}

/** Safari ends a composition before it reports the key that ended it; only this code still tells. */
const composedKeyCode = 229

/** True while an input method composes, which then owns the key. */
export const isComposing = ({ keyCode, isComposing: own, nativeEvent }: Pressed): boolean =>
  (own ?? nativeEvent?.isComposing) === true || keyCode === composedKeyCode

/** The pressed key, or '' while an input method composes. */
export const keyOf = (event: Pressed): string => (isComposing(event) ? '' : event.key)

export const isEnter = (event: Pressed): boolean => keyOf(event) === 'Enter'

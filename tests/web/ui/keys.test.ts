import { expect, test } from 'vitest'
import { isEnter, keyOf } from '../../../src/web/ui/keys'

test('Enter is an answer', () => {
  expect(isEnter({ key: 'Enter' })).toBe(true)
  expect(isEnter({ key: 'Enter', isComposing: false, keyCode: 13 })).toBe(true)
  expect(isEnter({ key: 'Escape' })).toBe(false)
})

test('while an input method composes, its keys are its own', () => {
  for (const key of ['Enter', 'Escape', 'ArrowUp']) {
    expect(keyOf({ key, isComposing: true })).toBe('')
    // React keeps it with the event of the browser.
    expect(keyOf({ key, nativeEvent: { isComposing: true } })).toBe('')
    // Safari tells of the key that ended a composition when it is over.
    expect(keyOf({ key, isComposing: false, keyCode: 229 })).toBe('')
  }
  expect(isEnter({ key: 'Enter', keyCode: 229 })).toBe(false)
})

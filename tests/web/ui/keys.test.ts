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
    // React keeps the property on the native event.
    expect(keyOf({ key, nativeEvent: { isComposing: true } })).toBe('')
    // Safari reports the key that ended a composition afterwards.
    expect(keyOf({ key, isComposing: false, keyCode: 229 })).toBe('')
  }
  expect(isEnter({ key: 'Enter', keyCode: 229 })).toBe(false)
})

import { expect, test } from 'vitest'
import { declaredIn } from '../stylesheet'

test('a picture in the chat has 300 × 200 pixels at most', () => {
  const declared = (property: string) => declaredIn('chat/Messages.module.css', 'small', property)
  expect(declared('max-width')).toEqual(['min(300px, 100%)'])
  expect(declared('max-height')).toEqual(['200px'])
})

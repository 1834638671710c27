// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { loadTexts, shownValue } from '../../src/web/locale'

await loadTexts()

test('a value that is there in Chinese alone says so on an English page', () => {
  expect(shownValue('达克罗')).toBe('达克罗 (Chinese only)')
  expect(shownValue('GB/T 5782 8.8')).toBe('GB/T 5782 8.8')
})

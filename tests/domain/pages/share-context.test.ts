import { expect, test } from 'vitest'
import { isAndroid, needsBrowser, shareContextOf } from '../../../src/domain/pages/share-context'

test.each([
  ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50', 1],
  ['Mozilla/5.0 (iPhone) AliApp(AP/10.5) AlipayClient/10.5', 2],
  ['Mozilla/5.0 (Macintosh) Lark/7.20', 3],
  ['Mozilla/5.0 (Linux; Android 14) Feishu/7.1', 3],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130', 4],
  ['', 4],
])('%s is context %i', (userAgent, context) => {
  expect(shareContextOf(userAgent)).toBe(context)
  expect(needsBrowser(shareContextOf(userAgent))).toBe(context !== 4)
})

test('Android is known by its name', () => {
  expect(isAndroid('Mozilla/5.0 (Linux; Android 14)')).toBe(true)
  expect(isAndroid('Mozilla/5.0 (iPhone)')).toBe(false)
})

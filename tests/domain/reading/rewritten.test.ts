import { expect, test } from 'vitest'
import { rewriting } from '../../../src/domain/reading/rewritten'

const rewritten = rewriting([
  { word: '锁固钉', kind: 'synonym', sameAs: '环槽铆钉' },
  { word: '大锁钉', kind: 'synonym', sameAs: '锁固钉' },
  { word: 'swage pin', kind: 'synonym', sameAs: 'lockbolt' },
  { word: '甲钉', kind: 'synonym', sameAs: '甲钉' },
  { word: '打', kind: 'unit' },
])

test.each([
  ['锁固钉12.7', '环槽铆钉 12.7'],
  ['大锁钉 12.7', '环槽铆钉 12.7'],
  ['Swage-Pin 12.7', 'lockbolt 12.7'],
  ['swage pins', 'swage pins'],
  ['Ｍ１２ 螺母', 'Ｍ１２ 螺母'],
  ['20打', '20打'],
])('"%s" is searched as "%s"', (text, expected) => {
  expect(rewritten(text)).toBe(expected)
})

test('a word that is the same as itself ends', () => {
  expect(rewritten('甲钉')).toBe('甲钉')
})

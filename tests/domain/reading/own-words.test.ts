import { expect, test } from 'vitest'
import { wordsWith, type OwnWord } from '../../../src/domain/reading/own-words'
import { read } from '../../../src/domain/reading/read'

const synonym = (word: string, sameAs: string): OwnWord => ({ word, kind: 'synonym', sameAs })
const shown = (line: string, own: OwnWord[]) =>
  read(line, wordsWith(own).words)
    .filter(({ kind }) => kind !== 'noise')
    .map(({ kind, value }) => `${kind}=${value}`)
    .join(' ')

test.each<[string, OwnWord[], string, string]>([
  [
    'a synonym is read like the words that it is the same as',
    [synonym('锁固钉', '环槽铆钉')],
    '锁固钉 12.7',
    'product=lockbolt diameter=12.7',
  ],
  [
    'a synonym may mean a product of several words',
    [synonym('SHCS bolt', 'socket head cap screw')],
    'shcs-bolt M8x20',
    'product=socket cylinder screw thread=8 length=20',
  ],
  [
    'a synonym of another synonym has its meaning, in any order',
    [synonym('大锁钉', '锁固钉'), synonym('锁固钉', 'lockbolt')],
    '大锁钉',
    'product=lockbolt',
  ],
  ['a finish', [synonym('黑锌', '达克罗')], 'M8 黑锌', 'thread=8 finish=zinc flake'],
  ['a property class', [synonym('高强', '10.9级')], 'M12 高强', 'thread=12 class=10.9'],
  ['a unit of pieces', [{ word: '打头', kind: 'unit' }], 'M8 20打头', 'thread=8 quantity=20'],
  ['a word that means nothing', [{ word: '请尽快', kind: 'noise' }], 'M8 请尽快', 'thread=8'],
  [
    'a shipped word with another meaning',
    [synonym('哈克钉', '抽芯铆钉')],
    '哈克钉',
    'product=blind rivet',
  ],
  [
    'a shipped word that is switched off',
    [{ word: '哈克钉', kind: 'removed' }],
    '哈克钉',
    'word=哈克钉',
  ],
  [
    'an unknown word means the products with this word in their names',
    [synonym('夹环', '滚花件')],
    '夹环 M8',
    'product=?滚花件 thread=8',
  ],
])('%s', (_name, own, line, expected) => {
  expect(shown(line, own)).toBe(expected)
})

test('a standard of the office stands in the place of the shipped ones', () => {
  const { words } = wordsWith([
    { word: 'DIN 985', kind: 'standard', sameAs: 'ISO 7040', degree: 'same' },
    { word: 'DIN 7968', kind: 'standard', sameAs: 'DIN 7990', degree: 'similar' },
  ])
  expect(words.standards.get('DIN 985')).toEqual([
    { number: 'DIN 985', use: 'ISO 7040', degree: 'same' },
  ])
  expect(words.standards.get('DIN 7968')).toHaveLength(1)
  expect(words.standards.get('DIN 931')).toHaveLength(1)
})

test('words that lead in a circle are unknown, and do not disturb others', () => {
  const { unread } = wordsWith([
    synonym('甲钉', '乙钉'),
    synonym('乙钉', '甲钉'),
    synonym('锁固钉', '环槽铆钉'),
  ])
  expect([...unread].map(([word, { reason }]) => [word, reason])).toEqual([
    ['乙钉', 'circle'],
    ['甲钉', 'circle'],
  ])
})

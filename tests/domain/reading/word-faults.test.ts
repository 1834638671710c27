import { expect, test } from 'vitest'
import type { OwnWord } from '../../../src/domain/reading/own-words'
import { lostWord, wordFault, type WordForm } from '../../../src/domain/reading/word-faults'

const synonym = (word: string, sameAs: string): OwnWord => ({ word, kind: 'synonym', sameAs })
const standard = (word: string, sameAs: string): OwnWord => ({
  word,
  kind: 'standard',
  sameAs,
  degree: 'replaced',
})

test.each<[WordForm, OwnWord[]]>([
  [synonym('锁固钉', '环槽铆钉'), []],
  [{ ...synonym('哈克钉', '抽芯铆钉'), replaces: true }, []],
  [{ ...synonym('哈克钉', '镀锌'), replaces: true }, []],
  [{ word: '哈克钉', kind: 'removed' }, []],
  [{ word: '打', kind: 'unit' }, []],
  [{ word: '请尽快', kind: 'noise' }, []],
  [standard('DIN 7968', 'DIN 7990'), []],
  [{ ...standard('DIN 931', 'ISO 4014'), degree: 'same', replaces: true }, []],
  [synonym('大锁钉', '锁固钉'), [synonym('锁固钉', '环槽铆钉')]],
])('%j can be kept', (form, others) => {
  expect(wordFault(form, others)).toBeUndefined()
})

test.each<[string, string, WordForm, OwnWord[]?]>([
  ['word', 'noLetter', synonym('12345', '螺母')],
  ['word', 'noLetter', synonym('12-3.4', '螺母')],
  ['word', 'oneLetter', synonym('X', '螺母')],
  ['word', 'isRead', synonym('M12', '螺母')],
  ['word', 'isRead', synonym('M12 锁钉', '螺母')],
  ['word', 'isRead', synonym('200件', '螺母')],
  ['word', 'noUnit', { word: '12 pack', kind: 'unit' }],
  ['word', 'noUnit', { word: 'abcdefghijklm', kind: 'unit' }],
  ['word', 'known', synonym('哈克钉', '环槽铆钉')],
  ['word', 'known', standard('DIN 931', 'ISO 4014')],
  ['word', 'knownOtherwise', synonym('哈克钉', '抽芯铆钉')],
  ['word', 'knownOtherwise', synonym('zinc', '螺母')],
  ['word', 'notShipped', { word: '锁固钉', kind: 'removed' }],
  ['sameAs', 'several', synonym('锁固钉', '镀锌螺母')],
  ['sameAs', 'noWord', synonym('锁固钉', 'M12')],
  ['sameAs', 'noWord', synonym('锁固钉', '请')],
  ['sameAs', 'noWord', synonym('锁固钉', 'quite unheard')],
  ['sameAs', 'circle', synonym('锁固钉', '锁固钉')],
  ['sameAs', 'circle', synonym('锁固钉', '大锁钉'), [synonym('大锁钉', '锁固钉')]],
  ['word', 'noStandard', standard('abc', 'ISO 4014')],
  ['sameAs', 'noStandard', standard('DIN 7968', 'ISO 4014 M12')],
  ['sameAs', 'circle', standard('DIN 7968', 'DIN 7968')],
  ['sameAs', 'circle', standard('ISO 4014', 'DIN 931')],
  ['sameAs', 'circle', standard('DIN 7990', 'DIN 7968'), [standard('DIN 7968', 'DIN 7990')]],
  ['word', 'needed', { word: '哈克钉', kind: 'removed' }, [synonym('锁固钉', '哈克钉')]],
])('the field %s is refused as %s: %j', (path, key, form, others = []) => {
  expect(wordFault(form, others)).toMatchObject({ path, key: `vocabulary.${key}` })
})

test('a word that others take their meaning from is named before it goes', () => {
  const own = [synonym('锁固钉', '环槽铆钉'), synonym('大锁钉', '锁固钉')]
  expect(lostWord(own, own.slice(1))).toBe('大锁钉')
  expect(lostWord(own, own.slice(0, 1))).toBeUndefined()
})

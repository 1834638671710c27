import { expect, test } from 'vitest'
import { modelsOf, pageOf } from './pages'
import { smallIndex } from './small-catalogue'

const index = smallIndex()
const m12 = 'HB-M12x80-8.8-ZN'
const lockbolts = ['RL1-127-12-R-ZN', 'RL1-127-16-R-ZN', 'RL1-159-16-R-ZN', 'RL1-191-16-R-ZN']
const bolts = ['HB-M8x80-8.8-ZN', 'HB-M10x80-8.8-ZN', m12, 'HB-M12x80-10.9-ZF', 'HB-M100x80-8.8-ZN']

test.each([
  ['m12x80 8.8', [m12]],
  ['M12×80', [m12, 'HB-M12x80-10.9-ZF']],
  ['Ｍ12＊80 10.9', ['HB-M12x80-10.9-ZF']],
  ['GB/T5782', bolts],
  ['gb/t 5782', bolts],
  ['iso4014', bolts],
  ['六角头', bolts],
  ['六角头螺栓M12', [m12, 'HB-M12x80-10.9-ZF']],
  ['螺母', ['HN-M12-8-ZN']],
  ['锌铝', ['HB-M12x80-10.9-ZF']],
  ['lockbolt', lockbolts],
  ['LOCKBOLTS large', lockbolts],
  ['hcmd', lockbolts],
  ['RL1-127-16-R-ZN', ['RL1-127-16-R-ZN']],
  ['rl112716', ['RL1-127-16-R-ZN']],
  ['rl1 127 16', ['RL1-127-16-R-ZN']],
  ['127-16', ['RL1-127-16-R-ZN']],
  ['bolt', bolts],
  ['m1', []],
  ['m12x8', []],
  ['8', ['HB-M8x80-8.8-ZN', 'HN-M12-8-ZN']],
  ['rl1-128', []],
  ['%', []],
  ["'; drop table material; --", []],
])('%s finds what it names and nothing else', (keyword, models) => {
  expect(modelsOf(index, { keyword })).toEqual(models)
})

test.each(['zh', 'en'] as const)('a search in %s looks through both languages', (language) => {
  expect(modelsOf(index, { language, keyword: '环槽' })).toEqual(lockbolts)
  expect(modelsOf(index, { language, keyword: 'ring-groove' })).toEqual(lockbolts)
})

test('a search for models looks at models only', () => {
  expect(modelsOf(index, { searchType: 2, keyword: '螺母' })).toEqual([])
  expect(modelsOf(index, { searchType: 2, keyword: 'hn m12' })).toEqual(['HN-M12-8-ZN'])
})

test('spaces alone ask for nothing', () => {
  expect(pageOf(index, { keyword: '  ' }).total).toBe(11)
})

import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { tipsFor } from '../../../../src/server/catalogue/index/tips'
import { smallIndex } from './small-catalogue'

const index = smallIndex()
const zh = { language: 'zh', searchType: 1 } as const

test('prefix matches come first, then matches inside', () => {
  expect(tipsFor(index, '螺', zh)).toEqual([
    '螺栓',
    '螺母',
    '六角头螺栓',
    '1型六角螺母',
    '开槽螺母',
    ...['M8×80 8.8', 'M10×80 8.8', 'M12×80 8.8', 'M12×80 10.9', 'M100×80 8.8'].map(
      (size) => `六角头螺栓 GB/T 5782 ${size}`,
    ),
  ])
})

test('a later name that begins with the typed text comes before an earlier one that has it within', () => {
  expect(tipsFor(index, '铆', zh).slice(0, 2)).toEqual(['铆接枪', '环槽铆钉'])
})

test('a model is completed however its dashes are typed, also in the middle of a number', () => {
  expect(tipsFor(index, 'rl1 12', { ...zh, searchType: 2 })).toEqual([
    'RL1-127-12-R-ZN',
    'RL1-127-16-R-ZN',
  ])
  expect(tipsFor(index, 'm12x8', { language: 'en', searchType: 1 })).toEqual([
    'Hexagon head bolt GB/T 5782 (ISO 4014) M12x80 8.8',
    'Hexagon head bolt GB/T 5782 (ISO 4014) M12x80 10.9',
  ])
})

const m12 = {
  zh: ['六角头螺栓 GB/T 5782 M12×80 8.8', '六角头螺栓 GB/T 5782 M12×80 10.9'],
  codes: ['HB-M12x80-8.8-ZN', 'HB-M12x80-10.9-ZF'],
}

test.each([
  'M12*80*',
  'M12×80×',
  'm12x80x',
  'M12 x 80 x',
  'M12*80 * ',
  'M12*80-',
  'M12*80, ',
  'M12*80/',
  'M12*80 ',
])('%j is a size that goes on', (typed) => {
  expect(tipsFor(index, typed, zh)).toEqual(m12.zh)
  expect(tipsFor(index, typed, { ...zh, searchType: 2 })).toEqual(m12.codes)
})

test.each(['M12*80*8', 'M12*80*8.', 'M12*80*8.8', 'M12×80×8.8×'])(
  '%j is a size with a property class that goes on',
  (typed) => {
    expect(tipsFor(index, typed, zh)).toEqual(m12.zh.slice(0, 1))
    expect(tipsFor(index, typed, { ...zh, searchType: 2 })).toEqual(m12.codes.slice(0, 1))
  },
)

test.each([
  ['80 10.9', ['HB-M12x80-10.9-ZF']],
  ['80 10.', ['HB-M10x80-8.8-ZN', 'HB-M12x80-10.9-ZF', 'HB-M100x80-8.8-ZN']],
  ['m12x80 8.8', ['HB-M12x80-8.8-ZN']],
  ['127-1', ['RL1-127-12-R-ZN', 'RL1-127-16-R-ZN']],
  ['127-16', ['RL1-127-16-R-ZN']],
  ['16 r zn', ['RL1-127-16-R-ZN', 'RL1-159-16-R-ZN', 'RL1-191-16-R-ZN']],
  ['M12-8', ['HN-M12-8-ZN']],
])('a model is found by the middle of its code: %j', (typed, models) => {
  expect(tipsFor(index, typed, { ...zh, searchType: 2 })).toEqual(models)
})

test.each(['M12x8O', 'RL1-172', 'M13*80*', 'HB-M21'])('no model is guessed of %j', (typed) => {
  expect(tipsFor(index, typed, { ...zh, searchType: 2 })).toEqual([])
})

test('there are at most ten tips, each once, and none for nothing', () => {
  const large = buildIndex(generateCatalogue(500))
  const tips = tipsFor(large, 'm', zh)
  expect(tips).toHaveLength(10)
  expect(new Set(tips).size).toBe(10)
  expect(tipsFor(large, ' ', zh)).toEqual([])
  expect(tipsFor(large, '%', zh)).toEqual([])
})
